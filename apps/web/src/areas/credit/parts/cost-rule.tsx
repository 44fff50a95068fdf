import type { CreditProductOnWire } from '@quay/contract/credit';
import { text } from '@quay/money';
import { costOf } from '../forms/apply.form.ts';
import { useSaid } from '../use-said.ts';

const TICKS_MAX = 61;

/** The days from the pay-out to the due time, and as many behind it, with what is to be repaid at each end. */
export function CostRule({ product, principal }: { product: CreditProductOnWire; principal: bigint }) {
  const { words, plain } = useSaid();
  const { back, late } = costOf(product, principal);
  const ticks = Math.min(TICKS_MAX, late.day + 1);
  const middle = (ticks - 1) / 2;
  const at = (tick: number) => `${0.5 + (99 * tick) / (ticks - 1)}%`;
  return (
    <section className="credit-part">
      <p className="q-row-between">
        <b>{words.costs}</b>
        <span className="q-muted q-t12">{late.day + 1 > TICKS_MAX ? '' : words.oneTick}</span>
      </p>
      <svg
        className="credit-rule"
        role="img"
        aria-label={words.costRule(plain(text(principal)), product.cycle, plain(back), late.day, plain(late.back))}
      >
        {Array.from({ length: ticks }, (_, tick) => (
          <line
            key={at(tick)}
            className={tick === middle ? 'credit-rule-due' : tick > middle ? 'credit-rule-late' : undefined}
            x1={at(tick)}
            x2={at(tick)}
            y1={tick === 0 || tick === middle || tick === ticks - 1 ? '0%' : '35%'}
            y2="100%"
          />
        ))}
      </svg>
      <div className="credit-rule-ends">
        <p>
          <b>{words.approvedDay}</b>
          <span className="q-muted q-n">{words.arrive(plain(text(principal)))}</span>
        </p>
        <p>
          <b>{words.day(product.cycle)}</b>
          <span className="q-muted q-n">{words.back(plain(back))}</span>
        </p>
        <p className="q-warn">
          <b>{words.dayIfLate(late.day)}</b>
          <span className="q-n">{words.back(plain(late.back))}</span>
        </p>
      </div>
    </section>
  );
}
