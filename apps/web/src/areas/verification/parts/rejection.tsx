import type { RejectReason } from '@quay/contract/verification';
import { Note } from '@quay/ui';
import { verificationWords } from '../words/index.ts';

type RejectionProps = {
  reason: RejectReason | null;
  remark: string | null;
  /** What was sent comes back to be corrected. Otherwise the screen says itself what was refused. */
  kept?: boolean;
};

/** Why it was not accepted, what the reviewer wrote, and that nothing is lost. */
export function Rejection({ reason, remark, kept = true }: RejectionProps) {
  const words = verificationWords.useWords();
  return (
    <div className="verification-rejection">
      <Note>
        {kept && (
          <>
            <b>{words.rejected.title}</b>
            <br />
          </>
        )}
        {reason && words.reasons[reason]}
        {remark && (
          <>
            <br />
            <span className="verification-remark">{words.rejected.remark(remark)}</span>
          </>
        )}
        {kept && (
          <>
            <br />
            <span className="q-muted">{words.rejected.kept}</span>
          </>
        )}
      </Note>
    </div>
  );
}
