import { hash, randomBytes } from 'node:crypto';
import { type Call, SEQ_HEADER } from '@quay/contract';
import {
  addMember,
  CONSOLE_HEADER,
  type fixedRoles,
  type Review,
  revealReview,
  review,
  roles,
  type StaffLogin,
  type StaffMember,
  staffEnrol,
  staffLogin,
  staffVerify,
} from '@quay/contract/staff';
import { generate } from 'otplib';
import { CONSOLE_COOKIE } from '../src/edge/who.ts';
import { seen } from './account.ts';
import { type Answer, dataOf, type How, type Serving } from './serving.ts';

export const OWN_PASSWORD = 'a harbour wall at dusk';
export const fromConsole = { [CONSOLE_HEADER]: '1' };

/** The code of an authenticator; `steps` ahead of now. Each step is good once. */
export const totpOf = (secret: string, steps = 0, now = Date.now()): Promise<string> =>
  generate({ secret, epoch: Math.floor(now / 1_000) + steps * 30 });

/** A member of staff at the console: keeps the cookie as a browser would. */
export class Console {
  readonly serving: Serving;
  readonly secret: string;
  readonly cookie: string;
  readonly member: StaffMember;

  private constructor(serving: Serving, secret: string, entered: Answer) {
    this.serving = serving;
    this.secret = secret;
    this.member = dataOf<StaffMember>(entered);
    this.cookie = cookieOf(entered);
  }

  /** The very first login: a password of one's own, and an authenticator, `steps` ahead of now. */
  static async enrol(serving: Serving, username: string, password: string, steps = 0): Promise<Console> {
    const begun = await begin(serving, username, password);
    const totp = await totpOf(begun.secret!, steps);
    const request = { ticket: begun.ticket, password: OWN_PASSWORD, totp };
    return new Console(serving, begun.secret!, await serving.ask(staffEnrol, request, { headers: fromConsole }));
  }

  /** The administrator that the first start made. */
  static first(serving: Serving): Promise<Console> {
    const { username, password } = serving.firstStaffLogin!;
    return Console.enrol(serving, username, password);
  }

  /** A later login; `steps` says which code of the authenticator is used, because each is good once. */
  async again(steps = 1): Promise<Console> {
    const { ticket } = await begin(this.serving, this.member.username, OWN_PASSWORD);
    const request = { ticket, totp: await totpOf(this.secret, steps) };
    return new Console(
      this.serving,
      this.secret,
      await this.serving.ask(staffVerify, request, { headers: fromConsole }),
    );
  }

  /** A colleague of a role, enrolled. Works during the first start: as long as there has been one administrator. */
  async colleague(username: string, role: keyof typeof fixedRoles): Promise<Console> {
    const all = await this.get(roles);
    const { roleId } = all.find(({ name }) => name === role)!;
    const added = await this.get(addMember, { username, name: `${username} of ${role}`, roleId });
    if (added.approvalId !== null) throw new Error('a second person has to approve it');
    return Console.enrol(this.serving, username, added.password);
  }

  get headers(): Record<string, string> {
    return { ...fromConsole, cookie: this.cookie };
  }

  ask(call: Call<never, unknown>, request: object = {}, how: How = {}): Promise<Answer> {
    return this.serving.ask(call, request, {
      ...how,
      headers: { [SEQ_HEADER]: String(seen.get(this.serving) ?? 0), ...this.headers, ...how.headers },
    });
  }

  async get<Response>(call: Call<never, Response>, request: object = {}): Promise<Response> {
    return dataOf<Response>(await this.ask(call, request));
  }
}

/** A session of an account that somebody set up at a moment; how people really come to one is tested elsewhere. */
export async function accountBy(serving: Serving, issuedBy: number, role: string, now: number): Promise<How> {
  const token = randomBytes(32).toString('base64url');
  await serving.withReads(async ({ staff }) => {
    const { id: roleId } = (await staff.roleByName(role))!;
    const username = `account.${randomBytes(4).toString('hex')}`;
    const account = { username, name: username, roleId, passwordHash: 'none', createdBy: issuedBy, issuedBy };
    const member = await staff.addMember(account, now);
    if (member === 'taken') throw new Error(`${username} is there already`);
    const tokenHash = hash('sha256', token, 'buffer');
    await staff.addStaffSession({ tokenHash, staffId: member.id, address: '127.0.0.1', at: now });
  });
  return { headers: { ...fromConsole, cookie: `${CONSOLE_COOKIE}=${token}` } };
}

/** Opens every picture and masked field of an application that somebody has taken. */
export async function openEverything(by: Console, reviewId: number): Promise<void> {
  const { unopened } = await by.get<Review>(review, { reviewId: String(reviewId) });
  for (const name of unopened) await by.get(revealReview, { reviewId, name, reason: 'to compare' });
}

async function begin(serving: Serving, username: string, password: string): Promise<StaffLogin> {
  return serving.get(staffLogin as Call<never, StaffLogin>, { username, password }, { headers: fromConsole });
}

/** What a browser would send back. */
export function cookieOf(answer: Answer): string {
  const set = answer.headers.get('set-cookie');
  if (set === null) throw new Error('no cookie was set');
  return set.slice(0, set.indexOf(';'));
}
