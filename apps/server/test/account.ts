import { type Call, SEQ_HEADER } from '@quay/contract';
import {
  beginAuthenticator,
  bindAuthenticator,
  type CodeChannel,
  type NewAuthenticator,
  type Proof,
  type RecoveryCodes,
  register,
  type SecurityAct,
  type SessionOpened,
  sendCode,
  sendGuestCode,
} from '@quay/contract/identity';
import { generate } from 'otplib';
import { type Answer, dataOf, type How, reasonOf, type Serving, seqOf } from './serving.ts';

/** The clock of accounts, which a test moves: the server's `now`. */
export class Clock {
  #ahead = 0;
  readonly now = (): number => Date.now() + this.#ahead;
  forward(ms: number): void {
    this.#ahead += ms;
  }
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const STEP = 30_000;

/** A user with one session, and everything that the user knows and has. */
export class Account {
  readonly serving: Serving;
  readonly clock: Clock;
  token: string;
  /** Of the bound authenticator. */
  secret = '';
  recoveryCodes: string[] = [];
  /** Asked for besides a code, before the account has a strong factor. */
  password: string | undefined;

  constructor(serving: Serving, clock: Clock, token: string) {
    this.serving = serving;
    this.clock = clock;
    this.token = token;
  }

  /** Signs up by an e-mail address. */
  static async byEmail(
    serving: Serving,
    clock: Clock,
    proposal: { email: string; password: string; fundPassword?: string },
  ) {
    const { email, password, fundPassword } = proposal;
    await serving.get(sendGuestCode as AnyCall, { purpose: 'register', channel: 'email', address: email });
    const code = await serving.codeFor(email);
    const request = { by: 'email', username: email, code, password, fundPassword, agree: true };
    const { token } = await serving.get(register as Call<never, SessionOpened>, request);
    clock.forward(2 * MINUTE);
    const account = new Account(serving, clock, token);
    account.password = password;
    return account;
  }

  /** Asks as the app does: for rows that are as new as what anybody here has been answered. */
  async ask(call: AnyCall, request: object = {}, how: How = {}): Promise<Answer> {
    const headers = { [SEQ_HEADER]: String(seen.get(this.serving) ?? 0), ...how.headers };
    const answer = await this.serving.ask(call, request, { token: this.token, ...how, headers });
    seen.set(this.serving, Math.max(seen.get(this.serving) ?? 0, seqOf(answer) || 0));
    return answer;
  }

  async get<Response>(call: Call<never, Response>, request: object = {}): Promise<Response> {
    return dataOf<Response>(await this.ask(call as AnyCall, request));
  }

  /** Why it is refused; nothing when it is not. */
  async reason(call: AnyCall, request: object = {}): Promise<string | undefined> {
    return reasonOf(await this.ask(call, request));
  }

  /** A code for an act, out of the mailbox; a minute later there can be another one. */
  async code(act: SecurityAct, address: string, isNew?: { channel: CodeChannel; areaCode?: string; typed?: string }) {
    const channel = isNew?.channel ?? (address.startsWith('+') ? 'phone' : 'email');
    const to = isNew ? { address: isNew.typed ?? address, areaCode: isNew.areaCode } : {};
    await this.get(sendCode as AnyCall, { act, channel, ...to });
    this.clock.forward(MINUTE + 1_000);
    return this.serving.codeFor(address);
  }

  /** A code of the bound authenticator that was not used yet: time moves on by two steps. */
  async totp(): Promise<string> {
    this.clock.forward(2 * STEP);
    return this.totpNow();
  }

  /** The clock goes on to the beginning of a step: codes of one step that follow soon are the same. */
  beginStep(): void {
    this.clock.forward(STEP - (this.clock.now() % STEP));
  }

  totpNow(steps = 0): Promise<string> {
    return totpOf(this.secret, this.clock.now() + steps * STEP);
  }

  async bindAuthenticator(proof: Proof): Promise<void> {
    const { secret } = await this.get(beginAuthenticator as Call<never, NewAuthenticator>);
    const totp = await totpOf(secret, this.clock.now());
    const bound = await this.get(bindAuthenticator as Call<never, RecoveryCodes>, {
      totp,
      proof: { password: this.password, ...proof },
    });
    this.secret = secret;
    this.recoveryCodes = bound.recoveryCodes;
  }
}

export const totpOf = (secret: string, at: number): Promise<string> =>
  generate({ secret, epoch: Math.floor(at / 1_000) });

/** Six digits that are not these. */
export const notThis = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The newest seq that an answer of a server has named. */
export const seen = new WeakMap<Serving, number>();

export type AnyCall = Call<never, unknown>;
