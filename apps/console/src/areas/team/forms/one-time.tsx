import { Button, CopyButton, Note } from '@quay/ui';
import { shellWords } from '../../../shell/words/index.ts';
import { teamWords } from '../words/index.ts';

/** `waits`: it is worth nothing before a second person has approved it. */
type OneTimeProps = { name: string; password: string; waits: boolean; close: () => void };

/** The password of a first login, which is shown once. */
export function OneTime({ name, password, waits, close }: OneTimeProps) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  return (
    <div className="con-form">
      <p className="q-muted">{words.addedWords(name)}</p>
      <p className="team-password">
        <span className="q-code q-t20 q-strong">{password}</span>
        <CopyButton text={password} label={shell.copy} copiedLabel={shell.copied} />
      </p>
      {waits && <Note icon="people">{words.addedAsked}</Note>}
      <Button wide onClick={close}>
        {words.addedDone}
      </Button>
    </div>
  );
}
