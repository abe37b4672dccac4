// Who is sitting before this screen: a name; an account only for those who want one.

import { get, patch, post } from "./api";
import { prefs } from "./prefs.svelte";
import type { Guest } from "./types";
import { sayWhenKnown } from "./words.svelte";

export const guest: { me: Guest | null } = $state({ me: null });
let asking: Promise<Guest | null> | undefined;

/** Who we are, if the server knows us already. */
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

/** Comes in under a typed name. Without one, whoever the server knows keeps their name there: a member may have taken the remembered one since. */
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

/** The server has told who we are now. */
export function setGuest(me: Guest | null): Guest | null {
  guest.me = me;
  asking = Promise.resolve(me);
  return guest.me;
}
