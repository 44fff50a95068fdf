import { type CreditDocument, creditDocuments } from '@quay/contract/credit';
import { Icon } from '@quay/ui';
import { useState } from 'react';
import { PictureField } from '../../../upload/picture-field.tsx';
import type { Draft, DraftField } from '../forms/apply.form.ts';
import { useSaid } from '../use-said.ts';

/** The income is a figure and a picture; the others are pictures alone. */
export const fieldOf: Readonly<Record<CreditDocument, DraftField>> = {
  'id-photo': 'id-photo',
  income: 'income-photo',
  statement: 'statement',
  property: 'property',
};

type DocumentsProps = {
  draft: Draft;
  change: (changed: Partial<Draft>) => void;
  /** The ID photo of the verification stands for one. */
  idPhoto: boolean;
  onBusy: (busy: boolean) => void;
  errors: Partial<Readonly<Record<CreditDocument, string>>>;
};

/** The pictures that staff decide by. */
export function Documents({ draft, change, idPhoto, onBusy, errors }: DocumentsProps) {
  const { words } = useSaid();
  const there = creditDocuments.filter(
    (name) => draft[fieldOf[name]] !== '' || (name === 'id-photo' && idPhoto),
  ).length;
  return (
    <section className="credit-part">
      <p className="q-row-between">
        <b>{words.documents}</b>
        <span className="q-muted q-t12">{words.documentsOf(there, creditDocuments.length)}</span>
      </p>
      <ul className="credit-documents">
        {creditDocuments.map((name) =>
          name === 'id-photo' && idPhoto && draft['id-photo'] === '' && errors['id-photo'] === undefined ? (
            <li key={name}>
              <p className="credit-verified">
                <Icon name="check" size="s" />
                <span>
                  <b>{words.document[name]}</b>
                  <span className="q-muted q-t12">{words.fromVerification}</span>
                </span>
              </p>
            </li>
          ) : (
            <OneDocument key={name} name={name} {...{ draft, change, onBusy, error: errors[name] }} />
          ),
        )}
      </ul>
    </section>
  );
}

type OneProps = Pick<DocumentsProps, 'draft' | 'change' | 'onBusy'> & {
  name: CreditDocument;
  error: string | undefined;
};

/** Folded until somebody adds it: four pictures at once are a wall. */
function OneDocument({ name, draft, change, onBusy, error }: OneProps) {
  const { words } = useSaid();
  const field = fieldOf[name];
  const value = draft[field];
  const [open, setOpen] = useState(value !== '');
  if (!open && error === undefined) {
    return (
      <li className="credit-document">
        <Icon name="file" size="s" />
        <span className="q-grow">
          <b>{words.document[name]}</b>
          <span className="q-muted q-t12">{words.documentHint[name]}</span>
        </span>
        <button
          type="button"
          className="q-act"
          aria-label={words.addDocument(words.document[name])}
          onClick={() => setOpen(true)}
        >
          {words.add}
        </button>
      </li>
    );
  }
  return (
    <li>
      <PictureField
        label={words.document[name]}
        hint={words.documentHint[name]}
        purpose="credit"
        camera="environment"
        value={value === '' ? null : value}
        onChange={(fileId) => change({ [field]: fileId ?? '' })}
        onBusy={onBusy}
        error={error}
      />
    </li>
  );
}
