import type { Secrets } from '../../../secrets/secrets.ts';

/** Whom staff may call about an appeal. */
export type Contact = { readonly name: string; readonly phone: string };

const PURPOSE = 'appeal contact';
const subjectOf = (user: number, orderId: number): string => `user ${user} of order ${orderId}`;

export const sealContact = (secrets: Secrets, user: number, orderId: number, contact: Contact): Uint8Array =>
  secrets.seal(PURPOSE, subjectOf(user, orderId), Buffer.from(JSON.stringify(contact)));

export function openContact(secrets: Secrets, user: number, orderId: number, sealed: Uint8Array): Contact {
  const bytes = secrets.open(PURPOSE, subjectOf(user, orderId), sealed);
  return JSON.parse(Buffer.from(bytes).toString()) as Contact;
}
