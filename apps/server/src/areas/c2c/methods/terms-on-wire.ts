import { kindsOfFiat, type PaymentKind, type PaymentTermsRow, paymentTerms } from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';

/** What is written down of an account of a kind, and the fiats that are paid so. */
export function termsOnWire(kind: PaymentKind): PaymentTermsRow {
  const { needed, optional, qr, instant } = paymentTerms[kind];
  const fiats = currencies.filter((fiat) => kindsOfFiat[fiat].includes(kind));
  return { kind, needed: [...needed], optional: [...optional], qr, instant, fiats };
}
