import { Button, type ButtonProps, Icon } from '@quay/ui';
import { useEffect, useState } from 'react';
import { notify } from '../../../shell/notify.ts';
import { referralWords } from '../words/index.ts';

const COPIED_MS = 1_200;

/** Copies an address, and says so. Without a clipboard the address is shown to be copied by hand. */
export function CopyLink({ link, ...look }: { link: string } & Pick<ButtonProps, 'wide' | 'variant'>) {
  const words = referralWords.useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const byHand = () => notify(link);
  return (
    <Button
      {...look}
      onClick={() => {
        if (navigator.clipboard) navigator.clipboard.writeText(link).then(() => setCopied(true), byHand);
        else byHand();
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size="s" />
      <span aria-live="polite">{copied ? words.copied : words.copyLink}</span>
    </Button>
  );
}
