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

/** Adds a name to the import of a module. */
export const intoImport = (text: string, from: string, name: string): string | undefined =>
  importsIn(text).some((one) => one.from === from)
    ? text.replace(new RegExp(`import \\{([^}]*?),?\\s*\\} from '${from}'`), `import {$1, ${name} } from '${from}'`)
    : undefined;

/** The top-level function that matches, with the comment above it. */
export function functionIn(text: string, pattern: RegExp): string | undefined {
  return functionsOf(text).find((one) => pattern.test(one));
}

/** Every top-level function with the comment above it. */
export function functionsOf(text: string): string[] {
  return [...text.matchAll(/^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?function [\s\S]*?\n}$/gm)].map(
    ([one]) => one,
  );
}

export const behind = (text: string, part: string, added: string): string =>
  text.replace(part, () => `${part}\n\n${added}`);

type Import = { readonly whole: string; readonly names: readonly string[]; readonly from: string };

function importsIn(text: string): Import[] {
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm)].map(([whole, names, from]) => ({
    whole,
    from: from ?? '',
    names: (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  }));
}

/** Of a file's imports, those that a part of it uses. */
export function importsFor(text: string, part: string): string {
  return importsIn(text)
    .flatMap(({ whole, names, from }) => {
      const used = names.filter((name) => new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(part));
      const kind = whole.startsWith('import type') ? 'import type' : 'import';
      return used.length === 0 ? [] : [`${kind} { ${used.join(', ')} } from '${from}';`];
    })
    .join('\n');
}

function closingOf(text: string, opening: number): number | undefined {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if ('[{('.includes(text[at]!)) depth += 1;
    if (']})'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}
