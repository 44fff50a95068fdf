/** A word, or one sign. How a source is broken into lines and indented says nothing. */
const TOKEN = /[\p{L}\p{N}_$]+|[^\s]/gu;
const CLOSES = new Set([')', ']', '}']);

type Token = { readonly text: string; readonly at: number };

/** The tokens of a text, without the commas that only stand there because a list has a line for each member. */
function tokensOf(text: string): readonly Token[] {
  const tokens = Array.from(text.matchAll(TOKEN), (match) => ({ text: match[0], at: match.index }));
  return tokens.filter(({ text }, n) => text !== ',' || !CLOSES.has(tokens[n + 1]?.text ?? ''));
}

/** Where a piece stands in a source, as start and end of each place, however either of them is formatted. */
export function placesOf(piece: string, source: string): readonly (readonly [start: number, end: number])[] {
  // The comma behind a member of a list belongs to the piece, whether the source's formatting has it or not.
  const member = piece.trimEnd().endsWith(',');
  const wanted = tokensOf(member ? piece.trimEnd().slice(0, -1) : piece);
  const tokens = tokensOf(source);
  const places: [number, number][] = [];
  for (let first = 0; first + wanted.length <= tokens.length; first++) {
    if (!wanted.every(({ text }, n) => tokens[first + n]!.text === text)) continue;
    const last = tokens[first + wanted.length - 1]!;
    const end = last.at + last.text.length;
    const comma = member ? (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0) : 0;
    places.push([tokens[first]!.at, end + comma]);
  }
  return places;
}
