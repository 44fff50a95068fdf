import { type AdvancedFields, type RejectReason, relations } from '@quay/contract/verification';
import { Select } from '@quay/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { submitApplyAdvanced } from '../acts/apply-advanced.ts';
import { forgetDraft, useDraft } from '../draft.ts';
import { useAskAgain } from '../queries/progress.ts';
import { type AdvancedField, validateAdvanced } from '../validate.ts';
import { verificationWords } from '../words/index.ts';
import { Line, Picture } from './fields.tsx';
import { type Step, Steps } from './steps.tsx';

const KIND = 'advanced';
const empty = {
  homeAddress: '',
  workAddress: '',
  relativeName: '',
  relation: 'spouse',
  relativeAddress: '',
  relativePhone: '',
  addressProof: '',
  selfie: '',
};

/** What has to be looked at first, by why it was rejected. */
const causes: Readonly<Record<RejectReason, AdvancedField | undefined>> = {
  'picture-unreadable': 'addressProof',
  'picture-cut': 'addressProof',
  'document-expired': 'addressProof',
  'name-differs': 'addressProof',
  'number-differs': 'relativePhone',
  'face-differs': 'selfie',
  'not-accepted': 'addressProof',
  other: undefined,
};

type AdvancedFormProps = {
  sent: Partial<AdvancedFields> | null;
  basis: string;
  reason: RejectReason | null;
  head?: ReactNode;
};

export function AdvancedForm({ sent, basis, reason, head }: AdvancedFormProps) {
  const words = verificationWords.useWords();
  const askAgain = useAskAgain();
  const [draft, change] = useDraft<AdvancedField>(KIND, basis, { ...empty, ...sent });
  const { labels, advanced } = words;

  const steps: Step<AdvancedField>[] = [
    {
      id: 'address',
      title: advanced.address,
      fields: ['homeAddress', 'workAddress'],
      body: (form) => (
        <>
          <Line
            form={form}
            name="homeAddress"
            label={labels.homeAddress}
            autoComplete="street-address"
            maxLength={200}
          />
          <Line form={form} name="workAddress" label={labels.workAddress} autoComplete="off" maxLength={200} />
        </>
      ),
    },
    {
      id: 'contact',
      title: advanced.contact,
      lead: advanced.contactLead,
      fields: ['relativeName', 'relation', 'relativePhone', 'relativeAddress'],
      body: (form) => (
        <>
          <Line form={form} name="relativeName" label={labels.relativeName} autoComplete="off" maxLength={200} />
          <Select
            main
            label={labels.relation}
            options={relations.map((value) => ({ value, label: words.relations[value] }))}
            value={form.draft.relation}
            onChange={(relation) => form.change({ relation })}
          />
          <Line
            form={form}
            name="relativePhone"
            label={labels.relativePhone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="+49 151 23456789"
            maxLength={30}
          />
          <Line form={form} name="relativeAddress" label={labels.relativeAddress} autoComplete="off" maxLength={200} />
        </>
      ),
    },
    {
      id: 'proof',
      title: advanced.proof,
      fields: ['addressProof'],
      body: (form) => (
        <Picture
          form={form}
          name="addressProof"
          purpose="identity"
          label={labels.addressProof}
          hint={advanced.proofHint}
          outline="page"
          camera="environment"
          crop
        />
      ),
    },
    {
      id: 'selfie',
      title: advanced.selfie,
      fields: ['selfie'],
      body: (form) => (
        <Picture
          form={form}
          name="selfie"
          purpose="identity"
          label={labels.selfie}
          hint={advanced.selfieHint}
          outline="selfie"
          camera="user"
        />
      ),
    },
  ];

  const line = (field: AdvancedField, value: string = draft[field]) => ({ field, label: labels[field], value });
  return (
    <Steps
      title={advanced.title}
      steps={steps}
      draft={draft}
      change={change}
      validate={validateAdvanced}
      mending={reason ? { first: causes[reason] } : undefined}
      head={head}
      lines={[
        line('homeAddress'),
        line('workAddress'),
        line('relativeName'),
        line('relation', words.relations[draft.relation as AdvancedFields['relation']]),
        line('relativePhone'),
        line('relativeAddress'),
        { ...line('addressProof'), picture: true },
        { ...line('selfie'), picture: true },
      ]}
      send={async () => {
        await submitApplyAdvanced(requestOf(draft));
        forgetDraft(KIND);
        await askAgain();
      }}
      act={advanced.act}
      acting={advanced.acting}
      backTo={paths.authentication()}
    />
  );
}

function requestOf(draft: Readonly<Record<AdvancedField, string>>): AdvancedFields {
  const { workAddress, relativeAddress, relation, ...rest } = draft;
  return {
    ...rest,
    relation: relation as AdvancedFields['relation'],
    ...(workAddress.trim() && { workAddress }),
    ...(relativeAddress.trim() && { relativeAddress }),
  };
}
