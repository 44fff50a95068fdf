import { pino } from 'pino';
import type { DemoLogin } from './areas/identity/identity.ts';
import type { FirstLogin } from './areas/staff/team.ts';
import { loadAppFiles } from './edge/app-files.ts';
import { checkAddress } from './free-port.ts';
import { originsOf, urlHost } from './origins.ts';
import { startJobs } from './scheduler.ts';
import { readSettings, type Settings } from './settings.ts';
import { startAreas } from './start/areas.ts';
import { startFiatRates, startPrices } from './start/prices.ts';
import { createServing } from './start/serving.ts';
import { startShared } from './start/shared.ts';
import { startSimulation } from './start/simulation.ts';
import { startedParts } from './start/started.ts';
import { startWriter } from './start/writer.ts';
import type { StartOptions } from './start-options.ts';
import { surviveExhaustion } from './survive-exhaustion.ts';
import { welcome } from './welcome.ts';

export type RunningServer = {
  readonly url: string;
  readonly demoLogins: readonly DemoLogin[];
  /** The console's first login, when this start made it: its password is told nowhere else and never again. */
  readonly firstStaffLogin: FirstLogin | undefined;
  /** Stops taking, commits what is on its way, closes. */
  close(): Promise<void>;
};

const BUILT_APP = new URL('../../web/dist', import.meta.url).pathname;
const BUILT_CONSOLE = new URL('../../console/dist', import.meta.url).pathname;
const BUILT_TESTNET = new URL('../../testnet/dist', import.meta.url).pathname;
const SAME_SIGNAL_MS = 1_000;

/** Starts everything, in the order in which one part needs another. */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: false }));
  const started = startedParts(log);
  let taking = false;
  let broken = false;
  /** Known for sure once the system has chosen. */
  let listening = settings.port;
  let demoLogins: readonly DemoLogin[] = [];
  const stopped = (why: string) => {
    if (broken) return;
    broken = true;
    taking = false;
    options.stopped?.(why);
  };
  const close = () => {
    taking = false;
    return started.endAll();
  };

  try {
    await checkAddress(settings.port, settings.host);
    const given = { settings, options, log, started };
    const writer = await startWriter({ ...given, stopped, hasStopped: () => broken });
    const files = filesOf(settings, options);
    const shared = await startShared({ ...given, writer });
    const fiats = await startFiatRates({ ...given, rows: writer.reads.market });
    const shifts = settings.simulatedMarket
      ? await (await import('./outside/simulated-market/shifts.ts')).createShifts(writer.reads.market)
      : undefined;
    const areas = await startAreas({
      ...given,
      writer,
      shared,
      fiatRates: fiats.rates,
      shifts,
      config: {
        customer_service_url: '',
        simulatedMarket: settings.simulatedMarket,
        demo: settings.demoAccounts,
        version: files.version,
      },
      origins: () => originsOf({ ...settings, port: listening }),
      demoLogins: () => demoLogins,
    });
    const prices = startPrices({ ...given, writer });
    const serving = await createServing({
      ...given,
      writer,
      shared,
      areas,
      prices,
      fiats,
      files,
      closed: () => !taking,
    });
    await writer.standby?.close();
    const port = await serving.listen(writer.standby?.port ?? settings.port, settings.host);
    listening = port;
    const found = (logins: DemoLogin[]) => {
      demoLogins = logins;
    };
    await startSimulation({ ...given, writer, shared, areas, prices, shifts, found });
    const scheduler = startJobs(
      areas.all.flatMap(({ jobs = [] }) => jobs),
      log,
    );
    started.ends(() => scheduler.close());
    taking = true;
    const { firstStaffLogin } = areas;
    return { url: `http://${urlHost(settings.host)}:${port}`, demoLogins, firstStaffLogin, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

function filesOf(settings: Settings, options: StartOptions) {
  const testnet = settings.chains === 'development' ? (options.testnet ?? BUILT_TESTNET) : undefined;
  return loadAppFiles(options.app ?? BUILT_APP, options.console ?? BUILT_CONSOLE, testnet, originsOf(settings)[0]);
}

/** The process: starts the server, says where it is, and ends when it is told to or cannot go on. */
async function run(): Promise<void> {
  let endingSince = 0;
  let server: RunningServer | undefined;
  const end = (code: number) => process.exit(code);

  const drain = () => {
    // Ctrl-C reaches the whole group and comes once more through the launcher: only a later signal is impatience.
    if (endingSince > 0) {
      if (Date.now() - endingSince > SAME_SIGNAL_MS) end(1);
      return;
    }
    endingSince = Date.now();
    // A start that is under way cannot be drained: what was durable is, and the next start finds it.
    if (!server) return end(0);
    server.close().then(
      () => end(0),
      (error: Error) => fail(`Quay did not close cleanly: ${lineOf(error)}`),
    );
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
  process.on('SIGHUP', drain);
  // The launcher is gone: nobody else would end this process when what they started ends.
  process.on('disconnect', drain);
  surviveExhaustion();

  try {
    const settings = readSettings(process.env, process.cwd());
    server = await startServer(settings, { stopped: (why) => fail(`Quay stopped: ${why}`) });
    process.stdout.write(welcome(server));
  } catch (error) {
    fail(`Quay cannot start: ${lineOf(error)}`);
  }
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();

if (import.meta.main) await run();
