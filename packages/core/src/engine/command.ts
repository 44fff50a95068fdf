import type { Refusal } from '@quay/contract';
import { text } from '@quay/money';
import type { Columns, RowOf } from './columns.ts';

/** What a command comes to: it happened whole, or it was refused and left no trace. */
export type Outcome<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal; readonly params: Record<string, string>; readonly field?: string };

/**
 * An order to the core. `run` reads like a ladder: recognise a repeat, refuse in the documented order, hold, act,
 * post. It must decide everything before it changes anything.
 *
 * @param Input columns of what the caller says; who is asking is part of it.
 */
export type Command<Input = object, Value = unknown> = {
  /** `<area>/<verb>`, the name of the file in every layer. */
  readonly name: string;
  /** Stands in the journal and never changes. */
  readonly number: number;
  readonly input: Columns;
  run(input: Input, at: number): Outcome<Value>;
};

export function command<C extends object, Value>(
  definition: Omit<Command<RowOf<C>, Value>, 'input'> & { readonly input: C },
): Command<never> {
  return definition as unknown as Command<never>;
}

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

/** Refuses, with the values that the words need. Amounts become plain decimal strings. */
export function refuse(
  refusal: Refusal,
  params: Record<string, string | bigint | number> = {},
  field?: string,
): Outcome<never> {
  const worded: Record<string, string> = {};
  for (const [name, value] of Object.entries(params))
    worded[name] = typeof value === 'bigint' ? text(value) : String(value);
  return field === undefined ? { ok: false, refusal, params: worded } : { ok: false, refusal, params: worded, field };
}
