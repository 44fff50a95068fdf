import { type Amount, greatest, least, Parts } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger, Leg } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { covered, profitAt } from '../../margin/position.ts';
import type { Contracts } from './contracts.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import { type Contract, type Cover, coversTable } from './state.ts';

/** What a person gains or loses by a trade, before the fee, or by a funding: what was paid of it, and what nobody could pay. */
type Paid = { readonly fee: Amount; readonly shortfall: Amount };

/** What a liquidation brings the fund. */
type FundGain = 'liquidation-fee' | 'liquidation-rest';

/** What a position has gained, or lost, for its owner: by its price, in fees, or by funding. */
export type PostedKind = 'price' | 'fee' | 'funding';

/** Whose position, on which account, and the trade or the payment of funding that the posting is of. */
export type PostedCase = {
  readonly row: PositionRecord;
  readonly contract: Contract;
  readonly reference: number;
  readonly at: number;
};

/**
 * The money of closing: profits come out of the clearing account and losses go into it. Nobody falls below zero. What a
 * cross account lacks is freed from its newest orders, then realised from its profits at the mark; what is still missing
 * is the insurance fund's, and beyond that bad debt.
 */
export class Postings {
  readonly #ledger: Ledger;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #accounts: MarginAccounts;
  /** Takes an order out of its book and gives back what it held. */
  readonly #cancel: (slot: number, at: number) => void;
  readonly #fund: InsuranceFund;
  readonly #covers: Log<Cover>;
  readonly #coverIds: Sequence;
  readonly #parts = new Parts();
  /** Told of what was posted for a position: what its owner has gained by it, below zero where it was lost. */
  whenPosted: (row: PositionRecord, kind: PostedKind, gained: Amount) => void = () => {};
  /** Whether anybody is to be told. */
  isHeard: () => boolean = () => false;

  constructor(of: {
    readonly ledger: Ledger;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly accounts: MarginAccounts;
    readonly fund: InsuranceFund;
    readonly changes: Changes;
    readonly coverIds: Sequence;
    cancel(slot: number, at: number): void;
  }) {
    this.#ledger = of.ledger;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#accounts = of.accounts;
    this.#fund = of.fund;
    this.#cancel = of.cancel;
    this.#covers = new Log(coversTable, of.changes);
    this.#coverIds = of.coverIds;
  }

  /** Pays profit and fee of what a trade closed of a cross position. */
  settleCross(one: PostedCase, profit: Amount, fee: Amount): Paid {
    this.#free(one, fee - profit);
    return this.#pay(one, profit, fee, this.#accounts.available(one.row.owner, this.#accounts.accountOf(one.row)));
  }

  /** What a cross account lacks of so much is freed from its newest orders, then realised from its profits. */
  #free(one: PostedCase, needed: Amount): void {
    const { row, at } = one;
    const account = this.#accounts.accountOf(row);
    const lacks = () => needed - this.#accounts.available(row.owner, account);
    while (lacks() > 0n) {
      const slot = this.#accounts.newestOpening(row.owner, account);
      if (slot === undefined) break;
      this.#cancel(slot, at);
    }
    if (lacks() > 0n) this.#cover(one, lacks());
  }

  /**
   * Gives a holder what a funding brings, or takes what it costs: of a cross position as a loss is paid, of an isolated
   * one from its margin, into which its own profit is realised when it is short. Gives what nobody could pay.
   */
  settleFunding(one: PostedCase, received: Amount): Amount {
    const { row, contract } = one;
    const isolated = row.mode === 'isolated';
    const account = this.#accounts.ledgerAccount(row.owner, contract);
    let most: Amount;
    if (isolated) {
      if (row.margin < -received) this.#coverIsolated(one, -received - row.margin);
      most = least(row.margin, greatest(0n, -received));
      row.margin -= most;
      this.#ledger.release(account, this.#parts.of(most));
    } else {
      this.#free(one, -received);
      most = this.#accounts.available(row.owner, this.#accounts.accountOf(row));
    }
    const shortfall = greatest(0n, -received - most);
    this.#move(one, received, shortfall, 'funding');
    if (row.owner === systemAccounts.insurance) this.#fund.record(this.#accounts.accountOf(row), 'funding', one.at);
    if (!isolated) return shortfall;
    const gained = greatest(0n, received);
    this.#ledger.hold(account, this.#parts.of(gained));
    row.margin += gained;
    this.#positions.touch(row);
    return shortfall;
  }

  /** The same of an isolated position of which `given` of its margin is given back: nothing else of the owner is touched. */
  settleIsolated(one: PostedCase, profit: Amount, fee: Amount, given: Amount): Paid {
    const { row, contract } = one;
    const needed = greatest(0n, fee - profit);
    const taken = least(row.margin, greatest(given, needed));
    row.margin -= taken;
    const account = this.#accounts.ledgerAccount(row.owner, contract);
    this.#ledger.release(account, this.#parts.of(taken));
    return this.#pay(one, profit, fee, taken);
  }

  /** Posts a profit or a loss, and the fee, of which no more is paid than `most` and the profit allow. */
  #pay(one: PostedCase, profit: Amount, fee: Amount, most: Amount): Paid {
    const shortfall = greatest(0n, -profit - most);
    this.#post(one, profit, shortfall);
    const charged = least(fee, greatest(0n, most + profit));
    this.charge(one, charged);
    return { fee: charged, shortfall };
  }

  #post(one: PostedCase, profit: Amount, shortfall: Amount): void {
    if (profit === 0n) return;
    this.#move(one, profit, shortfall, 'contract-profit');
    one.contract.clearing -= profit;
    this.#contracts.touch(one.contract);
  }

  /** From the clearing account to an owner, or back; what the owner cannot pay comes from elsewhere. */
  #move(
    { row, contract, reference, at }: PostedCase,
    gained: Amount,
    shortfall: Amount,
    cause: 'contract-profit' | 'funding',
  ): void {
    const account = (owner: number) => this.#accounts.ledgerAccount(owner, contract);
    const name = this.#accounts.accountOf(row);
    // What the fund itself cannot pay is bad debt: it has given all that it had already.
    const isFund = row.owner === systemAccounts.insurance;
    const fund = isFund ? 0n : least(shortfall, this.#fund.balance(name));
    this.#ledger.post(reference, at, [
      { account: account(systemAccounts.clearing), amount: -gained, cause },
      { account: account(row.owner), amount: gained + shortfall, cause },
      ...this.#fromFund(account, fund, shortfall),
    ]);
    this.whenPosted(row, cause === 'funding' ? 'funding' : 'price', gained + shortfall);
    if (fund > 0n) this.#fund.record(name, 'shortfall', at);
  }

  /** Gives something of an account to the insurance fund: of an isolated position what it left first, then its margin. */
  toFund({ row, contract, reference, at }: PostedCase, amount: Amount, given: Amount, cause: FundGain): void {
    if (amount === 0n) return;
    const account = this.#accounts.ledgerAccount(row.owner, contract);
    if (row.mode === 'isolated' && amount > given) {
      row.margin -= amount - given;
      this.#ledger.release(account, this.#parts.of(amount - given));
    }
    this.#ledger.post(reference, at, [
      { account, amount: -amount, cause },
      { account: this.#accounts.ledgerAccount(systemAccounts.insurance, contract), amount, cause },
    ]);
    this.#fund.record(this.#accounts.accountOf(row), cause, at);
    this.whenPosted(row, 'fee', -amount);
  }

  /** What nobody could pay of a loss: the insurance fund as far as it goes, then bad debt. */
  #fromFund(account: (owner: number) => number, fund: Amount, shortfall: Amount): readonly Leg[] {
    if (shortfall === 0n) return [];
    return [
      { account: account(systemAccounts.insurance), amount: -fund, cause: 'contract-shortfall' },
      { account: account(systemAccounts.badDebt), amount: fund - shortfall, cause: 'contract-shortfall' },
    ];
  }

  /** A trading fee, from what is available. */
  charge({ row, contract, reference, at }: PostedCase, fee: Amount): void {
    if (fee === 0n) return;
    const account = this.#accounts.ledgerAccount(row.owner, contract);
    this.chargeTo(account, { row, reference, at }, this.#parts.of(fee), fee);
  }

  /** The same of an account that is known, with the fee in both forms. */
  chargeTo(
    account: number,
    { row, reference, at }: Pick<PostedCase, 'row' | 'reference' | 'at'>,
    parts: Parts,
    fee: Amount,
  ): void {
    if (fee === 0n) return;
    this.#ledger.chargeEntered(account, parts, reference, at);
    this.whenPosted(row, 'fee', -fee);
  }

  /** The same of a fee in parts alone, which is above zero: nothing is made of it where nobody wants to be told. */
  chargeCounted(
    account: number,
    { row, reference, at }: Pick<PostedCase, 'row' | 'reference' | 'at'>,
    parts: Parts,
  ): void {
    this.#ledger.chargeEntered(account, parts, reference, at);
    if (this.isHeard()) this.whenPosted(row, 'fee', -parts.value());
  }

  /** Realises profits of cross positions at the mark, the largest first, until so much is there or none is left. */
  #cover(one: PostedCase, needed: Amount): void {
    const { owner } = one.row;
    for (const { row, profit } of this.#accounts.covers(owner, this.#accounts.accountOf(one.row), needed, one.at)) {
      this.#realise({ ...one, row, contract: this.#contracts.of(row.contract) }, profit);
    }
  }

  /** The same of an isolated position, into its own margin. */
  #coverIsolated(one: PostedCase, needed: Amount): void {
    const { row, contract } = one;
    const profit = least(needed, profitAt(contract.kind, row, this.#accounts.markOf(row.contract)));
    if (profit <= 0n) return;
    this.#realise(one, profit);
    this.#ledger.hold(this.#accounts.ledgerAccount(row.owner, contract), this.#parts.of(profit));
    row.margin += profit;
  }

  /** A part of a position's profit becomes money. */
  #realise({ row, contract, reference, at }: PostedCase, profit: Amount): void {
    const { owner } = row;
    this.#ledger.post(reference, at, [
      {
        account: this.#accounts.ledgerAccount(systemAccounts.clearing, contract),
        amount: -profit,
        cause: 'contract-cover',
      },
      { account: this.#accounts.ledgerAccount(owner, contract), amount: profit, cause: 'contract-cover' },
    ]);
    Object.assign(row, covered(row, profit));
    row.covered += profit;
    contract.clearing -= profit;
    this.whenPosted(row, 'price', profit);
    this.#positions.touch(row);
    this.#contracts.touch(contract);
    this.#covers.add({
      ...{ id: this.#coverIds.next(), owner, contract: row.contract, amount: profit },
      ...{ markPrice: this.#accounts.markOf(row.contract), trade: reference, at },
    });
  }
}
