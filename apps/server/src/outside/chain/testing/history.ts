import type { Address, Hex } from 'viem';
import type { Alarms } from '../alarms.ts';
import { type ChainAccess, ChainUnreachable, type TransferLog } from '../chain-access.ts';
import { type Comparison, type ComparisonRows, createComparison } from '../deposits/comparison.ts';
import type { DepositLedger, DepositRows } from '../deposits/ledger.ts';
import { createNativeCheck, type NativeCheck, type NativeRows } from '../deposits/native-coins.ts';
import { createTracker, type Tracker } from '../deposits/tracker.ts';
import { type Network, type Token, unitsOf } from '../networks.ts';
import { type Chance, chanceOf } from './chance.ts';
import {
  logsOf,
  SimulatedChain,
  type SimulatedPayment,
  type SimulatedTransaction,
  type SimulatedTransfer,
} from './simulated-chain.ts';
import { sure, type Unsure, unsureAccess } from './unsure-access.ts';

const CONFIRMATIONS = 4;
/** Twice as deep as what is believed, so that most of what was credited is taken back now and then. */
const DEEPEST = CONFIRMATIONS * 2;
const LARGE = 1_000n;
const ROUNDS = 40;

const addressOf = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const token = (number: number, asset: string, decimals: number): Token => ({
  asset,
  contract: addressOf(0xc0 + number),
  decimals,
  depositMin: 10n,
  withdrawal: undefined,
  hotLow: 0n,
  hotHigh: 0n,
  compareAbove: LARGE,
});
const simulated: Network = {
  name: 'ERC20',
  label: 'simulated',
  chainId: 1,
  confirmations: CONFIRMATIONS,
  blockSeconds: 1,
  endpoints: ['http://one', 'http://other'],
  explorer: null,
  isTest: true,
  tokens: [token(1, 'USDT', 8), token(2, 'BTC', 10)],
};
/** Looks like the first, and is on nobody's list. */
const unlisted = addressOf(0xff);
/** Nobody sends anything to the last one; an endpoint that lies says so. */
export const historyUsers: readonly number[] = [1000, 1001, 1002];
const paid = historyUsers.slice(0, -1);
const lucky = historyUsers.at(-1)!;
export const depositOf = (user: number): Address => addressOf(user);
const userAt = (address: Address) => historyUsers.find((user) => depositOf(user) === address);
const otherUser = addressOf(0xeeee);
const systemSettings = addressOf(0xa1);

/** Where what the tracker writes is kept. */
export type Kept = {
  readonly rows: DepositRows & NativeRows & ComparisonRows;
  readonly ledger: DepositLedger;
  setHalted(halted: boolean): void | Promise<void>;
  /** What stands credited, as `<hash> <owner> <coin> <units>`. */
  credited(): Promise<string[]>;
  /** Staff ask for blocks to be read again. */
  rescan?(from: number, to: number): void;
  /** What came, cannot be credited and has left a trace; by {@link traceOf}. */
  traces?(): readonly string[];
  /** Owners and staff do something with what came, between two looks at the chain. */
  act?(chance: Chance): void;
  /** The process ended: what it had in memory is gone. */
  restart?(): void;
  /** Checks what the owners have in the end by what really came to each. */
  validate?(came: ReadonlyMap<string, bigint>): void;
};

export type HistoryFigures = {
  forks: number;
  crashes: number;
  credits: number;
  reversals: number;
  halts: number;
  /** Blocks in which an endpoint was found to leave something out. */
  gaps: number;
  /** Ranges that staff have asked to be read again. */
  rescans: number;
  /** What came at the end and cannot be credited: unlisted tokens and native coins, and of those what nothing names. */
  unsupported: number;
  unnamed: number;
  /** Owners and coins that a fork had touched, compared at the end. */
  compared: number;
};
export const noFigures: HistoryFigures = {
  forks: 0,
  crashes: 0,
  credits: 0,
  reversals: 0,
  halts: 0,
  gaps: 0,
  rescans: 0,
  unsupported: 0,
  unnamed: 0,
  compared: 0,
};

/** The process ended between two statements, or in the middle of one. */
class Crash extends Error {}

/**
 * One life of a chain, by its seed: blocks, transfers good and bad, reorganisations, a network that fails, a process
 * that ends anywhere, endpoints that leave things out, owners who move what came. At the end, when everything has calmed
 * down, what is credited must be what a full scan finds, and what the owners have, were paid and owe must be what came.
 * @throws when something was credited too early, or is not as the full scan says
 */
export async function liveHistory(seed: number, kept: Kept, name = simulated.name): Promise<HistoryFigures> {
  const network: Network = { ...simulated, name };
  const chance = chanceOf(seed);
  const chain = new SimulatedChain();
  const figures: HistoryFigures = { ...noFigures };
  const invented = new Map<Hex, TransferLog>();
  /** What had all its confirmations at some moment of the step that runs: only that may be credited. */
  let ripe = new Set<string>();
  let unsure: Unsure = sure;
  let crashOnceIn = 0;
  const differ = new Map<string, string>();
  /** A moment of its own for each look, so that addresses take turns. */
  let looks = 0;

  const access = unsureAccess({ chain, chance, unsure: () => unsure, move, invented });
  let tracker = start();
  let native = look();
  let comparison = compare();

  function move(): void {
    if (chance.onceIn(4)) fork();
    else chain.mine(transactions());
    ripen();
  }

  function ripen(): void {
    for (const key of scan(chain)) ripe.add(key);
  }

  function transactions(): SimulatedTransaction[] {
    return Array.from({ length: chance.below(3) }, () =>
      chain.transaction(
        Array.from({ length: 1 + chance.below(2) }, () => transfer(chance)),
        !chance.onceIn(8),
        chance.onceIn(4) ? payment(chance) : undefined,
      ),
    );
  }

  function fork(): void {
    figures.forks += 1;
    const depth = 1 + chance.below(DEEPEST);
    const dropped = chain.drop(depth);
    let waiting = dropped.flatMap((block) => block.transactions).filter(() => !chance.onceIn(4));
    // Some are replaced by others of the same words and another hash.
    waiting = waiting.map((one) =>
      chance.onceIn(5) ? chain.transaction(one.transfers, one.succeeds, one.payment) : one,
    );
    const length = chance.onceIn(6) ? chance.below(dropped.length + 1) : dropped.length + chance.below(3);
    for (let left = length; left > 0; left--) {
      const taken = chance.onceIn(3) ? waiting.splice(0, chance.below(3)) : waiting.splice(0);
      if (chance.onceIn(3)) taken.reverse();
      chain.mine([...(chance.onceIn(3) ? transactions() : []), ...taken]);
    }
  }

  function rescan(): void {
    const from = chance.below(chain.head.number + 1);
    figures.rescans += 1;
    kept.rescan?.(from, from + chance.below(DEEPEST * 2));
  }

  /** The first endpoint tells of a large transfer that never was. */
  function invent(): void {
    const { number: block, hash: blockHash } = chain.head;
    // It goes on to tell of what it has told of.
    if (invented.has(blockHash)) return;
    const { txHash } = chain.transaction([]);
    const { contract, decimals } = chance.pick(network.tokens);
    // Small ones too, of which one word is enough as long as nobody contradicts.
    const atoms = chance.pick([100n * LARGE, LARGE / 4n]) * 10n ** BigInt(decimals - 8);
    const to = depositOf(lucky);
    invented.set(blockHash, { txHash, logIndex: 50, block, blockHash, contract, from: otherUser, to, atoms });
  }

  function start(): Tracker {
    const alarms: Alarms = {
      async raise(_alarm, _detail, by) {
        if (by?.startsWith('logs of ')) figures.gaps += 1;
      },
      end: async () => undefined,
    };
    const halt = async () => {
      figures.halts += 1;
      await kept.setHalted(true);
    };
    const held = new Set<number>();
    const ledger: DepositLedger = {
      async credit(deposit) {
        const key = keyOf(deposit);
        if ((await kept.rows.networkRow(name))?.halted) throw new Error(`credited while halted: ${key}`);
        if (!ripe.has(key)) throw new Error(`credited too early, or what never was: ${key}`);
        figures.credits += 1;
        return kept.ledger.credit(deposit);
      },
      async reverse(transfer) {
        figures.reversals += 1;
        if (!(await kept.rows.networkRow(network.name))?.halted) throw new Error('taken back without a halt');
        if (held.size === 0) throw new Error('taken back without a hold');
        await kept.ledger.reverse(transfer);
      },
      shown: () => kept.ledger.shown(),
    };
    return createTracker({
      network,
      access: access satisfies ChainAccess,
      rows: breaking(kept.rows, isCrash),
      ledger: breaking(ledger, isCrash),
      alarms,
      userAt,
      addresses: () => historyUsers.map(depositOf),
      isOwnAddress: (address) => address === systemSettings,
      hold: async (user) => void held.add(user),
      halt,
      now: () => chain.head.at,
    });
  }

  function look(): NativeCheck {
    return createNativeCheck({ network, access, rows: breaking(kept.rows, isCrash), now: () => ++looks });
  }

  /** What rings is not over: owners whose deposits a fork has touched, and whose sums differ. */
  function compare(): Comparison {
    const alarms: Alarms = {
      async raise(_alarm, detail, subject) {
        differ.set(subject!, detail);
      },
      end: async (_alarm, subject) => void differ.delete(subject!),
    };
    return createComparison({ network, access, rows: breaking(kept.rows, isCrash), alarms, now: () => ++looks });
  }

  function isCrash(): boolean {
    return crashOnceIn > 0 && chance.onceIn(crashOnceIn);
  }

  /** Gives whether there is more to do at once. */
  async function step(): Promise<boolean> {
    ripe = new Set();
    ripen();
    try {
      const { behind } = await tracker.step();
      if (chance.onceIn(2)) await native.step();
      if (chance.onceIn(2)) await comparison.step();
      return behind;
    } catch (error) {
      if (error instanceof Crash) {
        figures.crashes += 1;
        kept.restart?.();
        tracker = start();
        native = look();
        comparison = compare();
      } else if (!(error instanceof ChainUnreachable)) throw error;
      return false;
    }
  }

  await step();
  for (let round = 0; round < ROUNDS; round++) {
    unsure = mood(chance);
    crashOnceIn = chance.pick([0, 0, 40, 12]);
    const act = chance.below(9);
    if (act < 5) chain.mine(transactions());
    else if (act === 5) fork();
    else if (act === 6) await kept.setHalted(false);
    else if (act === 7) rescan();
    else invent();
    for (let times = chance.below(3); times > 0; times--) await step();
    for (let times = chance.below(4); times > 0; times--) kept.act?.(chance);
  }

  unsure = sure;
  crashOnceIn = 0;
  for (let calm = 0; calm < DEEPEST + 2; calm++) {
    chain.mine([]);
    await step();
  }
  // What was taken back on the way is credited again once staff have opened the network.
  await kept.setHalted(false);
  for (let more = true; more; ) more = await step();
  for (const _ of historyUsers) await native.step();
  figures.compared += (await kept.rows.forkChecks(name, chain.head.number, 100)).length;
  for (let times = 0; times < 3; times++) await comparison.step();
  if (differ.size > 0) throw new Error(`differs: ${[...differ.values()].join('; ')}`);
  // About the one of whom an endpoint lies to the end, they never agree.
  const due = await kept.rows.forkChecks(name, chain.head.number - DEEPEST, 100);
  const open = due.filter(({ userId }) => userId !== lucky);
  if (open.length > 0) throw new Error(`${open.length} owners whom a fork touched were not compared`);
  const found = (await kept.credited()).sort();
  const should = scan(chain).sort();
  if (JSON.stringify(found) !== JSON.stringify(should)) {
    throw new Error(`credited:\n${found.join('\n')}\na full scan:\n${should.join('\n')}`);
  }
  const { arrivals, unnamed } = traces(chain);
  figures.unsupported += arrivals.length;
  figures.unnamed += unnamed;
  const left = kept.traces?.();
  if (left && JSON.stringify([...left].sort()) !== JSON.stringify(arrivals)) {
    throw new Error(`traces of:\n${[...left].sort().join('\n')}\na full scan:\n${arrivals.join('\n')}`);
  }
  const came = new Map<string, bigint>();
  for (const [, owner, asset, amount] of should.map((line) => line.split(' '))) {
    came.set(`${owner} ${asset}`, (came.get(`${owner} ${asset}`) ?? 0n) + BigInt(amount!));
  }
  kept.validate?.(came);
  return figures;
}

type Credited = { readonly txHash: string; readonly owner: number; readonly asset: string; readonly amount: bigint };
export const keyOf = (one: Credited): string => `${one.txHash} ${one.owner} ${one.asset} ${one.amount}`;

function mood(chance: Chance): Unsure {
  const often = () => chance.pick([0, 0, 30, 8]);
  return {
    silence: often(),
    staleHead: often(),
    mixedHead: often(),
    missingLogs: chance.pick([0, 2]),
    mixedLogs: chance.pick([0, 2]),
    disagreement: often(),
    moves: chance.pick([0, 0, 25]),
    gap: chance.onceIn(3)
      ? { endpoint: chance.pick(['one', 'other']), of: chance.pick(['logs', 'some-logs', 'receipts', 'bloom']) }
      : undefined,
  };
}

/** The network's own coin for somebody: in the open, from within a contract, or from the exchange. */
function payment(chance: Chance): SimulatedPayment {
  const to = chance.onceIn(5) ? otherUser : depositOf(chance.pick(paid));
  const from = chance.onceIn(4) ? systemSettings : otherUser;
  return { from, to, wei: 1n + BigInt(chance.below(1_000)), isInner: from === otherUser && chance.onceIn(2) };
}

function transfer(chance: Chance): SimulatedTransfer {
  const { contract, decimals } = chance.pick(simulated.tokens);
  const unit = 10n ** BigInt(decimals - 8);
  const atoms = chance.pick([0n, 1n, 9n * unit, 10n * unit, 123n * unit + 7n, LARGE * unit, 5n * LARGE * unit]);
  const to = chance.onceIn(4) ? otherUser : depositOf(chance.pick(paid));
  const arrives = chance.onceIn(6) ? (atoms * 9n) / 10n : atoms;
  return { contract: chance.onceIn(8) ? unlisted : contract, from: otherUser, to, atoms, arrives };
}

/**
 * What stands confirmed, found in another way than the tracker's: the whole chain from its beginning. Of several
 * transfers of one token to one address in a block the first get what arrived, as long as it lasts.
 */
function scan(chain: SimulatedChain): string[] {
  const found: string[] = [];
  for (const block of chain.blocks.slice(1, Math.max(1, chain.blocks.length - CONFIRMATIONS + 1))) {
    const arrived = new Map<string, bigint>();
    const place = (one: { contract: Address; to: Address }) => `${one.contract} ${one.to}`;
    for (const { succeeds, transfers } of block.transactions) {
      for (const one of succeeds ? transfers : []) {
        arrived.set(place(one), (arrived.get(place(one)) ?? 0n) + one.arrives);
      }
    }
    for (const log of logsOf(block)) {
      const listed = simulated.tokens.find(({ contract }) => contract === log.contract);
      const owner = userAt(log.to);
      if (!listed || owner === undefined) continue;
      const left = arrived.get(place(log))!;
      const atoms = left < log.atoms ? left : log.atoms;
      arrived.set(place(log), left - atoms);
      const amount = unitsOf(atoms, listed.decimals);
      if (atoms > 0n && amount >= listed.depositMin) {
        found.push(keyOf({ txHash: log.txHash, owner, asset: listed.asset, amount }));
      }
    }
  }
  return found;
}

/** What names something that came and cannot be credited: of what nothing names there is one sum for each owner. */
export const traceOf = (one: {
  readonly txHash: string | null;
  readonly owner: number;
  readonly atoms: bigint;
}): string => `${one.txHash ?? 'unnamed'} ${one.owner} ${one.atoms}`;

/** The traces that a full scan finds, in order, and to how many owners something came that nothing names. */
function traces(chain: SimulatedChain): { readonly arrivals: readonly string[]; readonly unnamed: number } {
  const arrivals: string[] = [];
  const sums = new Map<number, bigint>();
  for (const block of chain.blocks.slice(1, Math.max(1, chain.blocks.length - CONFIRMATIONS + 1))) {
    for (const { contract, to, txHash, atoms } of logsOf(block)) {
      const owner = userAt(to);
      if (contract === unlisted && owner !== undefined && atoms > 0n) arrivals.push(traceOf({ txHash, owner, atoms }));
    }
    for (const { txHash, succeeds, payment } of block.transactions) {
      const owner = succeeds && payment ? userAt(payment.to) : undefined;
      if (owner === undefined || payment === undefined) continue;
      if (payment.isInner) sums.set(owner, (sums.get(owner) ?? 0n) + payment.wei);
      else if (payment.from !== systemSettings) arrivals.push(traceOf({ txHash, owner, atoms: payment.wei }));
    }
  }
  for (const [owner, atoms] of sums) arrivals.push(traceOf({ txHash: null, owner, atoms }));
  return { arrivals: arrivals.sort(), unnamed: sums.size };
}

/** The same port in a process that may end before or after any of its statements. */
function breaking<Port extends object>(port: Port, isCrash: () => boolean): Port {
  return new Proxy(port, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        if (isCrash()) throw new Crash('before');
        const answer = await method.apply(target, args);
        if (isCrash()) throw new Crash('after');
        return answer;
      };
    },
  });
}
