import {
  CALLBACK_MAX,
  CALLBACK_MIN,
  type Contract,
  perpetual,
  type SetTriggers,
  STOP_LOSS_DISTANCE,
  TRIGGERS_MAX,
  type Trigger,
} from '@quay/contract/perpetual';
import { sizeOf } from '@quay/core/margin';
import { floorTo, format, type Price, type Rate, text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { type EarlyRefusal, refuse } from '../../../trading/ticket/early-refusals.ts';
import { type AccountNow, liquidationOf, type PositionNow, shownLiquidation } from '../sums/account.ts';
import { cutToTick, isNearLiquidation, roomBeforeLiquidation, trailingPrice } from '../sums/outcomes.ts';
import { wholeOf } from '../triggers.ts';
import { type LinkedBy, type LinkedPrice, noPrice, priceOf, typedPrice } from './linked-price.ts';

/** What is typed to have a position closed by itself. */
export type TriggersDraft = {
  readonly part: 'whole' | 'part';
  readonly quantity: string;
  readonly profit: LinkedPrice;
  readonly loss: LinkedPrice;
  readonly trailing: boolean;
  /** Per cent behind the best mark. */
  readonly callback: string;
  readonly activation: string;
};

export type TriggersCircumstances = {
  readonly contract: Contract;
  readonly account: AccountNow;
  readonly position: PositionNow;
  /** The user's triggers of the contract that stand. */
  readonly triggers: readonly Trigger[];
  readonly takerRate: Rate;
};

export type TriggerPlace = 'profit' | 'loss' | 'callback' | 'activation' | 'quantity';
export type TriggerRefusal = Pick<EarlyRefusal, 'reason' | 'params'> & { readonly at?: TriggerPlace };

const at = (place: TriggerPlace | undefined, { reason, params }: EarlyRefusal): TriggerRefusal =>
  place === undefined ? { reason, params } : { reason, params, at: place };

/** The whole position with what stands for it; a part begins with nothing. */
export function draftOf({ contract, triggers }: TriggersCircumstances): TriggersDraft {
  const { symbol, priceDecimals } = contract;
  const typed = (kind: Trigger['kind']) =>
    typedPrice(wholeOf(triggers, symbol, kind)?.triggerPrice ?? null, priceDecimals);
  const trailing = wholeOf(triggers, symbol, 'trailing');
  return {
    part: 'whole',
    quantity: '',
    profit: typed('stop-profit'),
    loss: typed('stop-loss'),
    trailing: trailing !== undefined,
    callback: text(units(trailing?.callbackRate ?? '0.01') * 100n),
    activation: trailing?.activationPrice ?? '',
  };
}

/** Another part of the position: what stands for the whole of it is not what a part begins with, and back. */
export function withPart(
  draft: TriggersDraft,
  part: TriggersDraft['part'],
  circumstances: TriggersCircumstances,
): TriggersDraft {
  if (part === draft.part) return draft;
  if (part === 'whole') return draftOf(circumstances);
  return takePart({ ...draft, part, profit: noPrice, loss: noPrice, trailing: false }, circumstances, 50);
}

/** So many per cent of the position, in whole lots. */
export function takePart(
  draft: TriggersDraft,
  { contract, position }: TriggersCircumstances,
  percent: number,
): TriggersDraft {
  const quantity = floorTo((sizeOf(position.position) * BigInt(percent)) / 100n, units(contract.lotSize));
  return { ...draft, quantity: quantity === 0n ? '' : format(quantity, contract.quantityDecimals) };
}

/** What the fields of a price are linked by: a part brings its own result. */
export function linkedBy(
  { part, quantity }: Pick<TriggersDraft, 'part' | 'quantity'>,
  { account, position, takerRate }: TriggersCircumstances,
): LinkedBy {
  const size = sizeOf(position.position);
  const typed = part === 'part' ? read(quantity) : undefined;
  return { account, position, takerRate, quantity: typed && typed <= size ? typed : size };
}

/** The share of the best mark at which a trailing stop follows; nothing where it cannot be read. */
export function callbackOf({ callback }: Pick<TriggersDraft, 'callback'>): Rate | undefined {
  const percent = read(callback);
  return percent === undefined ? undefined : percent / 100n;
}

/** Where a trailing stop would close if it began to follow at once; nothing while its distance cannot be read. */
export function trailsAt(draft: TriggersDraft, { position }: TriggersCircumstances): Price | undefined {
  const callback = callbackOf(draft);
  if (!callback) return undefined;
  const { tick } = position.contract;
  const from = read(draft.activation) || cutToTick(position.contract);
  return trailingPrice(position.position.quantity > 0n, from, callback, tick);
}

/**
 * The first refusal that is already certain, in the order in which the core checks; null when nothing is. A field that is
 * empty sets nothing.
 */
export function triggersRefusal(draft: TriggersDraft, circumstances: TriggersCircumstances): TriggerRefusal | null {
  const linked = linkedBy(draft, circumstances);
  const part = refusalOfPart(draft, circumstances);
  for (const [kind, typed] of [
    ['stop-profit', draft.profit],
    ['stop-loss', draft.loss],
  ] as const) {
    const wrong = refusalOfPrice(kind, typed, linked, circumstances) ?? (typed.typed === '' ? null : part);
    if (wrong) return wrong;
  }
  const trailing = draft.trailing ? refusalOfTrailing(draft, circumstances) : null;
  return trailing ?? part ?? refusalOfCount(draft, circumstances);
}

/** A part that is no part of the position. */
export function refusalOfPart(
  { part, quantity }: Pick<TriggersDraft, 'part' | 'quantity'>,
  { contract, position }: Pick<TriggersCircumstances, 'contract' | 'position'>,
): TriggerRefusal | null {
  if (part === 'whole') return null;
  const typed = read(quantity);
  const wrong = (refusal: { readonly reason: string }, params = {}) =>
    at('quantity', refuse(refusal, undefined, params));
  if (quantity === '' || typed === 0n) return wrong(perpetual['quantity-missing']);
  if (typed === undefined) return wrong(perpetual['quantity-malformed']);
  const { lotSize: lot, minQuantity: min, base: coin } = contract;
  if (typed % units(lot) !== 0n) return wrong(perpetual['quantity-off-lot'], { lot });
  const size = sizeOf(position.position);
  if (typed < units(min) && typed < size) return wrong(perpetual['quantity-below-min'], { min, coin });
  return typed > size ? wrong(perpetual['close-too-much'], { closable: text(size), coin }) : null;
}

/** A stop-profit or a stop-loss of a position that is open, as the core checks it. */
export function refusalOfPrice(
  kind: 'stop-profit' | 'stop-loss',
  typed: LinkedPrice,
  linked: LinkedBy,
  { contract, account, position }: Pick<TriggersCircumstances, 'contract' | 'account' | 'position'>,
): TriggerRefusal | null {
  const reference = cutToTick(position.contract);
  const isLong = position.position.quantity > 0n;
  const wrong = refusalOfSide(kind, typed, linked, { contract, isLong, reference });
  if (wrong || kind === 'stop-profit' || typed.typed === '') return wrong;
  const liquidation = liquidationOf(account, position);
  const price = priceOf(typed, linked)!;
  if (liquidation === undefined || !isNearLiquidation(position, liquidation, price, units(STOP_LOSS_DISTANCE)))
    return null;
  return at('loss', refuse(perpetual['stop-loss-beyond-liquidation'], undefined, { liquidation: text(liquidation) }));
}

/** A stop-profit is where a position gains, a stop-loss where it loses, seen from the mark or from the price of its order. */
export function refusalOfSide(
  kind: 'stop-profit' | 'stop-loss',
  typed: LinkedPrice,
  linked: LinkedBy,
  { contract, isLong, reference }: { readonly contract: Contract; readonly isLong: boolean; readonly reference: Price },
): TriggerRefusal | null {
  if (typed.typed === '') return null;
  const place = kind === 'stop-profit' ? 'profit' : 'loss';
  const price = priceOf(typed, linked);
  if (price === undefined) return at(place, refuse(perpetual['stop-price-malformed']));
  const { tickSize: tick } = contract;
  if (price % units(tick) !== 0n) return at(place, refuse(perpetual['stop-price-off-tick'], undefined, { tick }));
  const above = (kind === 'stop-profit') === isLong;
  if (above ? price > reference : price < reference) return null;
  return at(place, refuse(perpetual[`${kind}-wrong-side`], undefined, { reference: text(reference) }));
}

/** A trailing stop: how far behind, and from where on. */
export function refusalOfTrailing(
  { callback, activation }: Pick<TriggersDraft, 'callback' | 'activation'>,
  { contract, position }: Pick<TriggersCircumstances, 'contract' | 'position'>,
): TriggerRefusal | null {
  if (callback === '') return at('callback', refuse(perpetual['trigger-price-missing']));
  const rate = callbackOf({ callback });
  if (rate === undefined || rate < units(CALLBACK_MIN) || rate > units(CALLBACK_MAX)) {
    const params = { min: percentText(CALLBACK_MIN), max: percentText(CALLBACK_MAX) };
    return at('callback', refuse(perpetual['callback-range'], undefined, params));
  }
  if (activation === '') return null;
  const price = read(activation);
  if (!price) return at('activation', refuse(perpetual['stop-price-malformed']));
  const reference = cutToTick(position.contract);
  if (price % position.contract.tick !== 0n) {
    return at('activation', refuse(perpetual['stop-price-off-tick'], undefined, { tick: contract.tickSize }));
  }
  if (position.position.quantity > 0n ? price > reference : price < reference) return null;
  return at('activation', refuse(perpetual['activation-wrong-side'], undefined, { reference: text(reference) }));
}

const percentText = (share: string): string => `${text(units(share) * 100n)}%`;

function refusalOfCount(draft: TriggersDraft, circumstances: TriggersCircumstances): TriggerRefusal | null {
  const { triggers } = changeOf(draft, circumstances);
  const { symbol } = circumstances.contract;
  const here = circumstances.triggers.filter((one) => one.symbol === symbol);
  const replaced = draft.part === 'whole' ? triggers.filter(({ kind }) => wholeOf(here, symbol, kind)).length : 0;
  const more = here.length + triggers.length - replaced;
  if (triggers.length === 0 || more <= TRIGGERS_MAX) return null;
  return at(undefined, refuse(perpetual['trigger-too-many'], undefined, { max: String(TRIGGERS_MAX) }));
}

/** What is to be set, and which of those that stand are to go. */
export type TriggersChange = { readonly triggers: SetTriggers['triggers']; readonly cancelled: readonly number[] };

/** What differs from what stands. Only for a draft that is not refused, where it is sent. */
export function changeOf(draft: TriggersDraft, circumstances: TriggersCircumstances): TriggersChange {
  const { contract, triggers: existing } = circumstances;
  const linked = linkedBy(draft, circumstances);
  const quantity = draft.part === 'part' ? { quantity: settleComma(draft.quantity) } : {};
  const whole = (kind: Trigger['kind']) =>
    draft.part === 'whole' ? wholeOf(existing, contract.symbol, kind) : undefined;
  const triggers: SetTriggers['triggers'] = [];
  const cancelled: number[] = [];
  for (const [kind, typed] of [
    ['stop-profit', draft.profit],
    ['stop-loss', draft.loss],
  ] as const) {
    const before = whole(kind);
    const price = priceOf(typed, linked);
    if (typed.typed === '') {
      if (before) cancelled.push(before.triggerId);
    } else if (price !== undefined && !(before?.triggerPrice && units(before.triggerPrice) === price)) {
      triggers.push({ kind, triggerPrice: text(price), ...quantity });
    }
  }
  const trailing = whole('trailing');
  if (!draft.trailing) {
    if (trailing) cancelled.push(trailing.triggerId);
    return { triggers, cancelled };
  }
  const rate = callbackOf(draft) ?? 0n;
  const from = read(draft.activation) ?? null;
  const same =
    trailing &&
    units(trailing.callbackRate ?? '0') === rate &&
    (trailing.activationPrice === null ? from === null : units(trailing.activationPrice) === from);
  if (!same) {
    triggers.push({
      ...{ kind: 'trailing' as const, callbackRate: text(rate), ...quantity },
      ...(from && { activationPrice: text(from) }),
    });
  }
  return { triggers, cancelled };
}

/** What a stop at a price leaves before the position would be liquidated, as the sheet says it. */
export type Warning = { readonly liquidation: Price; readonly room: Rate };
export function liquidationBehind(
  price: Price | undefined,
  { account, position }: Pick<TriggersCircumstances, 'account' | 'position'>,
): Warning | null {
  const exact = liquidationOf(account, position);
  if (price === undefined || exact === undefined) return null;
  const room = roomBeforeLiquidation(account, position, price);
  return room === undefined ? null : { liquidation: shownLiquidation(position, exact), room };
}

/** Nearer to liquidation than this share, a stop-loss may come too late in a fast market. */
export const NEAR_LIQUIDATION: Rate = units('0.01');
