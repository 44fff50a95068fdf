import { FOLLOWERS_MAX } from '@quay/contract/following/rules';
import type { StaffLeader } from '@quay/contract/staff';
import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useDecideLeader } from '../acts/decide-leader.ts';
import { contractsWords } from '../words/index.ts';

/** What most leaders begin with. */
const FOLLOWERS = '100';

type Of = { readonly leader: StaffLeader };

/** Lets somebody be followed, by so many at most; or rejects the application. */
export function DecideLeader({ leader: { userId, username } }: Of) {
  const words = contractsWords.useWords();
  const [most, setMost] = useState(FOLLOWERS);
  const followersMax = /^\d{1,6}$/.test(most.trim()) ? Number(most.trim()) : 0;
  return (
    <>
      <ReasonAct
        useCall={useDecideLeader}
        requestOf={(reason) => ({ userId, approve: true, followersMax, reason })}
        label={words.approveLeader}
        title={words.approveLeaderTitle(username)}
        acting={words.deciding}
        done={words.approveLeaderDone}
        onOpen={() => setMost(FOLLOWERS)}
        fields={<Field label={words.followersMax(FOLLOWERS_MAX)} figure dense value={most} onChange={setMost} />}
      >
        {words.approveLeaderWords}
      </ReasonAct>
      <ReasonAct
        useCall={useDecideLeader}
        requestOf={(reason) => ({ userId, approve: false, reason })}
        label={words.rejectLeader}
        title={words.rejectLeaderTitle(username)}
        acting={words.deciding}
        done={words.rejectLeaderDone}
      >
        {words.rejectLeaderWords}
      </ReasonAct>
    </>
  );
}
