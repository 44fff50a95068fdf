import type { C2cOrder } from '@quay/contract/c2c';
import { KeyValue, Note } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useFigures } from '../../../shell/figures.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { BlockPerson } from '../people/block-person.tsx';
import { orderWords } from '../words/orders/index.ts';

/** What was agreed, by whom, and under which terms. */
export function OrderFacts({ order }: { order: C2cOrder }) {
  const words = orderWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const { counterparty, cancelReason, fault, counterpartyReputation } = order;
  const reputation = counterpartyReputation;
  const { number, reference } = order;
  return (
    <section className="q-gutter q-line-above c2c-facts">
      <h3 className="c2c-section-head">{words.facts.title}</h3>
      <dl>
        <KeyValue label={words.facts.coins}>
          <span className="q-n">{amounts.coin(order.quantity, order.symbol)}</span>
        </KeyValue>
        <KeyValue label={words.facts.money}>
          <span className="q-n">{amounts.fiat(order.money, order.fiat)}</span>
        </KeyValue>
        <KeyValue label={words.facts.price}>
          <span className="q-n">{amounts.price(order.price, order.symbol, order.fiat)}</span>
        </KeyValue>
        <KeyValue label={words.facts.kind}>
          <KindTag kind={order.kind} />
        </KeyValue>
        <KeyValue label={words.escrow.seller}>{order.sellerName}</KeyValue>
        <KeyValue label={words.escrow.payer}>{order.payerName}</KeyValue>
        <KeyValue label={words.facts.other}>
          <Link className="q-accent q-mid" to={c2cPaths.advertiser(counterparty.userId)}>
            {counterparty.name}
          </Link>
          <span className="q-block q-t12 q-muted">
            {reputation.completion30 === null
              ? words.facts.reputationNew
              : words.facts.reputation(reputation.orders30, figures.share(reputation.completion30))}
          </span>
          <BlockPerson userId={counterparty.userId} name={counterparty.name} />
        </KeyValue>
        <KeyValue label={words.facts.opened}>
          <span className="q-n">{figures.dateTime(order.openedAt)}</span>
        </KeyValue>
        {cancelReason && <KeyValue label={words.facts.reason}>{words.reasons[cancelReason].name}</KeyValue>}
        {fault !== 'none' && <KeyValue label={words.fault.cause}>{words.fault.state[fault]}</KeyValue>}
        <KeyValue label={words.facts.rules}>{words.facts.version(order.rules)}</KeyValue>
        <KeyValue
          label={words.facts.number}
          copy={{ text: number, label: words.copy(words.facts.number), copiedLabel: words.copied }}
        >
          <span className="q-code">{number}</span>
        </KeyValue>
        {reference && (
          <KeyValue
            label={words.payTo.reference}
            copy={{ text: reference, label: words.copy(words.payTo.reference), copiedLabel: words.copied }}
          >
            <span className="q-code">{reference}</span>
          </KeyValue>
        )}
      </dl>
      <h4 className="c2c-terms-head q-muted">{words.facts.terms}</h4>
      <p className="c2c-terms" dir="auto">
        {order.terms || <span className="q-muted">{words.facts.noTerms}</span>}
      </p>
    </section>
  );
}

/** What staff decided, in their own words. */
export function Ruling({ order }: { order: C2cOrder }) {
  const words = orderWords.useWords();
  const amounts = useC2cAmounts();
  const ruling = order.appeal?.ruling;
  if (!ruling) return null;
  return (
    <section className="q-gutter c2c-ruling">
      <Note tone="quiet" icon="gavel">
        <b>{words.ruling.title}</b>
        <p dir="auto">{words.ruling.reason(ruling.reason)}</p>
        {Number(ruling.compensation) > 0 && (
          <p>
            {words.ruling.compensation}: <span className="q-n">{amounts.coin(ruling.compensation, 'USDT')}</span>
          </p>
        )}
      </Note>
    </section>
  );
}
