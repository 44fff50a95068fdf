/**
 * Under which address this page shows the picture of a message. Each answer brings a new link to it, good for five
 * minutes; with a new address the picture would be fetched, and flicker, every time.
 */
const shown = new Map<number, string>();

export const showAs = (messageId: number, address: string): void => void shown.set(messageId, address);

/** The address that is shown already, or else this one from now on. */
export function addressOf(messageId: number, link: string): string {
  const known = shown.get(messageId);
  if (known !== undefined) return known;
  shown.set(messageId, link);
  return link;
}
