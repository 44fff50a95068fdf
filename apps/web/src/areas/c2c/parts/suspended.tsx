import { Note } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { merchantWords } from '../words/merchant/index.ts';

/** Tells a merchant whom staff have suspended since when, why, and what still goes on. */
export function Suspended() {
  const { suspended: words } = merchantWords.useWords();
  const moments = useMoments();
  const suspended = useQuery(meQuery).data?.suspended;
  if (!suspended) return null;
  return (
    <div className="q-gutter">
      <Note tone="warn" icon="lock">
        <b>{words.title(moments.when(suspended.since))}</b>
        <p>{words.reasons[suspended.reason]}</p>
        <p className="q-muted">{words.what}</p>
      </Note>
    </div>
  );
}
