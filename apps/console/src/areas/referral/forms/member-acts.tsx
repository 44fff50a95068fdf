import type { StaffReferralMember } from '@quay/contract/staff';
import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useBarReferrer } from '../acts/bar-referrer.ts';
import { useCorrectReferrer } from '../acts/correct-referrer.ts';
import { useRestoreReferrer } from '../acts/restore-referrer.ts';
import { referralWords } from '../words/index.ts';

/** What staff do about somebody's referral; two decide on what gives. */
export function MemberActs({ of: { userId, mayRefer, isFixed } }: { of: StaffReferralMember }) {
  const words = referralWords.useWords();
  const [usercode, setUsercode] = useState('');
  return (
    <div className="q-row">
      {!isFixed && (
        <ReasonAct
          useCall={useCorrectReferrer}
          requestOf={(reason) => ({ userId, usercode: usercode.trim(), reason })}
          label={words.correct}
          title={words.correct}
          acting={words.asking}
          done={words.asked}
          onOpen={() => setUsercode('')}
          fields={<Field dense label={words.code} value={usercode} onChange={setUsercode} />}
        >
          {words.correctWords}
        </ReasonAct>
      )}
      {mayRefer ? (
        <ReasonAct
          useCall={useBarReferrer}
          requestOf={(reason) => ({ userId, reason })}
          label={words.bar}
          title={words.bar}
          acting={words.barring}
          done={words.barred}
        >
          {words.barWords}
        </ReasonAct>
      ) : (
        <ReasonAct
          useCall={useRestoreReferrer}
          requestOf={(reason) => ({ userId, reason })}
          label={words.restore}
          title={words.restore}
          acting={words.asking}
          done={words.asked}
        >
          {words.restoreWords}
        </ReasonAct>
      )}
    </div>
  );
}
