import { type C2cOrder, inEscrow, paymentFields } from '@quay/contract/c2c';
import { Button, KeyValue, Sheet } from '@quay/ui';
import { useState } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { fieldName } from '../methods/field-name.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { kindWords } from '../words/kinds/index.ts';
import { orderWords } from '../words/orders/index.ts';

/** Digits that can be compared: groups of four, as long as the text is one long word. */
const grouped = (text: string): string =>
  /^[A-Za-z0-9]{12,}$/.test(text) ? text.replace(/(.{4})(?=.)/g, '$1\u2009') : text;

/** Where the payer pays to, each line to be copied; the seller sees what they gave. */
export function PaymentDetails({ order }: { order: C2cOrder }) {
  const words = orderWords.useWords();
  const kinds = kindWords.useWords();
  const amounts = useC2cAmounts();
  const { payTo, kind, party, state } = order;
  // After a time-out nobody is to pay any more.
  if (!payTo || !inEscrow.includes(state)) return null;
  const copy = (what: string, text: string) => ({ text, label: words.copy(what), copiedLabel: words.copied });
  const fields = paymentFields.flatMap((field) => {
    const text = payTo[field];
    return text ? [{ field, label: fieldName(kinds, kind, field), text }] : [];
  });
  const reference = order.reference ?? order.number;
  return (
    <section className="c2c-pay-to q-gutter q-line-above">
      <div className="c2c-section-head">
        <h2>
          <KindTag kind={kind} />
        </h2>
        <span className="q-t12 q-muted">
          {party === 'seller' ? words.payTo.mine : state === 'unpaid' ? words.payTo.own : words.payTo.paid}
        </span>
      </div>
      <dl>
        <KeyValue label={words.payTo.amount} copy={copy(words.payTo.amount, order.money)}>
          <span className="q-n q-mid">{amounts.fiat(order.money, order.fiat)}</span>
        </KeyValue>
        {party === 'seller' && <KeyValue label={words.payTo.from}>{order.payerName}</KeyValue>}
        <KeyValue label={words.payTo.name} copy={copy(words.payTo.name, payTo.realName)}>
          <span className="q-mid">{payTo.realName}</span>
        </KeyValue>
        {fields.map(({ field, label, text }) => (
          <KeyValue key={field} label={label} copy={copy(label, text)}>
            <span className="q-code q-mid c2c-account">{grouped(text)}</span>
          </KeyValue>
        ))}
        <KeyValue label={words.payTo.reference} copy={copy(words.payTo.reference, reference)}>
          <span className="q-code">{grouped(reference)}</span>
        </KeyValue>
      </dl>
      {payTo.qr && <QrCode link={payTo.qr} who={payTo.realName} />}
    </section>
  );
}

/** The code that a wallet app scans from another screen. The newest link is taken when it is opened. */
function QrCode({ link, who }: { link: string; who: string }) {
  const { payTo: words } = orderWords.useWords();
  const shell = shellWords.useWords();
  const [shown, setShown] = useState<string | null>(null);
  const [last, setLast] = useState(link);
  if (shown !== null && shown !== last) setLast(shown);
  return (
    <>
      <Button variant="second" size="row" onClick={() => setShown(link)}>
        {words.qrShow}
      </Button>
      <Sheet open={shown !== null} onClose={() => setShown(null)} title={words.qr} closeLabel={shell.close}>
        <img className="c2c-qr" src={last} alt={words.qrAlt(who)} />
      </Sheet>
    </>
  );
}
