import type { EarnProduct } from '@quay/contract/earn';
import { text } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { termOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { Ends } from './ends.tsx';
import { TermRule } from './term-rule.tsx';

/** The term of a sum as one rule, from where it leaves to where it comes back, with both sums under its ends. */
export function Term({ of, sum }: { of: EarnProduct; sum: bigint }) {
  const words = earnWords.useWords();
  const { amount, money, moment, short } = useSaid();
  const { asset } = of;
  const days = of.days ?? 0;
  const term = termOf(of, sum, exchangeNow());
  const [said, end] = [amount(text(sum), asset), moment(term.endsAt, of.dayMs)];
  return (
    <section className="earn-part">
      <h2>{words.whatYouGet(money(text(sum), asset))}</h2>
      <TermRule
        ends
        ticks={days <= 90 ? days : 90}
        tall={days <= 30 ? 5 : 10}
        label={words.termSaid(days, said, end, money(text(term.back), asset))}
      />
      <Ends
        start={{ head: words.today, below: words.leave(said) }}
        middle={{ head: words.eachDay(amount(text(term.daily), asset)), below: words.from(short(term.firstAt)) }}
        end={{ head: end, below: words.comeBack(said) }}
      />
      <dl>
        <KeyValue label={words.inAll}>{money(text(term.back), asset)}</KeyValue>
        <KeyValue label={words.atTheEnd}>{words.returnedByItself}</KeyValue>
      </dl>
    </section>
  );
}
