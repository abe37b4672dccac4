// A member is a guest with an account. The server stores a member's settings for all devices.

import { get, post, put } from "./api";
import { guest, setGuest } from "./guest.svelte";
import { prefs, type Prefs } from "./prefs.svelte";
import type { Account, SignedIn } from "./types";

export const member: { account: Account | null } = $state({ account: null });
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** What this device is called in the list of devices. */
export function deviceName(): string {
  const found = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(navigator.userAgent))?.[1]);
  return found.filter(Boolean).join(", ");
}

/** The account, if there is one. */
export async function loadAccount(): Promise<void> {
  member.account = guest.me?.member ? await get<Account>("/api/account") : null;
}

/** Stores the account that the server has just sent. */
export function told(account: Account): void {
  member.account = account;
  setGuest({ id: account.id, name: account.name, member: true });
}

/** Signs in and applies the member's settings to this device. */
export async function signIn(way: string, body: Record<string, unknown>): Promise<number> {
  const answer = await post<SignedIn>(`/api/sign-in/${way}`, { ...body, device: deviceName() });
  setGuest(answer.guest);
  await loadAccount();
  takeSettings();
  return answer.tables;
}

/** Applies the member's settings; skips values of a wrong type, which an older client may have stored. */
export function takeSettings(): void {
  const kept = (member.account?.settings ?? {}) as Partial<Prefs>;
  const fits = (Object.keys(prefs) as (keyof Prefs)[]).filter(
    (key) => key in kept && typeof kept[key] === typeof prefs[key],
  );
  Object.assign(prefs, Object.fromEntries(fits.map((key) => [key, kept[key]])));
  prefs.name = member.account?.name ?? prefs.name;
}

/** Signs this device out. */
export function forgotten(): void {
  member.account = null;
  setGuest(null);
  prefs.name = "";
}

const PATIENCE = 1500; // milliseconds; changes within them are sent together
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Stores changed settings on the server. Call once. */
export function keepSettings(): void {
  let first = true;
  $effect(() => {
    const settings = JSON.parse(JSON.stringify(prefs));
    if (first || !guest.me?.member) {
      first = false;
      return;
    }
    clearTimeout(waiting);
    waiting = setTimeout(() => void put("/api/account/settings", { settings }).catch(() => {}), PATIENCE);
  });
}
