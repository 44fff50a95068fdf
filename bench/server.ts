import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { attemptLimits } from '../apps/server/src/areas/identity/attempts.ts';
import { type Limits, limits } from '../apps/server/src/edge/limits.ts';
import { startServer } from '../apps/server/src/main.ts';
import { answerAside, given } from './aside.ts';
import { traderFunds } from './traders.ts';

/**
 * Quay's server as the product starts it, in a process of its own. Only limits are wider: what is measured is how much
 * the server can do, not how much it grants one client.
 */
const { databaseUrl } = given<{ databaseUrl: string }>();
const wide = { perSecond: 1e9, burst: 1e9 };

const dataDir = mkdtempSync(join(tmpdir(), 'quay-bench-data-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const server = await startServer(
  {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    standby: false,
    simulatedMarket: false,
    demoAccounts: true,
    journalKeep: 'all',
    logLevel: 'silent',
    masterKey: undefined,
    mail: undefined,
    publicUrl: undefined,
    trustedProxies: [],
    chains: 'none',
  },
  {
    limits: Object.fromEntries(Object.keys(limits).map((kind) => [kind, wide])) as Limits,
    attempts: { ...attemptLimits, ofPair: 1e9, ofAddress: 1e9, ofAccount: 1e9 },
    practice: traderFunds,
    fiatRates: 'starting',
    keepsMessages: ['email'],
    log: pino({ level: 'silent' }),
    stopped(why) {
      console.error(`the server stopped: ${why}`);
      process.exit(1);
    },
  },
);

answerAside<'cpu'>(
  server.url,
  () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  },
  () => server.close(),
);
