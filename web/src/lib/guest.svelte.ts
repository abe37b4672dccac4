// Who is sitting before this screen: a name; an account only for those who want one.

import { Refusal, get, patch, post } from "./api";
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
    .then((me) => (guest.me = me));
  return asking;
}

/** Come in under a name; without one a friendly name is made up, to be changed at any time. */
export async function comeIn(name = ""): Promise<Guest> {
  const known = await whoAmI();
  const wanted = (name || prefs.name || known?.name || (await madeUp())).trim();
  if (known && (known.name === wanted || (!name && known.member))) return known;
  const me = known ? await renamed(known, wanted, !name) : await post<Guest>("/api/guests", { name: wanted });
  prefs.name = me.name;
  return iAm({ id: me.id, name: me.name, member: me.member ?? false })!;
}

/** Under another name; one that nobody has typed just now, and that a member has meanwhile, is let go. */
async function renamed(known: Guest, wanted: string, remembered: boolean): Promise<Guest> {
  try {
    return await patch<Guest>("/api/me", { name: wanted });
  } catch (error) {
    if (remembered && error instanceof Refusal && error.reason.id.startsWith("refused-name")) return known;
    throw error;
  }
}

const madeUp = async () => `${await sayWhenKnown("guest")} ${Math.floor(Math.random() * 900 + 100)}`;

/** The server has told who we are now. */
export function iAm(me: Guest | null): Guest | null {
  guest.me = me;
  asking = Promise.resolve(me);
  return guest.me;
}
