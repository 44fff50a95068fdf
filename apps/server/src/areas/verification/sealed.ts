import type { ReviewRow } from '@quay/store';
import type { Secrets } from '../../secrets/secrets.ts';

/** What an application says, by field. Pictures are named by the id of their file. */
export type Fields = Readonly<Record<string, string>>;

const PURPOSE = 'review';
const subjectOf = (user: number): string => `user ${user}`;

/** Nobody reads applications in the database: they are sealed for their user. */
export const sealFields = (secrets: Secrets, user: number, fields: object): Uint8Array =>
  secrets.seal(PURPOSE, subjectOf(user), Buffer.from(JSON.stringify(fields)));

export function openFields(secrets: Secrets, { userId, sealed }: Pick<ReviewRow, 'userId' | 'sealed'>): Fields {
  const bytes = secrets.open(PURPOSE, subjectOf(userId), sealed);
  return JSON.parse(Buffer.from(bytes).toString()) as Fields;
}
