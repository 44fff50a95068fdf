import type { PaymentField } from '@quay/contract/c2c';
import type { PaymentMethodRow } from '@quay/store';
import type { Secrets } from '../../../secrets/secrets.ts';

/** What identifies the owner of an account. */
export type MethodDetails = { readonly realName: string } & Readonly<Partial<Record<PaymentField, string>>>;

const PURPOSE = 'payment method';
const subjectOf = (user: number): string => `user ${user}`;

/** Nobody reads accounts in the database: they are sealed for their owner. */
export const sealDetails = (secrets: Secrets, user: number, details: MethodDetails): Uint8Array =>
  secrets.seal(PURPOSE, subjectOf(user), Buffer.from(JSON.stringify(details)));

export function openDetails(secrets: Secrets, { userId, sealed }: Pick<PaymentMethodRow, 'userId' | 'sealed'>) {
  const bytes = secrets.open(PURPOSE, subjectOf(userId), sealed);
  return JSON.parse(Buffer.from(bytes).toString()) as MethodDetails;
}
