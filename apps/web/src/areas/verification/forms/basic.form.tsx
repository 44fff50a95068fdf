import { type BasicFields, documentKinds, type RejectReason } from '@quay/contract/verification';
import { ChoiceList } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import type { ReactNode } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { submitApplyBasic } from '../acts/apply-basic.ts';
import { forgetDraft, useDraft } from '../draft.ts';
import { useAskAgain } from '../queries/progress.ts';
import { useShownDay } from '../shown-day.ts';
import { type BasicField, dayOf, hasBack, validateBasic } from '../validate.ts';
import { verificationWords } from '../words/index.ts';
import { CountryField, Line, Picture } from './fields.tsx';
import { type Step, Steps } from './steps.tsx';

const KIND = 'basic';
const empty = {
  areaCode: '',
  nationality: '',
  idname: 'passport',
  idCard: '',
  realName: '',
  birthDate: '',
  expiryDate: '',
  idCardFront: '',
  idCardBack: '',
  handHeldIdCard: '',
};

/** What has to be looked at first, by why it was rejected. */
const causes: Readonly<Record<RejectReason, BasicField | undefined>> = {
  'picture-unreadable': 'idCardFront',
  'picture-cut': 'idCardFront',
  'document-expired': 'expiryDate',
  'name-differs': 'realName',
  'number-differs': 'idCard',
  'face-differs': 'handHeldIdCard',
  'not-accepted': 'idname',
  other: undefined,
};

type BasicFormProps = {
  /** What was sent before and rejected. */
  sent: Partial<BasicFields> | null;
  basis: string;
  reason: RejectReason | null;
  head?: ReactNode;
};

export function BasicForm({ sent, basis, reason, head }: BasicFormProps) {
  const words = verificationWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const askAgain = useAskAgain();
  const shownDay = useShownDay();
  const [draft, change] = useDraft<BasicField>(KIND, basis, { ...empty, ...sent });
  const { labels, basic } = words;
  const passport = draft.idname === 'passport';
  const back = hasBack(draft.idname);

  const steps: Step<BasicField>[] = [
    {
      id: 'document',
      title: basic.document,
      fields: ['areaCode', 'nationality', 'idname'],
      body: (form) => (
        <>
          <CountryField form={form} name="areaCode" label={labels.areaCode} />
          <CountryField form={form} name="nationality" label={labels.nationality} optional />
          <div className="verification-choices">
            <ChoiceList
              label={labels.idname}
              choices={documentKinds.map((id) => ({ id, title: words.kinds[id] }))}
              value={form.draft.idname as (typeof documentKinds)[number]}
              onChange={(idname) => form.change({ idname })}
            />
          </div>
        </>
      ),
    },
    {
      id: 'number',
      title: basic.number,
      fields: ['idCard', 'expiryDate'],
      body: (form) => (
        <>
          <Line
            form={form}
            name="idCard"
            label={labels.idCard}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <Line form={form} name="expiryDate" label={labels.expiryDate} type="date" below={words.optional} />
        </>
      ),
    },
    {
      id: 'person',
      title: basic.person,
      lead: basic.personLead,
      fields: ['realName', 'birthDate'],
      body: (form) => (
        <>
          <Line
            form={form}
            name="realName"
            label={labels.realName}
            autoComplete="name"
            spellCheck={false}
            maxLength={200}
            below={words.nameHint}
          />
          <Line form={form} name="birthDate" label={labels.birthDate} type="date" autoComplete="bday" />
        </>
      ),
    },
    {
      id: 'front',
      title: passport ? basic.frontPassport : basic.front,
      fields: ['idCardFront'],
      body: (form) => (
        <Picture
          form={form}
          name="idCardFront"
          purpose="identity"
          label={labels.idCardFront}
          hint={passport ? basic.hints.passport : basic.hints.front}
          outline={passport ? 'passport' : 'card-front'}
          camera="environment"
          crop
        />
      ),
    },
    ...(back
      ? [
          {
            id: 'back',
            title: basic.back,
            fields: ['idCardBack'],
            body: (form) => (
              <Picture
                form={form}
                name="idCardBack"
                purpose="identity"
                label={labels.idCardBack}
                hint={basic.hints.back}
                outline="card-back"
                camera="environment"
                crop
              />
            ),
          } satisfies Step<BasicField>,
        ]
      : []),
    {
      id: 'hand',
      title: basic.hand,
      lead: basic.handLead,
      fields: ['handHeldIdCard'],
      body: (form) => (
        <Picture
          form={form}
          name="handHeldIdCard"
          purpose="identity"
          label={labels.handHeldIdCard}
          hint={basic.hints.hand}
          outline="person"
          camera="user"
        />
      ),
    },
  ];

  const line = (field: BasicField, value: string = draft[field]) => ({ field, label: labels[field], value });
  const pictureLine = (field: BasicField) => ({ ...line(field), picture: true });
  const named = (id: string) => id && countryName(id, language);
  return (
    <Steps
      title={basic.title}
      steps={steps}
      draft={draft}
      change={change}
      validate={(now) => validateBasic(now, dayOf(exchangeNow()))}
      mending={reason ? { first: causes[reason] } : undefined}
      head={head}
      lines={[
        line('areaCode', named(draft.areaCode)),
        line('nationality', named(draft.nationality)),
        line('idname', words.kinds[draft.idname as (typeof documentKinds)[number]]),
        line('idCard'),
        line('expiryDate', shownDay(draft.expiryDate)),
        line('realName'),
        line('birthDate', shownDay(draft.birthDate)),
        pictureLine('idCardFront'),
        ...(back ? [pictureLine('idCardBack')] : []),
        pictureLine('handHeldIdCard'),
      ]}
      send={async () => {
        await submitApplyBasic(requestOf(draft));
        forgetDraft(KIND);
        await askAgain();
      }}
      act={basic.act}
      acting={basic.acting}
      backTo={paths.authentication()}
    />
  );
}

function requestOf(draft: Readonly<Record<BasicField, string>>): BasicFields {
  const { nationality, expiryDate, idCardBack, idname, areaCode, ...rest } = draft;
  return {
    ...rest,
    areaCode,
    idname: idname as BasicFields['idname'],
    ...(nationality && nationality !== areaCode && { nationality }),
    ...(expiryDate && { expiryDate }),
    ...(idCardBack && hasBack(idname) && { idCardBack }),
  };
}
