import { CODE, type CodeChannel, RESEND_SECONDS, type Security } from '@quay/contract/identity';
import { Button, CodeField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow, Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { phoneOf } from '../../../../countries/phone.ts';
import { paths } from '../../../../paths.ts';
import { submitSendCode } from '../../../../proof/acts/send-code.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { Resend } from '../../../../proof/resend.tsx';
import { useProving } from '../../../../proof/use-proving.tsx';
import { notify } from '../../../../shell/notify.ts';
import { submitBindEmail } from '../../acts/bind-email.ts';
import { submitBindPhone } from '../../acts/bind-phone.ts';
import { useBinding } from '../../drafts/binding.ts';
import { type CodeAddress, nameOf, type SentCode } from '../../drafts/sent-code.ts';
import { StepPage } from '../../parts/security/step-page.tsx';
import { identityWords } from '../../words/index.ts';
import { securityWords } from '../../words/security/index.ts';
import { AddressField, isAddress } from '../address-field.tsx';
import { refusedAt, type Wrong } from '../refused-at.ts';
import { useResending } from '../use-resending.ts';
import { useSending } from '../use-sending.ts';

type TaskProps = { account: Security };

export const BindEmail = ({ account }: TaskProps) => <BindChannel channel="email" old={account.email} />;
export const BindPhone = ({ account }: TaskProps) => <BindChannel channel="phone" old={account.phone} />;

type BindChannelProps = { channel: CodeChannel; old: string | null };

/** A new address, the code that was sent there, and the proof with what the account has. */
function BindChannel({ channel, old }: BindChannelProps) {
  const { bind } = securityWords.useWords();
  const draft = useBinding();
  const [refused, setRefused] = useState<Wrong>({});
  const address = addressOf(channel, draft);
  const sent = draft.sent?.to === nameOf(address) ? draft.sent : null;
  const title = old === null ? bind[channel].title : bind[channel].change;
  if (!sent) return <NewAddress channel={channel} address={address} title={title} refused={refused} />;
  return (
    <NewCode
      channel={channel}
      address={address}
      title={title}
      sent={sent}
      onBack={(why) => {
        setRefused(why);
        useBinding.setState({ sent: null });
      }}
    />
  );
}

function addressOf(channel: CodeChannel, draft: { email: string; phone: string; country: string }): CodeAddress {
  if (channel === 'email') return { channel, address: draft.email.trim() };
  const { country, digits } = phoneOf(draft.phone, draft.country);
  return { channel, address: digits, areaCode: country.areaCode };
}

/** A code to the new address. One that is so fresh that no other is sent is as good as a new one. */
async function sendTo({ channel, address, areaCode }: CodeAddress): Promise<SentCode> {
  const act = channel === 'email' ? 'bind-email' : 'bind-phone';
  const sent = (seconds: number) => ({
    to: nameOf({ channel, address, ...(areaCode && { areaCode }) }),
    againAt: exchangeNow() + seconds * 1_000,
  });
  try {
    const { retryAfter } = await submitSendCode({ act, channel, address, ...(areaCode && { areaCode }) });
    return sent(retryAfter);
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.reason !== 'identity/code-too-soon') throw failure;
    return sent(Number(failure.params.seconds ?? RESEND_SECONDS));
  }
}

type NewAddressProps = { channel: CodeChannel; address: CodeAddress; title: string; refused: Wrong };

function NewAddress({ channel, address, title, refused }: NewAddressProps) {
  const words = identityWords.useWords();
  const { bind } = securityWords.useWords();
  const say = useRefusalWords();
  const { email, phone, country } = useBinding();
  const { form, wrong, sending, submit, mend } = useSending({
    validate: (): Wrong => (isAddress(address) ? {} : { username: say({ reason: `identity/${channel}-malformed` }) }),
    send: async () => useBinding.setState({ sent: await sendTo(address) }),
    known: refused,
  });
  return (
    <StepPage title={title} lead={bind[channel].lead}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="identity-step">{words.step(1, 2)}</p>
        <AddressField
          channel={channel}
          email={email}
          phone={phone}
          country={country}
          onChange={(typed) => {
            useBinding.setState(typed);
            mend('username', 'form');
          }}
          error={wrong.username}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.sendingCode}>
          {words.sendCode}
        </Button>
      </form>
    </StepPage>
  );
}

type NewCodeProps = {
  channel: CodeChannel;
  address: CodeAddress;
  title: string;
  sent: SentCode;
  onBack: (why: Wrong) => void;
};

function NewCode({ channel, address: { address, areaCode = '' }, title, sent, onBack }: NewCodeProps) {
  const words = identityWords.useWords();
  const { bind } = securityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { form, wrong, sending, submit, submitNext, mend, sheet } = useProving({
    act: channel === 'email' ? 'bind-email' : 'bind-phone',
    label: bind[channel].act,
    doing: bind[channel].doing,
    fields: ['code'],
    validate: () => (CODE.test(code) ? {} : { code: say({ reason: 'identity/code-missing' }) }),
    async send(proof) {
      if (channel === 'email') await submitBindEmail({ email: address, code, proof });
      else await submitBindPhone({ areaCode, phone: address, code, proof });
      notify(bind[channel].done, { tone: 'done' });
      navigate(paths.safety(), { replace: true });
      useBinding.clear();
    },
    refused(failure) {
      const isAboutAddress = failure instanceof Refusal && failure.field === channel;
      if (isAboutAddress) onBack(refusedAt(failure));
      return isAboutAddress;
    },
  });
  const { resend, resending, resendRefused } = useResending(async () => {
    useBinding.setState({ sent: await sendTo({ channel, address, ...(areaCode && { areaCode }) }) });
    setCode('');
    mend('code', 'form');
    return true;
  });
  return (
    <StepPage title={title} lead={words.code.lead(sent.to)} onBack={() => onBack({})}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="identity-step">{words.step(2, 2)}</p>
        <div>
          <CodeField
            label={words.code.label}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              mend('code', 'form');
            }}
            onComplete={submitNext}
            error={wrong.code}
            autoFocus
          />
          <Resend againAt={sent.againAt} sending={resending} onResend={resend} />
        </div>
        <FormError words={wrong.form ?? resendRefused} />
        <Button wide type="submit" loading={sending} loadingLabel={bind[channel].doing}>
          {bind[channel].act}
        </Button>
        <p className="identity-note">
          {bind[channel].wrong}{' '}
          <Button variant="quiet" onClick={() => onBack({})}>
            {words.code.change}
          </Button>
        </p>
      </form>
      {sheet}
    </StepPage>
  );
}
