import { perpetual, type SetTriggers } from '@quay/contract/perpetual';
import type { SetTriggers as SetTriggersInput } from '@quay/core';
import { parse } from '@quay/money';
import { type Unread, unread } from '../../trading/unread.ts';

type Said = Omit<SetTriggers['triggers'][number], 'kind'>;
type Terms = Omit<SetTriggersInput['triggers'][number], 'kind'>;

/** What each figure of a trigger is refused with where it is no decimal. */
const fields = {
  triggerPrice: perpetual['stop-price-malformed'],
  activationPrice: perpetual['stop-price-malformed'],
  price: perpetual['price-malformed'],
  callbackRate: perpetual['price-malformed'],
  quantity: perpetual['quantity-malformed'],
} as const;

/** Reads what is said of a trigger. */
export function termsOf(said: Said): Terms | Unread {
  const read: Partial<Record<keyof typeof fields, bigint | null>> = {};
  for (const [field, refusal] of Object.entries(fields) as [keyof typeof fields, (typeof fields)['price']][]) {
    const text = said[field];
    const value = text === undefined ? null : parse(text);
    if (value === undefined) return unread(refusal, field);
    read[field] = value;
  }
  const { triggerPrice, price, quantity, activationPrice, callbackRate } = read as Record<
    keyof typeof fields,
    bigint | null
  >;
  return { triggerPrice, price, quantity, activation: activationPrice, callback: callbackRate } as Terms;
}
