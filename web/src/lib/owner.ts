// The operator's key: it comes with the link that the program prints, and stays in this tab.

const KEY = "gospoda-owner";

/** Remember the key of the address, if there is one; the one that is known in this tab. */
export function ownerKey(given: string): string {
  if (given) sessionStorage.setItem(KEY, given);
  return given || sessionStorage.getItem(KEY) || "";
}
