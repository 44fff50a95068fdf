import { type Factor, type Proof, proofRefusals } from '@quay/contract/identity';
import { isUnreached, Refusal } from '@quay/web-kit/request';

/** What is wrong, by the name of its field in the request; `form` belongs to none. */
export type Wrongs = Readonly<Partial<Record<string, string>>>;

/** Where each way of proving stands in a proof. */
export const proofField = {
  'email-code': 'emailCode',
  'phone-code': 'phoneCode',
  totp: 'totp',
  'recovery-code': 'recoveryCode',
  passkey: 'passkey',
  password: 'password',
  wallet: 'wallet',
} as const satisfies Record<Factor, keyof Proof>;

const ofProofs: ReadonlySet<string> = new Set(proofRefusals.map(({ reason }) => reason));
const proofFields: ReadonlySet<string> = new Set(Object.values(proofField));

/** Whether a refusal is about the proof, or about the way there, and not about what is asked for. */
export function isAboutProof(failure: unknown): boolean {
  if (!(failure instanceof Refusal)) return false;
  const { reason, field } = failure;
  return isUnreached(failure) || (ofProofs.has(reason) && (field === undefined || proofFields.has(field)));
}

/** The words of a refusal at its field, if the form has that. */
export function wrongAt(failure: unknown, fields: readonly string[]): Wrongs {
  if (!(failure instanceof Refusal)) throw failure;
  const { field, words } = failure;
  return { [field !== undefined && fields.includes(field) ? field : 'form']: words };
}

/** What was said about a field is over once it is typed into. */
export const without = (wrong: Wrongs, ...fields: readonly string[]): Wrongs =>
  fields.some((field) => wrong[field])
    ? Object.fromEntries(Object.entries(wrong).filter(([field]) => !fields.includes(field)))
    : wrong;

/** The reason of a refusal without its area; nothing for any other failure. */
export const reasonOf = (failure: unknown): string | undefined =>
  failure instanceof Refusal ? failure.reason.replace(/^identity\//, '') : undefined;

/** Takes the reader to the first field that is wrong. */
export function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
