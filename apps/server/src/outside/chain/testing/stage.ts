import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { coreTables } from '@quay/core';
import { openReads, type Reads, startProjector } from '@quay/store';
import { startDatabases } from '@quay/store/testing';
import type { Address } from 'viem';
import { startCore } from '../../../core-host/host.ts';
import type { CorePort } from '../../../core-host/port.ts';
import { noFunds } from '../../../simulated-funds.ts';
import { type DevelopmentChain, startDevelopmentChain } from '../../development-chain/development-chain.ts';
import type { Signer } from '../../signer/protocol.ts';
import { startSigner } from '../../signer/start-signer.ts';
import type { Chain } from '../chain.ts';
import { createChain } from '../create-chain.ts';
import { coreLedger } from '../deposits/core-ledger.ts';
import type { Network } from '../networks.ts';
import { signerTerms } from '../signer-terms.ts';
import { type Deployer, deployer } from './deployer.ts';
import { stageUsers } from './seed-users.ts';

/** A core, a PostgreSQL and a development chain, with everything between them that brings coins in. */
export type Stage = {
  readonly core: CorePort;
  readonly rows: Reads['chain'];
  readonly developmentChain: DevelopmentChain;
  readonly users: Readonly<Record<keyof typeof stageUsers, number>>;
  /** Resolves when the rows are as new as the core. */
  shown(): Promise<void>;
  /** Whom withdrawals were held for. */
  readonly held: number[];
  readonly logged: string[];
  readonly deployer: Deployer;
  chain: Chain;
  signer: Signer;
  /** Opens these networks, instead of those that are open. */
  reopen(networks?: readonly Network[]): Promise<void>;
  closeChain(): Promise<void>;
  balance(user: number, asset: string): Promise<bigint>;
  /** A user's deposits of a network, the oldest first. */
  deposits(user: number, network?: string): Promise<Deposit[]>;
  /** A user's deposit address, watched. */
  addressOf(user: number): Promise<Address>;
  end(): Promise<void>;
};

type Deposit = Awaited<ReturnType<Reads['wallet']['deposits']>>[number];

const PACE = { pollMs: 60, callMs: 1_500, restMs: 1_000, inspectMs: 300 };
const BLOCK_MS = 60;

export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quay-chain-'));
  const logged: string[] = [];
  const say = (line: string) => void logged.push(line);
  const log = { info: say, warn: say, error: say };
  const stopped = (why: string) => say(`stopped: ${why}`);

  const databases = await startDatabases();
  const databaseUrl = await databases.migrated();
  const reads = openReads(databaseUrl);
  const core = await startCore({ databaseUrl, practice: noFunds, standby: false }, stopped);
  const projector = await startProjector({
    databaseUrl,
    tables: coreTables,
    reached: (seq) => core.projected(seq),
    stopped,
    keepBatches: 'all',
  });
  core.port.onCommitted(({ seq }) => projector.trigger(seq));
  const shown = async () => void (await projector.until(core.port.seq, 10_000));
  const developmentChain = await startDevelopmentChain({
    folder: path.join(folder, 'development-chain'),
    blockMs: BLOCK_MS,
    log: say,
  });

  async function addUser(username: string): Promise<number> {
    const added = await reads.identity.addUser({ username, passwordHash: null, usercode: username, at: Date.now() });
    if (added === 'taken') throw new Error(`${username} is taken`);
    await core.port.submit('wallet/open-account', { owner: added.id, kind: 'user' });
    return added.id;
  }

  let networks: readonly Network[] = developmentChain.networks;
  const open = async (): Promise<{ chain: Chain; signer: Signer }> => {
    const signer = await startSigner({ folder: path.join(folder, 'signer'), terms: signerTerms(networks), log });
    const chain = await createChain({
      networks,
      signer,
      rows: reads.chain,
      ledger: coreLedger(core.port, shown),
      log,
      now: Date.now,
      hold: async (held) => void stage.held.push(held),
      developmentChain,
      pace: PACE,
    });
    return { chain, signer };
  };

  const stage = {
    core: core.port,
    rows: reads.chain,
    developmentChain,
    users: {
      alice: await addUser(stageUsers.alice),
      bob: await addUser(stageUsers.bob),
      mallory: await addUser(stageUsers.mallory),
    },
    shown,
    held: [] as number[],
    logged,
    deployer: deployer(developmentChain),
    async closeChain() {
      await stage.chain.close();
      await stage.signer.close();
    },
    async reopen(others?: readonly Network[]) {
      await stage.closeChain();
      networks = others ?? networks;
      Object.assign(stage, await open());
    },
    async balance(owner: number, asset: string) {
      await shown();
      const accounts = await reads.wallet.balances(owner);
      return accounts.filter((one) => one.asset === asset).reduce((sum, one) => sum + one.available, 0n);
    },
    async deposits(owner: number, network?: string) {
      const found = await reads.wallet.deposits(owner, { size: 100 });
      return found.filter((row) => network === undefined || row.network === network).reverse();
    },
    addressOf: (owner: number) => stage.chain.addressOf(owner),
    async end() {
      await stage.closeChain();
      await developmentChain.close();
      await core.drain();
      await projector.close();
      await reads.close();
      await databases.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  } as Stage;
  Object.assign(stage, await open());
  return stage;
}

/** Looks again and again until what is asked for is there. */
export async function until<Found>(look: () => Promise<Found | false | undefined>, what: string): Promise<Found> {
  const end = Date.now() + 120_000;
  for (;;) {
    const found = await look();
    if (found !== false && found !== undefined) return found;
    if (Date.now() > end) throw new Error(`it took too long: ${what}`);
    await new Promise((next) => setTimeout(next, 30));
  }
}
