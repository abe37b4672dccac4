// The router: every page has a path.

import { titles } from "../games";

export interface Route {
  page:
    | "home"
    | "new"
    | "table"
    | "replay"
    | "help"
    | "gallery"
    | "house"
    | "credits"
    | "settings"
    | "tables"
    | "import"
    | "pad"
    | "companion"
    | "account"
    | "sign-in"
    | "status"
    | "history"
    | "statistics"
    | "ladder"
    | "open"
    | "friends"
    | "daily"
    | "deal"
    | "challenge"
    | "notices"
    | "hours"
    | "lost"
    | "kit";
  table: string;
  move: number;
  game: string;
  /** The tab of a page with several lists. */
  part: string;
  query: URLSearchParams;
  hash: string;
}

function parse(): Route {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const route: Route = {
    page: "lost",
    table: "",
    move: 0,
    game: "",
    part: "",
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
  const [first, second, third] = parts;
  if (first === undefined) return { ...route, page: "home" };
  if (first === "new") return { ...route, page: "new", game: second ?? "" };
  if (first === "t" && second && third !== undefined && /^\d+$/.test(third)) {
    return { ...route, page: "replay", table: second, move: Number(third) };
  }
  if (first === "t" && second) return { ...route, page: "table", table: second };
  if ((first === "help" || first === "gallery" || first === "house") && second)
    return { ...route, page: first, game: second };
  if (first === "tables") return { ...route, page: second === "open" ? "open" : first };
  if (first === "friends") return { ...route, page: first };
  if (first === "credits" || first === "settings" || first === "import") return { ...route, page: first };
  if (first === "account" || first === "sign-in" || first === "status") return { ...route, page: first };
  if (first === "history" || first === "notices") return { ...route, page: first };
  if (first === "hours") return { ...route, page: first };
  if (first === "ladder" || (first === "statistics" && second))
    return { ...route, page: first, game: second ?? titles[0].id };
  if (first === "daily") return { ...route, page: first, part: second ?? "" };
  if ((first === "deal" || first === "challenge") && second) return { ...route, page: first, table: second };
  if (first === "pad") return { ...route, page: first, game: second ?? "" };
  const beside = titles.find((one) => one.companion?.path === first);
  if (beside) return { ...route, page: "companion", game: beside.id };
  if (first === "kit" && import.meta.env.MODE === "development") return { ...route, page: first };
  return route;
}

export const route: { now: Route } = $state({ now: parse() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = route.now;
  route.now = parse();
  if (before.page !== route.now.page || before.table !== route.now.table) scrollTo(0, 0);
}

/** Follows internal links without reloading the page. Call once. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const inside = link.pathname === location.pathname && link.hash && link.getAttribute("href")!.startsWith("#");
    if (inside || link.pathname.startsWith("/api") || link.pathname.startsWith("/assets")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const pop = () => (route.now = parse());
  addEventListener("click", click);
  addEventListener("popstate", pop);
  return () => {
    removeEventListener("click", click);
    removeEventListener("popstate", pop);
  };
}
