/** A string or template text of the source, where it starts (its opening quote) and what it says. */
export interface Literal {
  readonly at: number;
  readonly text: string;
}

/** A source file taken apart: rules about code must not fire on words in comments and strings. */
export interface Scanned {
  /** The source with comments and the insides of strings turned to blanks; offsets and lines stay as they were. */
  readonly code: string;
  /** The source with everything but comments turned to blanks. */
  readonly comments: string;
  readonly literals: readonly Literal[];
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A slash after one of these begins a regular expression, after anything else it divides. */
const BEFORE_REGEX = /(?:[(,=:[!&|?{;+\-*%~^]|=>|\b(?:return|case|typeof|in|of|do|else))\s*$/;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;

export function scan(source: string): Scanned {
  let code = '';
  let comments = '';
  const literals: Literal[] = [];
  let at = 0;
  /** For each open `${` the number of braces open inside it. */
  const templates: number[] = [];

  const take = (length: number, kind: 'code' | 'comment' | 'string') => {
    const piece = source.slice(at, at + length);
    code += kind === 'code' ? piece : blank(piece);
    comments += kind === 'comment' ? piece : blank(piece);
    at += length;
  };

  const templateText = (opening: number) => {
    const start = at;
    while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) {
      take(source[at] === '\\' ? 2 : 1, 'string');
    }
    literals.push({ at: opening, text: source.slice(start, at) });
    if (source.startsWith('${', at)) {
      take(2, 'code');
      templates.push(0);
    } else take(1, 'code');
  };

  while (at < source.length) {
    const here = source[at];
    if (source.startsWith('//', at)) take(lengthTo(source, '\n', at), 'comment');
    else if (source.startsWith('/*', at)) take(lengthTo(source, '*/', at + 2) + 4, 'comment');
    else if (here === "'" || here === '"') {
      const text = stringText(source, at);
      // An apostrophe in the text of a page is no string.
      if (text === undefined) take(1, 'code');
      else {
        literals.push({ at, text });
        take(1, 'code');
        take(text.length, 'string');
        take(1, 'code');
      }
    } else if (here === '`') {
      take(1, 'code');
      templateText(at - 1);
    } else if (here === '/' && BEFORE_REGEX.test(code.slice(-20)) && regexLength(source, at)) {
      take(regexLength(source, at), 'string');
    } else if (here === '{' && templates.length > 0) {
      templates.push((templates.pop() ?? 0) + 1);
      take(1, 'code');
    } else if (here === '}' && templates.length > 0) {
      const open = templates.pop() ?? 0;
      take(1, 'code');
      if (open > 0) templates.push(open - 1);
      else templateText(at - 1);
    } else take(1, 'code');
  }
  return { code, comments, literals };
}

function lengthTo(source: string, end: string, from: number): number {
  const found = source.indexOf(end, from);
  return (found < 0 ? source.length : found) - from;
}

function stringText(source: string, at: number): string | undefined {
  const quote = source[at];
  for (let end = at + 1; end < source.length && source[end] !== '\n'; end += source[end] === '\\' ? 2 : 1) {
    if (source[end] === quote) return source.slice(at + 1, end);
  }
  return undefined;
}

function regexLength(source: string, at: number): number {
  REGEX.lastIndex = at;
  return REGEX.exec(source)?.[0].length ?? 0;
}

export interface Import {
  readonly at: number;
  readonly from: string;
  readonly typeOnly: boolean;
}

const IMPORT =
  /\b(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\s*from\s*)?(?=['"])|\bimport\s*\(\s*(?=['"`])|\brequire\s*\(\s*(?=['"])/g;

/** Every import and re-export of a file, static or not. */
export function importsOf({ code, literals }: Scanned): Import[] {
  const byOffset = new Map(literals.map((literal) => [literal.at, literal.text]));
  return [...code.matchAll(IMPORT)].flatMap((match) => {
    const from = byOffset.get(match.index + match[0].length);
    return from === undefined ? [] : [{ at: match.index, from, typeOnly: match[1] !== undefined }];
  });
}

export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
