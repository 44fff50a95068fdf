import type { Notices } from '@quay/contract/c2c';
import { Button } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { type PushState, renewPush, showTestNotice, turnPushOff, turnPushOn } from '../../../push/push.ts';
import { noticesQuery } from '../queries/notices.ts';
import { noticeWords } from '../words/notices/index.ts';
import { pushQuery } from './push-query.ts';

/** Web push in this browser. Its own question is asked after a tap alone: unasked for it is refused for good. */
export function ThisDevice({ notices }: { notices: Notices }) {
  const words = noticeWords.useWords();
  const client = useQueryClient();
  const push = useQuery(pushQuery);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const underWay = useRef(false);
  const state = push.data;
  const isOn = state === 'on';

  // A browser may have changed where it is reached since.
  useEffect(() => {
    if (isOn) renewPush().catch(() => undefined);
  }, [isOn]);

  async function turn(way: () => Promise<PushState>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setSaid(undefined);
    try {
      client.setQueryData(pushQuery.queryKey, await way());
    } catch (failure) {
      // Whatever a push service or a browser throws of its own has no words for a reader.
      setSaid(failure instanceof Refusal ? failure.words : words.pushFailed);
      await client.invalidateQueries(pushQuery);
    } finally {
      underWay.current = false;
      setBusy(false);
      await client.invalidateQueries(noticesQuery);
    }
  }

  if (!state) return null;
  const { title, lead } = words.push[state];
  return (
    <section className="notices-topic">
      <h2>{words.device}</h2>
      <p>
        <b>{title}</b>
        <br />
        <span className="q-muted">{lead}</span>
      </p>
      {notices.devices > 0 && <p className="q-t12 q-muted q-n">{words.devices(notices.devices)}</p>}
      <FormError words={said} />
      {state === 'off' && (
        <Button
          wide
          loading={busy}
          loadingLabel={words.turningOn}
          onClick={() => void turn(() => turnPushOn(notices.pushKey))}
        >
          {words.turnOn}
        </Button>
      )}
      {isOn && (
        <div className="people-acts--row notices-acts">
          <Button
            variant="second"
            onClick={() => {
              showTestNotice(words.testTitle, words.testBody).catch(() => setSaid(words.pushFailed));
            }}
          >
            {words.test}
          </Button>
          <Button variant="second" loading={busy} onClick={() => void turn(turnPushOff)}>
            {words.turnOff}
          </Button>
        </div>
      )}
    </section>
  );
}
