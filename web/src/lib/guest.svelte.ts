// The guest at this screen: a name, and an account only for those who want one.

import { get, patch, post } from "./api";
import { prefs } from "./prefs.svelte";
import type { Guest } from "./types";
import { sayWhenKnown } from "./words.svelte";

export const guest: { me: Guest | null } = $state({ me: null });
let asking: Promise<Guest | null> | undefined;

/** The current guest, if the server knows them already. */
export function whoAmI(): Promise<Guest | null> {
  asking ??= get<Guest | null>("/api/me")
    .catch((problem) => {
      asking = undefined;
      throw problem;
    })
    .then((me) => {
      if (me) prefs.name = me.name;
      return (guest.me = me);
    });
  return asking;
}

/**
 * Joins under a typed name. Without one, a known guest keeps the name that the server has: a member may have taken the
 * remembered one since.
 */
export async function joinAsGuest(name = ""): Promise<Guest> {
  const known = await whoAmI();
  const wanted = (name || known?.name || prefs.name || (await madeUp())).trim();
  if (known?.name === wanted) return known;
  const me = known
    ? await patch<Guest>("/api/me", { name: wanted })
    : await post<Guest>("/api/guests", { name: wanted });
  prefs.name = me.name;
  return setGuest({ id: me.id, name: me.name, member: me.member ?? false })!;
}

const madeUp = async () => `${await sayWhenKnown("guest")} ${Math.floor(Math.random() * 900 + 100)}`;

/** Stores the guest that the server has just confirmed. */
export function setGuest(me: Guest | null): Guest | null {
  guest.me = me;
  asking = Promise.resolve(me);
  return guest.me;
}
