import { type Book, books, withdrawalRejections } from '@quay/contract/wallet';
import { units } from '@quay/money';
import {
  type BookOutflow,
  type Core,
  type CreditDeposit,
  type Outcome,
  systemAccounts,
  type Transfer,
  type Withdrawal,
} from '../../src/index.ts';
import { type Coins, USDT } from '../coins.ts';
import type { Random } from '../random.ts';
import { type Act, dayLimits } from '../world.ts';

const NETWORKS = ['ERC20', 'BEP20'] as const;
const STAFF = [7, 8, 9] as const;
const FEE = units('1.5');
/**
 * Everybody who moves coins without trading: users between their books, in and out; the chain, which sometimes takes
 * back what it said; staff, and the pipeline that signs and settles.
 */
export class WalletAgent {
  readonly #coins: Coins;
  readonly #random: Random;
  readonly #core: () => Core;
  /** What somebody has sent and has no answer to yet: nobody else takes it up meanwhile. */
  readonly #busy = new Set<string>();
  readonly #deposits: CreditDeposit[] = [];
  readonly #nonces = new Map<string, number>();
  /** Withdrawals that are over, as they were then, and transactions of others that were booked. */
  readonly #over = new Map<number, Withdrawal>();
  readonly #outflows: Pick<BookOutflow, 'network' | 'txHash' | 'asset'>[] = [];
  #ids = 0;
  /** How often a promise of the exchange was asked for and kept. */
  repeats = 0;

  constructor(coins: Coins, random: Random, core: () => Core) {
    this.#coins = coins;
    this.#random = random;
    this.#core = core;
  }

  /** The core died: what was not answered may have happened or not, and is looked at again. */
  startAgain(): void {
    this.#busy.clear();
    // What of them is still over is not known.
    this.#over.clear();
  }

  next(owner: number, dice: number): Act[] {
    if (dice < 20) return this.#transfers(owner);
    if (dice < 58) return this.#chain(owner);
    if (dice < 72) return this.#withdraws(owner);
    if (dice < 78) return this.#changes();
    return this.#proceeds();
  }

  /** The act, and again under the same request id: the same, and then with other words. */
  #again(name: string, input: object, other: object, same: (first: Outcome, second: Outcome) => boolean): Act[] {
    let first: Outcome | undefined;
    return [
      {
        name,
        input,
        heard: (outcome) => {
          first = outcome;
        },
      },
      {
        name,
        input: { ...input },
        heard: (outcome) => {
          if (!first?.ok) return;
          if (!same(first, outcome)) throw new Error(`I10 ${name} was answered differently when it was repeated`);
          this.repeats += 1;
        },
      },
      {
        name,
        input: other,
        heard: (outcome) => {
          if (!first?.ok) return;
          if (outcome.ok || outcome.refusal.reason !== 'wallet/request-id-reused') {
            throw new Error(`I10 ${name} with other words was taken under the same request id`);
          }
          this.repeats += 1;
        },
      },
    ];
  }

  #transfers(owner: number): Act[] {
    const random = this.#random;
    const asset = this.#coins.any();
    const leaves = random.chance(0.6);
    const other: Book = random.pick(books);
    const [fromBook, toBook] = leaves ? (['spot', other] as const) : ([other, random.pick(books)] as const);
    const { available } = this.#core().ledger.balance(owner, fromBook, asset);
    const wanted = random.chance(0.3) ? available : this.#coins.worth(units(String(1 + random.below(6000))), asset);
    const amount = wanted > 0n ? wanted : 1n;
    const requestId = `move-${this.#ids++}`;
    const input = { owner, requestId, asset, fromBook, toBook, amount };
    if (random.chance(0.8)) return [{ name: 'wallet/transfer-coins', input }];
    return this.#again('wallet/transfer-coins', input, { ...input, amount: amount + 1n }, (first, second) => {
      const one = (first as { value: Transfer }).value;
      return second.ok && (second.value as Transfer).id === one.id && (second.value as Transfer).at === one.at;
    });
  }

  /** A transfer arrives, is said again, or its block is gone. */
  #chain(owner: number): Act[] {
    const random = this.#random;
    const known = this.#deposits.length === 0 ? undefined : random.pick(this.#deposits);
    if (!known || random.chance(0.5)) {
      const asset = this.#coins.any();
      const amount = this.#coins.worth(units(String(1 + random.below(5000))), asset);
      const at = { network: random.pick(NETWORKS), txHash: `0xd${this.#ids++}`, logIndex: random.below(3), block: 100 };
      const deposit = { ...at, owner, asset, amount };
      this.#deposits.push(deposit);
      return [this.#sole(keyOf(deposit), 'wallet/credit-deposit', deposit)];
    }
    if (this.#busy.has(keyOf(known))) return [];
    const { network, txHash, logIndex } = known;
    if (random.chance(0.4)) {
      // Mined again in another block, and now and then with another amount.
      const amount = random.chance(0.9) ? known.amount : known.amount + 1n;
      const again = { ...known, block: 101, amount };
      return [this.#sole(keyOf(known), 'wallet/credit-deposit', again)];
    }
    const place = { network, txHash, logIndex: random.chance(0.9) ? logIndex : 9 };
    return [this.#sole(keyOf(known), 'wallet/reverse-deposit', place)];
  }

  #withdraws(owner: number): Act[] {
    const random = this.#random;
    const input = {
      owner,
      requestId: `out-${this.#ids++}`,
      asset: USDT,
      network: random.pick(NETWORKS),
      address: `0x${random.below(5)}`,
      amount: units(String(10 + random.below(random.pick([500, 3000, 30_000])))),
      fee: FEE,
      provenBy: 'totp',
      needs: random.below(3),
      ...dayLimits,
    };
    if (random.chance(0.8)) return [{ name: 'wallet/request-withdrawal', input }];
    return this.#again('wallet/request-withdrawal', input, { ...input, address: '0x9' }, (first, second) => {
      const { withdrawal } = (first as { value: { withdrawal: number } }).value;
      return second.ok && (second.value as { withdrawal: number }).withdrawal === withdrawal;
    });
  }

  /** Staff and pipeline take up one of those that are not over; now and then one that is not there. */
  #proceeds(): Act[] {
    const random = this.#random;
    const open = [...this.#core().wallet.withdrawals.values()];
    const by = random.pick(STAFF);
    if (open.length === 0 || random.chance(0.05)) {
      return [{ name: 'wallet/approve-withdrawal', input: { withdrawal: 1 + random.below(50), by } }];
    }
    const row = random.pick(open);
    const key = `withdrawal/${row.id}`;
    return this.#busy.has(key) ? [] : [this.#step(row, key, by)];
  }

  #step({ id: withdrawal, network, state, nonce, txHash }: Withdrawal, key: string, by: number): Act {
    const random = this.#random;
    // A reversal waits: mostly it is acknowledged, else the withdrawal tries to pass it or is rejected.
    if (state !== 'broadcasting' && this.#core().wallet.reversals.isUnseen(withdrawal) && random.chance(0.5)) {
      return this.#sole(key, 'wallet/acknowledge-reversal', { withdrawal, by });
    }
    if (state === 'reviewing' || random.chance(0.1)) {
      if (random.chance(0.75)) return this.#sole(key, 'wallet/approve-withdrawal', { withdrawal, by });
      const rejection = random.pick(withdrawalRejections);
      return this.#sole(key, 'wallet/reject-withdrawal', { withdrawal, by, rejection, remark: null });
    }
    const hash = `0xe${this.#ids++}`;
    if (state === 'approved') {
      // Until the next hot wallet has begun nobody knows which one signs.
      if (this.#busy.has(`hot ${network}`)) return this.#sole(key, 'wallet/repay-withdrawal', { withdrawal });
      const { withdrawals, hotWallets } = this.#core().wallet;
      const isAssigned = withdrawals.wallets.has({ id: withdrawal });
      const now = hotWallets.currentOf(network);
      if (!isAssigned && now > 0 && random.chance(0.2)) {
        return this.#sole(key, 'wallet/assign-hot-wallet', { withdrawal, wallet: random.below(now + 1) });
      }
      const wallet = `${network}/${isAssigned ? withdrawals.wallets.of(withdrawal) : now}`;
      const next = this.#nonces.get(wallet) ?? 0;
      this.#nonces.set(wallet, next + 1);
      return this.#sole(key, 'wallet/sign-withdrawal', { withdrawal, nonce: next, txHash: hash, raw: `raw ${hash}` });
    }
    if (random.chance(0.3)) {
      return this.#sole(key, 'wallet/sign-withdrawal', { withdrawal, nonce, txHash: hash, raw: `raw ${hash}` });
    }
    if (random.chance(0.1)) return this.#sole(key, 'wallet/repay-withdrawal', { withdrawal });
    const settled = { withdrawal, txHash, block: 100, paid: random.chance(0.8) };
    return this.#ended(this.#sole(key, 'wallet/settle-withdrawal', settled));
  }

  /** Remembers a withdrawal that is over. */
  #ended(act: Act): Act {
    return this.#after(act, (value) => {
      const row = { ...(value as Withdrawal) };
      this.#over.set(row.id, row);
    });
  }

  /** Does something more when it was not refused. */
  #after(act: Act, then: (value: unknown) => void): Act {
    return {
      ...act,
      heard: (outcome) => {
        act.heard?.(outcome);
        if (outcome.ok) then(outcome.value);
      },
    };
  }

  /** The chain undoes what was settled, others use our key, and staff let the next hot wallet begin. */
  #changes(): Act[] {
    const dice = this.#random.below(10);
    if (dice === 0) return this.#nextHotWallet();
    if (dice < 4) return this.#outflow();
    const row = this.#over.size > 0 ? this.#random.pick([...this.#over.values()]) : undefined;
    const key = `withdrawal/${row?.id}`;
    if (!row || this.#busy.has(key)) return [];
    const times = this.#core().wallet.revisions.get(String(row.id))?.times ?? 0;
    const revised = { ...row, revision: this.#random.chance(0.2) ? times + 1 : times };
    if (row.state === 'success') {
      const act = this.#sole(key, 'wallet/reopen-withdrawal', revised);
      return [this.#after(act, () => this.#over.delete(row.id))];
    }
    const paid = { paidHash: `0xe${this.#ids++}`, paidBlock: 100 };
    return [this.#ended(this.#sole(key, 'wallet/charge-paid-withdrawal', { ...revised, ...paid }))];
  }

  #outflow(): Act[] {
    const random = this.#random;
    const known = this.#outflows.length > 0 && random.chance(0.6) ? random.pick(this.#outflows) : undefined;
    if (known) {
      const key = `outflow/${known.txHash}`;
      if (this.#busy.has(key)) return [];
      const txHash = random.chance(0.1) ? '0xno' : known.txHash;
      return [this.#sole(key, 'wallet/revise-outflow', { ...known, txHash, stands: random.chance(0.5) })];
    }
    const of = { network: random.pick(NETWORKS), txHash: `0xf${this.#ids++}`, asset: USDT };
    const amount = units(String(1 + random.below(50)));
    const by = { nonce: this.#ids, block: 100, requestedBy: 7, approvedBy: 8 };
    const account = random.pick([systemAccounts.badDebt, systemAccounts.networkFees]);
    const act = this.#sole(`outflow/${of.txHash}`, 'wallet/book-outflow', { ...of, ...by, amount, account });
    return [this.#after(act, () => this.#outflows.push(of))];
  }

  #nextHotWallet(): Act[] {
    const network = this.#random.pick(NETWORKS);
    // What is being signed is signed by the one before.
    if ([...this.#busy].some((key) => key.startsWith('withdrawal/') || key === `hot ${network}`)) return [];
    const now = this.#core().wallet.hotWallets.currentOf(network);
    const isAgain = now > 0 && this.#random.chance(0.5);
    const wallet = isAgain ? now : now + 1;
    const next = { network, wallet, address: `0xh${wallet}`, block: 100, lost: isAgain, requestedBy: 7, approvedBy: 8 };
    return [this.#sole(`hot ${network}`, 'wallet/begin-hot-wallet', next)];
  }

  #sole(key: string, name: string, input: object): Act {
    this.#busy.add(key);
    return { name, input, heard: () => this.#busy.delete(key) };
  }
}

const keyOf = ({ network, txHash, logIndex }: CreditDeposit): string => `${network}/${txHash}/${logIndex}`;
