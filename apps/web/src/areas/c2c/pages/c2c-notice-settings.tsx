import '../users.css';
import { type NoticeChannel, type Notices, type NoticeTopic, noticeChannels, noticeTopics } from '@quay/contract/c2c';
import { Pill, Toggle } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { useCodeChannels } from '../../../shell/queries/config.ts';
import { isDeafWhenClosed, isLast, withChannel } from '../notices/channels.ts';
import { ThisDevice } from '../notices/this-device.tsx';
import { noticesQuery } from '../queries/notices.ts';
import { noticeWords } from '../words/notices/index.ts';
import '../notices.css';
import { submitSaveNotices } from '../acts/save-notices.ts';

/** Where an address is bound that a channel needs. */
const bindings: Partial<Record<NoticeChannel, string>> = {
  email: paths.bindVerify('email'),
  sms: paths.bindVerify('phone'),
};

/** How the user is notified of orders and appeals. */
export default function C2cNoticeSettings() {
  const words = noticeWords.useWords();
  const notices = useQuery(noticesQuery);
  return (
    <ColumnPage title={words.title} backTo={paths.c2cNormalUser()}>
      {notices.data ? (
        <>
          {noticeTopics.map((topic) => (
            <Topic key={topic} topic={topic} notices={notices.data} />
          ))}
          <section className="notices-topic">
            <div className="people-line">
              <h2>{words.security}</h2>
              <Pill>{words.always}</Pill>
            </div>
            <p className="q-muted">{words.securityLead}</p>
          </section>
          <ThisDevice notices={notices.data} />
        </>
      ) : (
        <QueryState queries={[notices]} failed={words.failed} kept={words.failedWhy} rows={6} />
      )}
    </ColumnPage>
  );
}

function Topic({ topic, notices }: { topic: NoticeTopic; notices: Notices }) {
  const words = noticeWords.useWords();
  const choose = useChoose(notices);
  const channels = useCodeChannels();
  const { title, lead } = words.topics[topic];
  return (
    <section className="notices-topic">
      <h2>{title}</h2>
      <p className="q-muted">{lead}</p>
      {noticeChannels
        .filter((channel) => channel === 'app' || channels.includes(channel === 'sms' ? 'phone' : 'email'))
        .map((channel) => (
          <Channel key={channel} topic={topic} channel={channel} notices={notices} onChange={choose} />
        ))}
      {isDeafWhenClosed(notices, topic, notices.devices) && <p className="q-t12 q-warn">{words.deaf}</p>}
    </section>
  );
}

/** A choice holds at once. What is chosen while an answer is under way goes after it, so that none is lost. */
function useChoose(notices: Notices) {
  const words = noticeWords.useWords();
  const client = useQueryClient();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (topic: NoticeTopic, channel: NoticeChannel, on: boolean) => {
    const show = (shown: Notices) => client.setQueryData(noticesQuery.queryKey, shown);
    const now = client.getQueryData(noticesQuery.queryKey) ?? notices;
    const { orders, appeals } = withChannel(now, topic, channel, on);
    const wanted = { orders: [...orders], appeals: [...appeals] };
    show({ ...now, ...wanted });
    before.current = before.current.then(async () => {
      try {
        show(await submitSaveNotices(wanted));
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        notify(failure.reason.startsWith('c2c/') ? failure.words : words.saveFailed, { tone: 'error' });
        await client.invalidateQueries(noticesQuery);
      }
    });
  };
}

type ChannelProps = {
  topic: NoticeTopic;
  channel: NoticeChannel;
  notices: Notices;
  onChange(topic: NoticeTopic, channel: NoticeChannel, on: boolean): void;
};

function Channel({ topic, channel, notices, onChange }: ChannelProps) {
  const words = noticeWords.useWords();
  const { title, lead } = words.channels[channel];
  const way = bindings[channel];
  if (way && !notices.bound.includes(channel)) {
    return (
      <div className="notices-channel people-line">
        <span className="notices-words">
          {title}
          <span className="q-t12 q-muted">{words.notBound[channel]}</span>
        </span>
        <Link className="q-act" to={way}>
          {words.bind[channel]}
        </Link>
      </div>
    );
  }
  const last = isLast(notices, topic, channel);
  return (
    <div className="notices-channel">
      <Toggle
        checked={notices[topic].includes(channel)}
        aria-disabled={last}
        onChange={(on) => {
          if (!last) onChange(topic, channel, on);
        }}
      >
        <span className="notices-words">
          {title}
          <span className="q-t12 q-muted">{last ? words.last : lead}</span>
        </span>
      </Toggle>
    </div>
  );
}
