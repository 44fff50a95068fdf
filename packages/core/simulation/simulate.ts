import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Lived, runLives } from './lives.ts';

/**
 * `npm run simulate -- [--seeds N] [--from S] [--minutes M] [--commands C]`: N lives on all cores, or as many as fit
 * into M minutes. Each failure is printed with its seed, its plan, the number of the command, and how it is seen again.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    commands: { type: 'string', default: '25000' },
  },
});
const from = Number(values.from);
const commands = Number(values.commands);
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
const most = values.seeds !== undefined ? Number(values.seeds) : values.minutes === undefined ? 20 : 2 ** 31;
for (const [name, value] of Object.entries({ from, commands, minutes, seeds: most })) {
  if (!(value > 0)) throw new Error(`--${name} must be a number above zero`);
}

const begun = performance.now();
const passed = () => (performance.now() - begun) / 1000;
const threads = Math.min(availableParallelism(), most);

function* seeds(): Iterable<number> {
  for (let seed = from; seed < from + most && passed() < minutes * 60; seed++) yield seed;
}

let lives = 0;
let saidAt = 0;
function observed({ failure }: Lived): void {
  lives += 1;
  if (failure) console.error(failure);
  if (passed() - saidAt < 30) return;
  saidAt = passed();
  console.log(`${lives} lives in ${Math.round(saidAt)} s`);
}

const totals = await runLives(seeds(), commands, threads, observed);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const { user, system } = process.cpuUsage();
console.log(`
lives            ${whole(totals.lives)} (seeds ${from} to ${from + totals.lives - 1}) on ${threads} threads
commands         ${whole(totals.commands)}, ${whole(totals.commands / passed())} a second
batches          ${whole(totals.batches)}
trades           ${whole(totals.trades)}
of contracts     ${whole(totals.contractTrades)}, covers ${whole(totals.covers)}, fundings ${whole(totals.fundings)}, settled ${whole(totals.deliveries)}
crashes          ${whole(totals.crashes)}
line faults      ${whole(totals.faults)}
sent again       ${whole(totals.retries)}
answers repeated ${whole(totals.repeats)}
simulated years  ${totals.years.toFixed(1)}
time             ${passed().toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU
failures         ${totals.failures.length}`);
console.log('\nrefused');
for (const [reason, count] of Object.entries(totals.refused).sort(([, a], [, b]) => b - a)) {
  console.log(`  ${reason.padEnd(34)} ${whole(count)}`);
}
if (totals.failures.length > 0) process.exitCode = 1;
