import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

const shownMs = 1200;

export interface CopyButtonProps {
  /** The raw text that goes to the clipboard, without the spaces shown for reading. */
  text: string;
  label: string;
  copiedLabel: string;
}

/** Copies; the icon is a check for 1.2 s. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  function refuse() {
    // No clipboard (an old browser, a refused permission): select the shown value, so that it can be copied by hand.
    const shown = button.current?.previousSibling;
    if (shown) getSelection()?.selectAllChildren(shown);
  }

  return (
    <button
      ref={button}
      type="button"
      className="q-kv-copy"
      aria-label={copied ? copiedLabel : label}
      onClick={() => {
        if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => setCopied(true), refuse);
        else refuse();
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size="s" />
      <span className="q-unseen" aria-live="polite">
        {copied && copiedLabel}
      </span>
    </button>
  );
}

export interface KeyValueProps {
  label: ReactNode;
  children: ReactNode;
  /** Makes the value copyable. */
  copy?: CopyButtonProps;
}

/** One line of facts. Several of them stand in a `<dl>`. */
export function KeyValue({ label, children, copy }: KeyValueProps) {
  return (
    <div className={`q-kv${copy ? ' q-kv--copy' : ''}`}>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {copy && <CopyButton {...copy} />}
      </dd>
    </div>
  );
}
