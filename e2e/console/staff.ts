import type { Call, Envelope } from '@quay/contract';
import {
  addMember,
  approvals,
  CONSOLE_HEADER,
  decideApproval,
  revealReview,
  review,
  roles,
  type StaffMember,
  staffEnrol,
  staffLogin,
} from '@quay/contract/staff';
import { generate } from 'otplib';
import { exchange } from '../browser/opened.ts';

export const STAFF_PASSWORD = 'four lanterns on a mole';
/** Of the server's own, as it is sent back. */
export const CONSOLE_COOKIE = '__Host-quay-console';

/** A member of staff who is logged in, without a browser. */
export type Colleague = {
  readonly member: StaffMember;
  /** The value of the session cookie. */
  readonly session: string;
  /** What the authenticator counts by. */
  readonly secret: string;
  /** The data of a call that must succeed. */
  ask<Request, Response>(call: Call<Request, Response>, request: Request): Promise<Response>;
};

/** The six digits that an authenticator shows now, or `steps` half minutes later. Each is good once. */
export const totpOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

let first: Promise<Colleague> | undefined;

/** The administrator that the first start made; one for all walks of an exchange. */
export function administrator(): Promise<Colleague> {
  first ??= enrol('admin', firstPassword());
  return first;
}

let second: Promise<Colleague> | undefined;

/** Another administrator: what takes two needs them. */
export function otherAdministrator(): Promise<Colleague> {
  second ??= hire('ruth.okafor', 'Ruth Okafor', 'Administrator');
  return second;
}

/** A colleague of a role who has logged in once. */
export async function hire(username: string, name: string, role: string): Promise<Colleague> {
  return enrol(username, await invite(username, name, role));
}

/** A colleague who has not logged in yet; gives the password for the first login. */
export async function invite(username: string, name: string, role: string): Promise<string> {
  const admin = await administrator();
  const { roleId } = (await admin.ask(roles, {})).find((one) => one.name === role)!;
  const { password, approvalId } = await admin.ask(addMember, { username, name, roleId });
  if (approvalId !== null) await approve(await otherAdministrator(), approvalId);
  return password;
}

async function approve(by: Colleague, approvalId: number): Promise<void> {
  const open = await by.ask(approvals, {});
  if (!open.some((one) => one.approvalId === approvalId)) throw new Error('nothing waits for an approval');
  await by.ask(decideApproval, { approvalId, approve: true, remark: 'Agreed.' });
}

/** Opens every picture and masked field of an application that somebody has taken: before that it cannot pass. */
export async function openEverything(by: Colleague, reviewId: number): Promise<void> {
  const { unopened } = await by.ask(review, { reviewId: String(reviewId) });
  for (const name of unopened) await by.ask(revealReview, { reviewId, name, reason: 'To compare.' });
}

/** Printed once, when the exchange starts on empty data. */
function firstPassword(): string {
  const [, password] = /first login[^\n]*\n\s+admin\s+(\S+)/.exec(exchange().printed()) ?? [];
  if (!password) throw new Error('the exchange printed no first login of the console');
  return password;
}

async function enrol(username: string, password: string): Promise<Colleague> {
  const begun = await send(staffLogin, { username, password });
  const { ticket, secret } = dataOf(begun.envelope);
  const request = { ticket, password: STAFF_PASSWORD, totp: await totpOf(secret!) };
  const { envelope, cookie } = await send(staffEnrol, request);
  if (cookie === undefined) throw new Error('the console set no cookie');
  return {
    member: dataOf(envelope),
    session: cookie,
    secret: secret!,
    ask: async (call, params) => dataOf((await send(call, params, cookie)).envelope),
  };
}

async function send<Request, Response>(call: Call<Request, Response>, request: Request, session?: string) {
  const rest = new Map(Object.entries(request as object).map(([name, value]) => [name, String(value)]));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = call.method === 'GET' && rest.size > 0 ? `?${new URLSearchParams([...rest])}` : '';
  const answer = await fetch(`${exchange().url}${path}${query}`, {
    method: call.method,
    headers: {
      [CONSOLE_HEADER]: '1',
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      ...(session && { cookie: `${CONSOLE_COOKIE}=${session}` }),
    },
    ...(call.method === 'POST' && { body: JSON.stringify(request) }),
  });
  const [, cookie] = new RegExp(`${CONSOLE_COOKIE}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return { envelope: (await answer.json()) as Envelope<Response>, cookie };
}

function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.code !== 0) throw new Error(`refused: ${envelope.code} ${envelope.message}`);
  return envelope.data as Data;
}
