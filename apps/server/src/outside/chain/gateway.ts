import { type ChainAlarm, eventAlarms } from '@quay/contract/staff';
import type { Reads } from '@quay/store';
import type { Address } from 'viem';
import type { DevelopmentChain } from '../development-chain/development-chain.ts';
import { type Signer, SignerUnavailable } from '../signer/protocol.ts';
import { createAlarms } from './alarms.ts';
import { type Block, ChainUnreachable } from './chain-access.ts';
import { type Comparison, createComparison } from './deposits/comparison.ts';
import type { DepositLedger } from './deposits/ledger.ts';
import { createNativeCheck, LOOK_MS } from './deposits/native-coins.ts';
import { createTracker } from './deposits/tracker.ts';
import { watchHotWallet } from './hot-wallet.ts';
import { createHotWallets } from './hot-wallets.ts';
import type { NetworkParts } from './network-parts.ts';
import type { Network } from './networks.ts';
import type { Payouts } from './payouts/payouts.ts';
import type { Watched } from './status.ts';
import { createSweeps } from './sweeps.ts';
import { createViemAccess } from './viem-access.ts';

export type GatewayNeeds = {
  readonly signer: Signer;
  readonly rows: Reads['chain'];
  readonly ledger: DepositLedger;
  readonly log: { warn(line: string): void; error(line: string): void };
  readonly now: () => number;
  readonly userAt: (address: Address) => number | undefined;
  readonly addresses: () => Iterable<Address>;
  /** Whether an address is the exchange's own: hot wallet, contracts, treasury. */
  readonly isOwnAddress: (address: Address) => boolean;
  readonly hold: (user: number) => Promise<void>;
  readonly moved: (user: number) => void;
  /** Holds what our addresses have against what is owed: at every block. */
  readonly compare: () => Promise<void>;
  /** Fills the hot wallet up, where a treasury of worthless coins stands by. */
  readonly fill: DevelopmentChain['fill'] | undefined;
  /** Pays withdrawals. */
  readonly payouts: ((parts: NetworkParts) => Payouts) | undefined;
  readonly pace: Pace | undefined;
};

/** What a test wants faster than the product has it. */
export type Pace = {
  readonly pollMs: number;
  readonly callMs: number;
  readonly restMs: number;
  readonly inspectMs: number;
};

/** One network at work: again and again it looks what is new, and does what is to be done. */
export type Gateway = Watched & {
  /** Answers, is of the right chain, and its tokens are as they should be. */
  readonly isReady: boolean;
  readonly payouts: Payouts | undefined;
  /** What came to a user, on chain and in the books. */
  readonly comparison: Comparison;
  trigger(): void;
  /** Staff open it again. */
  resume(): Promise<void>;
  closeAlarm(alarm: ChainAlarm, subject: string): Promise<void>;
  close(): Promise<void>;
};

const TEST_POLL_MS = 1_000;
const INSPECT_MS = 5_000;
/** What could not be done is tried again after so long, whether or not there is a new block. */
const WORK_MS = 15_000;
const RETRY_MS = 2_000;
/** A signer that starts again is no reason to ring. */
const SIGNER_DOWN_MS = 5_000;
const COMPARE_MS = 60_000;
/** Comparing takes at most so much of the time, however many accounts and addresses there are. */
const COMPARE_SHARE = 0.1;

export function openGateway(network: Network, needs: GatewayNeeds): Gateway {
  const { signer, rows, log, now } = needs;
  const { name } = network;
  const pollMs = needs.pace?.pollMs ?? (network.isTest ? TEST_POLL_MS : (network.blockSeconds * 1_000) / 3);
  const inspectMs = needs.pace?.inspectMs ?? INSPECT_MS;
  const alarms = createAlarms(name, rows, log, now);
  const access = createViemAccess(network, alarms, needs.pace);
  const parts: NetworkParts = {
    network,
    access,
    alarms,
    wallets: createHotWallets({ network, access, signer, rows, now }),
    isHalted: async () => (await rows.networkRow(name))?.halted ?? false,
    halt: (why) => rows.haltNetwork(name, why, undefined, now()),
    moved: needs.moved,
  };
  const tracker = createTracker({ ...needs, network, access, alarms, halt: parts.halt });
  const native = createNativeCheck({ network, access, rows, now });
  const comparison = createComparison({ network, access, rows, alarms, now });
  const sweeps = createSweeps(parts, needs);
  const hotWallet = watchHotWallet(parts, needs.fill);
  const payouts = needs.payouts?.(parts);

  let head: Block | undefined;
  let tokensAreRight = false;
  let closed = false;
  /** Something was asked for from outside, or the chain went on. */
  let isNew = true;
  let inspectedAt = Number.NEGATIVE_INFINITY;
  let workAt = Number.NEGATIVE_INFINITY;
  /** A block or a settlement that reserves were not compared at yet. */
  let isUncompared = true;
  let nativeAt = Number.NEGATIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;
  let mayCompareAt = Number.NEGATIVE_INFINITY;
  let rouse = () => {};
  /** What was said last of each part, so that a fault that lasts is said once. */
  const faults = new Map<string, string>();

  /** A fault of one part is said, and stops no other. Gives whether it went well. */
  async function attempt(part: string, work: () => Promise<void>): Promise<boolean> {
    if (closed) return false;
    try {
      await work();
      faults.delete(part);
      return true;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if (faults.get(part) === said || closed) return false;
      faults.set(part, said);
      const waits = error instanceof ChainUnreachable || error instanceof SignerUnavailable;
      if (waits) log.warn(`${name}: ${part} waits: ${said}`);
      else log.error(`${name}: ${part} failed: ${error instanceof Error ? error.stack : said}`);
      return false;
    }
  }

  /** A contract with other decimals than we count with would make wrong amounts of everything. */
  async function checkTokens(): Promise<void> {
    const wrong: string[] = [];
    for (const { asset, contract, decimals } of network.tokens) {
      const says = await access.decimalsOf(contract);
      if (says !== decimals) wrong.push(`${asset} has ${says ?? 'no'} decimals, not ${decimals}`);
    }
    if (wrong.length > 0) return alarms.raise('token-unexpected', wrong.join(', '), 'decimals');
    await alarms.end('token-unexpected', 'decimals');
    tokensAreRight = true;
  }

  /** While it is away withdrawals and sweeps wait; everything else goes on. */
  async function checkSigner(): Promise<void> {
    const state = signer.state();
    if (state.up) return alarms.end('signer-away');
    if (Date.now() - state.since >= SIGNER_DOWN_MS) await alarms.raise('signer-away', state.why);
  }

  async function follow(): Promise<void> {
    for (let behind = true; behind && !closed; ) {
      const stepped = await tracker.step();
      behind = stepped.behind;
      const wentOn = stepped.head.hash !== head?.hash || stepped.settled.size > 0;
      isNew ||= wentOn;
      isUncompared ||= wentOn;
      head = stepped.head;
      for (const user of stepped.settled) await rows.depositAddressUsed(user, now());
      for (const user of stepped.moved) needs.moved(user);
    }
  }

  async function lookAtCoins(): Promise<void> {
    await attempt('the comparison of what a fork has touched', comparison.step);
    for (const user of await native.step()) needs.moved(user);
  }

  async function heartbeat(): Promise<void> {
    const at = performance.now();
    if (at - inspectedAt >= inspectMs) {
      inspectedAt = at;
      await attempt('inspection', access.inspect);
    }
    await attempt('the look at the signer', checkSigner);
    if (!tokensAreRight) await attempt('the check of tokens', checkTokens);
    if (!tokensAreRight) return;
    await attempt('the scan', follow);
    if (at - nativeAt >= (needs.pace?.inspectMs ?? LOOK_MS)) {
      nativeAt = at;
      await attempt('the look at the own coin of addresses', lookAtCoins);
    }
    if (head && (isNew || at >= workAt)) workAt = at + ((await work(head)) ? WORK_MS : RETRY_MS);
    await compare();
  }

  async function compare(): Promise<void> {
    const at = performance.now();
    if (at < mayCompareAt || (!isUncompared && at - comparedAt < COMPARE_MS)) return;
    isUncompared = false;
    comparedAt = at;
    await attempt('the comparison of reserves', needs.compare);
    const took = performance.now() - at;
    mayCompareAt = at + took / COMPARE_SHARE;
  }

  /** Gives whether all of it went well. */
  async function work(at: Block): Promise<boolean> {
    isNew = false;
    const watched = await attempt('the hot wallet', hotWallet.step);
    // What the chain undid is looked at on a halted network too; nothing is signed or sent there for a withdrawal.
    const paid = !payouts || (await attempt('a payout', payouts.step));
    if (await parts.isHalted()) return watched && paid;
    const swept = await attempt('a sweep', () => sweeps.step(at));
    const looked = watched && swept && paid;
    if (looked) await attempt('the end of alarms', alarms.endUnheld);
    return looked;
  }

  async function run(): Promise<void> {
    while (!closed) {
      await attempt('a beat', heartbeat);
      if (closed) return;
      await new Promise<void>((next) => {
        const timer = setTimeout(next, isNew && head ? 0 : pollMs);
        rouse = () => {
          clearTimeout(timer);
          next();
        };
      });
    }
  }

  const running = run();

  return {
    ...parts,
    get endpoints() {
      return access.endpoints;
    },
    get head() {
      return head;
    },
    payouts,
    comparison,
    get isReady() {
      return tokensAreRight && access.endpoints.some(({ up }) => up);
    },
    trigger() {
      isNew = true;
      rouse();
    },
    async resume() {
      await rows.resumeNetwork(name);
      for (const alarm of eventAlarms) await alarms.endAll(alarm);
      this.trigger();
    },
    closeAlarm: (alarm, subject) => alarms.end(alarm, subject),
    async close() {
      closed = true;
      rouse();
      await running;
    },
  };
}
