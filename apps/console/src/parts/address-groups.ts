/** Some letters of an address, and where in it they begin. */
export type AddressGroup = { readonly at: number; readonly letters: string };

/** Upper and lower case are only the checksum. */
export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * An address or a hash as it is read and compared: `0x4F1b`, then four letters each. Whole, because addresses that look
 * alike are made to agree at both ends.
 */
export function addressGroups(address: string): readonly AddressGroup[] {
  return [...address.matchAll(/^0x.{1,4}|.{1,4}/gs)].map(({ index, 0: letters }) => ({ at: index, letters }));
}

/** The places of the groups of an address that are others in another one. */
export function differingGroups(address: string, other: string): ReadonlySet<number> {
  const differing = addressGroups(address).filter(({ at, letters }) => {
    return !sameAddress(letters, other.slice(at, at + letters.length));
  });
  return new Set(differing.map(({ at }) => at));
}

/** First and last group, for a row in which the whole does not fit. Never what is decided by. */
export function shortAddress(address: string): string {
  const groups = addressGroups(address);
  return groups.length < 3 ? address : `${groups[0]!.letters}…${groups.at(-1)!.letters}`;
}
