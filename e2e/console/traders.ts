import { type PaymentKind, type PaymentMethod, saveMethod } from '@quay/contract/c2c';
import { beginAuthenticator, bindAuthenticator, setFundPassword } from '@quay/contract/identity';
import { decideApproval, decideReview, reviews, saveSettings, settings, takeReview } from '@quay/contract/staff';
import { applyAdvanced, applyBusiness } from '@quay/contract/verification';
import { inDatabase } from '../browser/in-database.ts';
import { PASSWORD, type Person } from '../browser/member.ts';
import { applicant, upload } from './cases.ts';
import { administrator, openEverything, otherAdministrator, totpOf } from './staff.ts';

export const FUND_PASSWORD = '482913';
const DEPOSIT = '2000';

/** Somebody who may trade for fiat: verified by staff, with a fund password and an account of their own. */
export type Trader = Person & {
  readonly realName: string;
  readonly method: PaymentMethod;
  /** Of the authenticator, which every merchant here has. */
  readonly secret?: string;
};

export async function trader(realName: string, kind: PaymentKind = 'bank-card'): Promise<Trader> {
  const person = await applicant(realName);
  await passReviewOf(person);
  await person.client.ask(setFundPassword, { fundPassword: FUND_PASSWORD, proof: { password: PASSWORD } });
  const method = await person.client.ask(saveMethod, {
    kind,
    realName,
    account: `DE02 1203 0000 ${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`,
    bankName: 'Harbour Bank',
    fundPassword: FUND_PASSWORD,
    proof: {},
  });
  await aged(method);
  return { ...person, realName, method };
}

/** What waits for a day has waited: a new payment method. */
export const aged = ({ methodId }: PaymentMethod): Promise<void> =>
  inDatabase((rows) =>
    rows.query("update payment_methods set saved_at = saved_at - interval '2 days' where id = $1", [methodId]),
  );

/** The same, as far verified as a merchant has to be. */
export async function vouched(realName: string, kind: PaymentKind = 'bank-card'): Promise<Trader> {
  const plain = await trader(realName, kind);
  const person = { ...plain, secret: await secure(plain) };
  const { client, session } = person;
  const picture = (purpose: string) => upload(session.token, purpose);
  await client.ask(applyAdvanced, {
    homeAddress: '1 High Street, Oxford',
    relativeName: 'Lorina Liddell',
    relation: 'sibling',
    relativePhone: '+441865270000',
    addressProof: await picture('identity'),
    selfie: await picture('identity'),
  });
  await passReviewOf(person);
  return person;
}

/** The same, who may post ads too. */
export async function merchant(realName: string, kind: PaymentKind = 'bank-card'): Promise<Trader> {
  await lowDeposit();
  const person = await vouched(realName, kind);
  await person.client.ask(applyBusiness, await businessOf(person));
  await passReviewOf(person);
  return person;
}

/** What somebody applies with who wants to be a merchant. */
export const businessOf = async ({ session }: Person) => ({
  detail: {
    experience: 'Ten years of cash desks.',
    contact: 'desk@example.com',
    assetData: await upload(session.token, 'business'),
  },
});

/** What every merchant has: an authenticator, whose secret it gives, and an address. */
export async function secure({ client, session }: Person): Promise<string> {
  const { secret } = await client.ask(beginAuthenticator, {});
  await client.ask(bindAuthenticator, { totp: await totpOf(secret), proof: { password: PASSWORD } });
  const { username } = session.member;
  const email = `${username.toLowerCase()}@merchants.test`;
  // Bound by the app it would hold sales for a day.
  await inDatabase((rows) => rows.query('update users set email = $2 where username = $1', [username, email]));
  return secret;
}

/** Staff pass whatever somebody has applied for. */
export async function passReviewOf({ session }: Person): Promise<void> {
  const admin = await administrator();
  const { username } = session.member;
  const found = (await admin.ask(reviews, {})).find((one) => one.username === username);
  if (!found) throw new Error(`nothing of ${username} waits for a review`);
  await admin.ask(takeReview, { reviewId: found.reviewId });
  await openEverything(admin, found.reviewId);
  await admin.ask(decideReview, { reviewId: found.reviewId, pass: true });
}

let lowered: Promise<void> | undefined;

/** What merchants leave is less than the practice coins that everybody has. */
export function lowDeposit(): Promise<void> {
  lowered ??= (async () => {
    const admin = await administrator();
    const { approvalId } = await admin.ask(saveSettings, {
      ...(await admin.ask(settings, {})),
      merchantDeposit: DEPOSIT,
    });
    if (approvalId === null) return;
    const other = await otherAdministrator();
    await other.ask(decideApproval, { approvalId, approve: true, remark: 'Agreed.' });
  })();
  return lowered;
}
