import { parseArgs } from 'node:util';
import { liveInMemory } from './memory-history.ts';
import { livePayouts } from './payout-history.ts';

/**
 * The long form: `npm run simulate-chain -- --histories 10000`, and `--seed 139 --histories 1` for one of them again.
 * `--only deposits` and `--only payouts` run one half.
 */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const first = Number(values.seed);
const count = Number(values.histories);

async function run(name: string, live: (seed: number) => Promise<Record<string, number>>, end: string): Promise<void> {
  if (values.only !== undefined && values.only !== name) return;
  const all: Record<string, number> = {};
  for (let seed = first; seed < first + count; seed++) {
    try {
      for (const [figure, times] of Object.entries(await live(seed))) all[figure] = (all[figure] ?? 0) + times;
    } catch (error) {
      process.stderr.write(`${name}, seed ${seed}: ${(error as Error).message}\n`);
      process.exit(1);
    }
  }
  const counts = Object.entries(all).map(([figure, times]) => `${times} ${figure}`);
  process.stdout.write(`${count} histories of ${name} end ${end}: ${counts.join(', ')}\n`);
}

await run('deposits', liveInMemory, 'as a full scan says');
await run('payouts', livePayouts, 'with the sums of the true chain');
