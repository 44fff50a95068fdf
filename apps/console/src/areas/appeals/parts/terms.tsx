import type { StaffAppeal } from '@quay/contract/staff';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { appealsWords } from '../words/index.ts';

/** What the two agreed on: the ad, and by when the payer had to pay. */
export function Terms({ appeal: { side, openedAt, payBy, terms } }: { appeal: StaffAppeal }) {
  const words = appealsWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Section title={words.agreed}>
      <Facts>
        <Fact label={words.ad}>{words.ads[side]}</Fact>
        <Fact label={words.opened}>
          <Moment at={openedAt} />
        </Fact>
        <Fact label={words.payBy}>
          <Moment at={payBy} />
        </Fact>
        <Fact label={words.terms}>
          {terms === '' ? <span className="q-faint">{shell.none}</span> : <span className="appeals-long">{terms}</span>}
        </Fact>
      </Facts>
    </Section>
  );
}
