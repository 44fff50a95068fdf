import { type C2cParty, c2cParties } from '@quay/contract/c2c';
import type { StaffAppeal } from '@quay/contract/staff';
import { Field, Note, showToast } from '@quay/ui';
import { useRef, useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { useConfirming } from '../../../parts/confirming.tsx';
import { Ruling } from '../../../parts/ruling.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { useRuleAppeal } from '../acts/rule-appeal.ts';
import { useMeaning } from '../meaning.ts';
import { compensationOf, verdictOf } from '../verdict.ts';
import { appealsWords } from '../words/index.ts';

const keys: Record<C2cParty, string> = { payer: 'p', seller: 's' };

/**
 * Where an appeal is decided. P and S begin a way in the field of the reason, and Ctrl and Enter go it there; with a
 * reason written they rule at once. Each button says what moves, and to whom.
 */
export function RuleAppeal({ appeal, onDecided }: { appeal: StaffAppeal; onDecided: () => void }) {
  const words = appealsWords.useWords();
  const amount = useAmount(2);
  const meaning = useMeaning(appeal);
  const confirming = useConfirming();
  const form = useRef<HTMLFormElement>(null);
  const { orderId, state, proposed, needsTwo } = appeal;
  const ofDeposit = state === 'disputed';
  const most = appeal.compensationMax;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState(proposed?.for === 'payer' ? proposed.compensation : most);
  const [way, setWay] = useState<C2cParty>();
  const compensation = compensationOf(typed, most);

  const names: Record<C2cParty, string> = { payer: appeal.payer, seller: appeal.seller };
  const moved = (party: C2cParty) =>
    ofDeposit && party === 'payer'
      ? `${compensation === undefined ? '–' : amount(compensation)} USDT`
      : `${amount(appeal.quantity)} ${appeal.symbol}`;
  const ruleOf = (party: C2cParty) => words.rules[verdictOf(state, party)](moved(party), names[party]);
  // Another compensation is another ruling.
  const agrees = (party: C2cParty) =>
    proposed?.for === party && (!ofDeposit || party === 'seller' || proposed.compensation === compensation);
  const labelOf = (party: C2cParty) =>
    agrees(party) ? words.agree(meaning(party, compensation ?? '0')) : ruleOf(party);

  // Aloud: what refuses it may be that it is over, and then this form is gone.
  const { act, busy } = useRuleAppeal({
    loud: true,
    done({ done }, { for: party }) {
      showToast(done ? words.done[verdictOf(state, party)](moved(party), names[party]) : words.proposed, {
        tone: 'done',
      });
      onDecided();
    },
  });

  function rule(party: C2cParty): void {
    setWay(party);
    const pays = ofDeposit && party === 'payer';
    if (pays && compensation === undefined) form.current?.querySelector('input')?.focus();
    else if (reason.trim() === '') form.current?.querySelector('textarea')?.focus();
    else {
      confirming.ask({
        act: labelOf(party),
        says: words.confirmSays[party](names[party], !needsTwo || agrees(party)),
        run: () => act({ orderId, for: party, reason: reason.trim(), ...(pays && { compensation }) }),
      });
    }
  }
  useKeys(c2cParties.map((party) => ({ keys: [keys[party]], label: labelOf(party), run: () => rule(party) })));

  const hints = [
    ofDeposit && words.hintDeposit,
    proposed ? words.hintSecond : needsTwo ? words.hintFirst : words.hintOne,
    way && words.keyHint(labelOf(way)),
  ];
  return (
    <form
      ref={form}
      className="appeals-ruling"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && way) rule(way);
      }}
    >
      <Ruling
        label={words.ruling}
        reason={reason}
        onReason={setReason}
        hint={hints.filter(Boolean).join(' ')}
        confirming={confirming}
        ways={(['seller', 'payer'] as const).map((party) => ({
          id: party,
          label: (
            <>
              {labelOf(party)} <kbd>{keys[party].toUpperCase()}</kbd>
            </>
          ),
          acting: words.acting[verdictOf(state, party)],
          busy: busy && way === party,
          run: () => rule(party),
        }))}
      >
        {proposed && (
          <Note tone="quiet" icon="gavel">
            <span className="q-mid">
              {words.proposedTitle(proposed.by, meaning(proposed.for, proposed.compensation))}
            </span>
            <br />
            <span className="appeals-long">{proposed.reason}</span>
          </Note>
        )}
        {ofDeposit && (
          <div className="appeals-compensation">
            <Field
              label={words.compensation}
              labelAt="inline"
              dense
              figure
              unit="USDT"
              value={typed}
              onChange={setTyped}
              error={compensation === undefined && words.compensationWrong(amount(most))}
              below={words.compensationBelow(amount(most))}
            />
          </div>
        )}
      </Ruling>
    </form>
  );
}
