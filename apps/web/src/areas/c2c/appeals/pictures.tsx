import { EVIDENCE_FILES } from '@quay/contract/c2c';
import { useState } from 'react';
import { PictureField } from '../../../upload/picture-field.tsx';
import { appealWords } from '../words/appeals/index.ts';
import { pictureFields, withFile } from './appeal.form.ts';

type PicturesProps = {
  files: readonly string[];
  onChange: (files: string[]) => void;
  /** How many may be added. */
  room?: number;
  onBusy: (busy: boolean) => void;
  error?: string | undefined;
};

/** Up to five pictures, one field each; the next one opens when one is there. */
export function Pictures({ files, onChange, room = EVIDENCE_FILES, onBusy, error }: PicturesProps) {
  const { form: words } = appealWords.useWords();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  function report(index: number, is: boolean) {
    const next = new Set(busy);
    if (is) next.add(index);
    else next.delete(index);
    setBusy(next);
    onBusy(next.size > 0);
  }
  return (
    <div className="c2c-pictures">
      {Array.from({ length: pictureFields(files, room) }, (_, index) => (
        <PictureField
          key={files[index] ?? 'next'}
          label={words.picture(index + 1)}
          purpose="evidence"
          value={files[index] ?? null}
          onChange={(fileId) => onChange(withFile(files, index, fileId))}
          onBusy={(is) => report(index, is)}
          {...(index === 0 && error !== undefined && { error })}
        />
      ))}
    </div>
  );
}
