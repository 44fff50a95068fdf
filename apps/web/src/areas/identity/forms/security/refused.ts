import { type Proof, type ProofNeeds, proofRefusals } from '@quay/contract/identity';
import { Refusal } from '../../../../request/ask.ts';

/** What is wrong, by the name of its field in the request; `form` belongs to none. */
export type Wrongs = Readonly<Partial<Record<string, string>>>;

const ofProofs: ReadonlySet<string> = new Set(proofRefusals.map(({ reason }) => reason));

const fieldsOf = {
  'email-code': 'emailCode',
  'phone-code': 'phoneCode',
  totp: 'totp',
  'recovery-code': 'recoveryCode',
  passkey: 'passkey',
  password: 'password',
} as const satisfies Record<ProofNeeds['all'][number], keyof Proof>;
const proofFields: ReadonlySet<string> = new Set(Object.values(fieldsOf));

/** Whether a refusal is about the proof and not about what is asked for. */
export const isAboutProof = ({ reason, field }: Refusal): boolean =>
  ofProofs.has(reason) && (field === undefined || proofFields.has(field));

/** The words of a refusal at its field, if the form has that. */
export function wrongAt(failure: unknown, fields: readonly string[]): Wrongs {
  if (!(failure instanceof Refusal)) throw failure;
  const { field, words } = failure;
  return { [field !== undefined && fields.includes(field) ? field : 'form']: words };
}

export const without = (wrong: Wrongs, ...fields: readonly string[]): Wrongs =>
  fields.some((field) => wrong[field])
    ? Object.fromEntries(Object.entries(wrong).filter(([field]) => !fields.includes(field)))
    : wrong;
