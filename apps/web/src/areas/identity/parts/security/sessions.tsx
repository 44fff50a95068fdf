import type { DeviceSession } from '@quay/contract/identity';
import { Button, Icon, ListRow, Pill, SkeletonRows } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../../request/query-client.ts';
import { notify } from '../../../../shell/notify.ts';
import { submitEndSession } from '../../acts/end-session.ts';
import { sessionsQuery } from '../../queries/sessions.ts';
import { securityWords } from '../../words/security/index.ts';
import { Topic } from './settings.tsx';
import { Failed } from './step-page.tsx';

const ALL = 'all';

/** Where the account is logged in, and an end to it elsewhere. */
export function Sessions() {
  const { sessions: words } = securityWords.useWords();
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<number | typeof ALL>();
  const others = data?.filter(({ isThis }) => !isThis) ?? [];

  async function end(which: number | typeof ALL) {
    if (ending !== undefined) return;
    setEnding(which);
    try {
      await submitEndSession(which === ALL ? {} : { sessionId: which });
      notify(which === ALL ? words.endedAll : words.ended, { tone: 'done' });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      notify(failure.words, { tone: 'error' });
    } finally {
      await askAgain(queryClient, { queryKey: sessionsQuery.queryKey });
      setEnding(undefined);
    }
  }

  return (
    <Topic
      title={words.title}
      end={
        others.length > 0 && (
          <Button variant="quiet" loading={ending === ALL} loadingLabel={words.endingAll} onClick={() => void end(ALL)}>
            {words.endAll}
          </Button>
        )
      }
    >
      {data ? (
        data.map((session) => (
          <Row
            key={session.sessionId}
            session={session}
            ending={ending === session.sessionId}
            onEnd={() => void end(session.sessionId)}
          />
        ))
      ) : isError ? (
        <Failed title={words.failed} kept={words.failedWords} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={2} disc={false} />
      )}
    </Topic>
  );
}

type RowProps = { session: DeviceSession; ending: boolean; onEnd: () => void };

function Row({ session: { device, address, seenAt, isThis }, ending, onEnd }: RowProps) {
  const { sessions: words } = securityWords.useWords();
  const moments = useMoments();
  const name = device || words.unknown;
  return (
    <ListRow
      start={<Icon name="device" />}
      title={name}
      sub={isThis ? words.now(address) : words.seen(address, moments.short(seenAt))}
      end={
        isThis ? (
          <Pill tone="accent">{words.thisOne}</Pill>
        ) : (
          <Button variant="second" size="row" loading={ending} aria-label={words.endLabel(name)} onClick={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  );
}
