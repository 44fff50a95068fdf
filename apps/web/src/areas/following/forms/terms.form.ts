import { CAP_MIN, type CopyMode, FOLLOWING_COIN, type Follow, following, RATIO_MAX } from '@quay/contract/following';
import { multiply, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';

/** What is typed of the terms on which somebody follows. */
export type TermsDraft = {
  readonly mode: CopyMode;
  readonly amount: string;
  readonly ratio: string;
  readonly cap: string;
  readonly orderCap: string;
  readonly leverageMax: number;
  readonly stopLoss: string;
};

export type TermsField = 'amount' | 'ratio' | 'cap' | 'orderCap' | 'stopLoss';

export const leverages = [1, 2, 3, 5, 10, 20] as const;

/** A tenth of what is set aside for one order, a fifth of it for the stop. */
export const emptyTerms: TermsDraft = {
  ...{ mode: 'amount', amount: '', ratio: '1', cap: '', orderCap: '', leverageMax: 5, stopLoss: '' },
};

export const termsDraftOf = (of: Follow): TermsDraft => ({
  mode: of.mode,
  amount: of.amount ?? '',
  ratio: of.ratio ?? '1',
  cap: of.cap,
  orderCap: of.orderCap,
  leverageMax: of.leverageMax,
  stopLoss: of.stopLoss,
});

const TENTH = units('0.1');
const FIFTH = units('0.2');

/** What follows from what is set aside, while nobody typed another: a tenth for an order, all of that for a copy, a stop at a fifth. */
export function withCap(draft: TermsDraft, cap: string, touched: ReadonlySet<TermsField>): TermsDraft {
  const set = read(cap);
  if (!set) return { ...draft, cap };
  const cents = (part: bigint) => text((part / 1_000_000n) * 1_000_000n);
  const tenth = cents(multiply(set, TENTH, 'down'));
  return {
    ...draft,
    cap,
    ...(!touched.has('orderCap') && { orderCap: tenth }),
    ...(!touched.has('amount') && { amount: tenth }),
    ...(!touched.has('stopLoss') && { stopLoss: cents(multiply(set, FIFTH, 'down')) }),
  };
}

export type TermsRefusal = {
  readonly reason: string;
  readonly params: Record<string, string>;
  readonly field: TermsField;
};

const refuse = (
  { reason }: { readonly reason: string },
  field: TermsField,
  params: Record<string, string> = {},
): TermsRefusal => ({ reason, params, field });

/** The fields that the mode asks for, in their order. */
export const fieldsOf = ({ mode }: Pick<TermsDraft, 'mode'>): readonly TermsField[] => [
  'cap',
  'orderCap',
  mode,
  'stopLoss',
];

/** Whether something is not typed yet: the button then says so, and nothing is called wrong. */
export const isUnfinished = (draft: TermsDraft): boolean => fieldsOf(draft).some((field) => draft[field] === '');

/** What the core would refuse of what is typed, in the core's order; null when nothing is certain. An empty field is none. */
export function termsRefusal(draft: TermsDraft): TermsRefusal | null {
  const fields = fieldsOf(draft).filter((field) => draft[field] !== '');
  const typed = Object.fromEntries(fields.map((field) => [field, read(draft[field])])) as Partial<
    Record<TermsField, bigint | undefined>
  >;
  const unreadable = fields.find((field) => typed[field] === undefined);
  if (unreadable) return refuse(following['terms-malformed'], unreadable);
  const { amount, ratio, cap, orderCap, stopLoss } = typed;
  const above = (part: bigint | undefined, whole: bigint | undefined) =>
    part !== undefined && (part <= 0n || (whole !== undefined && part > whole));
  if (cap !== undefined && cap < units(CAP_MIN)) {
    return refuse(following['cap-below-min'], 'cap', { min: CAP_MIN, coin: FOLLOWING_COIN });
  }
  if (above(orderCap, cap)) return refuse(following['order-cap-above-cap'], 'orderCap');
  if (above(amount, orderCap)) return refuse(following['order-cap-above-cap'], 'amount');
  if (above(ratio, units(RATIO_MAX))) return refuse(following['ratio-range'], 'ratio', { max: RATIO_MAX });
  if (above(stopLoss, cap)) return refuse(following['stop-above-cap'], 'stopLoss');
  return null;
}

/** What is sent; null while something is missing or would be refused. */
export function termsOf(draft: TermsDraft) {
  if (isUnfinished(draft) || termsRefusal(draft)) return null;
  const said = (field: TermsField) => text(read(draft[field])!);
  return {
    mode: draft.mode,
    ...(draft.mode === 'amount' ? { amount: said('amount') } : { ratio: said('ratio') }),
    cap: said('cap'),
    orderCap: said('orderCap'),
    leverageMax: draft.leverageMax,
    stopLoss: said('stopLoss'),
  };
}

/** The stop as a part of what is set aside, from 0 to 1, for the rule; null while one of them is missing. */
export function stopShare({ cap, stopLoss }: TermsDraft): number | null {
  const [all, stop] = [read(cap), read(stopLoss)];
  if (!all || stop === undefined) return null;
  return Math.min(1, Number((stop * 10_000n) / all) / 10_000);
}
