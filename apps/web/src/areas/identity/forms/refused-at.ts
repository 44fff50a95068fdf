import { Refusal } from '../../../request/ask.ts';

export type IdentityField = 'username' | 'password' | 'repeat' | 'agree';
/** What is wrong, beside the field that caused it; `form` belongs to none. */
export type Wrong = Partial<Record<IdentityField | 'form', string>>;

const fields: Record<string, IdentityField> = {
  'identity/account-malformed': 'username',
  'identity/account-taken': 'username',
  'identity/password-too-short': 'password',
  'identity/password-too-long': 'password',
  'identity/password-too-common': 'password',
  'identity/password-is-account': 'password',
  'identity/login-wrong': 'password',
  'identity/terms-not-accepted': 'agree',
};

/** Where the words of a failed request stand. */
export function refusedAt(failure: unknown): Wrong {
  if (!(failure instanceof Refusal)) throw failure;
  return { [fields[failure.reason] ?? 'form']: failure.words };
}

/** Takes the reader to the first field that is wrong. */
export function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
