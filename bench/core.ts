import { OrderBook, Side } from 'nodejs-order-book';
import { inlineMore } from '../apps/server/src/core-host/compiler.ts';
import { line, median } from './figures.ts';
import { millisecondsSince, OWNERS, wholeCore } from './whole-core.ts';
import { CANCEL, RECORD, SIDE_SHIFT, type Workload } from './workloads/record.ts';
import { workload } from './workloads/workload.ts';

/** The core's thread runs for weeks: what the compiler does in the first seconds is not counted. */
const WARM_UP = 2;
const ROUNDS = 5;
const PEER_ROUNDS = 3;
const COMMANDS = 600_000;

/**
 * The whole core on one thread, without a database: who asks, filters, holds, matching, settlement, fees, ledger, and
 * the bytes of what changed. Beside it what an order book of npm does with the same commands, which only matches.
 */
export async function run(): Promise<void> {
  // As the product's own thread does.
  inlineMore();
  const normal = workload('normal', COMMANDS, 42);
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < WARM_UP; round++) wholeCore(normal, 'spot');
  for (let round = 0; round < ROUNDS; round++) whole.push(wholeCore(normal, 'spot'));
  // Behind them, so that the core does not clear away what the peer leaves.
  for (let round = 0; round < PEER_ROUNDS; round++) bare.push(bareBook(normal));
  const peer = { name: 'nodejs-order-book', figure: median(bare) };
  line('nodejs-order-book, matching only', peer.figure, 'commands/s');
  const owners = `${OWNERS.toLocaleString('en-US')} owners`;
  line(`whole core, normal mix, ${owners}`, median(whole), 'commands/s', peer, { atLeast: 1_000_000 });
}

function bareBook({ records, preloaded, timed }: Workload): number {
  const book = new OrderBook();
  const play = (from: number, to: number) => {
    for (let at = from * RECORD; at < to * RECORD; at += RECORD) {
      const what = records[at]!;
      const id = String(records[at + 1]);
      if ((what & 0xff) === CANCEL) book.cancel(id);
      else {
        const side = what >> SIDE_SHIFT === 0 ? Side.BUY : Side.SELL;
        book.limit({ side, id, size: records[at + 3]!, price: records[at + 2]! });
      }
    }
  };
  play(0, preloaded);
  const before = process.threadCpuUsage();
  play(preloaded, preloaded + timed);
  return (timed / millisecondsSince(before)) * 1_000;
}
