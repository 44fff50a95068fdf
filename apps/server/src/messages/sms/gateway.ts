import { setTimeout as pause } from 'node:timers/promises';
import { fillIn, type Json, mapStrings, type SmsGateway } from './gateway-file.ts';

export type TextMessage = {
  readonly to: string;
  readonly text: string;
  /** The same for every try, so that a gateway which knows it sends the message once. */
  readonly id: string;
};

/** A message that the gateway did not take. Its code is for the log: what the gateway answers may name the number. */
export class NotTaken extends Error {
  readonly code: string;
  /** Whether trying again may help. */
  readonly isPassing: boolean;

  constructor(code: string, isPassing: boolean) {
    super(code);
    this.code = code;
    this.isPassing = isPassing;
  }
}

const PAUSE_MS = 300;
/** Far more than an answer to one message needs. */
const ANSWER_MAX = 64 * 1_024;
const PASSING: readonly number[] = [408, 425, 429];

/** Hands one text message to an HTTP gateway. Gives when the gateway took it. @throws {NotTaken} */
export async function sendText(gateway: SmsGateway, message: TextMessage): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(gateway, message);
    } catch (error) {
      if (!(error instanceof NotTaken) || !error.isPassing || attempt >= gateway.tries) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function tryOnce({ url, method, headers, body, success, timeoutMs }: SmsGateway, message: TextMessage) {
  const fields: Readonly<Record<string, string>> = { ...message, digits: message.to.replace(/^\+/, '') };
  const filled = (template: string) => fillIn(template, (name) => fields[name]);
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = bodyOf(body && mapStrings(body, filled));
  const answer = await fetch(
    fillIn(url, (name) => (fields[name] === undefined ? undefined : encodeURIComponent(fields[name]))),
    {
      method,
      headers: { ...sent.headers, ...headers },
      body: sent.body,
      signal,
      // To follow one would hand number, code and secret to whoever it names.
      redirect: 'manual',
    },
  ).catch((error: unknown) => {
    throw notReached(error);
  });
  if (!success.status.includes(answer.status)) {
    await answer.body?.cancel().catch(() => undefined);
    throw new NotTaken(`HTTP ${answer.status}`, answer.status >= 500 || PASSING.includes(answer.status));
  }
  const text = await textOf(answer).catch((error: unknown) => {
    throw error instanceof NotTaken ? error : notReached(error);
  });
  if (!isTaken(text, success)) throw new NotTaken('refused in the answer', false);
}

function bodyOf(body: SmsGateway['body']): { readonly headers: Record<string, string>; readonly body: string | null } {
  if (body === undefined) return { headers: {}, body: null };
  if ('json' in body) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body.json) };
  const type = 'application/x-www-form-urlencoded';
  return { headers: { 'content-type': type }, body: new URLSearchParams(body.form).toString() };
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > ANSWER_MAX) throw new NotTaken('the answer is too long', false);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function isTaken(text: string, { json, matches }: SmsGateway['success']): boolean {
  if (matches && !matches.test(text)) return false;
  const wanted = Object.entries(json);
  if (wanted.length === 0) return true;
  const answer = parsed(text);
  return wanted.every(([path, value]) => valueAt(answer, path) === value);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function valueAt(json: Json | undefined, path: string): unknown {
  let at: unknown = json;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** The connection's own code, such as `ECONNREFUSED`; nothing else of the error, which may name the address. */
function notReached(error: unknown): NotTaken {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
  if (name === 'TimeoutError' || name === 'AbortError') return new NotTaken('no answer in time', true);
  return new NotTaken(typeof cause?.code === 'string' ? cause.code : 'the connection broke', true);
}
