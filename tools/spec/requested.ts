import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Call, type Envelope, type Refused, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog, type Entry } from '@quay/contract/catalog';
import sharp from 'sharp';
import { exchange } from '../../e2e/browser/opened.ts';
import { newAddress } from '../../e2e/client.ts';
import type { ListedCall, PersonKind } from './listed.ts';
import { patiently } from './objects.ts';
import { type Asker, somebodyNew } from './people.ts';
import { type Means, requestOf } from './requests.ts';

/** What came of one question: what stands in the table, and whether that is as it should be. */
export type Found = { readonly says: string; readonly isWrong: boolean };

export const right = (says: string): Found => ({ says, isWrong: false });
export const wrong = (says: string): Found => ({ says, isWrong: true });

/** A batch that is never reached: the server takes it for the newest one. */
const NEWEST = '999999999999999';
const TRIES = 5;
const WORDS_MAX = 160;
/** What a machine with other work answers: too many at once, busy, and that nobody knows yet whether it was done. */
const BUSY: ReadonlySet<number> = new Set([429, 503, 504]);
const BUSY_S = 3;
const OPENS_SESSION = '/loginByEth';
const DEMO = '/changeMockLogin';
/** Reasons of demo mode, such as that it is to be left first. */
const OF_DEMO = 'demo/';

/** The entry of the catalogue that answers at exactly this method and path. */
export function entryOf({ method, path }: ListedCall): Entry | undefined {
  const parts = path.split('/');
  const fits = (template: string) => {
    const wanted = template.split('/');
    return wanted.length === parts.length && wanted.every((one, at) => one === parts[at] || isHole(one));
  };
  const isHole = (part: string) => part.startsWith(':');
  return catalog.find(
    ({ call }) =>
      (call.method === method && fits(call.path)) ||
      (method === 'GET' && call.getTwin !== undefined && fits(call.getTwin)),
  );
}

/** What the user was asked with: in the demo the same is asked, and refused before it is looked at. */
const ofUser = new Map<ListedCall, object>();

/** Asks a call as somebody, with what is right for it, and validates the answer by the contract. */
export async function askCall(listed: ListedCall, asker: Asker, means: Means | undefined): Promise<Found> {
  const entry = entryOf(listed);
  if (!entry) return wrong('missing: nothing answers');
  try {
    const isClosed = entry.call.permission === 'user' && asker.kind === 'guest';
    const made = () => patiently(async () => requestOf(listed, asker, means));
    const known = asker.kind === 'demo' ? ofUser.get(listed) : undefined;
    const request = isClosed || listed.path === DEMO ? {} : (known ?? (await made()));
    if (!request) return wrong('missing: nobody says what it is asked with');
    if (asker.kind === 'user') ofUser.set(listed, request);
    // Entering and leaving demo mode ends the session that asks.
    const who = listed.path === DEMO ? await somebodyNew(asker.kind) : asker;
    return validate(entry, listed, asker.kind, isClosed, await send(listed, entry, who ?? asker, request));
  } catch (failure) {
    return wrong(String(failure instanceof Error ? failure.message : failure).slice(0, WORDS_MAX));
  }
}

function validate(
  { response }: Entry,
  listed: ListedCall,
  kind: PersonKind,
  isClosed: boolean,
  answer: Envelope<unknown>,
): Found {
  const expected = isClosed ? 'edge/unauthorized' : listed.refused[kind];
  if (answer.code !== 0) {
    const refused = answer.data as Refused | null;
    const reason = refused?.reason ?? answer.message;
    const says = `${answer.code} ${reason}`;
    if (expected !== undefined && reason === expected) return right(says);
    // In demo mode whatever is real is refused.
    if (kind === 'demo' && reason.startsWith(OF_DEMO)) return right(says);
    return wrong(says);
  }
  if (expected !== undefined) return wrong(`0, and should be refused: ${expected}`);
  const read = response.safeParse(answer.data);
  if (!read.success) return wrong(`0, not as the contract says: ${read.error.message.slice(0, WORDS_MAX)}`);
  if (!isDeepStrictEqual(read.data, answer.data)) return wrong('0, and says more than the contract');
  return right('0');
}

async function send(listed: ListedCall, entry: Entry, asker: Asker, request: object): Promise<Envelope<unknown>> {
  const headers: Record<string, string> = { 'x-forwarded-for': newAddress(), [SEQ_HEADER]: NEWEST };
  headers['guest-token'] = crypto.randomUUID();
  // A login ends the session that it is sent with.
  if (asker.session && listed.path !== OPENS_SESSION) headers[TOKEN_HEADER] = asker.session.token;
  const { address, init } = await wireOf(listed, entry.call, request);
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(exchange().url + address, { ...init, headers: { ...init.headers, ...headers } });
    const again = response.headers.get('retry-after');
    const answer = (await response.json()) as Envelope<unknown>;
    if (!BUSY.has(answer.code) || tries >= TRIES) return answer;
    await pause(Number(again ?? BUSY_S) * 1_000);
  }
}

type Wire = { readonly address: string; readonly init: RequestInit & { readonly headers: Record<string, string> } };

async function wireOf(listed: ListedCall, call: Call<never, unknown>, request: object): Promise<Wire> {
  const rest = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const address = listed.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name) ?? 'USDT');
    rest.delete(name);
    return value;
  });
  // The specification names one coin of a call whose path has a hole for it.
  if (listed.path.endsWith('/USDT')) rest.delete('symbol');
  if (listed.method === 'GET') {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
    return { address: query ? `${address}?${query}` : address, init: { headers: {} } };
  }
  if (call.multipart) return { address, init: { method: 'POST', headers: {}, body: await pictureForm(rest) } };
  const body = JSON.stringify(request);
  return { address, init: { method: 'POST', headers: { 'content-type': 'application/json' }, body } };
}

async function pictureForm(fields: ReadonlyMap<string, unknown>): Promise<FormData> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c9b18a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'document.jpg');
  return form;
}
