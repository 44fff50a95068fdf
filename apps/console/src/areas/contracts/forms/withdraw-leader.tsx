import type { StaffLeader } from '@quay/contract/staff';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useWithdrawLeader } from '../acts/withdraw-leader.ts';
import { contractsWords } from '../words/index.ts';

type Of = { readonly leader: StaffLeader };

/** Ends the leading of somebody at once. */
export function WithdrawLeader({ leader: { userId, username } }: Of) {
  const words = contractsWords.useWords();
  return (
    <ReasonAct
      useCall={useWithdrawLeader}
      requestOf={(reason) => ({ userId, reason })}
      label={words.withdrawLeader}
      title={words.withdrawLeaderTitle(username)}
      acting={words.deciding}
      done={words.withdrawLeaderDone}
    >
      {words.withdrawLeaderWords}
    </ReasonAct>
  );
}
