import type { StaffContract } from '@quay/contract/staff';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { useDigits } from '../figures.ts';
import { contractsWords } from '../words/index.ts';

/** When a contract ends, and how far its settlement has come. Nothing of a perpetual one. */
export function Dated({ contract: { term, expiry, delivery } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const digits = useDigits(7);
  if (term === null || expiry === null || delivery === null) return null;
  const { life, settlesAt, samples, due, missing, mean, settlementPrice } = delivery;
  const price = (value: string | null) => (value === null ? <span className="q-faint">–</span> : digits(value));
  return (
    <Section title={words.settlement}>
      <Facts>
        <Fact label={words.term}>{words.terms[term]}</Fact>
        <Fact label={words.life}>
          <span className={life === 'postponed' || life === 'overdue' ? 'q-warn' : undefined}>{words.lives[life]}</span>
        </Fact>
        <Fact label={words.expiry}>
          <Moment at={expiry} />
        </Fact>
        {settlesAt !== expiry && (
          <Fact label={words.settlesAt}>
            <Moment at={settlesAt} />
          </Fact>
        )}
        <Fact label={words.samples}>
          {words.samplesOf(samples, due)}{' '}
          {missing > 0 && <span className="q-warn">{words.samplesMissing(missing)}</span>}
        </Fact>
        <Fact label={words.mean}>{price(mean)}</Fact>
        <Fact label={words.settlementPrice}>{price(settlementPrice)}</Fact>
      </Facts>
    </Section>
  );
}
