import { LEFT_BEHIND_COIN } from '@quay/contract/account/rules';
import { type AccountArea, accountArea } from './areas/account/area.ts';
import { gated } from './areas/account/gate.ts';
import { type C2cArea, c2cArea } from './areas/c2c/area.ts';
import { type ConvertArea, convertArea } from './areas/convert/area.ts';
import { type CreditArea, creditArea } from './areas/credit/area.ts';
import { type DemoArea, demoArea } from './areas/demo/area.ts';
import { type EarnArea, earnArea } from './areas/earn/area.ts';
import { type FollowingArea, followingArea } from './areas/following/area.ts';
import { type LiquidityArea, liquidityArea } from './areas/liquidity/area.ts';
import { type LoansArea, loansArea } from './areas/loans/area.ts';
import { type MarketArea, marketArea } from './areas/market/area.ts';
import { type PerpetualArea, perpetualArea } from './areas/perpetual/area.ts';
import { accountName, isMarginBook } from './areas/perpetual/margin-account-names.ts';
import { type ReferralArea, referralArea } from './areas/referral/area.ts';
import { type SpotArea, spotArea } from './areas/spot/area.ts';
import { type WalletArea, walletArea } from './areas/wallet/area.ts';
import type { WalletHeard } from './areas/wallet/commands/credit-deposit.ts';
import type { PracticeFunds } from './areas/wallet/commands/open-account.ts';
import type { Movable } from './areas/wallet/commands/transfer-coins.ts';
import { Debts } from './areas/wallet/debts.ts';
import { Holders } from './areas/wallet/holders.ts';
import type { Area } from './engine/area.ts';
import { Changes } from './engine/changes.ts';
import { type CommitPort, Engine } from './engine/engine.ts';
import { Sequences } from './engine/sequences.ts';
import { Guard } from './guard/guard.ts';
import { type Claim, Ledger } from './ledger/ledger.ts';
import type { Book, OrderSlots } from './matching/index.ts';
import { obstaclesOf } from './obstacles.ts';
import { InstrumentNumbers } from './trading/instrument-numbers.ts';
import { instrumentsArea } from './trading/instruments-area.ts';

export type CoreOptions = {
  readonly port: CommitPort;
  /** What new accounts get in a simulated market. */
  readonly practice?: PracticeFunds;
  /** Tests put the plain twin here. */
  readonly newBook?: (slots: OrderSlots) => Book;
  /** Most payments of funding in one batch; tests say less. */
  readonly fundingSlice?: number;
  /** Most holders of dated contracts who are settled in one batch; tests say less. */
  readonly deliverySlice?: number;
  /** Most copies of followers that one command makes; tests say less. */
  readonly copySlice?: number;
  /** Most loans that one batch warns or sells for; tests say less. */
  readonly loanSlice?: number;
  /** Most payments of earn in one batch; tests say less. */
  readonly earnSlice?: number;
  /** Most days of linked wallets that one batch settles; tests say less. */
  readonly liquiditySlice?: number;
};

export type Core = {
  readonly engine: Engine;
  readonly ledger: Ledger;
  readonly guard: Guard;
  readonly market: MarketArea;
  readonly spot: SpotArea;
  readonly c2c: C2cArea;
  readonly wallet: WalletArea;
  readonly convert: ConvertArea;
  readonly perpetual: PerpetualArea;
  readonly following: FollowingArea;
  readonly loans: LoansArea;
  readonly earn: EarnArea;
  readonly credit: CreditArea;
  readonly liquidity: LiquidityArea;
  readonly demo: DemoArea;
  readonly account: AccountArea;
  readonly referral: ReferralArea;
};

const nothing: PracticeFunds = { user: [], desk: [] };

/** The areas, wired. The only file that knows them all. */
export function createCore(options: CoreOptions): Core {
  const { port, practice = nothing, newBook, fundingSlice, deliverySlice, copySlice, loanSlice, earnSlice } = options;
  const changes = new Changes();
  const sequences = new Sequences(changes);
  const holders = new Holders(changes);
  const isMarketMaker = (owner: number) => holders.isMarketMaker(owner);
  const ledger = new Ledger(changes, sequences, isMarketMaker);
  const debts = new Debts(changes, ledger, sequences.of('debt'));
  const guard = new Guard(changes, sequences, (owner) => debts.of(owner));

  const market = marketArea(changes, () => numbers.numberAll());
  const numbers = new InstrumentNumbers(changes, () => [...market.listed(), ...perpetual.listed()]);
  const movable: Movable = (owner, book, asset, at) => {
    if (!isMarginBook(book)) return ledger.balance(owner, book, asset).available;
    perpetual.settle(owner, at);
    return perpetual.movable(owner, accountName(book, asset), at);
  };
  const isClosing = (owner: number) => account.closures.of(owner) !== undefined;
  const heard: WalletHeard = {
    credited: (credit, at) => referral.credited(credit, at),
    reversed: ({ id }) => referral.reversed(id),
    paidOut: (withdrawal, at) => referral.paidOut(withdrawal, at),
    sent: (transfer) => referral.paidOut({ ...transfer, requestedAt: transfer.at }, transfer.at),
  };
  const wallet = walletArea(changes, sequences, ledger, holders, guard, debts, practice, movable, isClosing, heard);
  const spot = spotArea({
    changes,
    sequences,
    ledger,
    numbers,
    listings: {
      get: (symbol) => market.markets.get(symbol),
      traded: (symbol, price) => market.traded(symbol, price),
    },
    isMarketMaker,
    guard,
    given: (owner, counterparty, value, at) => guard.given.note(owner, counterparty, value, at),
    ...(newBook ? { newBook } : {}),
  });

  const markets = { get: (symbol: string) => market.markets.get(symbol) };
  const c2c = c2cArea(changes, sequences, ledger, {
    ...{ markets, requests: wallet.requests, guard },
    sold: ({ seller: owner, asset, quantity: amount, openedAt: requestedAt }, at) =>
      referral.paidOut({ owner, asset, amount, requestedAt }, at),
  });
  const convert = convertArea(changes, sequences, ledger, { markets });

  const perpetual = perpetualArea({
    ...{ changes, sequences, ledger, numbers, isMarketMaker, guard },
    openedAt: (owner) => holders.get(String(owner))?.openedAt,
    isCopied: (owner, contract) => following.isCopied(owner, contract),
    ...(newBook ? { newBook } : {}),
    ...(fundingSlice === undefined ? {} : { fundingSlice }),
    ...(deliverySlice === undefined ? {} : { deliverySlice }),
  });

  const following: FollowingArea = followingArea({
    ...{ changes, sequences, ledger, guard, contracts: perpetual.copying },
    ...(copySlice === undefined ? {} : { copySlice }),
  });
  perpetual.positions.whenTouched = (row) => following.touched(row);
  perpetual.postings.whenPosted = (row, kind, gained) => following.posted(row, kind, gained);
  perpetual.postings.isHeard = () => following.follows.size > 0;

  const savings = {
    savedIn: (asset: string) => earn.savedIn(asset),
    reservedIn: (asset: string) => earn.reservedIn(asset),
  };
  const loans = loansArea({
    ...{ changes, sequences, ledger, indexes: perpetual.indexes, savings },
    isHalted: (coin) => market.markets.get(coin)?.status === 'halted',
    ...(loanSlice === undefined ? {} : { loanSlice }),
  });

  const earn: EarnArea = earnArea({
    ...{ changes, sequences, ledger, requests: wallet.requests },
    above: (owner, lines) => referral.above(owner, lines),
    ...(earnSlice === undefined ? {} : { earnSlice }),
  });

  const liquidity = liquidityArea({
    ...{ changes, sequences, budget: earn.promotion },
    ...(options.liquiditySlice === undefined ? {} : { liquiditySlice: options.liquiditySlice }),
  });

  const referral: ReferralArea = referralArea({
    ...{ changes, sequences, budget: earn.promotion },
    priceOf: (asset, at) => perpetual.indexes.of(asset, at)?.price,
    isFrozen: (owner) => guard.freezes.isFrozen(owner),
    withdrawing: (owner) => wallet.withdrawals.allOfOwner(owner).map(({ requestedAt }) => requestedAt),
  });

  const credit = creditArea({ changes, sequences, ledger, debtOf: (owner) => debts.of(owner)[0] });

  // It sees markets and tiers, and gets no ledger: nothing of the demo could reach a real account.
  const demo = demoArea({
    ...{ changes, sequences, tierOf: (owner) => spot.tierOf(owner) },
    market: (symbol) => spot.instruments.find(symbol),
  });

  const account: AccountArea = accountArea({
    ...{ changes, ledger, guard },
    has: obstaclesOf({ wallet, spot, perpetual, loans, credit, earn, c2c, following, liquidity }),
    price(coin) {
      const listed = market.markets.get(coin);
      return listed?.quote === LEFT_BEHIND_COIN && listed.referencePrice > 0n ? listed.referencePrice : undefined;
    },
  });

  function* claims(): Iterable<Claim> {
    yield* spot.claims();
    yield* perpetual.claims();
    yield* c2c.claims();
    yield* wallet.claims();
    yield* loans.claims();
    yield* earn.claims();
    yield* credit.claims();
  }
  const trading = instrumentsArea(numbers);
  // What copies trade is behind a command as what it traded itself: following comes before contracts.
  const areas = [
    ledger.area(claims),
    guard.area(),
    wallet,
    market,
    trading,
    spot,
    c2c,
    convert,
    following,
    perpetual,
    loans,
    earn,
    credit,
    liquidity,
    account,
    demo,
    referral,
  ].map((area) => gated<Area>(area, account.closures));
  const engine = new Engine({ areas, changes, sequences, port });
  return {
    ...{ engine, ledger, guard, market, spot, c2c, wallet, convert, perpetual, following, loans, earn, credit },
    ...{ liquidity, account, demo, referral },
  };
}
