/** A piece of a line: plain words, strong words, or a link to an address of the app. */
export type Piece = { readonly words: string; readonly isStrong?: true; readonly path?: string };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly (readonly Piece[])[] };

const PIECE = /\*\*(.+?)\*\*|\[([^\]]+)\]\((\/[^)\s]*)\)/g;
const ITEM = /^- (.+)$/;
const STEP = /^\d+\. (.+)$/;

/**
 * The pieces of a line. A link leads to an address of the app and nowhere else: what is written as a link to another
 * site stays words.
 */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(PIECE)) {
    if (found.index > from) pieces.push({ words: line.slice(from, found.index) });
    const [whole, strong, words, path] = found;
    if (strong !== undefined) pieces.push({ words: strong, isStrong: true });
    else if (path!.startsWith('//') || path!.includes('\\')) pieces.push({ words: words! });
    else pieces.push({ words: words!, path: path! });
    from = found.index + whole.length;
  }
  if (from < line.length) pieces.push({ words: line.slice(from) });
  return pieces;
}

/** An article's text as blocks: blank lines part them; `## ` is a heading, `- ` an item, `1. ` a step. */
export function blocksOf(text: string): Block[] {
  const parts = text.split(/\n[^\S\n]*\n\s*/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  if (part.startsWith('## ') && lines.length === 1) return { kind: 'heading', pieces: piecesOf(part.slice(3)) };
  for (const [kind, form] of [
    ['list', ITEM],
    ['steps', STEP],
  ] as const) {
    const items = lines.map((line) => form.exec(line)?.[1]);
    if (items.every((item) => item !== undefined)) return { kind, items: items.map((item) => piecesOf(item!)) };
  }
  return { kind: 'paragraph', pieces: piecesOf(lines.join(' ')) };
}

/** The words of a text without its marks: what a search looks at. */
export const plainOf = (text: string): string =>
  blocksOf(text)
    .map((block) => ('items' in block ? block.items.flat() : block.pieces).map(({ words }) => words).join(''))
    .join('\n');
