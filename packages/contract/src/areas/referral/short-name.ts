const LETTERS_MAX = 12;

/**
 * What of a name is shown to who invited somebody: the first word and the first letter of the next, without what writes in
 * the other direction or cannot be seen, at most twelve letters. @example shortName('Jonas Berg') // 'Jonas B.'
 */
export function shortName(name: string): string {
  const [first = '', second] = name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .split(/\s+/u);
  const letters = [...first];
  const short = letters.length > LETTERS_MAX ? `${letters.slice(0, LETTERS_MAX).join('')}…` : first;
  const [initial] = [...(second ?? '')];
  return initial === undefined ? short : `${short} ${initial}.`;
}
