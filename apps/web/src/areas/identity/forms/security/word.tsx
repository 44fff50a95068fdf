import { ANTI_PHISHING, type Security } from '@quay/contract/identity';
import { Button, Field } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { useProving } from '../../../../proof/use-proving.tsx';
import { notify } from '../../../../shell/notify.ts';
import { submitSetAntiPhishing } from '../../acts/set-anti-phishing.ts';
import { StepPage } from '../../parts/security/step-page.tsx';
import { securityWords } from '../../words/security/index.ts';

/** What the user recognises our messages by. */
export function Word({ account }: { account: Security }) {
  const { word: words } = securityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'set-anti-phishing',
    label: words.act,
    doing: words.doing,
    fields: ['word'],
    validate: () =>
      ANTI_PHISHING.test(word.trim()) ? {} : { word: say({ reason: 'identity/anti-phishing-malformed' }) },
    async send(proof) {
      await submitSetAntiPhishing({ word: word.trim(), proof });
      notify(words.done, { tone: 'done' });
      navigate(paths.safety(), { replace: true });
    },
  });
  return (
    <StepPage title={words.title} lead={words.lead}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        {account.antiPhishing && <p>{words.now(account.antiPhishing)}</p>}
        <Field
          label={words.label}
          name="word"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={word}
          onChange={(typed) => {
            setWord(typed);
            mend('word', 'form');
          }}
          error={wrong.word}
          below={words.rule}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.doing}>
          {words.act}
        </Button>
      </form>
      {sheet}
    </StepPage>
  );
}
