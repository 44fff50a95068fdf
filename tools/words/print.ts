import { argsOf, type Parts } from './message.ts';
import type { Catalogue, Params, Tree } from './read.ts';

/** Where a translation gets the type of its words from, and whether it has all of them. */
export type Header = { readonly type: string; readonly from: string; readonly isComplete: boolean };

/** Names that the printed text needs to import, by module. */
type Imports = Map<string, Set<string>>;

/**
 * Writes a translation as a catalogue: the shape of the source with the messages that are given, by their place.
 * What is not given is left out. `isFilled` as in `readCatalogue`.
 */
export function printCatalogue(
  source: Catalogue,
  messages: ReadonlyMap<string, Parts>,
  language: string,
  header: Header,
  isFilled = false,
): string {
  const imports: Imports = new Map();
  const need = (name: string, from: string) => imports.set(from, (imports.get(from) ?? new Set()).add(name));
  const languageFile = `@quay/words/languages/${language}`;

  function code(parts: Parts): string {
    const [only] = parts;
    if (parts.length === 0) return "''";
    if (parts.length === 1 && typeof only === 'object' && 'by' in only) return chosen(only.by, only.arg, only.forms);
    if (parts.every((part) => typeof part === 'string' || (isFilled && !('by' in part)))) {
      return quoted(parts.map((part) => (typeof part === 'string' ? part : `{${part.arg}}`)).join(''));
    }
    if (isFilled) throw new Error(`words that the server fills in can carry arguments alone: ${JSON.stringify(parts)}`);
    const inside = parts.map((part) => {
      if (typeof part === 'string') return part.replace(/[`\\]|\$\{/g, '\\$&').replaceAll('\n', '\\n');
      return `\${${'by' in part ? chosen(part.by, part.arg, part.forms) : argument(part.arg)}}`;
    });
    return `\`${inside.join('')}\``;
  }

  function argument(name: string): string {
    const constant = source.constants.get(name);
    if (constant) need(constant.code.split('.')[0]!, constant.from);
    const written = constant?.code ?? name;
    if (!source.lists.has(name)) return written;
    need('list', languageFile);
    return `list(${written})`;
  }

  function chosen(by: 'plural' | 'select', arg: string, forms: Readonly<Record<string, Parts>>): string {
    need(by, by === 'plural' ? languageFile : '@quay/words');
    const each = Object.entries(forms).map(([key, form]) => `${keyCode(key)}: ${code(form)}`);
    return `${by}(${arg}, { ${each.join(', ')} })`;
  }

  /** The parameters of a message, of which those that it does not use are left out or marked. */
  function head({ named, names }: Params, used: ReadonlySet<string>): string {
    if (named) {
      const taken = names.filter((name) => used.has(name));
      return taken.length > 0 ? `({ ${taken.join(', ')} }) => ` : '() => ';
    }
    const last = names.findLastIndex((name) => used.has(name));
    const shown = names.slice(0, last + 1).map((name, nth) => (used.has(name) ? name : `_${nth || ''}`));
    return `(${shown.join(', ')}) => `;
  }

  /** Nothing where no message of the part is given. */
  function text(tree: Tree, place: readonly string[]): string | undefined {
    if (tree.kind === 'data') return tree.code;
    if (tree.kind === 'message') {
      const parts = messages.get(place.join('.'));
      if (!parts) return undefined;
      return (tree.params ? head(tree.params, argsOf(parts)) : '') + code(parts);
    }
    if (tree.kind === 'group') {
      const inside = [...tree.entries].flatMap(([key, one]) => {
        const written = text(one, [...place, key]);
        return written === undefined ? [] : [`${keyCode(key)}: ${written}`];
      });
      const hasWords = inside.length > [...tree.entries.values()].filter(({ kind }) => kind === 'data').length;
      return hasWords || tree.entries.size === 0 ? `{ ${inside.join(', ')} }` : undefined;
    }
    const items = tree.items.map((item, nth) => text(item, [...place, String(nth)]));
    // A list of which a part is missing is said in the source language.
    if (items.includes(undefined)) return undefined;
    const used = new Set(
      tree.items.flatMap((_, nth) => [...argsOf(messages.get([...place, String(nth)].join('.')) ?? [])]),
    );
    return `${tree.params ? head(tree.params, used) : ''}[${items.join(', ')}]`;
  }

  const body = text(source.words, []) ?? '{}';
  const type = header.isComplete ? header.type : `Translation<${header.type}>`;
  const lines = [...imports].map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
  if (!header.isComplete) lines.push("import type { Translation } from '@quay/words';");
  lines.push(`import type { ${header.type} } from '${header.from}';`);
  return `${lines.join('\n')}\n\nexport const words: ${type} = ${body};\n`;
}

const keyCode = (key: string): string => (/^([A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : quoted(key));

const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
