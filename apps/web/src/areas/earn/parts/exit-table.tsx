import type { EarnProduct } from '@quay/contract/earn';
import { text } from '@quay/money';
import { evenAfter, leavingWith, stepsOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

type ExitProps = { of: EarnProduct; sum: bigint; withChart?: boolean };

/** What leaving a term early costs, day for day, and from which day on one has no less than one put in. */
export function ExitTable({ of, sum, withChart = false }: ExitProps) {
  const words = earnWords.useWords();
  const { ratio, amount, figures } = useSaid();
  const { asset } = of;
  const days = of.days ?? 0;
  if (of.penaltyRate === null) {
    return (
      <section className="earn-part">
        <h2>{words.ifYouLeave}</h2>
        <p className="q-muted">{words.boundUntilEnd}</p>
      </section>
    );
  }
  const rows = [...stepsOf(days), 0].map((left) => leavingWith(of, sum, left));
  const even = evenAfter(of, sum);
  const table = (
    <section className="earn-part">
      <h2>{words.ifYouLeave}</h2>
      <p className="q-muted">{words.ifYouLeaveSaid(ratio(of.penaltyRate))}</p>
      <table className="earn-exits">
        <thead>
          <tr>
            <th scope="col">{words.leavingWith}</th>
            <th scope="col">{words.costs}</th>
            {withChart && <th scope="col">{words.paidAlready}</th>}
            <th scope="col">{words.youHave}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ left, penalty, paid, have }) => (
            <tr key={left}>
              <th scope="row">{left === 0 ? words.atTheEndRow : words.daysLeft(left)}</th>
              <td className={penalty > 0n ? 'q-fall' : ''}>
                {penalty > 0n ? figures.signed(`-${text(penalty)}`, 2) : amount('0', asset)}
              </td>
              {withChart && <td className="q-muted">{amount(text(paid), asset)}</td>}
              <td className="q-mid">{amount(text(have), asset)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {even !== null && even > 0 && <p className="q-muted q-t12">{words.evenAfter(even)}</p>}
    </section>
  );
  if (!withChart) return table;
  return (
    <div className="earn-halves">
      {table}
      <section className="earn-part">
        <h2>{words.haveOnThatDay}</h2>
        <ExitChart of={of} sum={sum} even={even} />
      </section>
    </div>
  );
}

/** What one has when one leaves on each day, against what one put in. */
function ExitChart({ of, sum, even }: { of: EarnProduct; sum: bigint; even: number | null }) {
  const words = earnWords.useWords();
  const { amount } = useSaid();
  const days = of.days ?? 0;
  const have = Array.from({ length: days + 1 }, (_, day) => leavingWith(of, sum, days - day).have);
  const [low, high] = [have[0]!, have.at(-1)!];
  const all = [...have, sum];
  const least = all.reduce((one, other) => (other < one ? other : one));
  const span = Number(all.reduce((one, other) => (other > one ? other : one)) - least) || 1;
  const y = (value: bigint) => 92 - (Number(value - least) / span) * 84;
  const x = (day: number) => (day / Math.max(1, days)) * 100;
  const said = words.chartSaid(amount(text(low), of.asset), amount(text(high), of.asset));
  return (
    <figure className="earn-exit-chart">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={said}>
        <line className="earn-exit-even" x1="0" x2="100" y1={y(sum)} y2={y(sum)} />
        <path d={have.map((value, day) => `${day === 0 ? 'M' : 'L'}${x(day)} ${y(value)}`).join('')} />
        {even !== null && even > 0 && even < days && (
          <line className="earn-exit-mark" x1={x(even)} x2={x(even)} y1={y(sum) - 4} y2={y(sum) + 4} />
        )}
      </svg>
      <figcaption className="q-row-between q-t12 q-muted q-n">
        <span>{words.chartStart(amount(text(low), of.asset))}</span>
        {even !== null && even > 0 && even < days && <span>{words.evenAfter(even)}</span>}
        <span>{words.chartEnd(amount(text(high), of.asset))}</span>
      </figcaption>
      <p className="q-t12 q-faint q-n">{words.putIn(amount(text(sum), of.asset))}</p>
    </figure>
  );
}
