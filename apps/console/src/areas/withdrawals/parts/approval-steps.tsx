import type { StaffWithdrawal } from '@quay/contract/staff';
import { Timeline, type TimelineStep } from '@quay/ui';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { useMember } from '../../../shell/session.ts';
import { withdrawalsWords } from '../words/index.ts';

/** Who has approved, and who has to; or why it was rejected. */
export function ApprovalSteps({ withdrawal: found }: { withdrawal: StaffWithdrawal }) {
  const words = withdrawalsWords.useWords();
  const { username } = useMember();
  const { needs, approvedBy, state } = found;
  const signed = approvedBy.map(
    (by, count): TimelineStep => ({
      id: by,
      state: 'done',
      title: `${words.approval(count + 1, needs)}: ${by === username ? words.you : by}`,
    }),
  );
  const missing = state === 'reviewing' ? Math.max(0, needs - approvedBy.length) : 0;
  const waiting = Array.from({ length: missing }, (_, at): TimelineStep => {
    const title = words.approval(approvedBy.length + at + 1, needs);
    return {
      id: title,
      state: at === 0 ? 'now' : 'next',
      title: `${title}: ${approvedBy.length + at === 0 ? words.waitsForOne : words.waitsForOther}`,
    };
  });
  const steps = [...signed, ...waiting];
  return (
    <Section title={words.approvals}>
      {steps.length > 0 && <Timeline label={words.approvals} steps={steps} />}
      {needs === 0 && <p className="con-quiet">{words.byRulesWords}</p>}
      {found.rejection && (
        <Facts>
          <Fact label={words.rejection}>{words.rejections[found.rejection]}</Fact>
          <Fact label={words.remark}>
            <span className="withdrawals-remark">{found.remark}</span>
          </Fact>
        </Facts>
      )}
    </Section>
  );
}
