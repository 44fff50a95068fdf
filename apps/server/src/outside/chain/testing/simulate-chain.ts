import { parseArgs } from 'node:util';
import { liveInMemory, noMemoryFigures, sumOf } from './memory-history.ts';

/** The long form: `npm run simulate-chain -- --histories 10000`, and `--seed 139 --histories 1` for one of them again. */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const first = Number(values.seed);
const count = Number(values.histories);
let all = noMemoryFigures;

for (let seed = first; seed < first + count; seed++) {
  try {
    all = sumOf(all, await liveInMemory(seed));
  } catch (error) {
    process.stderr.write(`seed ${seed}: ${(error as Error).message}\n`);
    process.exit(1);
  }
}
const told = Object.entries(all).map(([figure, times]) => `${times} ${figure}`);
process.stdout.write(`${count} chain histories end as a full scan says: ${told.join(', ')}\n`);
