import { type Price, text, units } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { type DatedContract, TimeLeft } from '../parts/dated.tsx';
import { figuresOf } from '../sums/account.ts';
import { priceAtDistance } from '../sums/outcomes.ts';
import { paidOutAt } from '../sums/settlement.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import type { Summary } from './order-sums.ts';

type TermsProps = { contract: DatedContract; summary: Summary };

const MOVES = ['-0.03', '0', '0.03'] as const;

/** What the order would bring at three settlement prices, after the fee of opening and that of the settlement. */
export function SettlementOutcomes({ contract, summary }: TermsProps) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const moments = useMoments();
  const { account, position } = summary.linked;
  const { liquidation, isLong } = figuresOf(account, position);
  const opening = summary.costs / 2n;
  const isBeyond = (price: Price) =>
    liquidation !== undefined && (isLong ? price <= liquidation : price >= liquidation);
  const rows = MOVES.flatMap((move) => {
    const price = priceAtDistance(summary.price, units(move), units(contract.tickSize));
    return price === undefined ? [] : [{ move, price }];
  });
  return (
    <section className="delivery-outcomes">
      <p className="q-row-between q-muted q-t12">
        <span>{words.ifSettledAt(moments.short(contract.expiry))}</span>
        <span>{words.youGet}</span>
      </p>
      <dl>
        {rows.map(({ move, price }) => {
          const net = paidOutAt(account, position, price, units(contract.deliveryFeeRate)).net - opening;
          return (
            <KeyValue key={move} label={<span className="q-n">{shown.price(price)}</span>}>
              {isBeyond(price) ? (
                <span className="q-muted">{words.liquidatedBefore}</span>
              ) : (
                <span className={`q-n ${toneOf(net)}`}>{shown.result(net)}</span>
              )}
            </KeyValue>
          );
        })}
      </dl>
    </section>
  );
}

/** When it is settled, for which fee, and until when one can close before. */
export function SettlementTerms({ contract, summary }: TermsProps) {
  const words = deliveryWords.useWords();
  const shown = useShown(contract);
  const moments = useMoments();
  const { position } = summary.linked;
  const { fee } = paidOutAt(summary.linked.account, position, summary.price, units(contract.deliveryFeeRate));
  const { expiry, deliveryFeeRate } = contract;
  return (
    <>
      <KeyValue label={words.settlement}>
        <span className="q-n">
          {moments.short(expiry)}, <TimeLeft to={expiry} />
        </span>
      </KeyValue>
      <KeyValue label={`${words.feeToSettle}, ${shown.figures.rate(text(units(deliveryFeeRate)))}`}>
        <span className="q-n">{shown.charge(fee)}</span>
      </KeyValue>
      <KeyValue label={words.closeBefore}>
        <span className="q-n">{words.untilThen(shown.figures.time(expiry - 1_000))}</span>
      </KeyValue>
    </>
  );
}
