import type { PaymentField, PaymentKind } from '@quay/contract/c2c';

const kinds: Record<PaymentKind, string> = {
  'bank-card': 'Bank transfer',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  'western-union': 'Western Union',
  swift: 'SWIFT transfer',
  crypto: 'Crypto',
  fps: 'FPS',
  'line-pay': 'LINE Pay',
  sepa: 'SEPA Instant',
  interac: 'Interac e-Transfer',
  duitnow: 'DuitNow',
  promptpay: 'PromptPay',
  payid: 'PayID',
  kakaopay: 'KakaoPay',
  paynow: 'PayNow',
  paypay: 'PayPay',
  'faster-payments': 'Faster Payments',
  zelle: 'Zelle',
};

const fields: Record<PaymentField, string> = {
  account: 'Account number',
  bankName: 'Bank',
  branch: 'Branch',
  swiftCode: 'SWIFT code (BIC)',
  network: 'Network',
  country: 'Country',
};

/** What the account of a kind is called where it is not just a number. */
const accounts: Partial<Record<PaymentKind, string>> = {
  'bank-card': 'Card or account number',
  wechat: 'WeChat ID',
  alipay: 'Alipay account',
  'western-union': 'Phone number of the receiver',
  swift: 'Account number or IBAN',
  crypto: 'Address',
  fps: 'FPS ID, phone or e-mail',
  'line-pay': 'LINE ID',
  sepa: 'IBAN',
  interac: 'E-mail address for transfers',
  duitnow: 'DuitNow ID',
  promptpay: 'PromptPay ID',
  payid: 'PayID',
  kakaopay: 'KakaoPay account',
  paynow: 'PayNow number',
  paypay: 'PayPay ID',
  'faster-payments': 'Sort code and account number',
  zelle: 'Phone or e-mail at Zelle',
};

/** Ways in which fiat is paid, and what is written down of an account. */
export const words = {
  kinds,
  realName: 'Name of the account',
  fields,
  accounts,
};
