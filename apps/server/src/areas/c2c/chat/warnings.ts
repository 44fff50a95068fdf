import type { ChatWarning } from '@quay/contract/c2c';

/** Words and forms by which people take a trade to where nobody can look after it. */
const OFF_PLATFORM: readonly RegExp[] = [
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|me|cc|xyz|top|cn|info|app|link|ly)\b/iu,
  /[\w.+-]+@[\w-]+\.\w+/u,
  /(?:^|\s)@[A-Za-z0-9_]{3,}/u,
  /\b(?:telegram|tele?gr?am|whats ?app|wechat|weixin|discord|signal|viber|kakao ?talk|line id|qq)\b/iu,
  /微信|威信|薇信|电报|飞机号|纸飞机|加我|私聊|扣扣|企鹅号|手机号|电话/u,
  /\b(?:add me|contact me|my number|off[- ]?platform)\b/iu,
];

/** Coins first, money later: the oldest trick. */
const RELEASE_FIRST: readonly RegExp[] = [
  /\brelease\b.{0,30}\b(?:first|now|before|quick(?:ly)?|immediately|asap)\b/iu,
  /\b(?:first|please|pls|kindly|just)\s+release\b/iu,
  /\b(?:click|press|confirm)\b.{0,20}\b(?:received|receipt of)\b/iu,
  /先.{0,6}放(?:币|行|幣)|(?:快|赶紧|马上|立即|先).{0,4}(?:放币|放行|确认收款)|提前放/u,
];

/** A picture of a payment is no payment. */
const RECEIPT: readonly RegExp[] = [
  /\b(?:receipt|screenshot|proof of payment|payment slip|transfer slip)\b/iu,
  /截图|截屏|凭证|回单|转账记录|付款记录|小票/u,
];

/** Digits with what people put between them. */
const DIGITS = /\d(?:[ ().-]{0,2}\d)*/gu;
const DATE = /\d{4}-\d\d?-\d\d?/gu;

/** Of 9 to 15 digits; what is longer is an account. */
function hasTelephone(text: string): boolean {
  const runs = text.replace(DATE, '/').match(DIGITS) ?? [];
  return runs.map((run) => run.replaceAll(/\D/gu, '').length).some((digits) => digits >= 9 && digits <= 15);
}

const isAny = (text: string, signs: readonly RegExp[]): boolean => signs.some((sign) => sign.test(text));

/** What both sides should be warned of. A picture of the payer's is looked at as what it nearly always is. */
export function warningsOf(
  text: string | null,
  picture: { readonly fromPayer: boolean } | null = null,
): readonly ChatWarning[] {
  const said = (text ?? '').normalize('NFKC');
  const warnings: ChatWarning[] = [];
  if (isAny(said, OFF_PLATFORM) || hasTelephone(said)) warnings.push('off-platform');
  if (isAny(said, RELEASE_FIRST)) warnings.push('release-first');
  if (picture?.fromPayer || isAny(said, RECEIPT)) warnings.push('receipt-is-no-proof');
  return warnings;
}
