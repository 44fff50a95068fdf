import { rerun, simulate } from './workload.ts';

/** `npm run simulate -- [seed] [users] [days]`: one life, or a failure with the seed that brings it back. */
const [seed = 1, users = 1000, days = 30] = process.argv.slice(2).map(Number);
const begun = performance.now();
const life = simulate({ seed, users, days, perDay: 4, markets: 16, crashes: 10 });
const seconds = (performance.now() - begun) / 1000;
console.log(
  `seed ${seed}: ${life.commands} commands, ${life.trades} trades, ${life.entries} entries, ${life.crashes} crashes in ${seconds.toFixed(1)} s`,
);
for (const [reason, count] of Object.entries(life.refused).sort(([, a], [, b]) => b - a))
  console.log(`  refused ${reason}: ${count}`);
console.log(`digest ${life.digest}, run again ${rerun(life.store)}`);
