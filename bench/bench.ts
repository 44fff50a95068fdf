import { endAsides } from './aside.ts';
import { stopDatabases } from './database.ts';
import { beginPart, table } from './figures.ts';

/**
 * `npm run bench [-- part …]`: what Quay does in a second, always beside a peer or a ceiling that ran in the same
 * minutes on the same machine. Quote the ratios; absolute figures drift with the machine.
 */
const parts = {
  kernel: () => import('./kernel.ts'),
  core: () => import('./core.ts'),
  contracts: () => import('./contracts.ts'),
  earn: () => import('./earn.ts'),
  durable: () => import('./durable.ts'),
  latency: () => import('./latency.ts'),
  http: () => import('./http.ts'),
  logins: () => import('./logins.ts'),
  fanout: () => import('./fanout.ts'),
  projector: () => import('./projector.ts'),
  recovery: () => import('./recovery.ts'),
  page: () => import('./page.ts'),
  c2c: () => import('./c2c.ts'),
};

// Whoever is told to stop takes its processes along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const failed: string[] = [];
for (const [name, load] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  beginPart(name);
  try {
    const { run } = await load();
    await run();
  } catch (error) {
    // The other parts have figures all the same.
    console.error(error);
    failed.push(name);
    endAsides();
  }
  await stopDatabases();
}
console.log(`\n${table()}`);
if (failed.length > 0) console.error(`\nNot measured: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
