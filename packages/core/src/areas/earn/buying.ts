import { EARN_ORDERS_MAX, type EarnBook, earn } from '@quay/contract/earn/rules';
import type { Amount } from '@quay/money';
import { endOf } from '../../earn-sums/clock.ts';
import { dailyIncome, leftOf } from '../../earn-sums/terms.ts';
import { type Refused, refuse } from '../../engine/command.ts';
import type { EarnParts } from './parts.ts';
import type { EarnOrder, EarnProduct } from './state.ts';

/** Of whom an order is, and what it is of. */
type Bought = {
  readonly owner: number;
  readonly amount: Amount;
  readonly book: EarnBook;
  readonly isLent: boolean;
  /** Who shared a lock-up, who shared theirs, and who shared that. */
  readonly sharers: readonly (number | null)[];
};

/** Why a product of a term does not sell so much to an owner, whatever they have. */
export function saleRefusal(
  { funds, orders }: Pick<EarnParts, 'funds' | 'orders'>,
  product: EarnProduct,
  { owner, amount, version }: Pick<Bought, 'owner' | 'amount'> & { readonly version: number },
): Refused | undefined {
  const { id, asset: coin, min, max, perPerson, held, rate, days, fund } = product;
  if (!product.isOpen) return refuse(earn['not-listed']);
  if (version !== product.version) return refuse(earn['terms-changed']);
  if (amount < min || amount > max) return refuse(earn['out-of-range'], { min, max, coin }, 'amount');
  if (perPerson !== null) {
    const left = perPerson - orders.heldOf(owner, id);
    if (amount > left) return refuse(earn['person-limit'], { left: left > 0n ? left : 0n, coin }, 'amount');
  }
  if (orders.countOf(owner) >= EARN_ORDERS_MAX) return refuse(earn['too-many-orders'], { max: EARN_ORDERS_MAX });
  if (product.quota !== null) {
    const left = product.quota > held ? product.quota - held : 0n;
    if (left < min) return refuse(earn['sold-out']);
    if (amount > left) return refuse(earn.quota, { left, coin }, 'amount');
  }
  const quota = product.quota ?? held + max;
  const left = leftOf({ quota, held, rate, days }, funds.open(fund, coin));
  return amount > left ? refuse(earn['not-funded'], { left, coin }, 'amount') : undefined;
}

/** An order of a product as it begins. */
export function boughtOf(id: number, product: EarnProduct, of: Bought, at: number): EarnOrder {
  const { kind, fund, asset, rate, days, dayMs, penaltyRate } = product;
  const { owner, amount, book, isLent, sharers } = of;
  return {
    ...{ id, owner, product: product.id, kind, fund, asset, amount, isLent, book, rate, days, dayMs, penaltyRate },
    ...{ daily: dailyIncome(amount, rate), boughtAt: at, endsAt: endOf({ boughtAt: at, days, dayMs }), daysPaid: 0 },
    ...{ income: 0n, scheduled: 0n, lastIncome: null, lastPaidAt: null, toTake: 0n, takenAt: null, status: 'holding' },
    ...{ frozenFor: null, frozenUntil: null, returned: 0n, penalty: 0n, hasLeft: false, endedAt: null },
    ...{ firstSharer: sharers[0] ?? null, secondSharer: sharers[1] ?? null, thirdSharer: sharers[2] ?? null },
  };
}
