// Preferences of this browser.

export type Language = "en" | "pl" | "cs";
export const LANGUAGES: Language[] = ["en", "pl", "cs"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", cs: "Čeština" };

export interface Prefs {
  language: Language | "";
  theme: "auto" | "light" | "dark";
  contrast: boolean;
  speed: number;
  confirm: "on" | "off" | "timed";
  sound: boolean;
  notify: boolean;
  name: string;
  /** The last chosen opponents, by title. */
  opponents: Record<string, { count: number; level: string }>;
  lastGame: string;
}

const KEY = "gospoda-prefs";
const DEFAULTS: Prefs = {
  language: "",
  theme: "auto",
  contrast: false,
  speed: 1,
  confirm: "on",
  sound: false,
  notify: false,
  name: "",
  opponents: {},
  lastGame: "",
};

function read(): Prefs {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs: Prefs = $state(read());

/** The chosen language, else the first of the browser's languages that we have. */
export function language(): Language {
  if (prefs.language) return prefs.language;
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((known) => wanted.find((tag) => LANGUAGES.includes(tag as Language)) === known) ?? "en";
}

/** A duration in milliseconds, scaled by the chosen speed. */
export function duration(normal: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || prefs.speed === 0) return 0;
  return normal / prefs.speed;
}

/** Stores and applies every change. Call once. */
export function keepPrefs(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = prefs.theme;
    root.dataset.contrast = prefs.contrast ? "high" : "normal";
    root.dataset.motion = prefs.speed === 0 ? "none" : "normal";
    root.lang = language();
  });
}
