import { type Contract, type PlaceOrder, perpetual } from '@quay/contract/perpetual';
import { entryPrice, sizeOf } from '@quay/core/margin';
import { floorTo, format, greatest, least, type Price, type Quantity, text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { type EarlyRefusal, refusalOfQuantity, refuse } from '../../../trading/ticket/early-refusals.ts';
import { usualSettings } from '../../../trading/ticket/order-kind.ts';
import {
  fillsNow,
  type MarketNow,
  type Plan,
  type PricedFill,
  worstPriceOf,
} from '../../../trading/ticket/order-sums.ts';
import { emptyDraft } from '../../../trading/ticket/trade-draft.ts';
import type { ContractOrder } from '../queries/order-lists.ts';
import { type AccountNow, figuresOf, type PositionFigures, type PositionNow } from '../sums/account.ts';
import { bandOf, type Closing, closingOf, worstClose } from '../sums/closing.ts';
import { openedBy } from '../sums/opening.ts';

/** What is typed to close a part of a position. */
export type CloseDraft = { readonly type: 'market' | 'limit'; readonly quantity: string; readonly price: string };

export type CloseCircumstances = {
  readonly contract: Contract;
  readonly account: AccountNow;
  readonly position: PositionNow;
  /** The user's living orders in the contract. */
  readonly orders: readonly ContractOrder[];
  readonly market: MarketNow;
  readonly takerRate: bigint;
};

/** What may be closed besides what other orders close. */
export function closableOf({ position, orders }: CloseCircumstances): Quantity {
  const closing = orders.filter(({ intent }) => intent.startsWith('close'));
  const left = closing.reduce((sum, one) => sum + units(one.quantity) - units(one.filledQuantity), 0n);
  return greatest(0n, sizeOf(position.position) - left);
}

/** So many per cent of what may be closed, in whole lots; 100 is all of it. */
export function takePart(draft: CloseDraft, circumstances: CloseCircumstances, percent: number): CloseDraft {
  const { contract } = circumstances;
  const quantity = floorTo((closableOf(circumstances) * BigInt(percent)) / 100n, units(contract.lotSize));
  return { ...draft, quantity: quantity === 0n ? '' : format(quantity, contract.quantityDecimals) };
}

const planOf = ({ type, quantity, price }: CloseDraft, { position }: CloseCircumstances): Plan => ({
  ...emptyDraft,
  ...usualSettings,
  side: position.position.quantity > 0n ? 'sell' : 'buy',
  ...{ type, quantity, price },
});

/** The worst price that an order to close names: the limit, or of a market order what the slippage and the position allow. */
export function worstOf(draft: CloseDraft, circumstances: CloseCircumstances): Price | null {
  if (draft.type === 'limit') return read(draft.price) || null;
  const { account, position, contract, market } = circumstances;
  const far = worstClose(account, position, units(contract.marketBand));
  const near = worstPriceOf(planOf(draft, circumstances), market);
  if (near === null) return far;
  return position.position.quantity > 0n ? greatest(near, far) : least(near, far);
}

/** What an order to close takes now of what is offered; nothing of one that waits for its limit. */
function fillsOf(draft: CloseDraft, circumstances: CloseCircumstances): readonly PricedFill[] {
  if (draft.type === 'limit') return [];
  const worst = worstOf(draft, circumstances);
  const isLong = circumstances.position.position.quantity > 0n;
  const fills = fillsNow(planOf(draft, circumstances), circumstances.market);
  return fills.filter(({ price }) => worst === null || (isLong ? price >= worst : price <= worst));
}

export type CloseSummary = Closing & {
  readonly quantity: Quantity;
  /** What it is closed at, in the mean. */
  readonly price: Price;
  readonly before: PositionFigures;
  /** What is left; nothing where all of it is closed. */
  readonly left: PositionFigures | null;
};

/** What a readable draft comes to, at its limit or in the book of this moment. */
export function closeSummary(draft: CloseDraft, circumstances: CloseCircumstances): CloseSummary | null {
  const { account, position, takerRate } = circumstances;
  const quantity = read(draft.quantity);
  if (!quantity || quantity > sizeOf(position.position)) return null;
  const limit = draft.type === 'limit' ? read(draft.price) : undefined;
  const fills = limit ? [{ quantity, price: limit }] : fillsOf(draft, circumstances);
  if (fills.length === 0) return null;
  const { kind } = position.contract;
  const price = entryPrice(kind, openedBy(kind, position.position.quantity < 0n, fills))!;
  const closing = closingOf(account, position, fills, takerRate);
  const left = closing.position.position.quantity === 0n ? null : figuresOf(closing.account, closing.position);
  return { ...closing, quantity, price, before: figuresOf(account, position), left };
}

/** The first refusal that is already certain; null when nothing is. */
export function closeRefusal(draft: CloseDraft, circumstances: CloseCircumstances): EarlyRefusal | null {
  const { contract, position, account, market } = circumstances;
  if (draft.type === 'limit') {
    const price = read(draft.price);
    if (draft.price === '' || price === 0n) return refuse(perpetual['price-missing'], 'price');
    if (price === undefined) return refuse(perpetual['price-malformed'], 'price');
    if (price % units(contract.tickSize) !== 0n) {
      return refuse(perpetual['price-off-tick'], 'price', { tick: contract.tickSize });
    }
    const outside = outsideBand(price, contract, position, account);
    if (outside) return outside;
  }
  const quantity = read(draft.quantity);
  if (draft.quantity === '' || quantity === 0n) return refuse(perpetual['quantity-missing'], 'quantity');
  if (quantity === undefined) return refuse(perpetual['quantity-malformed'], 'quantity');
  const wrong = refusalOfQuantity(perpetual, quantity, market.coin);
  if (wrong) return wrong;
  const closable = closableOf(circumstances);
  if (quantity > closable) {
    return refuse(perpetual['close-too-much'], 'quantity', { closable: text(closable), coin: contract.base });
  }
  const nobody = draft.type === 'market' && market.book !== null && fillsOf(draft, circumstances).length === 0;
  return nobody ? refuse(perpetual['no-one-to-trade-with']) : null;
}

function outsideBand(
  price: Price,
  contract: Contract,
  position: PositionNow,
  account: AccountNow,
): EarlyRefusal | null {
  const band = bandOf(position.contract, units(contract.priceBand));
  const worst = worstClose(account, position, units(contract.priceBand));
  const { low, high } = position.position.quantity > 0n ? { ...band, low: worst } : { ...band, high: worst };
  if (price >= low && price <= high) return null;
  const shown = (edge: Price) => format(edge, contract.priceDecimals);
  return refuse(perpetual['price-outside-band'], 'price', { low: shown(low), high: shown(high) });
}

/** The order, as the wire wants it. Only for a draft that is not refused. */
export function closeOrder(draft: CloseDraft, circumstances: CloseCircumstances): PlaceOrder {
  const { contract, position } = circumstances;
  const worst = worstOf(draft, circumstances);
  return {
    symbol: contract.symbol,
    intent: position.position.quantity > 0n ? 'close-long' : 'close-short',
    type: draft.type,
    quantity: settleComma(draft.quantity),
    ...(worst !== null && { price: text(worst) }),
  };
}
