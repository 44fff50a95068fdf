import path from 'node:path';
import { coreTables } from '@quay/core';
import { openReads, startCluster, startProjector } from '@quay/store';
import { pino } from 'pino';
import { announcementRoutes } from './areas/announcement/area.ts';
import { c2cRoutes } from './areas/c2c/area.ts';
import { createC2c } from './areas/c2c/c2c.ts';
import { startEventHandler } from './areas/c2c/event-handler.ts';
import { convertRoutes } from './areas/convert/area.ts';
import { beginConvert } from './areas/convert/begin.ts';
import { identityRoutes } from './areas/identity/area.ts';
import { createIdentity, type DemoLogin } from './areas/identity/identity.ts';
import { marketRoutes } from './areas/market/area.ts';
import { MarketView, seedView } from './areas/market/view.ts';
import { spotRoutes } from './areas/spot/area.ts';
import { staffRoutes } from './areas/staff/area.ts';
import { createTeam, type FirstLogin } from './areas/staff/team.ts';
import { supportRoutes } from './areas/support/area.ts';
import { createSupport } from './areas/support/support.ts';
import { uploadRoutes } from './areas/upload/area.ts';
import { verificationRoutes } from './areas/verification/area.ts';
import { createVerification } from './areas/verification/verification.ts';
import { walletRoutes } from './areas/wallet/area.ts';
import { createWithdrawalTelling } from './areas/wallet/withdrawals/telling.ts';
import { createWithdrawals } from './areas/wallet/withdrawals/withdrawals.ts';
import { createAudit } from './audit/audit.ts';
import { sayValueCases } from './audit/value-cases.ts';
import { addressOf, placeOf, trustIn } from './edge/address-of.ts';
import { loadAppFiles } from './edge/app-files.ts';
import { guardConnections } from './edge/connection-caps.ts';
import { createEdge } from './edge/edge.ts';
import { createGate } from './edge/limits.ts';
import { createMetrics } from './edge/metrics.ts';
import { watchStrain } from './edge/strain.ts';
import { endInTime } from './end-in-time.ts';
import { checkAddress } from './free-port.ts';
import { createHouse } from './house/house.ts';
import { watchDatabase } from './integrity/integrity.ts';
import { guardedHouse, guardedPayouts } from './integrity/ways-out.ts';
import { lead } from './lead.ts';
import { createLiabilities } from './liabilities/liabilities.ts';
import { createLiveHub } from './live/hub.ts';
import { createMessages } from './messages/messages.ts';
import { sealClearTexts } from './messages/sealed-texts.ts';
import { originsOf, urlHost } from './origins.ts';
import { createChain, noChain } from './outside/chain/create-chain.ts';
import { coreLedger } from './outside/chain/deposits/core-ledger.ts';
import { createPayouts } from './outside/chain/payouts/payouts.ts';
import { startOutside } from './outside/chain/start-outside.ts';
import { withdrawMerchants } from './outside/simulated-market/c2c-withdraw.ts';
import { listMarkets, withdrawDesks } from './outside/simulated-market/list-markets.ts';
import { createEncryption } from './secrets/encryption.ts';
import { readSettings, type Settings } from './settings.ts';
import { noFunds, simulatedFunds } from './simulated-funds.ts';
import { surviveExhaustion } from './survive-exhaustion.ts';
import { createVault } from './vault/vault.ts';
import { welcome } from './welcome.ts';
import type { Wishes } from './wishes.ts';

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

/** How long the answer to a cancel that came too late waits for the rows that say so. */
const ROWS_WAIT_MS = 1_000;
/** How long a change of security waits for the rows that show its hold; the core knows it before. */
const ROWS_OF_HOLDS_MS = 10_000;
const SESSIONS_SWEEP_MS = 60 * 60_000;
const FILES_SWEEP_MS = 60 * 60_000;
const DEPOSITS_SWEEP_MS = 10 * 60_000;
const LIABILITIES_LOOK_MS = 60_000;
const SAME_SIGNAL_MS = 1_000;

/** Starts everything, in the order in which one part needs another. */
export async function startServer(settings: Settings, wishes: Wishes = {}): Promise<RunningServer> {
  const log = wishes.log ?? pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: false }));
  /** How to undo what was started, last first. */
  const undo: (() => unknown)[] = [];
  let taking = false;
  let broken = false;
  /** Known for sure once the system has chosen. */
  let listening = settings.port;
  const stopped = (why: string) => {
    if (broken) return;
    broken = true;
    taking = false;
    wishes.stopped?.(why);
  };
  const close = async () => {
    taking = false;
    for (let last = undo.pop(); last; last = undo.pop()) await endInTime(last, log);
  };

  try {
    await checkAddress(settings.port, settings.host);

    const databaseUrl = settings.databaseUrl ?? (await embeddedDatabase());
    const reads = openReads(databaseUrl);
    undo.push(() => reads.close());

    const practice = wishes.practice ?? (settings.simulatedMarket ? simulatedFunds : noFunds);
    const { core, secrets, key, standby } = await lead({
      settings,
      databaseUrl,
      practice,
      log,
      stopped,
      undo: (part) => undo.push(part),
    });
    // Not before this core is the one that writes: two signers must not share a folder.
    const outside = startOutside(settings, log, wishes.blockMs);
    undo.push(() => outside.close());
    const projector = await startProjector({
      databaseUrl,
      tables: coreTables,
      reached: (seq) => core.projected(seq),
      stopped,
      keepBatches: settings.journalKeep,
      key,
    });
    undo.push(() => projector.close());
    // What a command did is in the rows before the database goes; a broken core or projector cannot do that any more.
    undo.push(async () => {
      if (!broken) await core.drain();
      if (!broken) await projector.until(core.port.seq, 10_000);
    });
    core.port.onCommitted(({ seq, orders }) => projector.wake(seq, orders));
    projector.wake(core.opening.seq);

    const view = new MarketView();
    view.apply(core.opening);
    core.port.onCommitted((committed) => view.apply(committed));
    await projector.until(core.opening.seq, 60_000);
    await seedView(view, reads.market);
    await listMarkets(core.port);
    await beginConvert(core.port, view.markets(), settings.simulatedMarket);

    const testnet = settings.chains === 'development' ? (wishes.testnet ?? BUILT_TESTNET) : undefined;
    const files = loadAppFiles(
      wishes.app ?? BUILT_APP,
      wishes.console ?? BUILT_CONSOLE,
      testnet,
      originsOf(settings)[0],
    );
    const config = { customer_service_url: '', simulatedMarket: settings.simulatedMarket, version: files.version };
    const encryption = createEncryption(secrets, settings.dataDir);
    const audit = createAudit(reads.staff, wishes.now);
    const cases = sayValueCases({
      core: core.port,
      rows: reads.staff,
      audit,
      shown: (seq) => projector.until(seq, ROWS_OF_HOLDS_MS),
      log,
    });
    undo.push(async () => {
      cases.stop();
      await cases.said();
    });
    const house = createHouse(reads.staff);
    const clear = await sealClearTexts(reads.identity, secrets);
    if (clear > 0) log.info(`${clear} messages that an earlier version kept in clear are sealed now`);
    const messages = createMessages({
      outbox: reads.identity,
      secrets,
      ...settings,
      log,
      keeps: wishes.keepsMessages,
    });
    undo.push(() => messages.close());
    const vault = createVault({
      files: reads.upload,
      secrets,
      folder: path.join(settings.dataDir, 'files'),
      log: (line) => log.warn(line),
      now: wishes.now,
    });
    undo.push(() => vault.close());
    const sweep = () => vault.sweep().catch((error: Error) => log.warn(`old pictures wait: ${error.message}`));
    const sweepFiles = setInterval(sweep, FILES_SWEEP_MS);
    undo.push(() => clearInterval(sweepFiles));
    let demoLogins: RunningServer['demoLogins'] = [];
    const identity = createIdentity({
      demoLogins: () => demoLogins,
      users: reads.identity,
      config,
      limits: wishes.attempts,
      secrets,
      messages,
      vault,
      core: core.port,
      shown: (seq) => projector.until(seq, ROWS_OF_HOLDS_MS),
      origins: () => originsOf({ ...settings, port: listening }),
      async gotCoins(user) {
        // Rows that are behind may lack a deposit: then it counts as one.
        const isCurrent = await projector.until(core.port.seq, ROWS_WAIT_MS);
        return !isCurrent || reads.wallet.gotCoins(user);
      },
      now: wishes.now ?? Date.now,
    });
    await identity.holds.followAll();
    const verification = createVerification({
      rows: reads.verification,
      core: core.port,
      secrets,
      house,
      isTrading: (user) => reads.c2c.isTrading(user),
      now: wishes.now,
    });
    const returnDeposits = () =>
      verification.merchants.returnStray().catch((error: Error) => log.warn(`a deposit waits: ${error.message}`));
    await returnDeposits();
    // Whoever looks first sees what this start has given back.
    await projector.until(core.port.seq, 60_000);
    const sweepDeposits = setInterval(returnDeposits, DEPOSITS_SWEEP_MS);
    undo.push(() => clearInterval(sweepDeposits));
    const support = createSupport({ rows: reads.support, vault, house, now: wishes.now });
    const team = createTeam({ rows: reads.staff, secrets, audit, placeOf, now: wishes.now });
    const firstStaffLogin = await team.begin(identity.passwords.hash);
    const tellWithdrawal = createWithdrawalTelling(reads.identity, messages);
    const strain = wishes.strain ?? watchStrain();
    undo.push(() => strain.close());
    const integrity = watchDatabase({
      databaseUrl,
      key,
      found: core.differences,
      isBusy: strain.late,
      rows: reads.chain,
      log,
    });
    undo.push(() => integrity.close());
    const chains = await outside.ready;
    const chain = chains
      ? await createChain({
          ...chains,
          rows: reads.chain,
          ledger: coreLedger(core.port, async () => {
            const isShown = await projector.until(core.port.seq, 60_000);
            if (!isShown) throw new Error('the rows are too far behind the ledger');
          }),
          log,
          now: wishes.now ?? Date.now,
          hold: async (user) => void (await identity.holds.place(user, 'deposit-reversed')),
          payouts: (parts) =>
            guardedPayouts(
              createPayouts(parts, {
                signer: chains.signer,
                rows: reads.chain,
                core: core.port,
                now: wishes.now ?? Date.now,
                told: (event, withdrawal) =>
                  void tellWithdrawal(event, withdrawal).catch((error: Error) =>
                    log.warn(`an owner did not hear of withdrawal ${withdrawal.id}: ${error.message}`),
                  ),
              }),
              integrity,
            ),
        })
      : noChain(reads.chain);
    undo.push(() => chain.close());
    const c2c = await createC2c({
      reads,
      core: core.port,
      opening: core.opening,
      markets: view,
      house,
      identity,
      names: verification,
      secrets,
      messages,
      vault,
      log,
      caughtUp: () => projector.until(core.port.seq, 60_000),
      wishes: wishes.notices,
    });
    undo.push(() => c2c.close());
    const withdrawals = createWithdrawals({
      reads,
      core: core.port,
      chain,
      house: guardedHouse(house, integrity),
      identity,
      encryption,
      purchases: c2c.purchases,
      tell: tellWithdrawal,
    });
    const liabilities = createLiabilities({ rows: reads.liabilities, chain, now: wishes.now ?? Date.now, log });
    const services = {
      identity,
      verification,
      support,
      team,
      secrets,
      encryption,
      messages,
      vault,
      audit,
      house,
      chain,
      withdrawals,
      liabilities,
      c2c,
    };
    const gate = createGate(wishes.limits);
    const trust = trustIn(settings.trustedProxies);
    const guarded = guardConnections(settings, trust, log);
    undo.push(() => guarded.close());
    const closed = () => !taking;
    const hub = createLiveHub({
      port: core.port,
      view,
      tickets: identity.socketTickets,
      present: identity.presence.note,
      version: files.version,
      gate,
      addressOf: addressOf(trust),
      ...guarded.sockets,
      closed,
      async known(owner, ids, atLeast) {
        await projector.until(Math.min(atLeast, core.port.seq), ROWS_WAIT_MS);
        return reads.spot.known(owner, ids);
      },
    });
    const forgetSessions = setInterval(() => identity.removeOld().catch(() => undefined), SESSIONS_SWEEP_MS);
    undo.push(() => clearInterval(forgetSessions));
    const forgetConsoleSessions = setInterval(() => team.removeOld().catch(() => undefined), SESSIONS_SWEEP_MS);
    undo.push(() => clearInterval(forgetConsoleSessions));
    identity.sessions.onEnded((user) => hub.sessionEnded(user));
    support.onChanged((user) => hub.supportChanged(user));
    chain.onMoved((user) => hub.movementsChanged(user));
    c2c.chat.onChanged(hub.c2cChanged);
    const c2cEvents = startEventHandler({
      ...c2c,
      port: core.port,
      reads,
      until: (seq) => projector.until(seq, 10_000),
      push: hub.c2cChanged,
      now: identity.now,
      log,
    });

    const edge = createEdge({
      log,
      trust,
      ...guarded,
      metricsToken: settings.metricsToken,
      files,
      core: core.port,
      projector,
      reads,
      market: view,
      services,
      served: [
        ...marketRoutes,
        ...spotRoutes,
        ...walletRoutes,
        ...convertRoutes,
        ...c2cRoutes,
        ...identityRoutes,
        ...uploadRoutes,
        ...verificationRoutes,
        ...supportRoutes,
        ...announcementRoutes,
        ...staffRoutes,
      ],
      gate,
      metrics: createMetrics({
        core: core.port,
        projector,
        integrity,
        live: () => ({ ...hub.figures }),
        connections: () => ({ ...guarded.connections.figures }),
      }),
      closed,
      isSound: () => integrity.isSound,
      strained: strain.late,
      testnet: chains?.developmentChain?.rpc,
    });
    hub.attach(edge.server);
    await standby?.close();
    const port = await edge.listen(standby?.port ?? settings.port, settings.host);
    listening = port;
    undo.push(() => edge.close());
    undo.push(() => hub.close());
    undo.push(() => c2cEvents.close());

    if (settings.simulatedMarket) {
      // A real market carries none of it, not even in memory.
      const { startSimulatedMarket } = await import('./outside/simulated-market/start.ts');
      const simulated = await startSimulatedMarket({
        port: core.port,
        reads,
        view,
        log,
        opening: core.opening,
        seed: 'quay',
      });
      undo.push(() => simulated.stop());
      if (wishes.simulatedMerchants !== 'none') {
        const { startMerchants } = await import('./outside/simulated-market/c2c-merchants.ts');
        const caughtUp = () => projector.until(core.port.seq, 60_000);
        const pace = wishes.simulatedMerchants;
        const merchants = startMerchants({ core: core.port, reads, c2c, house, secrets, caughtUp, log, pace });
        undo.push(() => merchants.stop());
      }
      const { ensureDemoUsers } = await import('./demo-users.ts');
      const networks = settings.chains === 'development' ? chain.networks.map(({ name }) => name) : [];
      const { methods } = c2c;
      const demo = await ensureDemoUsers({ core: core.port, reads, identity, methods, secrets, networks });
      demoLogins = demo.named;
      demo.compared.then(
        (same) => {
          demoLogins = same;
        },
        (error: Error) => log.warn(`the demo people’s passwords were not compared: ${error.message}`),
      );
    } else {
      await withdrawDesks(core.port);
      await withdrawMerchants(core.port, reads);
    }
    // Once a day, and at once where nobody has done it today: with whoever is there by now.
    const owe = () =>
      liabilities.look().catch((error: Error) => log.warn(`what is owed was not published: ${error.message}`));
    const lookAtDay = setInterval(owe, LIABILITIES_LOOK_MS);
    undo.push(() => clearInterval(lookAtDay));
    const owing = projector.until(core.port.seq, 60_000).then(owe);
    undo.push(() => owing);
    taking = true;
    return { url: `http://${urlHost(settings.host)}:${port}`, demoLogins, firstStaffLogin, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }

  async function embeddedDatabase(): Promise<string> {
    const cluster = await startCluster({
      dataDir: settings.dataDir,
      log: (line) => log.info(line),
      ended: () => stopped('the embedded database ended'),
    });
    undo.push(() => cluster.stop());
    return cluster.url;
  }
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
