import { Button, buttonClass } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { reasonOf } from '../../../../proof/refused.ts';
import { submitFreeze } from '../../acts/freeze.ts';
import { submitStopReset } from '../../acts/stop-reset.ts';
import { useSending } from '../../forms/use-sending.ts';
import { securityWords } from '../../words/security/index.ts';
import { Entrance } from '../entrance.tsx';
import { Frozen, Steps } from './freeze.tsx';

/** Out of a notice that something was changed, or that a device is new: one tap, without a login. */
export function FreezeLink({ token }: { token: string }) {
  const { freeze: words, freezeLink: link } = securityWords.useWords();
  return (
    <NoticeLink
      title={link.title}
      lead={link.lead}
      points={link.does}
      label={words.act}
      doing={words.doing}
      send={() => submitFreeze({ token })}
      tooOld={link.tooOld}
      done={<Frozen title={words.done} why={words.doneWhy} />}
    />
  );
}

/** Out of the notice that somebody asked staff for a reset. */
export function StopLink({ token }: { token: string }) {
  const { stopLink: link } = securityWords.useWords();
  return (
    <NoticeLink
      title={link.title}
      lead={link.lead}
      points={[link.leave]}
      label={link.act}
      doing={link.doing}
      send={() => submitStopReset({ token })}
      tooOld={link.tooOld}
      done={<Frozen title={link.done} why={link.doneWhy} />}
    />
  );
}

type NoticeLinkProps = {
  title: string;
  lead: string;
  points: readonly string[];
  label: string;
  doing: string;
  send(): Promise<unknown>;
  tooOld: string;
  done: React.ReactNode;
};

function NoticeLink({ title, lead, points, label, doing, send, tooOld, done }: NoticeLinkProps) {
  const { freezeLink, freeze: words } = securityWords.useWords();
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  const { form, wrong, sending, submit } = useSending({
    async send() {
      await send();
      setDone(true);
    },
    refused(failure) {
      const over = ['login-expired', 'reset-unknown'].includes(reasonOf(failure) ?? '');
      if (over) setOver(true);
      return over;
    },
  });
  if (isDone) return done;
  return (
    <Entrance members title={title}>
      <p className="identity-lead">{lead}</p>
      <Steps of={points} />
      <form ref={form} className="identity-form" onSubmit={(event) => void submit(event)}>
        <FormError words={isOver ? tooOld : wrong.form} />
        {isOver ? (
          <>
            <Link className={buttonClass({ wide: true })} to={paths.safety()}>
              {freezeLink.toSafety}
            </Link>
            <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.customerService()}>
              {words.service}
            </Link>
          </>
        ) : (
          <Button wide type="submit" loading={sending} loadingLabel={doing}>
            {label}
          </Button>
        )}
      </form>
    </Entrance>
  );
}
