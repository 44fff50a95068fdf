import { newRequestId } from '../../../amounts/request-id.ts';
import { draftOf } from '../../../shell/draft.ts';
import { useSession } from '../../../shell/session.ts';
import { contentOf, type Typed } from './withdraw.form.ts';

type Draft = Typed & {
  /** Whose it is: another user of this tab begins anew. */
  readonly owner: string;
  /** The number of this intent, and what it stands for. Other contents are another intent. */
  readonly requestId: string;
  readonly stands: string;
  /** When it was first sent without an answer, by the exchange's clock; 0 while that never happened. */
  readonly unansweredSince: number;
  /** The withdrawal that it became; 0 while it is being prepared. */
  readonly became: number;
};

const nothing: Draft = {
  owner: '',
  network: '',
  address: '',
  amount: '',
  requestId: '',
  stands: '',
  unansweredSince: 0,
  became: 0,
};

const store = draftOf<Draft>('quay.withdrawal', nothing);
const owner = () => useSession.getState().member?.usercode ?? '';

/** The withdrawal that is being prepared. It outlives a reload of this tab. */
export function useWithdrawDraft(): Draft {
  const draft = store();
  const mine = useSession((session) => session.member?.usercode ?? '');
  return draft.owner === mine ? draft : nothing;
}

export function changeWithdrawal(changed: Partial<Typed>): void {
  const now = store.getState();
  const goesOn = now.owner === owner() && now.became === 0;
  const next = { ...(goesOn ? now : nothing), owner: owner(), ...changed };
  // Other contents are no longer what was sent.
  store.setState(contentOf(next) === next.stands ? next : { ...next, unansweredSince: 0 });
}

/** The number under which it is sent. It stays the same for the same contents, however often they are sent. */
export function requestIdOf(typed: Typed): string {
  const { requestId, stands } = store.getState();
  const content = contentOf(typed);
  if (requestId && stands === content) return requestId;
  const next = newRequestId();
  store.setState({ requestId: next, stands: content, unansweredSince: 0 });
  return next;
}

/** From here on it may have been made, whether or not an answer comes. */
export function sentWithdrawal(at: number): void {
  if (store.getState().unansweredSince === 0) store.setState({ unansweredSince: at });
}

/** The exchange has said no: nothing was made. */
export const refusedWithdrawal = (): void => store.setState({ unansweredSince: 0 });

/** It was made: what was typed is done with, and the screens of its preparation lead to it. */
export const becameWithdrawal = (withdrawalId: number): void =>
  store.setState({ ...nothing, owner: owner(), became: withdrawalId });
