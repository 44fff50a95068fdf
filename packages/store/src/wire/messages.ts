/**
 * What is said to PostgreSQL in its wire protocol, version 3: a letter, a length that counts itself, and the content.
 * Only the messages that the journal and the projector need; signing in is node-postgres' work.
 */

const text = (value: string): Buffer => Buffer.from(`${value}\0`);

function message(letter: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const whole = Buffer.allocUnsafe(content.length + 5);
  whole.write(letter, 0, 'latin1');
  whole.writeInt32BE(content.length + 4, 1);
  content.copy(whole, 5);
  return whole;
}

/** One or more statements as text, answered when all have run. */
export const query = (statement: string): Buffer => message('Q', text(statement));

/** Names a statement, so that it is planned once. */
export const parse = (name: string, statement: string): Buffer =>
  message('P', text(name), text(statement), Buffer.alloc(2));

/** Runs what was bound last. */
export const EXECUTE = message('E', text(''), Buffer.alloc(4));
/** Ends an implicit transaction: what came since the last one commits, or all of it fails. */
export const SYNC = message('S');
export const COPY_DONE = message('c');
export const TERMINATE = message('X');

/** A value of a statement in its binary form, or nothing. */
export type Value = Uint8Array | null;

/**
 * Gives values to a named statement and runs it, in one piece of memory. The caller's bytes are copied. Values and rows
 * are in binary form.
 */
export function run(name: string, values: readonly Value[]): Buffer {
  const named = text(name);
  let length = 1 + named.length + 2 + 2 + 2 + 4 * values.length + 4;
  for (const value of values) if (value) length += value.length;
  const whole = Buffer.allocUnsafe(1 + 4 + length + EXECUTE.length);
  whole[0] = 0x42;
  let at = whole.writeInt32BE(length + 4, 1);
  whole[at++] = 0;
  at += named.copy(whole, at);
  at = whole.writeInt16BE(1, at);
  at = whole.writeInt16BE(1, at);
  at = whole.writeInt16BE(values.length, at);
  for (const value of values) {
    at = whole.writeInt32BE(value ? value.length : -1, at);
    if (value) {
      whole.set(value, at);
      at += value.length;
    }
  }
  at = whole.writeInt16BE(1, at);
  at = whole.writeInt16BE(1, at);
  EXECUTE.copy(whole, at);
  return whole;
}

/** The head of a message that carries rows of a COPY; the rows follow. */
export function copyData(length: number): Buffer {
  const head = Buffer.allocUnsafe(5);
  head[0] = 0x64;
  head.writeInt32BE(length + 4, 1);
  return head;
}
