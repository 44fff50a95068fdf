import { type Refusal, refusalOf } from '@quay/contract/refusal';
import { text } from '@quay/money';
import type { Reader, Writer } from './bytes.ts';
import { type Codec, type Columns, codecOf, type RowOf } from './columns.ts';
import { always } from './fault.ts';

/** What a command comes to: it happened whole, or it was refused and left no trace. */
export type Outcome<Value = unknown> = { readonly ok: true; readonly value: Value } | Refused;

export type Refused = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly params: Record<string, string>;
  readonly field?: string;
};

/** What a command looks like from outside: enough to send it and to read its reply. */
export type Shape<Input = object, Value = unknown> = {
  /** `<area>/<verb>`, the name of the file in every layer. */
  readonly name: string;
  /** Stands in the journal and never changes. */
  readonly number: number;
  /** What its input is made of. */
  readonly columns: Columns;
  readonly input: Codec<Input>;
  readonly output: Codec<Value>;
};

export function shape<I extends object, Value>(of: {
  readonly name: string;
  readonly number: number;
  readonly input: I;
  readonly output: Codec<Value>;
}): Shape<RowOf<I>, Value> {
  return { ...of, columns: of.input as Columns, input: codecOf(of.input) };
}

/**
 * An order to the core. `run` reads like a ladder: recognise a repeat, refuse in the documented order, hold, act,
 * post. It must decide everything before it changes anything.
 *
 * @param Input what the caller says; who is asking is part of it.
 */
export type Command<Input = object> = Shape & {
  run(input: Input, at: number): Outcome;
  /** Writes what `run` gave; what is written is read by the shape's output. */
  write(to: Writer, value: never): void;
};

/** A command; where its value is not the row itself, `write` says how the row of the value is written. */
export function command<Input, Value, Given = Value>(
  of: Shape<Input, Value>,
  run: (input: Input, at: number) => Outcome<Given>,
  write: (to: Writer, value: Given) => void = of.output.write as unknown as (to: Writer, value: Given) => void,
): Command<never> {
  return { ...of, run, write } as unknown as Command<never>;
}

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

/** Refuses, with the values that the words need. Amounts become plain decimal strings. */
export function refuse(
  refusal: Refusal,
  params: Record<string, string | bigint | number> = {},
  field?: string,
): Refused {
  const worded: Record<string, string> = {};
  for (const [name, value] of Object.entries(params))
    worded[name] = typeof value === 'bigint' ? text(value) : String(value);
  return field === undefined ? { ok: false, refusal, params: worded } : { ok: false, refusal, params: worded, field };
}

/** First byte of a reply. */
const REFUSED = 0;
const DONE = 1;

export function writeReply(to: Writer, one: Command<never>, outcome: Outcome): void {
  if (outcome.ok) {
    to.count(DONE);
    one.write(to, outcome.value as never);
    return;
  }
  to.count(REFUSED);
  to.count(outcome.refusal.code);
  to.text(outcome.field ?? '');
  const params = Object.entries(outcome.params);
  to.count(params.length);
  for (const [name, value] of params) {
    to.text(name);
    to.text(value);
  }
}

export function readReply(from: Reader, output: Codec<unknown>): Outcome {
  if (from.count() === DONE) return { ok: true, value: output.read(from) };
  const refusal = refusalOf(from.count());
  always(refusal !== undefined, 'a reply names a refusal that nobody made');
  const field = from.text();
  const params: Record<string, string> = {};
  for (let left = from.count(); left > 0; left--) {
    const name = from.text();
    params[name] = from.text();
  }
  return field === '' ? { ok: false, refusal, params } : { ok: false, refusal, params, field };
}
