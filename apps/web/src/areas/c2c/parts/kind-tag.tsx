import './kind-tag.css';
import type { PaymentKind } from '@quay/contract/c2c';
import { kindWords } from '../words/kinds/index.ts';

/** Each kind keeps its colour, so that a list is scanned by it; the name stands beside it always. */
const hues: Readonly<Record<PaymentKind, 1 | 2 | 3 | 4 | 5 | 6>> = {
  'bank-card': 4,
  wechat: 1,
  alipay: 2,
  'western-union': 4,
  swift: 5,
  crypto: 3,
  fps: 6,
  'line-pay': 1,
  sepa: 2,
  interac: 6,
  duitnow: 6,
  promptpay: 2,
  payid: 3,
  kakaopay: 4,
  paynow: 3,
  paypay: 6,
  'faster-payments': 1,
  zelle: 3,
};

/** A way to pay, with the bar of its colour before the name. */
export function KindTag({ kind }: { kind: PaymentKind }) {
  const { kinds } = kindWords.useWords();
  return <KindNamed kind={kind} name={kinds[kind]} />;
}

/** The same where the name is at hand. */
export function KindNamed({ kind, name }: { kind: PaymentKind; name: string }) {
  return (
    <span className="c2c-kind" data-hue={hues[kind]}>
      {name}
    </span>
  );
}
