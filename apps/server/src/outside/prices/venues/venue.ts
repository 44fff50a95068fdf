import type { Json } from '../exact-json.ts';
import type { Quote } from '../quotes.ts';

/** What one message over a socket is: prices, something else that the venue documents, or nothing that it documents. */
export type SocketMessage =
  | readonly Quote[]
  /** An acknowledgement, a heartbeat, a status. */
  | 'other'
  /** The venue is about to close, or asks to be connected anew. */
  | 'reconnect'
  /** The venue refused what it was asked. */
  | 'refused';

/** The public ticker of a venue as its documentation has it. Nothing here speaks to anybody. */
export type Venue = {
  readonly http: {
    readonly address: string;
    /** What is asked in one round, and how each answer is read; nothing for an answer that is not what is documented. */
    requests(symbols: readonly string[]): readonly {
      readonly path: string;
      read(json: Json): readonly Quote[] | undefined;
    }[];
  };
  readonly socket: {
    readonly address: string;
    subscribe(symbols: readonly string[]): readonly string[];
    /** What is sent again and again, so that the venue goes on; the frames of a ping are answered anyway. */
    readonly heartbeat?: { readonly text: string; readonly everyMs: number };
    /** A message that is no JSON, such as `pong`. */
    readonly plain?: readonly string[];
    read(json: Json): SocketMessage | undefined;
  };
};

/** Times of venues, in milliseconds. What is not there is no time; what cannot be read is not a number. */
const read = (text: string | undefined, form: RegExp, of: (text: string) => number): number | undefined => {
  if (text === undefined) return undefined;
  return form.test(text) ? of(text) : Number.NaN;
};
export const milliseconds = (text: string | undefined) => read(text, /^\d{13}$/, Number);
export const seconds = (text: string | undefined) => read(text, /^\d{10}$/, (digits) => Number(digits) * 1_000);
export const microseconds = (text: string | undefined) =>
  read(text, /^\d{16}$/, (digits) => Math.floor(Number(digits) / 1_000));
export const isoTime = (text: string | undefined) =>
  read(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/, (iso) => Math.floor(Date.parse(iso)));
