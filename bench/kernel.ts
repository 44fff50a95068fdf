import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { line, note } from './figures.ts';
import { writeWorkload } from './workloads/file.ts';
import { scenarioNames, workload } from './workloads/workload.ts';

const SEED = 42;
const COMMANDS = 500_000;
const WARM_UP = 3;
const ROUNDS = 21;
/** The peers are slow, and slower the deeper the book: they run in fewer rounds, and where nothing is said in none. */
const PEER_ROUNDS: Readonly<Record<string, number>> = { normal: 3, deep: 1, cancel: 3 };
/** The five of which the worst is told; `cancel` is for the peers. */
const FIVE = ['normal', 'deep', 'swing', 'crash', 'storm'];

/** What is to be reached beside the best book of npm, the port, and the normal workload; and by each command. */
const BEST_NPM: Readonly<Record<string, number>> = { normal: 40, deep: 300, cancel: 80 };
const PORT = 0.45;
const WORST = 0.5;
const P99_US = 1;

const NPM_BOOKS = { nodejsBook: 'nodejs-order-book', hftBook: 'hft-limit-order-book' };

/** The kernel beside other books on the same commands. Whoever trades otherwise than the plain twin has no score. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-kernel-'));
  const engines: Engine[] = [];
  try {
    const files = scenarioNames.map((name) => {
      const file = path.join(folder, `${name}.bin`);
      writeWorkload(file, workload(name, COMMANDS, SEED));
      return file;
    });
    const start = (command: string, args: readonly string[]) => {
      const engine = new Engine(command, [...args, ...files]);
      engines.push(engine);
      return engine;
    };
    const inNode = (name: string) =>
      start(process.execPath, [fileURLToPath(new URL('kernel/engine.ts', import.meta.url)), name]);
    await compare(inNode, buildPort(folder, start));
  } finally {
    for (const engine of engines) engine.end();
    rmSync(folder, { recursive: true });
  }
}

async function compare(inNode: (name: string) => Engine, port: Engine | undefined): Promise<void> {
  const [kernel, twin] = [inNode('ladder'), inNode('plain')];
  const npm = Object.entries(NPM_BOOKS).map(([name, title]) => ({ title, engine: inNode(name) }));
  const scores: Scored[] = [];
  for (const [which, name] of scenarioNames.entries()) {
    const expected = await twin.round(which, COMMANDS);
    const peers = name in PEER_ROUNDS ? npm.map((peer) => ({ ...peer, score: new Score(expected) })) : [];
    scores.push({ which, name, kernel: new Score(expected), port: new Score(expected), peers });
    for (let round = 0; round < WARM_UP; round++) await kernel.round(which, COMMANDS);
  }
  // Everything takes its turn in every round, so that a neighbour on the machine who comes or goes meets all alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const score of scores) {
      score.kernel.add(await kernel.round(score.which, COMMANDS));
      if (port) score.port.add(await port.round(score.which, COMMANDS));
      if (round >= (PEER_ROUNDS[score.name] ?? 0)) continue;
      for (const peer of score.peers) peer.score.add(await peer.engine.round(score.which, COMMANDS));
    }
  }
  for (const score of scores) {
    const { name, peers } = score;
    for (const { title, score: own } of peers) line(`${name}: ${title}`, own.rate, 'M commands/s');
    if (port) line(`${name}: the same structures in C++`, score.port.rate, 'M commands/s');
    const { rate } = score.kernel;
    if (peers.length > 0) {
      const best = { name: 'best npm book', figure: Math.max(...peers.map(({ score: own }) => own.rate)) };
      line(`${name}: kernel`, rate, 'M commands/s', best, { ratio: BEST_NPM[name]! });
    }
    if (port) line(`${name}: kernel`, rate, 'M commands/s', { name: 'C++', figure: score.port.rate }, { ratio: PORT });
    const { p50, p99, max } = await kernel.each(score.which, COMMANDS);
    line(`${name}: a command of the kernel, p99`, p99, 'µs', undefined, { atMost: P99_US });
    note(`p50 ${p50.toPrecision(2)} µs, worst ${max.toPrecision(3)} µs`);
  }
  const rateOf = (name: string) => scores.find((score) => score.name === name)!.kernel.rate;
  const worst = FIVE.toSorted((a, b) => rateOf(a) - rateOf(b))[0]!;
  const normal = { name: 'normal', figure: rateOf('normal') };
  line(`the worst of ${FIVE.length} scenarios: ${worst}`, rateOf(worst), 'M commands/s', normal, { ratio: WORST });
}

/** The port of the kernel to C++, built where there is a compiler. */
function buildPort(folder: string, start: (command: string, args: readonly string[]) => Engine): Engine | undefined {
  const program = path.join(folder, 'port');
  const source = fileURLToPath(new URL('kernel/port.cpp', import.meta.url));
  const { status, error } = spawnSync('g++', ['-O3', '-march=native', '-std=c++20', '-o', program, source], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return start(program, []);
  console.log(error ? '  there is no g++ here, so no C++ port' : '  the C++ port was not built');
  return undefined;
}

type Round = { readonly trades: string; readonly seconds: number };

/**
 * Rounds of one engine: M commands/s of all of them together, because many systems count the time of a thread in ticks of
 * some milliseconds, which is much of one round. NaN when one of them traded otherwise than expected.
 */
class Score {
  readonly #expected: Round;
  #rounds = 0;
  #seconds = 0;

  constructor(expected: Round) {
    this.#expected = expected;
  }

  add({ trades, seconds }: Round): void {
    this.#rounds += 1;
    this.#seconds += trades === this.#expected.trades ? seconds : Number.NaN;
  }

  get rate(): number {
    return (this.#rounds * COMMANDS) / this.#seconds / 1_000_000;
  }
}

/** A scenario, by its place among the files, with the rounds of all who play it. */
type Scored = {
  readonly which: number;
  readonly name: string;
  readonly kernel: Score;
  readonly port: Score;
  readonly peers: readonly { readonly title: string; readonly engine: Engine; readonly score: Score }[];
};

/** An engine's process: a line in, a line out. */
class Engine {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(command: string, args: readonly string[]) {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  async round(which: number, commands: number): Promise<Round> {
    const [trades, hash, seconds] = await this.#ask(`${which} ${commands}`);
    return { trades: `${trades} ${hash}`, seconds: Number(seconds) };
  }

  async each(which: number, commands: number): Promise<{ p50: number; p99: number; max: number }> {
    const [p50, p99, max] = (await this.#ask(`${which} ${commands} each`)).map(Number);
    return { p50: p50!, p99: p99!, max: max! };
  }

  end(): void {
    this.#process.kill();
  }

  async #ask(reply: string): Promise<string[]> {
    this.#process.stdin!.write(`${reply}\n`);
    const { done, value } = await this.#lines.next();
    if (done) throw new Error('an engine ended before its time');
    return value.split(' ');
  }
}
