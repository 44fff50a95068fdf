/** First letters of the first two words; of a single word its first two letters, of a Han name its first character. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const [first = '', second] = words;
  const letters = [...first];
  if (/\p{Script=Han}/u.test(first)) return letters[0] ?? '';
  const last = second === undefined ? letters[1] : [...second][0];
  return `${letters[0] ?? ''}${last ?? ''}`.toUpperCase();
}
