const stars = (text: readonly string[]): string => '*'.repeat(Math.max(2, Math.min(8, text.length)));

/** `Alice Liddell` as `A**** L******`: enough for its owner, and for nobody else. */
export function maskedName(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const [first = '', ...rest] = [...word];
      return rest.length === 0 ? first : first + stars(rest);
    })
    .join(' ');
}

/** The last characters of a number, of a short one fewer. */
export function maskedNumber(number: string): string {
  const shown = number.length > 6 ? 3 : 1;
  return stars([...number.slice(0, -shown)]) + number.slice(-shown);
}

/** The first characters of a line. */
export function maskedLine(line: string): string {
  const letters = [...line];
  const shown = letters.length > 8 ? 2 : 1;
  return letters.slice(0, shown).join('') + stars(letters.slice(shown));
}
