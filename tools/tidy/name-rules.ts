import type { Fault, SourceFile, Tree } from './files.ts';
import { lineOf } from './scan.ts';

const MAX_LINES = 500;
/** A catalogue of words is a list, as long as what it has words for. */
const CATALOGUE = /\/[a-z]{2}_[A-Z]{2}\.ts$/;
/** The keys of texts are for good: translators know them. */
const TEXTS = /\/words\/(?:.*\/)?[a-z]{2}_[A-Z]{2}\.ts$/;
const FORBIDDEN_NAMES = /^(utils?|helpers?|common|misc|lib)$/i;
/** Words that the code does not use for its own things, and what stands for them; docs/words.md has the terms. */
const REPLACED_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wish: 'request or proposal',
    wishes: 'options or requests',
    asking: 'request context',
    telling: 'notifier',
    hearer: 'subscriber',
    hearers: 'subscribers',
    judge: 'validate or check',
    judged: 'validated or checked',
    stall: 'market bot',
    lane: 'queue',
    purse: 'asset book',
    till: 'fee account',
    rush: 'overload',
    hurry: 'priority read',
    patience: 'backoff',
    asleep: 'pending',
    movers: 'transfer agents',
    strangers: 'other users',
    grain: 'smallest unit',
    house: 'system accounts or settings',
    asked: 'requested, query or params',
    told: 'reply, notified or reported',
    untold: 'not notified',
    standing: 'status, state or rank',
    beat: 'heartbeat or timer',
    away: 'downtime, distance or absence',
    stretch: 'range',
    seat: 'priority',
    wake: 'trigger',
    beside: 'sibling, concurrent or reference',
    impatience: 'time limit',
    lanes: 'queues or workers',
    desks: 'market makers',
    stranger: 'other user',
  }),
);
/** Columns and commands that have such a name for good, and the code that reads and writes them. */
const COLUMNS: ReadonlyMap<string, RegExp> = new Map([
  ['asked', /\/credit\/|credit\.ts$/],
  ['told', /^packages\/core\/src\/areas\/perpetual\/dating\.ts$/],
  ['standing', /\/(?:identity|staff|users|c2c)\/|^packages\/core\/simulation\/|\/request-context\.ts$/],
  ['seat', /^bench\/contract-restart\.ts$/],
]);
const REPLACED = new RegExp(
  String.raw`(?<![.\w$#])(${[...REPLACED_WORDS.keys()].join('|')})(?=\s*(?:[=,)};(]|:\s*[A-Z(]))(?!['"])`,
  'g',
);
const REPLACED_IN_COMMENTS = /\b(?:the house(?:'s)?|wish(?:es)?|judge[sd]?|hearers?|strangers|movers|purse)\b/gi;
const SQL_STARTS = [
  String.raw`select\s[^]*?\sfrom\s+[\w"$]`,
  String.raw`insert\s+into\s+[\w"$]`,
  String.raw`update\s+[\w".]+\s+set\s+\w`,
  String.raw`delete\s+from\s+[\w"$]`,
  String.raw`(?:create|alter|drop)\s+(?:unique\s+)?(?:table|index|view|schema|type|function|database|sequence)\b`,
  String.raw`truncate\s+(?:table\s+)?\w+\s*(?:;|,|$|cascade)`,
  String.raw`with\s+\w+\s+as\s*\(`,
];
const SQL = new RegExp(`^\\s*(?:${SQL_STARTS.join('|')})`, 'i');
/** A sentence that begins with "Select" is no query. */
const SENTENCE = /^\s*[A-Z][a-z]/;
/** Where output is what the program is for. */
const PRINTS = /^(tools|bench|e2e|packages\/core\/simulation)\//;
const TESTS_AND_TOOLS = /^(tools|bench|e2e|packages\/core\/(simulation|scenarios))\//;

export const houseFaults = ({ files }: Tree): Fault[] =>
  files.flatMap((file) => [
    ...nameFaults(file),
    ...wordFaults(file),
    ...sizeFaults(file),
    ...unfinishedFaults(file),
    ...every(file, file.comments, REPLACED_IN_COMMENTS, 'say it in the words of docs/words.md'),
    ...testFaults(file),
    ...printFaults(file),
    ...sqlFaults(file),
  ]);

function nameFaults({ path }: SourceFile): Fault[] {
  const name = path.split('/').find((part) => FORBIDDEN_NAMES.test(part.replace(/\..*$/, '')));
  if (!name) return [];
  const instead = 'name it for what it does and put it beside its first user';
  return [{ file: path, line: 1, wrong: `the name ${name} says nothing`, instead }];
}

/** A file's name, or a name that its code declares or reads, that has a term of the field. */
function wordFaults({ path, code, text }: SourceFile): Fault[] {
  const isColumn = (word: string) => COLUMNS.get(word)?.test(path) ?? false;
  const inPath = (path.split('/').at(-1) ?? '')
    .split(/[.-]/)
    .find((part) => REPLACED_WORDS.has(part) && !isColumn(part));
  const fault = (word: string, line: number): Fault => ({
    file: path,
    line,
    wrong: `the name ${word} is not a term of the field`,
    instead: `name it ${REPLACED_WORDS.get(word)}`,
  });
  const inCode = [...code.matchAll(REPLACED)]
    .filter(([, word = '']) => !isColumn(word) && !TEXTS.test(path))
    .map((match) => fault(match[1] ?? '', lineOf(text, match.index)));
  return inPath === undefined ? inCode : [fault(inPath, 1), ...inCode];
}

function sizeFaults({ path, text, isTest }: SourceFile): Fault[] {
  const lines = text.trimEnd().split('\n').length;
  if (isTest || lines <= MAX_LINES || CATALOGUE.test(path)) return [];
  const wrong = `it has ${lines} lines, more than ${MAX_LINES}`;
  return [{ file: path, line: MAX_LINES + 1, wrong, instead: 'split it along what its parts do' }];
}

function unfinishedFaults(file: SourceFile): Fault[] {
  return [
    ...every(file, file.comments, /\b(?:TODO|FIXME)\b/g, 'do it now, or open an issue and leave no mark here'),
    ...every(file, file.comments, /@ts-(?:ignore|nocheck)|biome-ignore/g, 'mend what the checker says'),
    ...every(file, file.code, /\bas\s+any\b/g, 'give it its type, or take unknown and check it'),
  ];
}

function testFaults(file: SourceFile): Fault[] {
  if (!file.isTest) return [];
  const held =
    /\b(?:it|test|describe|suite|bench)(?:\.\w+)*?\.(?:only|skip|todo)\b|(?<![\w.$])(?:xit|fit|xdescribe|fdescribe)\s*\(/g;
  return every(file, file.code, held, 'run every test: mend it, or remove it with its reason in the commit');
}

function printFaults(file: SourceFile): Fault[] {
  if (PRINTS.test(file.path) || !/\.tsx?$/.test(file.path)) return [];
  return every(file, file.code, /\bconsole\s*\.\s*log\b/g, "use the server's log, or show it to the user");
}

function sqlFaults(file: SourceFile): Fault[] {
  if (file.home === 'packages/store' || file.isTest || TESTS_AND_TOOLS.test(file.path)) return [];
  return file.literals
    .filter(({ text }) => SQL.test(text) && !SENTENCE.test(text))
    .map(({ at }) => ({
      file: file.path,
      line: lineOf(file.text, at),
      wrong: 'SQL stands outside of the store',
      instead: 'add a read to the store package and call that',
    }));
}

function every(file: SourceFile, text: string, pattern: RegExp, instead: string): Fault[] {
  return [...text.matchAll(pattern)].map((match) => ({
    file: file.path,
    line: lineOf(file.text, match.index),
    wrong: `it says ${match[0].replace(/\s+/g, ' ').trim()}`,
    instead,
  }));
}
