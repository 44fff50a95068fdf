import { flushCompileCache } from 'node:module';
import { attemptLimits } from '../../apps/server/src/areas/identity/attempts.ts';
import { type Limits, limits } from '../../apps/server/src/edge/limits.ts';
import { startServer } from '../../apps/server/src/main.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { chaosFunds } from './funds.ts';

/**
 * Quay's server as the product starts it, in a process of its own, as `npm start` ends it. Only two things differ: new
 * accounts hold enough of several coins to trade with one another, and limits per client are wide, because a few
 * clients stand for many.
 */
const wide = { perSecond: 1e9, burst: 1e9 };

const end = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();

try {
  const server = await startServer(readSettings(process.env, process.cwd()), {
    practice: chaosFunds,
    limits: Object.fromEntries(Object.keys(limits).map((kind) => [kind, wide])) as Limits,
    attempts: { ...attemptLimits, ofPair: 1e9, ofAddress: 1e9, ofAccount: 1e9 },
    stopped: (why) => end(`Quay stopped: ${why}`),
  });
  // A process that dies by kill −9 keeps nothing; the next start reads what this one compiled.
  flushCompileCache();
  process.on('SIGTERM', () => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => end(`Quay did not close cleanly: ${lineOf(error)}`),
    );
  });
} catch (error) {
  end(`Quay cannot start: ${lineOf(error)}`);
}
