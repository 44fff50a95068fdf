import type { PaymentField, PaymentKind, PaymentTerms } from '@quay/contract/c2c';
import { settled } from './shown-account.ts';

type Terms = Pick<PaymentTerms, 'needed' | 'optional' | 'qr'> & { readonly kind: PaymentKind };

export type MethodDraft = Readonly<Record<PaymentField, string>> & { readonly qrFile: string };

/** What can be said of a field without asking. A wrong digit here is money that goes to somebody else. */
export type MethodFault = 'missing' | 'iban' | 'email' | 'swift';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** The check digits of ISO 13616: letters count from ten on, and the whole is one more than a multiple of 97. */
export function isIban(account: string): boolean {
  if (!IBAN.test(account)) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  let rest = 0;
  for (const char of turned) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

function wrongAccount(kind: PaymentKind, account: string): MethodFault | undefined {
  if (kind === 'sepa') return isIban(account) ? undefined : 'iban';
  if (kind === 'interac') return EMAIL.test(account) ? undefined : 'email';
  return undefined;
}

export function validateMethod(
  { kind, needed }: Terms,
  draft: MethodDraft,
): Partial<Record<PaymentField, MethodFault>> {
  const faults: Partial<Record<PaymentField, MethodFault>> = {};
  for (const field of needed) if (draft[field].trim() === '') faults[field] = 'missing';
  const account = settled(kind, draft.account);
  const wrong = account === '' ? undefined : wrongAccount(kind, account);
  if (wrong) faults.account = wrong;
  const swift = draft.swiftCode.trim().toUpperCase();
  if (swift !== '' && !SWIFT.test(swift)) faults.swiftCode = 'swift';
  return faults;
}

/** What is sent: the fields of the kind that hold something, as they are kept. */
export function methodAsSent(
  { kind, needed, optional, qr }: Terms,
  draft: MethodDraft,
): Partial<Record<PaymentField | 'qrFile', string>> & { account: string } {
  const filled = [...needed, ...optional].flatMap((field) => {
    const value = field === 'swiftCode' ? draft.swiftCode.toUpperCase() : draft[field];
    return value.trim() === '' ? [] : [[field, value.trim()] as const];
  });
  return {
    ...Object.fromEntries(filled),
    account: settled(kind, draft.account),
    ...(qr && draft.qrFile !== '' && { qrFile: draft.qrFile }),
  };
}
