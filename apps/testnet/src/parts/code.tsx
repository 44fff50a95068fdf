import { CopyButton } from '@quay/ui';
import { useWords } from '../words/index.ts';

/** An address or a hash in full, in groups of four with strong ends; copying gives it as it is. */
export function Code({ text }: { text: string }) {
  const words = useWords();
  const groups = text.slice(2).match(/.{1,4}/g) ?? [];
  const middle = groups.slice(1, -1).join(' ');
  return (
    <div className="parts-address">
      <span className="parts-code parts-groups">
        <b>0x{groups[0]}</b> {middle} <b>{groups.at(-1)}</b>
      </span>
      <CopyButton text={text} label={words.copy} copiedLabel={words.copied} />
    </div>
  );
}
