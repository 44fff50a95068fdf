/**
 * Under which address this page shows the picture of a message. Each answer brings a new link to it, good for five
 * minutes; with a new address the picture would be fetched, and flicker, every time.
 */
const shown = new Map<string, string>();

/** `message` names it among those of all conversations. */
export const showAs = (message: string, address: string): void => void shown.set(message, address);

/** The address that is shown already, or else this one from now on. */
export function addressOf(message: string, link: string): string {
  const known = shown.get(message);
  if (known !== undefined) return known;
  shown.set(message, link);
  return link;
}
