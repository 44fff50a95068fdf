import '../notices.css';
import type { NoticeChannel } from '@quay/contract/c2c';
import { type ContractTopic, contractTopics, type NoticeSettings } from '@quay/contract/perpetual';
import { Toggle } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { useSaveNoticeSettings } from '../acts/save-notice-settings.ts';
import { noticeSettingsQuery } from '../queries/notice-settings.ts';
import { contractNoticeWords } from '../words/notices/index.ts';

/** Which notices come by which ways. What is chosen is saved at once. */
export function NoticeTopics() {
  const words = contractNoticeWords.useWords();
  const settings = useQuery(noticeSettingsQuery);
  return (
    <>
      {settings.data ? (
        contractTopics.map((topic) => <Topic key={topic} topic={topic} settings={settings.data} />)
      ) : (
        <QueryState queries={[settings]} failed={words.settingsFailed} kept={words.settingsFailedWhy} />
      )}
      <AppLink className="q-act" href={paths.c2cNoticeSettings()}>
        {words.device}
      </AppLink>
    </>
  );
}

/** A choice with a channel more or less, in the order in which they are shown. */
export const withChannel = (
  { risk, activity, alerts, bound }: NoticeSettings,
  topic: ContractTopic,
  channel: NoticeChannel,
  on: boolean,
) => {
  const chosen = { risk, activity, alerts };
  const next = bound.filter((one) => (one === channel ? on : chosen[topic].includes(one)));
  return { ...chosen, [topic]: next };
};

function Topic({ topic, settings }: { topic: ContractTopic; settings: NoticeSettings }) {
  const words = contractNoticeWords.useWords();
  const saving = useSaveNoticeSettings();
  const { title, lead } = words.topics[topic];
  const change = (channel: NoticeChannel, on: boolean) =>
    saving.mutate(withChannel(settings, topic, channel, on), {
      onError: () => notify(words.saveFailed, { tone: 'error' }),
    });
  return (
    <section className="perpetual-topic">
      <h2>{title}</h2>
      <p className="q-muted">{lead}</p>
      {settings.bound.map((channel) => {
        const isOn = settings[topic].includes(channel);
        const isLast = topic === 'risk' && isOn && settings.risk.length === 1;
        return (
          <Toggle
            key={channel}
            checked={isOn}
            aria-disabled={isLast}
            onChange={(on) => {
              if (!isLast && !saving.isPending) change(channel, on);
            }}
          >
            <span>
              {words.channels[channel]}
              {isLast && <span className="q-t12 q-muted q-block">{words.last}</span>}
            </span>
          </Toggle>
        );
      })}
    </section>
  );
}
