// The offline page. It uses the reader's language and links only to pages that this device has cached.
const KEPT = "gospoda-pads-1"; // as in sw.js

function language() {
  let wanted = "";
  try {
    wanted = JSON.parse(localStorage.getItem("gospoda-prefs") ?? "{}").language ?? "";
  } catch {
    // no language chosen yet
  }
  const known = [...document.querySelectorAll("section")].map((one) => one.lang);
  return [wanted, ...navigator.languages.map((one) => one.slice(0, 2)), "en"].find((one) => known.includes(one));
}

/** The cached parts that a page needs besides the client. Without them it has nothing to show. */
function needed(path, lang) {
  const [, page, game] = path.split("/");
  return page === "pad" ? `/api/games/${game}/pad` : `/api/games/${game}/help/${lang}`;
}

const lang = language();
const shown = document.querySelector(`section[lang=${lang}]`);
document.documentElement.lang = lang;
shown.hidden = false;

const cache = await caches.open(KEPT);
for (const link of shown.querySelectorAll("a")) if (!(await cache.match(needed(link.pathname, lang)))) link.remove();
for (const line of shown.querySelectorAll("li")) if (!line.querySelector("a")) line.remove();
const some = shown.querySelector("li") !== null;
for (const part of shown.querySelectorAll("[data-some]")) part.hidden = !some;
shown.querySelector("[data-none]").hidden = some;
shown.querySelector("[data-never]").hidden = !/^\/(pad|help)\//.test(location.pathname);
document.documentElement.dataset.ready = "";

shown.querySelector("button").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());

// A device reports that it is online before any server answers, and reports it only once. So this page polls until the
// server responds.
const OFTEN = 2000; // milliseconds
setInterval(async () => {
  const answer = navigator.onLine ? await fetch("/health", { cache: "no-store" }).catch(() => null) : null;
  if (answer?.ok) location.reload();
}, OFTEN);
