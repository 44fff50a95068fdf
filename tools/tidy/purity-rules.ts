import type { Fault, SourceFile, Tree } from './files.ts';
import { importsOf, lineOf } from './scan.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly wrong: string;
  readonly instead: string;
}

const TIME = 'take the time as an argument: each command and each due event carries its own';
const CHANCE = 'take ids and chance as arguments: the caller draws them and the journal keeps them';
const WAITING = 'decide at once from the state in memory; what must wait is due work or stands in the server';

/** The deterministic writer and what it is made of: same commands, same state, byte for byte. */
const PURE = /^packages\/(core|contract|money)\/src\//;
const DETERMINISM: readonly Rule[] = [
  { pattern: /\bDate\s*\.\s*now\b/g, wrong: 'it reads the clock (Date.now)', instead: TIME },
  { pattern: /\bnew\s+Date\b(?!\s*\(\s*[^)\s])/g, wrong: 'it reads the clock (new Date())', instead: TIME },
  { pattern: /(?<!\bnew\s+)(?<![\w.$])Date\s*\(/g, wrong: 'it reads the clock (Date())', instead: TIME },
  { pattern: /(?<![\w.$])performance\s*\./g, wrong: 'it reads the clock (performance)', instead: TIME },
  { pattern: /\bMath\s*\.\s*random\b/g, wrong: 'it uses chance (Math.random)', instead: CHANCE },
  { pattern: /(?<![\w.$])crypto\s*[.[]/g, wrong: 'it uses chance (crypto)', instead: CHANCE },
  {
    pattern: /(?<![\w.$])(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/g,
    wrong: 'it sets a timer',
    instead: 'put due work into the state; the engine runs it when a command brings the time',
  },
  {
    pattern: /(?<![\w.$])process\s*[.[]/g,
    wrong: 'it uses process',
    instead: 'take settings as arguments, and stop by throwing an error that says what is impossible',
  },
  { pattern: /(?<![\w.$])(?:await|async)\b(?!\s*[:=,)])/g, wrong: 'it waits (async, await)', instead: WAITING },
  { pattern: /(?<![\w.$])fetch\s*\(/g, wrong: 'it does I/O (fetch)', instead: WAITING },
];

/** Money is bigint; only the display makes anything else of it. */
const EXACT = /^packages\/(core|money)\/src\//;
const EXACTNESS: readonly Rule[] = [
  {
    pattern: /(?:\bparseFloat|\.\s*toFixed)\s*\(/g,
    wrong: 'it makes a binary float of an amount (parseFloat, toFixed)',
    instead: "parse and format by @quay/money's own functions over bigint",
  },
];

export function purityFaults({ files }: Tree): Fault[] {
  return files.filter((file) => !file.isTest && PURE.test(file.path)).flatMap(faultsOf);
}

function faultsOf(file: SourceFile): Fault[] {
  const rules = EXACT.test(file.path) ? [...DETERMINISM, ...EXACTNESS] : DETERMINISM;
  const broken = rules.flatMap(({ pattern, wrong, instead }) =>
    [...file.code.matchAll(pattern)].map((match) => ({
      file: file.path,
      line: lineOf(file.text, match.index),
      wrong,
      instead,
    })),
  );
  const system = importsOf(file)
    .filter(({ from }) => from.startsWith('node:'))
    .map(({ at, from }) => ({
      file: file.path,
      line: lineOf(file.text, at),
      wrong: `it imports ${from}`,
      instead: 'the core has no I/O: hand in what it needs, from the server or the store',
    }));
  return [...broken, ...system];
}
