import { setTimeout as pause } from 'node:timers/promises';
import { alice, bob, type DemoPerson, demoPeople } from '@quay/cast';
import { methods, type PaymentMethod } from '@quay/contract/c2c';
import {
  login,
  loginVerify,
  type Proof,
  register,
  type SecurityAct,
  type SessionOpened,
  sendCode,
} from '@quay/contract/identity';
import { applyBusiness } from '@quay/contract/verification';
import { inDatabase } from '../../e2e/browser/in-database.ts';
import { codeTo } from '../../e2e/browser/mail.ts';
import { newName, PASSWORD } from '../../e2e/browser/member.ts';
import { exchange } from '../../e2e/browser/opened.ts';
import { Client } from '../../e2e/client.ts';
import { totpOf } from '../../e2e/console/staff.ts';
import {
  businessOf,
  FUND_PASSWORD,
  lowDeposit,
  merchant,
  passReviewOf,
  type Trader,
} from '../../e2e/console/traders.ts';
import { changeMockLogin } from './change-mock-login.ts';
import type { PersonKind } from './listed.ts';

/** Somebody whom the exchange is asked as. */
export type Asker = {
  readonly kind: PersonKind;
  /** None has logged in as a guest. */
  readonly session?: SessionOpened;
  readonly client: Client;
  /** What a user who trades for fiat has. */
  readonly own?: Own;
};

export type Own = {
  readonly realName: string;
  readonly fundPassword: string;
  readonly address: string;
  readonly method: PaymentMethod;
  /** For an act; each is another one. */
  proof(act: SecurityAct): Promise<Proof>;
};

/** Those who are asked as, and who trades with them. */
export type People = {
  readonly askers: Readonly<Record<PersonKind, Asker | undefined>>;
  readonly dealer: Trader;
};

/**
 * The demo people of the exchange are the user and the merchant: they can withdraw and sell at once, which new people can
 * only after a day. Demo mode is entered by somebody new.
 */
export async function openPeople(): Promise<People> {
  const [aliceRow, bobRow] = [demoPerson(alice.username), demoPerson(bob.username)];
  const user = await enterAs('user', aliceRow);
  const seller = await enterAs('merchant', bobRow);
  await certify(seller);
  const dealer = await merchant('Dora Keller');
  const guest: Asker = { kind: 'guest', client: new Client(exchange().url) };
  return { askers: { guest, user, merchant: seller, demo: await somebodyNew('demo') }, dealer };
}

function demoPerson(name: string): DemoPerson {
  const found = demoPeople.find(({ username }) => username === name);
  if (!found) throw new Error(`${name} is no demo person`);
  return found;
}

async function enterAs(kind: PersonKind, person: DemoPerson): Promise<Asker> {
  const client = new Client(exchange().url);
  client.seeAll();
  const { username, password, fundPassword, realName, address } = person;
  const begun = await client.ask(login, { username, password });
  const proof = proofOf(person, client);
  const session =
    'ticket' in begun
      ? await client.ask(loginVerify, { ticket: begun.ticket, totp: (await proof('withdraw')).totp! })
      : begun;
  client.logIn(session.token);
  const [method] = await client.ask(methods, {});
  return { kind, session, client, own: { realName, fundPassword, address, method: method!, proof } };
}

const HALF_MINUTE_MS = 30_000;
const CODE_AGAIN_MS = 61_000;

/** Codes of the authenticator, each good once; or those that the outbox shows. */
function proofOf({ secret, email, phone }: DemoPerson, client: Client): Own['proof'] {
  let lastStep = 0;
  let sentAt = 0;
  return async (act) => {
    if (secret !== undefined) {
      const step = Math.max(Math.floor(Date.now() / HALF_MINUTE_MS), lastStep + 1);
      // The server takes one step ahead.
      await pause(Math.max(0, (step - 1) * HALF_MINUTE_MS - Date.now()));
      lastStep = step;
      return { totp: await totpOf(secret, step - Math.floor(Date.now() / HALF_MINUTE_MS)) };
    }
    await pause(Math.max(0, sentAt + CODE_AGAIN_MS - Date.now()));
    sentAt = Date.now();
    const code = async (channel: 'email' | 'phone', address: string) => {
      await client.ask(sendCode, { act, channel });
      return codeTo(address);
    };
    return { emailCode: await code('email', email!), phoneCode: await code('phone', phone!) };
  };
}

/** Staff make a merchant of somebody. */
async function certify({ client, session }: Asker): Promise<void> {
  await lowDeposit();
  const person = { client, session: session! };
  await inDatabase((rows) =>
    rows.query('update users set email = $2 where username = $1', [
      person.session.member.username,
      'bob@merchants.test',
    ]),
  );
  await client.ask(applyBusiness, await businessOf(person));
  await passReviewOf(person);
}

/** Somebody new who has signed up; nobody of demo mode while there is none. */
export async function somebodyNew(kind: PersonKind): Promise<Asker | undefined> {
  const client = new Client(exchange().url);
  client.seeAll();
  if (kind === 'guest') return { kind, client };
  const real = await client.ask(register, { username: newName(), password: PASSWORD, agree: true });
  client.logIn(real.token);
  if (kind !== 'demo') return { kind, session: real, client };
  const call = changeMockLogin();
  if (!call) return undefined;
  const entered = await client.ask(call, {});
  const session = { ...real, ...(entered as Partial<SessionOpened>) };
  client.logIn(session.token);
  return { kind, session, client };
}

/** The fund password of who trades with them. */
export const DEALER_FUND_PASSWORD = FUND_PASSWORD;
