// The tables where it is my turn. The window title, the icons and the button to the next one show their number.

import { get } from "./api";
import { listen, onTablesChanged } from "./tableChanges.svelte";
import { guest, whoAmI } from "./guest.svelte";
import { app } from "./appState.svelte";
import { route } from "./router.svelte";
import type { TableWaits, Turns } from "./types";
import { hasWorker, worker } from "./worker";

const SOON = 1500; // milliseconds

export const myTurns: { tables: TableWaits[] } = $state({ tables: [] });

/** The other tables that wait, the longest waiting first. */
export const otherTurns = () => myTurns.tables.filter((one) => one.table !== route.now.table);

/** Sets the favicon: a dot if it is my turn here, a number if other tables wait. */
export function showIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const count = app.waiting + (turn ? 1 : 0);
  const wanted = app.waiting ? numbered(count) : turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

function numbered(count: number): string {
  const text = count > 9 ? "9+" : String(count);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#5a3a22"/><path d="M16 22h26v30H16z" fill="#e8b04a"/><circle cx="40" cy="24" r="23" fill="#b5321b" stroke="#fff" stroke-width="3"/><text x="40" y="36" font-family="sans-serif" font-size="34" font-weight="bold" text-anchor="middle" fill="#fff">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

async function look(): Promise<void> {
  if (!guest.me) return;
  myTurns.tables = (await get<Turns>("/api/turns").catch(() => myTurns)).tables;
}

function badge(count: number): void {
  const known = navigator as { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (count ? known.setAppBadge?.(count) : known.clearAppBadge?.())?.catch(() => {});
}

/** Refreshes when another table changes, when the page becomes visible and after a push. Call once. */
export function watch(): void {
  let timer = 0;
  const again = (wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), wait);
  };
  listen();
  onTablesChanged((tables) => (tables === null || tables.some((table) => table !== route.now.table)) && again(0));
  document.addEventListener("visibilitychange", () => !document.hidden && again(SOON));
  if (hasWorker()) navigator.serviceWorker.addEventListener("message", (event) => event.data?.turn && again(0));
  $effect.root(() => {
    $effect(() => {
      void route.now.table; // on another table: the turn there may be over
      again(SOON);
    });
    $effect(() => {
      app.waiting = otherTurns().length;
    });
    $effect(() => badge(myTurns.tables.length));
    $effect(() => {
      if (route.now.page !== "table") showIcon(false);
      void app.waiting;
    });
  });
  void whoAmI().catch(() => {});
  keepInstalled();
}

/** Makes score pads and rules available offline in the installed app. */
function keepInstalled(): void {
  if (!hasWorker()) return;
  const keep = () =>
    void worker()
      .then(async () => (await import("./offlinePages")).cacheOfflinePages())
      .catch(() => {});
  addEventListener("appinstalled", keep);
  if (matchMedia("(display-mode: standalone)").matches) keep();
}
