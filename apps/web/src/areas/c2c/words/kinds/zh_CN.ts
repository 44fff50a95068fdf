import type { PaymentField, PaymentKind } from '@quay/contract/c2c';
import type { KindWords } from './index.ts';

const kinds: Record<PaymentKind, string> = {
  'bank-card': '银行转账',
  wechat: '微信支付',
  alipay: '支付宝',
  'western-union': '西联汇款',
  swift: 'SWIFT 电汇',
  crypto: '加密货币',
  fps: '转数快 FPS',
  'line-pay': 'LINE Pay',
  sepa: 'SEPA 即时转账',
  interac: 'Interac 电子转账',
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
  account: '账号',
  bankName: '银行',
  branch: '支行',
  swiftCode: 'SWIFT 代码（BIC）',
  network: '网络',
  country: '国家或地区',
};

const accounts: Partial<Record<PaymentKind, string>> = {
  'bank-card': '银行卡号或账号',
  wechat: '微信号',
  alipay: '支付宝账号',
  'western-union': '收款人电话',
  swift: '账号或 IBAN',
  crypto: '地址',
  fps: '转数快识别码、电话或邮箱',
  'line-pay': 'LINE ID',
  sepa: 'IBAN',
  interac: '收款邮箱',
  duitnow: 'DuitNow ID',
  promptpay: 'PromptPay ID',
  payid: 'PayID',
  kakaopay: 'KakaoPay 账号',
  paynow: 'PayNow 号码',
  paypay: 'PayPay ID',
  'faster-payments': '分行代码和账号',
  zelle: 'Zelle 电话或邮箱',
};

export const words: KindWords = {
  kinds,
  realName: '账户姓名',
  fields,
  accounts,
};
