import type { SealedRow } from '@quay/store';
import type { Secrets } from './secrets.ts';

type Values = Readonly<Record<string, string | null>>;
type Seal = { readonly purpose: string; subjects(values: Values): readonly string[] };

const ofUser = (purpose: string): Seal => ({ purpose, subjects: ({ user_id }) => [`user ${user_id}`] });

/** What the values of each sealed column are sealed for; where the row leaves a choice, one of these. */
const seals: Readonly<Record<string, Seal>> = {
  'authenticators.sealed': ofUser('authenticator'),
  'begun_authenticators.sealed': ofUser('authenticator'),
  'reviews.sealed': ofUser('review'),
  'payment_methods.sealed': ofUser('payment method'),
  'credit_applications.sealed': ofUser('credit-application'),
  'credit_applications.papers': ofUser('credit-papers'),
  'simulated_world.seed': { purpose: 'simulated-market', subjects: () => ['seed'] },
  'files.sealed_key': {
    purpose: 'file key',
    subjects: ({ id, user_id, guest }) => [`${id} of ${user_id === null ? `guest ${guest}` : `user ${user_id}`}`],
  },
  'staff_members.totp_sealed': { purpose: 'staff-authenticator', subjects: ({ id }) => [`staff ${id}`] },
  'staff_tickets.totp_sealed': {
    purpose: 'staff-authenticator',
    subjects: ({ staff_id }) => [`staff ${staff_id}`],
  },
  'c2c_order_details.sealed': { purpose: 'order details', subjects: ({ number }) => [`order ${number}`] },
  'outbox.sealed': { purpose: 'message', subjects: ({ channel, address }) => [`${channel} ${address}`] },
  'c2c_appeals.contact': {
    purpose: 'appeal contact',
    subjects: ({ order_id, payer, seller }) => [payer, seller].map((user) => `user ${user} of order ${order_id}`),
  },
};

/** Opens a sealed value; nothing when none of our keys does. */
export function openSealedRow(
  secrets: Secrets,
  { column: { table, name }, values, sealed }: SealedRow,
): { readonly purpose: string; readonly subject: string; readonly plain: Uint8Array } | undefined {
  const seal = seals[`${table}.${name}`];
  if (!seal) throw new Error(`nobody says what ${table}.${name} is sealed for`);
  for (const subject of seal.subjects(values)) {
    try {
      return { purpose: seal.purpose, subject, plain: secrets.open(seal.purpose, subject, sealed) };
    } catch {
      // Another subject, or another key.
    }
  }
  return undefined;
}
