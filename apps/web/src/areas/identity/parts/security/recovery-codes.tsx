import { Button, Checkbox } from '@quay/ui';
import { useState } from 'react';
import { useSession } from '../../../../shell/session.ts';
import { securityWords } from '../../words/security/index.ts';

const COPIED_MS = 1_200;

/** They are shown this once, so nobody goes on by chance. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { codes: words } = securityWords.useWords();
  const name = useSession((session) => session.member?.username ?? '');
  const [kept, setKept] = useState(false);
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // No clipboard here; they can be selected and copied by hand.
      const list = document.querySelector('.security-codes');
      if (list) getSelection()?.selectAllChildren(list);
    }
  }

  function download() {
    const text = `${words.fileHead(name)}\n\n${codes.join('\n')}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: words.file });
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <>
      <ul className="security-codes" aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="security-codes-acts">
        <Button variant="second" onClick={() => void copy()}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button variant="second" onClick={download}>
          {words.download}
        </Button>
      </div>
      <Checkbox checked={kept} onChange={setKept}>
        {words.kept}
      </Checkbox>
      <div className="security-acts">
        <Button wide onClick={onKept} disabledReason={kept ? undefined : words.mustKeep}>
          {words.act}
        </Button>
      </div>
    </>
  );
}
