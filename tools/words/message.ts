import { createHash } from 'node:crypto';

/** A message as translators see it: text, arguments, and what depends on a number or on one of several cases. */
export type Part =
  | string
  | { readonly arg: string }
  | { readonly arg: string; readonly by: 'plural' | 'select'; readonly forms: Readonly<Record<string, Parts>> };
export type Parts = readonly Part[];

export class WrongMessage extends Error {}

/** Text parts side by side become one, and empty ones go. */
export function joined(parts: Parts): Parts {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else if (part !== '') all.push(part);
  }
  return all;
}

/** The message in ICU MessageFormat. */
export function toIcu(parts: Parts, inPlural = false): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return quoted(part, inPlural);
      if (!('by' in part)) return `{${part.arg}}`;
      const isPlural = part.by === 'plural';
      const forms = Object.entries(part.forms).map(
        ([key, form]) => `${isPlural && /^\d+$/.test(key) ? `=${key}` : key} {${toIcu(form, inPlural || isPlural)}}`,
      );
      return `{${part.arg}, ${part.by}, ${forms.join(' ')}}`;
    })
    .join('');
}

const quoted = (text: string, inPlural: boolean): string =>
  text.replaceAll("'", "''").replace(inPlural ? /[{}#]+/g : /[{}]+/g, (signs) => `'${signs}'`);

/** Reads ICU MessageFormat: arguments, plural and select, which is what our catalogues can carry. */
export function fromIcu(text: string): Parts {
  let at = 0;

  const fail = (why: string): never => {
    throw new WrongMessage(`${why} at sign ${at + 1} of “${text}”`);
  };
  const spaces = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  function take(sign: string): void {
    spaces();
    if (text[at] !== sign) fail(`“${sign}” is missing`);
    at += 1;
  }
  function word(pattern: RegExp): string {
    spaces();
    const [found] = new RegExp(pattern, 'y').exec(text.slice(at)) ?? [];
    if (!found) return fail('a name is missing');
    at += found.length;
    return found;
  }

  /** What stands between quotes, or an apostrophe. */
  function quotation(inPlural: boolean): string {
    at += 1;
    if (text[at] === "'") {
      at += 1;
      return "'";
    }
    if (!(inPlural ? /[{}#]/ : /[{}]/).test(text[at] ?? '')) return "'";
    let within = '';
    while (at < text.length) {
      if (text[at] !== "'") within += text[at++];
      else if (text[at + 1] === "'") {
        within += "'";
        at += 2;
      } else {
        at += 1;
        return within;
      }
    }
    return fail('a quotation does not end');
  }

  function argument(): Part {
    take('{');
    const arg = word(/\w+/);
    spaces();
    if (text[at] === '}') {
      at += 1;
      return { arg };
    }
    take(',');
    const by = word(/[a-z]+/);
    if (by !== 'plural' && by !== 'select') return fail(`“${by}” is neither plural nor select`);
    take(',');
    const forms: Record<string, Parts> = {};
    for (spaces(); text[at] !== '}'; spaces()) {
      const key = word(/=?[\w-]+/).replace('=', '');
      take('{');
      forms[key] = message(by === 'plural' ? arg : undefined);
      take('}');
    }
    at += 1;
    if (!forms.other) fail('the form “other” is missing');
    return { arg, by, forms };
  }

  function message(counted: string | undefined): Parts {
    const parts: Part[] = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') parts.push(argument());
      else if (text[at] === "'") parts.push(quotation(counted !== undefined));
      else if (text[at] === '#' && counted !== undefined) {
        parts.push({ arg: counted });
        at += 1;
      } else parts.push(text[at++]!);
    }
    return joined(parts);
  }

  const parts = message(undefined);
  if (at < text.length) fail('a bracket has no partner');
  return parts;
}

/** Names of the arguments that a message uses. */
export function argsOf(parts: Parts): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => {
      if (typeof part === 'string') return [];
      const inForms = 'by' in part ? Object.values(part.forms).flatMap((form) => [...argsOf(form)]) : [];
      return [part.arg, ...inForms];
    }),
  );
}

/** By which one can tell that a message has changed since it was translated. */
export const fingerprint = (icu: string): string => createHash('sha256').update(icu).digest('hex').slice(0, 12);
