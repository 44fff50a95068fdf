import {
  isNickname,
  type Member,
  NICKNAME_DAYS,
  NICKNAME_MAX,
  NICKNAME_MIN,
  nicknameOf,
} from '@quay/contract/identity';
import { Button, Field, Sheet } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { notify } from '../../../shell/notify.ts';
import { useSession } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { submitSetNickname } from '../acts/set-nickname.ts';
import { useSending } from '../forms/use-sending.ts';
import { identityWords } from '../words/index.ts';

type NicknameSheetProps = { open: boolean; onClose: () => void; member: Member };

/** The name by which others know the user, in ads, orders, chats and reviews. */
export function NicknameSheet({ open, onClose, member }: NicknameSheetProps) {
  const { nickname: words } = identityWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={shell.close}>
      <NicknameForm member={member} done={onClose} />
    </Sheet>
  );
}

function NicknameForm({ member, done }: { member: Member; done: () => void }) {
  const { nickname: words } = identityWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const [typed, setTyped] = useState('');
  const { nicknameChangeFrom: from } = member;
  const limits = { min: String(NICKNAME_MIN), max: String(NICKNAME_MAX) };
  const { form, wrong, sending, submit, mend } = useSending({
    validate: () =>
      isNickname(nicknameOf(typed)) ? {} : { nickname: say({ reason: 'identity/nickname-malformed', params: limits }) },
    async send() {
      const chosen = await submitSetNickname({ nickname: typed });
      useSession.getState().refresh({ ...member, ...chosen });
      setTyped('');
      notify(words.done(chosen.nickname), { tone: 'done' });
      done();
    },
  });
  if (from !== null && from > exchangeNow()) return <p className="identity-lead">{words.later(figures.date(from))}</p>;
  return (
    <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="identity-lead">{words.lead(NICKNAME_DAYS)}</p>
      <Field
        label={words.label}
        name="nickname"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          mend('nickname', 'form');
        }}
        error={wrong.nickname}
        below={words.now(member.nickname)}
      />
      <FormError words={wrong.form} />
      <Button wide type="submit" loading={sending} loadingLabel={words.doing}>
        {words.act}
      </Button>
    </form>
  );
}
