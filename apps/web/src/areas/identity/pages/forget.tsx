import { Button, Segments } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Link, useNavigate } from '@quay/web-kit/router';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { useCodeChannels } from '../../../shell/queries/config.ts';
import { addressOf, useRecovery } from '../drafts/recovery.ts';
import { sendCodeTo } from '../drafts/sent-code.ts';
import { AddressField, isAddress } from '../forms/address-field.tsx';
import type { Wrong } from '../forms/refused-at.ts';
import { useSending } from '../forms/use-sending.ts';
import { Entrance } from '../parts/entrance.tsx';
import { NoCodes } from '../parts/no-codes.tsx';
import { identityWords } from '../words/index.ts';

/** A forgotten password begins with an address of the account. */
export default function Forget() {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const draft = useRecovery();
  const channels = useCodeChannels();
  const { email, phone, country } = draft;
  const channel = channels.find((one) => one === draft.channel) ?? channels[0] ?? 'email';
  const address = addressOf({ ...draft, channel });
  useEffect(() => () => useRecovery.setState({ notice: '' }), []);

  const { form, wrong, sending, submit, mend } = useSending({
    validate: (): Wrong => (isAddress(address) ? {} : { username: say({ reason: `identity/${channel}-malformed` }) }),
    send: async () => {
      const { sent } = await sendCodeTo('forgot-password', address, draft.sent);
      useRecovery.setState({ channel, sent, ticket: '' });
      navigate(paths.safeVerify());
    },
    known: draft.notice ? { form: draft.notice } : {},
  });

  if (channels.length === 0) return <NoCodes title={words.forgot.title} />;
  return (
    <Entrance
      members
      backTo={paths.login()}
      title={words.forgot.title}
      foot={
        <>
          {words.forgot.neither}{' '}
          <Link className="q-act" to={paths.resetVerify()}>
            {words.forgot.askReset}
          </Link>
        </>
      }
    >
      <p className="identity-lead">{words.forgot.lead}</p>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        {channels.length > 1 && (
          <Segments
            label={words.forgot.by}
            items={channels.map((id) => ({ id, label: words.ways[id] }))}
            value={channel}
            onChange={(chosen) => {
              useRecovery.setState({ channel: chosen });
              mend('username', 'form');
            }}
          />
        )}
        <AddressField
          channel={channel}
          email={email}
          phone={phone}
          country={country}
          onChange={(typed) => {
            useRecovery.setState(typed);
            mend('username', 'form');
          }}
          error={wrong.username}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.sendingCode}>
          {words.sendCode}
        </Button>
      </form>
    </Entrance>
  );
}
