import {
  type Account,
  accountsTable,
  type Batch,
  type Change,
  type Core,
  deliveriesTable,
  type Entry,
  entriesTable,
  type FeeTotal,
  feeTotalsTable,
  fundingPaymentsTable,
  type Holder,
  holdersTable,
  type PracticeFunds,
  perpetualProduct,
  takingsTable,
  tradesTable,
} from '../../src/index.ts';
import { AccountAuditor } from '../account/auditor.ts';
import type { TakingLimits } from '../c2c/ads-and-orders.ts';
import { C2cAuditor } from '../c2c/auditor.ts';
import { ConvertAuditor } from '../convert/auditor.ts';
import { CreditAuditor } from '../credit/auditor.ts';
import { DemoAuditor } from '../demo/auditor.ts';
import { EarnAuditor } from '../earn/auditor.ts';
import { FollowingAuditor } from '../following/auditor.ts';
import { GuardAuditor } from '../guard/auditor.ts';
import { LiquidityAuditor } from '../liquidity/auditor.ts';
import { LoansAuditor } from '../loans/auditor.ts';
import { PerpetualAuditor } from '../perpetual/auditor.ts';
import { ReferralAuditor } from '../referral/auditor.ts';
import { SpotAuditor } from '../spot/auditor.ts';
import { WalletAuditor } from '../wallet/auditor.ts';
import type { DayLimits } from '../wallet/withdrawals.ts';
import { type BatchView, sequencesOf } from './batch-view.ts';
import { Money } from './money.ts';
import { rowsOf, sortedByTable } from './sorted.ts';
import { wrong } from './wrong.ts';

/**
 * A second opinion on every batch, from its row changes alone: the auditor keeps its own balances, and each area's own
 * auditor its books, volumes, withdrawals and timelines; none shares code with the core. It looks only at what a batch
 * touched, so that it can look at every one. Here stand the order in which the areas look, and the money of all of them.
 */
export class Auditor {
  readonly money: Money;
  readonly spot: SpotAuditor;
  readonly guard: GuardAuditor;
  readonly #wallet: WalletAuditor;
  readonly #convert: ConvertAuditor;
  readonly #c2c: C2cAuditor;
  readonly perpetual: PerpetualAuditor;
  readonly following: FollowingAuditor;
  readonly loans: LoansAuditor;
  readonly earn: EarnAuditor;
  readonly credit: CreditAuditor;
  readonly liquidity: LiquidityAuditor;
  readonly demo: DemoAuditor;
  readonly account: AccountAuditor;
  readonly referral: ReferralAuditor;
  readonly #marketMakers = new Set<number>();
  /** When each opened their accounts. */
  readonly #holders = new Map<number, number>();
  #seq = 0;
  #at = 0;

  constructor(practice: PracticeFunds, limits: DayLimits, taking: TakingLimits) {
    const isMarketMaker = (owner: number) => this.#marketMakers.has(owner);
    this.money = new Money(isMarketMaker, practice);
    this.spot = new SpotAuditor(this.money, isMarketMaker);
    this.guard = new GuardAuditor(isMarketMaker);
    this.perpetual = new PerpetualAuditor(this.money, isMarketMaker, (owner) => this.#holders.get(owner));
    this.following = new FollowingAuditor(this.money);
    this.credit = new CreditAuditor(this.money);
    this.liquidity = new LiquidityAuditor(this.money);
    this.demo = new DemoAuditor(this.spot);
    this.account = new AccountAuditor(this.money);
    this.referral = new ReferralAuditor(this.money);
    this.#wallet = new WalletAuditor(this.money, limits);
    this.#convert = new ConvertAuditor(this.money);
    this.earn = new EarnAuditor(this.money, this.#wallet.requests);
    this.loans = new LoansAuditor(this.money, (asset) => this.earn.savings.savedIn(asset));
    this.#c2c = new C2cAuditor(this.money, this.#wallet.requests, taking);
  }

  get entries(): number {
    return this.money.entries;
  }

  /**
   * @param alone the batch was made of one command, so that all of it must follow from that one
   * @throws Objection at the first thing that is not as it should be
   */
  receive(changes: readonly Change[], { seq, at }: Pick<Batch, 'seq' | 'at'>, alone = false): void {
    if (seq !== this.#seq + 1) wrong(`I11 batch ${seq} follows ${this.#seq}`);
    if (at < this.#at) wrong(`I13 time went back from ${this.#at} to ${at}`);
    const batch: BatchView = { sorted: sortedByTable(changes), from: this.#at, to: at, alone };
    this.#seq = seq;
    this.#at = at;
    this.money.begin();

    const { spot, guard } = this;
    this.#takeHolders(batch);
    guard.takeHolds(batch);
    spot.take(batch);
    guard.takeGiven(batch, spot.orders);
    spot.match(batch);
    this.#c2c.take(batch, spot.priceOf);
    this.earn.take(batch);
    this.#wallet.take(batch);
    this.#convert.take(batch, spot.priceOf);
    this.perpetual.take(batch);
    this.following.take(batch);
    this.loans.take(batch);
    this.credit.take(batch);
    this.liquidity.take(batch);
    this.demo.take(batch);
    this.account.take(batch, spot.priceOf);
    this.referral.take(batch);
    this.#takeMoney(batch);
    const dayBegan = spot.follow(batch);
    this.#c2c.takeDeposits(batch);
    spot.settle(batch);
    spot.validateBoards(batch);
    this.money.validate();
    this.credit.validate();
    this.perpetual.validate(batch);
    this.loans.validate();
    this.earn.validate();
    this.#wallet.validate();
    this.account.validate(batch);
    this.referral.validate();
    this.#convert.validate();
    spot.tiers.validate(dayBegan);
  }

  #takeHolders({ sorted }: BatchView): void {
    for (const { owner, kind, openedAt } of rowsOf<Holder>(sorted, holdersTable.number)) {
      if (this.#holders.has(owner)) wrong(`${owner} opened an account twice`);
      this.#holders.set(owner, openedAt);
      if (kind === 'desk') this.#marketMakers.add(owner);
      this.money.opened(owner);
    }
  }

  #takeMoney(batch: BatchView): void {
    const { sorted, from, to } = batch;
    this.money.sumIncomes();
    this.money.takeEntries(rowsOf<Entry>(sorted, entriesTable.number), from, to);
    for (const account of rowsOf<Account>(sorted, accountsTable.number)) this.money.takeAccount(account);
    for (const total of rowsOf<FeeTotal>(sorted, feeTotalsTable.number)) this.money.takeFeeTotal(total);
    const said = sequencesOf(batch).get('entry');
    if ((said ?? this.money.lastEntry) !== this.money.lastEntry) wrong('entries are beyond their sequence');
    const { trades } = perpetualProduct.tables;
    const numbered = [entriesTable, tradesTable, trades, takingsTable, fundingPaymentsTable, deliveriesTable];
    const counted = numbered.some(({ number }) => sorted.has(number));
    if (counted !== (said !== undefined)) wrong('the sequence of entries was not announced');
  }

  /** Holds all that a core came back with against what was durable. */
  compare(
    core: Pick<
      Core,
      | 'ledger'
      | 'spot'
      | 'wallet'
      | 'c2c'
      | 'perpetual'
      | 'following'
      | 'loans'
      | 'earn'
      | 'credit'
      | 'liquidity'
      | 'demo'
      | 'account'
      | 'referral'
    >,
  ): void {
    this.money.compare(core.ledger.accounts.values());
    this.#wallet.compare(core);
    this.#c2c.compare(core);
    this.spot.compare(core);
    this.perpetual.compare(core);
    this.following.compare(core);
    this.loans.compare(core);
    this.earn.compare(core);
    this.credit.compare(core);
    this.liquidity.compare(core);
    this.demo.compare(core);
    this.account.compare(core);
    this.referral.compare(core);
  }
}
