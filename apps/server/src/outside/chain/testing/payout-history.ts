import { MemoryStore } from '@quay/core/simulation';
import { type Address, getAddress, type Hex } from 'viem';
import type { CorePort } from '../../../core-host/port.ts';
import type { BookLine } from '../../signer/book.ts';
import { type Keys, keysOf } from '../../signer/keys/keys.ts';
import type { SigningKey } from '../../signer/keys/signing-key.ts';
import { type Signer, SignerUnavailable } from '../../signer/protocol.ts';
import { createSigning } from '../../signer/signing.ts';
import { ChainUnreachable } from '../chain-access.ts';
import { createHotWallets } from '../hot-wallets.ts';
import type { Network } from '../networks.ts';
import { NonceUsed } from '../nonces.ts';
import type { Retiring } from '../payouts/next-wallet.ts';
import { createPayouts, type Payouts } from '../payouts/payouts.ts';
import { signerTerms } from '../signer-terms.ts';
import { accessOver } from '../viem-access.ts';
import { chanceOf } from './chance.ts';
import { PayoutChain } from './payout-chain.ts';
import { type Faults, faultless, payoutEndpoint } from './payout-endpoint.ts';
import { validateSums } from './payout-oracle.ts';
import { PayoutRows } from './payout-rows.ts';

const CONFIRMATIONS = 3;
const FINALITY = 6;
/** Deeper than what was refunded by. */
const DEEPEST = FINALITY + 4;
const ROUNDS = 45;
const FEE = 5n;
const CALM_ROUNDS = 400;

/** As bytes are read: with its checksum. */
const addressOf = (number: number): Address => getAddress(`0x${number.toString(16).padStart(40, '0')}`);
const contract = addressOf(0xc1);
const otherUser = addressOf(0xeeee);
const users: readonly number[] = [1000, 1001, 1002];
const depositOf = (user: number): Address => addressOf(0xd0000 + user);
const network: Network = {
  name: 'ERC20',
  label: 'simulated',
  chainId: 1,
  confirmations: CONFIRMATIONS,
  finality: FINALITY,
  blockSeconds: 1,
  endpoints: ['http://one', 'http://other'],
  explorer: null,
  isTest: true,
  mostFeePerGas: 10_000n,
  tokens: [
    {
      asset: 'USDT',
      contract,
      decimals: 8,
      depositMin: 1n,
      withdrawal: { min: 1n, max: 10n ** 12n, fee: FEE, mostADay: 10n ** 15n },
      hotLow: 0n,
      hotHigh: 10n ** 15n,
      compareAbove: 0n,
    },
  ],
};
const HOT_WALLETS = 4;
/** One set of keys for all histories, and what it signed once it signs at once: signing takes longer than all the rest. */
const keys = withMemory(keysOf(new Uint8Array(32).fill(7)));

function withMemory(fresh: Keys): Keys {
  const signed = new Map<string, Promise<Hex>>();
  const remembering = (key: SigningKey): SigningKey => ({
    ...key,
    sign(bytes) {
      const name = `${key.address} ${bytes}`;
      const known = signed.get(name) ?? key.sign(bytes);
      signed.set(name, known);
      return known;
    },
  });
  return { ...fresh, hot: fresh.hot.slice(0, HOT_WALLETS).map(remembering) };
}

export type PayoutFigures = {
  forks: number;
  crashes: number;
  paid: number;
  failed: number;
  again: number;
  stolen: number;
  reversals: number;
  /** Failures whose nonce was used up for nothing, and those that were paid all the same. */
  cancels: number;
  charged: number;
  /** Hot wallets that another one took the place of, and of these those whose key was lost. */
  retired: number;
  lost: number;
  /** Withdrawals that were paid from the next one. */
  repaid: number;
};
export const noPayoutFigures = (): PayoutFigures => ({
  forks: 0,
  crashes: 0,
  paid: 0,
  failed: 0,
  again: 0,
  stolen: 0,
  reversals: 0,
  cancels: 0,
  charged: 0,
  retired: 0,
  lost: 0,
  repaid: 0,
});

const hotWallets = keys.hot.map(({ address }) => address);

class Crash extends Error {}

/**
 * One life of payouts, by its seed: deposits and withdrawals, forks deeper than anything counts on, one endpoint that lies,
 * transactions that are forgotten or come back, a thief with the key, and a process that ends anywhere. At the end, when
 * everything has calmed down and staff have decided what is theirs, the oracle counts the true chain. @throws what is wrong
 */
export async function livePayouts(seed: number): Promise<PayoutFigures> {
  const chance = chanceOf(seed);
  const figures = noPayoutFigures();
  const store = new MemoryStore({ practice: { user: [], desk: [] } });
  const chain = new PayoutChain(keys.hotWallet, chance);
  const rows = new PayoutRows(store);
  const lines: BookLine[] = [];
  /** Deposits that are credited, by their transaction. */
  const credited = new Map<Hex, { readonly block: number; readonly blockHash: Hex }>();
  let faults: readonly [Faults, Faults] = [faultless, faultless];
  let crashOnceIn = 0;
  let at = 1_000;
  let params = 0;
  /** What two of staff have decided and what was not yet done. */
  let retiring: Retiring | undefined;
  const lost = new Set<number>();
  let waiting: ReturnType<PayoutChain['fork']> = [];

  const send = (name: string, input: object) => {
    at += 1;
    const { outcome } = store.send(name, input, at);
    if (chance.onceIn(2)) store.project(store.batches.length);
    return outcome;
  };
  const isCrash = () => crashOnceIn > 0 && chance.onceIn(crashOnceIn);
  for (const owner of users) send('wallet/open-account', { owner, kind: 'user' });
  // The hot wallet has coins of the exchange to begin with.
  chain.blocks.mine([chain.blocks.transaction([move(otherUser, keys.hotWallet, 10n ** 11n)])]);
  for (const user of users) chain.blocks.mine([chain.blocks.transaction([move(otherUser, depositOf(user), 5_000n)])]);

  const core: Pick<CorePort, 'submit'> = {
    async submit(name, input) {
      const outcome = send(name, input);
      if (name === 'wallet/charge-paid-withdrawal' && outcome.ok) figures.charged += 1;
      if (name === 'wallet/repay-withdrawal' && outcome.ok) figures.repaid += 1;
      return { outcome, seq: store.batches.length } as never;
    },
  };
  const endpoints = ['one', 'other'].map((name, index) =>
    payoutEndpoint({ name, chain, chance, faults: () => faults[index]!, move: () => goOn() }),
  );

  function start(): Payouts {
    const signing = createSigning({
      keys,
      terms: signerTerms([network]),
      book: { lines: [...lines], add: (line) => void lines.push(line), close: () => undefined },
      now: () => at,
    });
    const signer = breaking<Signer>({
      depositKey: keys.depositKey,
      hotWallet: keys.hotWallet,
      hotWallets,
      async sign(request) {
        if (lost.has(request.wallet ?? 0) && request.kind !== 'sweep') throw new SignerUnavailable('the key is lost');
        if (request.kind === 'cancel') figures.cancels += 1;
        return signing.sign(request);
      },
      retire: async (name, wallet) => signing.retire(name, wallet),
      signed: (name, sender, nonce) => signing.signed(name, sender, nonce),
      state: () => ({ up: true }),
      close: async () => undefined,
    });
    const alarms = { raise: async () => undefined, end: async () => undefined };
    const access = accessOver(network, endpoints, alarms, { restMs: 0, now: () => 0 });
    const kept = breaking(rows.reads);
    return createPayouts(
      {
        network,
        access,
        alarms,
        wallets: createHotWallets({ network, access, rows: kept, signer, now: () => at }),
        isHalted: async () => rows.halted,
        halt: async () => {
          rows.halted = true;
        },
        moved: () => undefined,
      },
      {
        signer,
        rows: kept,
        core: breaking(core) as CorePort,
        notify: (event) => {
          if (event === 'success') figures.paid += 1;
          else if (event === 'failed') figures.failed += 1;
          else if (event === 'again') figures.again += 1;
        },
        now: () => at,
      },
    );
  }
  let payouts = start();

  /** The same port in a process that may end before or after any of its statements. */
  function breaking<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          if (isCrash()) throw new Crash('before');
          const answer: unknown = await Reflect.apply(method, target, given);
          if (isCrash()) throw new Crash('after');
          return answer;
        };
      },
    });
  }

  /** The server reads blocks honestly: deposits are another history's. */
  function follow(): void {
    for (let number = 0; number <= chain.blocks.head.number; number++)
      rows.blocks.set(number, chain.blocks.at(number)!.hash);
    for (const number of rows.blocks.keys()) if (number > chain.blocks.head.number) rows.blocks.delete(number);
    for (const [txHash, { block, blockHash }] of credited) {
      if (chain.blocks.at(block)?.hash === blockHash) continue;
      credited.delete(txHash);
      figures.reversals += 1;
      rows.halted = true;
      const outcome = send('wallet/reverse-deposit', { network: network.name, txHash, logIndex: 0 });
      if (!outcome.ok) throw new Error('a credit that was not there was taken back');
    }
    for (const block of chain.blocks.blocks.slice(0, chain.blocks.head.number - CONFIRMATIONS + 2)) {
      for (const { txHash, succeeds, transfers } of block.transactions) {
        const [first] = transfers;
        const owner = users.find((user) => first && depositOf(user) === first.to);
        if (!first || owner === undefined || !succeeds || credited.has(txHash) || rows.halted) continue;
        const about = { network: network.name, txHash, logIndex: 0, owner, asset: 'USDT', amount: first.atoms };
        send('wallet/credit-deposit', { ...about, block: block.number });
        credited.set(txHash, { block: block.number, blockHash: block.hash });
      }
    }
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Crash) {
        figures.crashes += 1;
        if (chance.onceIn(8)) store.crash();
        payouts = start();
      } else if (!isDown(error)) throw error;
    }
  }

  /** Two of staff let the next hot wallet take the place of one, or say that its key is lost as well. */
  async function retire(): Promise<void> {
    if (!retiring) {
      const wallet = store.core.wallet.hotWallets.currentOf(network.name);
      const isAgain = wallet > 0 && chance.onceIn(4);
      // There is no key for another one.
      if (wallet === HOT_WALLETS - 1 && !isAgain) return;
      retiring = { wallet: isAgain ? wallet - 1 : wallet, lost: isAgain || chance.onceIn(4) };
    }
    const { wallet, lost: isLost } = retiring;
    const before = store.core.wallet.hotWallets.currentOf(network.name);
    if (isLost) lost.add(wallet);
    let isDone = false;
    await attempt(async () => {
      const refused = await payouts.retire({ wallet, lost: isLost }, { requestedBy: 7, approvedBy: 8 });
      // While the rows are behind, the wallet that has just begun is not known yet: they ask once more.
      isDone = !refused || store.core.wallet.hotWallets.currentOf(network.name) > wallet;
    });
    const now = store.core.wallet.hotWallets.currentOf(network.name);
    if (now > before) {
      figures.retired += 1;
      if (isLost) figures.lost += 1;
    }
    if (isDone) retiring = undefined;
  }

  /** Somebody fills the hot wallet when it is low, as after a fork that took what had filled it, or a key that was lost. */
  function fill(): void {
    const hot = hotWallets[store.core.wallet.hotWallets.currentOf(network.name)]!;
    if (chain.blocks.tokensOf(contract, hot, chain.blocks.head.number) > 10n ** 6n) return;
    chain.blocks.mine([chain.blocks.transaction([move(otherUser, hot, 10n ** 8n)])]);
  }

  async function step(): Promise<void> {
    follow();
    if (!chance.onceIn(3)) store.project(store.batches.length);
    await attempt(() => payouts.step());
  }

  /** The chain goes on, or is another one from some block on. */
  function goOn(): void {
    if (!chance.onceIn(6)) {
      chain.mine(chance.onceIn(3) ? deposits() : []);
      return;
    }
    figures.forks += 1;
    waiting.push(...chain.fork(1 + chance.below(chance.onceIn(3) ? DEEPEST : CONFIRMATIONS + 1)));
  }

  function deposits() {
    const old = waiting.filter(({ txHash }) => !chain.foreign.has(txHash) && chance.onceIn(2));
    waiting = waiting.filter((one) => !old.includes(one));
    return [
      ...old,
      chain.blocks.transaction([move(otherUser, depositOf(chance.pick(users)), BigInt(10 + chance.below(500)))]),
    ];
  }

  function withdraw(): void {
    params += 1;
    const way = { asset: 'USDT', network: network.name, address: addressOf(0xa0000 + params) };
    const limits = { provenBy: 'totp', needs: 0, dayLimit: 10n ** 12n, dayCount: 1_000 };
    const amount = BigInt(20 + chance.below(1_500));
    send('wallet/request-withdrawal', {
      owner: chance.pick(users),
      requestId: `request-${params}`,
      ...way,
      ...limits,
      amount,
      fee: FEE,
    });
  }

  /** Two of staff look at what is stuck. */
  async function decide(): Promise<void> {
    for (const txHash of chain.foreign.keys()) {
      const isBooked = (await rows.outflowsOf(network.name, txHash)).length > 0;
      if (isBooked || !chain.blocks.of(txHash)) continue;
      await attempt(() => payouts.adopt(txHash, 6, { requestedBy: 7, approvedBy: 8 }));
    }
    for (const { id, nonce, state } of rows.withdrawals()) {
      const paying = rows.transactions.find((row) => row.kind === 'withdrawal' && row.reference === id);
      const taken = rows.transactions.some(
        (row) => row.nonce === nonce && row.sender === paying?.sender && row.kind === 'foreign',
      );
      const isLost = lost.has(hotWallets.indexOf(paying?.sender as Address));
      if (state === 'broadcasting' && (taken || isLost)) {
        await attempt(() => payouts.release(id, chance.onceIn(2) ? 'repay' : 'reject'));
      }
    }
    for (const { id, owner, state } of rows.withdrawals()) {
      if (state !== 'approved' && state !== 'reviewing') continue;
      const { wallet } = store.core;
      if (wallet.reversals.isUnseen(id)) send('wallet/acknowledge-reversal', { withdrawal: id, by: 7 });
      if (wallet.debtOf(owner).length === 0) continue;
      send('wallet/reject-withdrawal', { withdrawal: id, by: 7, rejection: 'other', remark: null });
    }
    rows.halted = false;
  }

  for (let round = 0; round < ROUNDS; round++) {
    faults = mood();
    crashOnceIn = chance.pick([0, 0, 60, 15]);
    switch (chance.below(12)) {
      case 0:
        figures.forks += 1;
        waiting.push(...chain.fork(1 + chance.below(DEEPEST)));
        break;
      case 1:
        chain.paused = !chain.paused;
        break;
      case 2:
        chain.price = chance.pick([10n, 10n, 40n, 900n]);
        break;
      case 3:
        chain.forget();
        break;
      case 4:
        chain.resend();
        break;
      case 5:
        if (chance.onceIn(8)) {
          figures.stolen += 1;
          const from = chance.pick(chain.senders);
          chain.steal(from, chain.blocks.transaction([move(from, otherUser, 77n)]));
        }
        break;
      case 6:
        await decide();
        break;
      case 7:
      case 8:
      case 9:
        withdraw();
        break;
      default:
        goOn();
    }
    if (retiring || chance.onceIn(18)) await retire();
    if (chance.onceIn(10)) fill();
    for (let blocks = chance.below(3); blocks > 0; blocks--) goOn();
    for (let times = 1 + chance.below(3); times > 0; times--) await step();
  }

  faults = [faultless, faultless];
  crashOnceIn = 0;
  chain.paused = false;
  chain.price = 10n;
  for (let calm = 0; calm < CALM_ROUNDS; calm++) {
    chain.mine();
    store.project(store.batches.length);
    await step();
    if (retiring) await retire();
    if (calm % 10 === 9) fill();
    await decide();
    const isQuiet =
      rows.withdrawals().every(({ state }) => state !== 'approved' && state !== 'broadcasting') &&
      rows.transactions.every(
        ({ state, sender }) => state !== 'signed' || lost.has(hotWallets.indexOf(sender as Address)),
      );
    if (isQuiet && calm > FINALITY + CONFIRMATIONS) break;
  }
  await step();
  const isOpenAndLost = ({ state, sender }: (typeof rows.transactions)[number]) =>
    state === 'signed' && lost.has(hotWallets.indexOf(sender as Address));
  const mayCome = (txHash: string) =>
    !chain.blocks.of(txHash as Hex) && rows.transactions.some((row) => row.txHash === txHash && isOpenAndLost(row));
  validateSums({ chain, store, contract, users, depositOf, hotWallets, fee: FEE, mayCome });
  return figures;

  /** One of the two may lie, the other may be late or silent. */
  function mood(): readonly [Faults, Faults] {
    const often = () => chance.pick([0, 0, 20, 4]);
    const honest = {
      ...faultless,
      silence: chance.pick([0, 0, 40]),
      stale: chance.pick([0, 0, 20]),
      moves: chance.pick([0, 0, 40]),
    };
    const liar = {
      ...honest,
      silence: often(),
      stale: often(),
      receipts: often(),
      logs: often(),
      nonces: often(),
      balances: often(),
      sends: often(),
    };
    return chance.onceIn(2) ? [liar, honest] : [honest, liar];
  }
}

const isDown = (error: unknown): boolean =>
  error instanceof ChainUnreachable || error instanceof NonceUsed || error instanceof SignerUnavailable;

const move = (from: Address, to: Address, atoms: bigint) => ({ contract, from, to, atoms, arrives: atoms });
