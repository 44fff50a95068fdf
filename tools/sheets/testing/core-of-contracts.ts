import { contractOf } from '@quay/cast';
import type { Contract, PlaceOrder, SetTriggers } from '@quay/contract/perpetual';
import type { Balance } from '@quay/contract/wallet';
import type { Order, PositionRow } from '@quay/core';
import { isLiquidatable } from '@quay/core/margin';
import { text, units } from '@quay/money';
import { requestOf } from '../../../apps/server/src/areas/perpetual/order-request.ts';
import { termsOf } from '../../../apps/server/src/areas/perpetual/trigger-request.ts';
import {
  contractOnWire,
  positionOnWire,
  recordsOnWire,
  tierVersionOnWire,
  triggerOnWire,
} from '../../../apps/server/src/areas/perpetual/wire.ts';
import { inProcessCore } from '../../../apps/server/src/outside/simulated-market/testing/in-process-core.ts';
import { accountNow, contractNow, tiersAt } from '../../../apps/web/src/areas/perpetual/facts.ts';
import { quantityOnly } from '../../../apps/web/src/areas/perpetual/forms/order-sums.ts';
import { orderFrom } from '../../../apps/web/src/areas/perpetual/queries/order-lists.ts';
import type { MarginMode } from '../../../apps/web/src/areas/perpetual/sums/account.ts';
import { coinOf } from '../../../apps/web/src/trading/market/contract-markets.ts';
import type { Circumstances } from '../../../apps/web/src/trading/ticket/product-ticket.ts';

/** Who uses the sheet, and who waits on either side: nobody is long and short at once. */
const PERSON = 1_001;
const BUYER = 1_002;
const SELLER = 1_003;
/** Sources speak of a time that is cut to that of the command. */
const NOW = 2 ** 45;
/** Of makers and takers alike: so a sheet that says a taker's fee says what is paid. */
const RATE = units('0.00053');

export type Offer = { readonly distance: number; readonly lots: number };
type Terms = { readonly symbol: string; readonly mode: MarginMode; readonly leverage: number; readonly funds: bigint };

const practice = {
  user: [
    ['USDT', units('1000000000')],
    ['BTC', units('100000')],
  ],
  desk: [],
} as const;

/** A core with a contract, its market and a person who may open positions in it, for what the sheets of contracts say. */
export async function coreOfContracts({ symbol, mode, leverage, funds }: Terms) {
  const clock = { now: 1_000_000 };
  const { core, port } = inProcessCore({ practice }, clock);
  const { perpetual, ledger } = core;
  const run = async <Value>(name: string, input: object) => (await port.submit<Value>(name, input)).outcome;
  const terms = { ...contractOf(symbol), makerFeeRate: RATE, takerFeeRate: RATE };
  const { kind, quote, tick, lot, coin, cap, rows } = terms;
  await run('perpetual/list-contract', terms);

  /** Sources say what the coin is worth until it is confirmed; the mark is what the core makes of it. */
  const mark = async (price: bigint) => {
    for (let n = 0; n < 2; n++) {
      clock.now += 1100;
      const prices = [1, 2, 3].map((venue) => ({ source: `venue-${venue}`, price, weight: 1, at: NOW }));
      await run('perpetual/record-prices', { coin, prices });
    }
  };
  const markNow = () => perpetual.accounts.markOf(symbol);

  for (const owner of [PERSON, BUYER, SELLER]) {
    await run('wallet/open-account', { owner, kind: 'user' });
    const amount = owner === PERSON ? funds : practice.user.find(([asset]) => asset === quote)![1];
    const transfer = { owner, requestId: 'in', asset: quote, fromBook: 'spot', toBook: 'contract', amount };
    await run('wallet/transfer-coins', transfer);
  }
  await mark(terms.referencePrice);
  await run('perpetual/set-margin-mode', { owner: PERSON, contract: symbol, mode });
  await run('perpetual/set-leverage', { owner: PERSON, contract: symbol, leverage });

  const place = (order: PlaceOrder, owner = PERSON) => {
    const request = requestOf(owner, order);
    if ('refusal' in request) throw new Error(request.refusal.reason);
    return run<Order>('perpetual/place-order', request);
  };
  const offer = async (side: 'buy' | 'sell', price: bigint, quantity: bigint) => {
    const [owner, intent] = side === 'buy' ? ([BUYER, 'open-long'] as const) : ([SELLER, 'open-short'] as const);
    const outcome = await place(
      { symbol, intent, type: 'limit', price: text(price), quantity: text(quantity), leverage: 10 },
      owner,
    );
    if (!outcome.ok) throw new Error(`an offer was refused: ${outcome.refusal.reason}`);
  };
  const clearBook = async () => {
    for (const owner of [BUYER, SELLER]) await run('perpetual/cancel-all', { owner, symbol: null });
  };

  /** What waits instead of what waited, as the screens get it; so many ticks from the mark, on either side of it. */
  const offers = async (
    asks: readonly Offer[],
    bids: readonly Offer[],
  ): Promise<NonNullable<Circumstances['book']>> => {
    await clearBook();
    const levels = async (side: 'buy' | 'sell', here: readonly Offer[]) => {
      const way = side === 'buy' ? -1n : 1n;
      const sorted = [...here].sort((a, b) => a.distance - b.distance);
      const placed = sorted.map(({ distance, lots }) => ({
        price: (markNow() / tick + way * BigInt(distance)) * tick,
        quantity: BigInt(lots) * lot,
      }));
      for (const { price, quantity } of placed) await offer(side, price, quantity);
      return placed.map(({ price, quantity }) => [text(price), text(quantity)] satisfies [string, string]);
    };
    return { asks: await levels('sell', asks), bids: await levels('buy', bids) };
  };

  /** What the person's screen knows, by the server's own words. */
  const screen = () => {
    const ticker = {} as Contract['ticker'];
    const known = { mark: () => perpetual.marks.marks.get(symbol), funding: () => undefined, caps: () => undefined };
    const perpetualOnly = { dated: () => undefined, expiryOf: () => null };
    const contract = contractOnWire(perpetual.contracts.of(symbol), { ...known, ...perpetualOnly }, 1, ticker);
    const versionKey = { contract: symbol, version: 1 };
    const version = {
      ...versionKey,
      cap,
      appliesAt: 0,
      staff: 0,
      rows: rows.map((row, n) => ({ ...versionKey, tier: n + 1, ...row })),
    };
    const now = contractNow(contract, tiersAt([tierVersionOnWire(version)], clock.now))!;
    const { order } = recordsOnWire({ of: (one) => perpetual.contracts.of(one), ...perpetualOnly });
    const orders = perpetual.ordersOf(PERSON, null).map((one) => orderFrom(order(one)));
    const { available, frozen } = ledger.balance(PERSON, 'contract', quote);
    const balance = { book: 'contract', symbol: quote, available: text(available), frozen: text(frozen) } as Balance;
    const positions = perpetual.positions
      .ofOwner(PERSON)
      .filter(({ quantity }) => quantity !== 0n)
      .map((row) => positionOnWire(row, perpetualOnly));
    const account = accountNow(
      { book: 'contract', quote },
      {
        contracts: [now],
        positions,
        orders,
        balances: [balance],
      },
    );
    const last = text((now.mark / tick) * tick);
    const market = { coin: coinOf(contract, ''), last, sizeField: quantityOnly };
    return { contract, now, account, orders, market, rates: { maker: RATE, taker: RATE } };
  };

  /** The person's triggers, as the screens set and see them. */
  const setTriggers = (triggers: SetTriggers['triggers']) => {
    const read = triggers.map(({ kind, ...said }) => {
      const terms = termsOf(said);
      if ('refusal' in terms) throw new Error(terms.refusal.reason);
      return { kind, ...terms };
    });
    return run('perpetual/set-triggers', { owner: PERSON, contract: symbol, order: null, triggers: read });
  };
  const triggers = () => perpetual.triggers.of(PERSON, symbol).map(triggerOnWire);

  const amend = (order: number, price: bigint, quantity: bigint) =>
    run<Order>('perpetual/amend-order', { owner: PERSON, order, price, quantity });

  /** The position as it is now: what happens later changes nothing of it. */
  const row = (): PositionRow | undefined => {
    const held = perpetual.positions.find(PERSON, symbol);
    if (!held) return undefined;
    const { owner, contract, quantity, openValue, leverage: chosen, mode: chosenMode, openedAt } = held;
    const { margin, realised, fees, covered } = held;
    return {
      ...{ owner, contract, quantity, openValue, leverage: chosen, mode: chosenMode, openedAt },
      ...{ margin, realised, fees, covered },
    };
  };
  /** Whether the core would liquidate the position at a mark. */
  const liquidatedAt = (price: bigint): boolean => {
    const { wallet, positions } = perpetual.accounts.groupOf(row()!, clock.now);
    return isLiquidatable({ wallet, positions: positions.map((one) => ({ ...one, mark: price })) });
  };
  const equity = () => perpetual.accounts.equity(perpetual.accounts.groupOf(row()!, clock.now));
  const balance = () => ledger.balance(PERSON, 'contract', quote);
  const isLiquidating = () => perpetual.isLiquidating(PERSON, symbol);
  return {
    ...{ kind, tick, lot, clock, mark, markNow, place, offer, offers, clearBook, screen },
    ...{ row, liquidatedAt, equity, balance, isLiquidating, setTriggers, triggers, amend },
  };
}
export type CoreOfContracts = Awaited<ReturnType<typeof coreOfContracts>>;
