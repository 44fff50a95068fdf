/** Control and format characters: what hides, or turns the reading direction so that a name or a number looks like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Between two emoji this one makes them one. */
const JOINER = '\u200d';

/** What somebody wrote, as text and nothing else. */
export function plainText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  return lines.replace(INVISIBLE, (found) => (found === '\n' || found === JOINER ? found : '')).trim();
}
