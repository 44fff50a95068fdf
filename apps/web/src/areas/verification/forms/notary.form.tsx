import type { NotaryFields, RejectReason } from '@quay/contract/verification';
import type { ReactNode } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { submitApplyNotary } from '../acts/apply-notary.ts';
import { forgetDraft, useDraft } from '../draft.ts';
import { useAskAgain } from '../queries/progress.ts';
import { type NotaryField, validateNotary } from '../validate.ts';
import { verificationWords } from '../words/index.ts';
import { CountryField, Line, Picture } from './fields.tsx';
import { type Step, Steps } from './steps.tsx';

const KIND = 'notary';
const empty = { notaryName: '', notaryCountry: '', deedNumber: '', deed: '' };

/** What has to be looked at first, by why it was rejected. */
const causes: Readonly<Record<RejectReason, NotaryField | undefined>> = {
  'picture-unreadable': 'deed',
  'picture-cut': 'deed',
  'document-expired': 'deed',
  'name-differs': 'notaryName',
  'number-differs': 'deedNumber',
  'face-differs': 'deed',
  'not-accepted': 'deed',
  other: undefined,
};

type NotaryFormProps = {
  sent: Partial<NotaryFields> | null;
  basis: string;
  reason: RejectReason | null;
  head?: ReactNode;
};

export function NotaryForm({ sent, basis, reason, head }: NotaryFormProps) {
  const words = verificationWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const askAgain = useAskAgain();
  const [draft, change] = useDraft<NotaryField>(KIND, basis, { ...empty, ...sent });
  const { labels, notary } = words;

  const steps: Step<NotaryField>[] = [
    {
      id: 'notary',
      title: notary.notary,
      fields: ['notaryName', 'notaryCountry', 'deedNumber'],
      body: (form) => (
        <>
          <Line form={form} name="notaryName" label={labels.notaryName} autoComplete="off" maxLength={200} />
          <CountryField form={form} name="notaryCountry" label={labels.notaryCountry} />
          <Line form={form} name="deedNumber" label={labels.deedNumber} autoComplete="off" maxLength={200} />
        </>
      ),
    },
    {
      id: 'deed',
      title: notary.deed,
      fields: ['deed'],
      body: (form) => (
        <Picture
          form={form}
          name="deed"
          purpose="identity"
          label={labels.deed}
          hint={notary.deedHint}
          outline="page"
          camera="environment"
          crop
        />
      ),
    },
  ];

  const line = (field: NotaryField, value: string = draft[field]) => ({ field, label: labels[field], value });
  return (
    <Steps
      title={notary.title}
      steps={steps}
      draft={draft}
      change={change}
      validate={validateNotary}
      mending={reason ? { first: causes[reason] } : undefined}
      head={head}
      lines={[
        line('notaryName'),
        line('notaryCountry', draft.notaryCountry && countryName(draft.notaryCountry, language)),
        line('deedNumber'),
        { ...line('deed'), picture: true },
      ]}
      send={async () => {
        await submitApplyNotary(draft);
        forgetDraft(KIND);
        await askAgain();
      }}
      act={notary.act}
      acting={notary.acting}
      backTo={paths.authentication()}
    />
  );
}
