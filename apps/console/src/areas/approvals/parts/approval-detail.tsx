import type { Approval, StaffRight } from '@quay/contract/staff';
import { Note, Pill, type PillTone, showToast } from '@quay/ui';
import { Link, navigate, withQuery } from '@quay/web-kit/router';
import { useState } from 'react';
import { useConfirming } from '../../../parts/confirming.tsx';
import { Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Ruling } from '../../../parts/ruling.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useDecideApproval } from '../acts/decide-approval.ts';
import { proposalText } from '../proposal-text.ts';
import { approvalsWords } from '../words/index.ts';

const tones: Record<Approval['state'], PillTone> = {
  open: 'accent',
  approved: 'rise',
  refused: 'fall',
  withdrawn: 'neutral',
};

export function ApprovalDetail({ approval }: { approval: Approval }) {
  const words = approvalsWords.useWords();
  const open = approval.state === 'open';
  return (
    <Detail
      title={proposalText(words, approval)}
      sub={
        <>
          {words.requestedBy(approval.own ? words.you : approval.requestedBy)}, <Moment at={approval.requestedAt} />
        </>
      }
      pills={<Pill tone={tones[approval.state]}>{words.states[approval.state]}</Pill>}
      listPath={paths.approvals}
      foot={
        open &&
        (approval.own ? (
          <Note tone="quiet" icon="people">
            {words.own}
          </Note>
        ) : (
          <Decide approval={approval} />
        ))
      }
    >
      <Section title={words.what} wide>
        <Facts>
          {Object.entries(approval.details).map(([name, value]) => (
            <Fact key={name} label={words.details[name] ?? name}>
              <Value name={name} value={value} />
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title={words.why} wide>
        <p className={approval.reason ? 'approvals-reason' : 'con-quiet'}>{approval.reason || words.noReason}</p>
      </Section>
      {approval.decidedAt !== null && (
        <Section title={words.decision} wide>
          <Facts>
            <Fact label={words.by}>{approval.decidedBy}</Fact>
            <Fact label={words.when}>
              <Moment at={approval.decidedAt} />
            </Fact>
            {approval.remark && <Fact label={words.remark}>{approval.remark}</Fact>}
          </Facts>
        </Section>
      )}
    </Detail>
  );
}

/** What is on or off. */
const switches: ReadonlySet<string> = new Set(['active', 'signUpOpen', 'withdrawalsOpen', 'convertOpen']);

/** The server names rights and switches as the contract does; here they are said in words. */
function Value({ name, value }: { name: string; value: string }) {
  const shell = shellWords.useWords();
  if (name === 'user') {
    return (
      <Link className="q-act" to={paths.user(value)}>
        {value}
      </Link>
    );
  }
  if (name === 'rights' || name === 'rightsBefore') {
    const rights = value === '' ? [] : value.split(', ');
    return rights.length === 0
      ? shell.none
      : rights.map((right) => shell.rights[right as StaffRight] ?? right).join(', ');
  }
  if (switches.has(name)) {
    return value.replace(/yes|true/g, shell.yes).replace(/no|false/g, shell.no);
  }
  return value === '' ? shell.none : value;
}

function Decide({ approval }: { approval: Approval }) {
  const words = approvalsWords.useWords();
  const confirming = useConfirming();
  const [remark, setRemark] = useState('');
  const [way, setWay] = useState<'approve' | 'refuse'>();
  const { act, busy, refusal } = useDecideApproval({
    done(_, { approve }) {
      showToast(approve ? words.approved : words.refused, { tone: 'done' });
      navigate(withQuery(paths.approvals, location.search));
    },
  });
  const rule = (approve: boolean) => () => {
    const sentence = proposalText(words, approval);
    confirming.ask({
      act: approve ? words.confirmApprove(sentence) : words.confirmRefuse(sentence),
      says: approve ? words.confirmApproveSays(approval.requestedBy) : words.confirmRefuseSays(approval.requestedBy),
      run() {
        setWay(approve ? 'approve' : 'refuse');
        act({ approvalId: approval.approvalId, approve, remark: remark.trim() });
      },
    });
  };
  return (
    <Ruling
      label={words.remark}
      reason={remark}
      onReason={setRemark}
      hint={words.hint}
      refusal={refusal?.words}
      confirming={confirming}
      ways={[
        {
          id: 'refuse',
          label: words.refuse,
          acting: words.refusing,
          busy: busy && way === 'refuse',
          run: rule(false),
        },
        {
          id: 'approve',
          label: words.approve,
          acting: words.approving,
          busy: busy && way === 'approve',
          run: rule(true),
        },
      ]}
    />
  );
}
