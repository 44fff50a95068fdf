import type { C2cOrderState } from '@quay/contract/c2c';
import type { StaffAppeal } from '@quay/contract/staff';
import { Button, Icon, Pill, type PillTone } from '@quay/ui';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Due, Moment } from '../../../parts/moment.tsx';
import { type NextCase, useNextCase } from '../../../parts/next-case.ts';
import { useRevealing } from '../../../parts/revealing.tsx';
import { paths } from '../../../paths.ts';
import { useKeys } from '../../../shell/keys.ts';
import { submitRevealAccount } from '../acts/reveal-account.ts';
import { AskEvidence } from '../forms/ask-evidence.form.tsx';
import { RuleAppeal } from '../forms/rule-appeal.form.tsx';
import { useStaffAppeal } from '../queries/staff-appeal.ts';
import { appealsWords } from '../words/index.ts';
import { AppealBody } from './appeal-body.tsx';
import { TakeAppeal } from './take-appeal.tsx';
import { type Chain, useChain } from './use-chain.ts';

const tones: Record<C2cOrderState, PillTone> = {
  unpaid: 'neutral',
  paid: 'accent',
  appealed: 'warn',
  disputed: 'warn',
  completed: 'rise',
  cancelled: 'neutral',
  'timed-out': 'neutral',
};

/** One appeal. `next` is the one to go on with. */
export function AppealDetail({ orderId, next }: { orderId: string; next: number | undefined }) {
  const words = appealsWords.useWords();
  const query = useStaffAppeal({ orderId });
  const nextCase = useNextCase(next, { pathOf: paths.appeal, listPath: paths.appeals, words });
  return <Answered query={query}>{(found) => <Case appeal={found} nextCase={nextCase} />}</Answered>;
}

function Case({ appeal: found, nextCase }: { appeal: StaffAppeal; nextCase: NextCase }) {
  const words = appealsWords.useWords();
  const amount = useAmount(2);
  const { orderId, state, own, proposed } = found;
  const [isOpen, setIsOpen] = useState(false);
  const chain = useChain(found);
  const open = state === 'appealed' || state === 'disputed';
  // Whoever seconds looks as closely as the first.
  const looks = open && (own || proposed !== null);
  const revealing = useRevealing((_, reason) => submitRevealAccount({ orderId, reason }), {
    title: words.revealTitle(orderId),
    about: words.revealAbout,
    act: words.revealAct,
    acting: words.revealing,
  });
  useKeys([
    ...(looks ? [{ keys: ['r'], label: words.revealKey, run: () => revealing.open(['account']) }] : []),
    ...(open && own ? [{ keys: ['a'], label: words.ask, run: () => setIsOpen(true) }] : []),
  ]);
  return (
    <Detail
      title={words.title(`${amount(found.quantity)} ${found.symbol}`, `${amount(found.money)} ${found.fiat}`)}
      pills={
        <>
          <Pill tone={tones[state]}>{words.states[state]}</Pill>
          {found.needsTwo && <Pill>{words.needsTwo}</Pill>}
          <ChainPill chain={chain} />
        </>
      }
      sub={
        <>
          {words.order(found.number)}, {found.by === 'system' ? words.appealedByItself : words.appealedBy[found.by]}{' '}
          <Moment at={found.appealedAt} />
          {open && (
            <>
              , <Due at={found.dueAt} />
            </>
          )}
        </>
      }
      acts={
        <>
          {open && own && (
            <Button variant="second" size="row" onClick={() => setIsOpen(true)}>
              {words.ask} <kbd>A</kbd>
            </Button>
          )}
          <Button variant="second" size="row" onClick={nextCase.onward}>
            {words.next} <kbd>N</kbd>
          </Button>
        </>
      }
      listPath={paths.appeals}
      foot={open && <Foot appeal={found} onDecided={nextCase.afterDecision} />}
    >
      <AppealBody appeal={found} chain={chain} revealing={looks ? revealing : undefined} />
      {revealing.sheet}
      <AskEvidence appeal={found} open={isOpen} onClose={() => setIsOpen(false)} />
    </Detail>
  );
}

/** What can be done with an open appeal: take it, rule, or wait for a second person. */
function Foot({ appeal, onDecided }: { appeal: StaffAppeal; onDecided: () => void }) {
  const { own, seconding, proposed } = appeal;
  if (proposed === null ? !own : seconding) return <TakeAppeal appeal={appeal} />;
  // A ruling that somebody else proposes meanwhile makes it another case: what was begun is begun anew.
  const begun = proposed === null ? '' : [proposed.by, proposed.for, proposed.compensation].join();
  return <RuleAppeal key={begun} appeal={appeal} onDecided={onDecided} />;
}

function ChainPill({ chain }: { chain: Chain }) {
  const words = appealsWords.useWords();
  if (chain === 'checking') return <Pill>{words.chain.checking}</Pill>;
  if (chain === 'intact') {
    return (
      <Pill tone="rise">
        <Icon name="check" size="xs" />
        {words.chain.intact}
      </Pill>
    );
  }
  return (
    <Pill tone="fall">
      <Icon name="warn" size="xs" />
      {words.chain.broken}
    </Pill>
  );
}
