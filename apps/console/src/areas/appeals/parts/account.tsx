import type { RevealedAccount, StaffAppeal } from '@quay/contract/staff';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import type { Revealing } from '../../../parts/revealing.tsx';
import { appealsWords } from '../words/index.ts';

type AccountProps = {
  readonly appeal: StaffAppeal;
  /** Only while one may decide. */
  readonly revealing: Revealing<RevealedAccount> | undefined;
};

/** The account that is paid to: masked until somebody says why it has to be seen. */
export function Account({ appeal, revealing }: AccountProps) {
  const words = appealsWords.useWords();
  const shown = revealing?.shown.account;
  return (
    <Section
      title={words.account}
      act={
        revealing && (
          <button
            type="button"
            className="q-act"
            aria-busy={revealing.busy || undefined}
            onClick={() => (shown ? revealing.hide('account') : revealing.open(['account']))}
          >
            {shown ? words.hide : words.show}
          </button>
        )
      }
    >
      <Facts>
        <Fact label={words.kind}>{words.kinds[appeal.kind]}</Fact>
        <Fact label={words.accountNumber}>
          <span className={shown ? 'appeals-long q-mid' : 'appeals-long'}>{shown?.account ?? appeal.account}</span>
        </Fact>
        {appeal.shown && <Fact label={words.shown}>{words.shownAs[appeal.shown]}</Fact>}
        {appeal.reference && (
          <Fact label={words.reference}>
            <span className="appeals-long">{appeal.reference}</span>
          </Fact>
        )}
        <Fact label={words.accountOwner}>
          {shown ? <span className="q-mid">{shown.realName}</span> : <span className="q-faint">{words.hidden}</span>}
        </Fact>
        <Fact label={words.payerName}>
          {shown ? <span className="q-mid">{shown.payerName}</span> : <span className="q-faint">{words.hidden}</span>}
        </Fact>
      </Facts>
    </Section>
  );
}
