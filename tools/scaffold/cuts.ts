/** Small acts on source text. Each gives nothing when the text no longer has the shape that it looks for. */

/** Puts a line behind the last one that matches. */
export function afterLast(text: string, pattern: RegExp, line: string): string | undefined {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => pattern.test(one));
  return at < 0 ? undefined : lines.toSpliced(at + 1, 0, line).join('\n');
}

/** Puts an item at the end of the list that opens at the end of the match. */
export function intoList(text: string, opening: RegExp, item: string): string | undefined {
  const found = opening.exec(text);
  if (!found) return undefined;
  const end = closingOf(text, found.index + found[0].length - 1);
  if (end === undefined) return undefined;
  const before = text.slice(0, end).trimEnd();
  return `${before}${/[[,{]$/.test(before) ? '' : ','} ${item}${text.slice(end)}`;
}

/** Imports a name of a module, beside what the file imports of it already. The formatter sorts what it says. */
export function imported(text: string, from: string, name: string): string {
  const there = new RegExp(`import \\{([^}]*?),?\\s*\\} from '${from.replaceAll('.', '\\.')}'`);
  const names = there
    .exec(text)?.[1]
    ?.split(',')
    .map((one) => one.trim());
  if (names?.includes(name)) return text;
  return names
    ? text.replace(there, `import {$1, ${name} } from '${from}'`)
    : `import { ${name} } from '${from}';\n${text}`;
}

/** Puts text where a pattern is; `$&` in it is what was there. */
export const replaced = (text: string, pattern: RegExp, by: string): string | undefined =>
  pattern.test(text) ? text.replace(pattern, by) : undefined;

function closingOf(text: string, opening: number): number | undefined {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if ('[{('.includes(text[at]!)) depth += 1;
    if (']})'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}
