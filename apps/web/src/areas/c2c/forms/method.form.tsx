import type { C2cMe, PaymentField, PaymentMethod, PaymentTermsRow } from '@quay/contract/c2c';
import { FUND_PASSWORD } from '@quay/contract/identity';
import { Button, ErrorWords, Field, PasswordField, SelectButton } from '@quay/ui';
import { askAgain } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { CountryPicker } from '../../../countries/country-picker.tsx';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { travelling } from '../../../proof/fund-password.ts';
import { useProving } from '../../../proof/use-proving.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { draftOf } from '../../../shell/draft.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useSession } from '../../../shell/session.ts';
import { PictureField } from '../../../upload/picture-field.tsx';
import { fieldName } from '../methods/field-name.ts';
import { type MethodDraft, methodAsSent, validateMethod } from '../methods/validate-method.ts';
import { kindWords } from '../words/kinds/index.ts';
import { methodWords } from '../words/methods/index.ts';
import '../methods.css';
import { submitSaveMethod } from '../acts/save-method.ts';

const empty: MethodDraft = {
  account: '',
  bankName: '',
  branch: '',
  swiftCode: '',
  network: '',
  country: '',
  qrFile: '',
};

/** What is typed outlives a reload of this tab, but is not for another user of it, nor for another account. */
const useKept = draftOf('quay.c2c-method', { owner: '', about: '', typed: empty });

const beginning = (method: PaymentMethod | undefined): MethodDraft =>
  method
    ? {
        account: method.account,
        bankName: method.bankName ?? '',
        branch: method.branch ?? '',
        swiftCode: method.swiftCode ?? '',
        network: method.network ?? '',
        country: method.country ?? '',
        qrFile: method.qrFile ?? '',
      }
    : empty;

type MethodFormProps = {
  terms: PaymentTermsRow;
  /** The method that is changed; none for a new one. */
  changed: PaymentMethod | undefined;
  me: C2cMe;
  onSaved(): void;
};

/** What is written down of an account of one kind. */
export function MethodForm({ terms, changed, me, onSaved }: MethodFormProps) {
  const words = methodWords.useWords();
  const names = kindWords.useWords();
  const proofs = proofWords.useWords();
  const client = useQueryClient();
  const owner = useSession((session) => session.member?.usercode ?? '');
  const about = `${terms.kind} ${changed ? `${changed.methodId} ${changed.savedAt}` : 'new'}`;
  const kept = useKept();
  const typed = kept.owner === owner && kept.about === about ? kept.typed : beginning(changed);
  const [fundPassword, setFundPassword] = useState('');
  const [uploading, setUploading] = useState(false);
  const fields = [...terms.needed, ...terms.optional];

  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'save-payment-method',
    label: words.act,
    doing: words.doing,
    fields: [...fields, 'realName', 'qrFile', 'fundPassword'],
    validate: () => ({
      ...Object.fromEntries(
        Object.entries(validateMethod(terms, typed)).map(([field, fault]) => [field, words.faults[fault]]),
      ),
      ...(!FUND_PASSWORD.test(fundPassword) && { fundPassword: words.fundPasswordWrong }),
    }),
    async send(proof) {
      await submitSaveMethod({
        ...(changed && { methodId: changed.methodId }),
        kind: terms.kind,
        realName: me.realName ?? '',
        ...methodAsSent(terms, typed),
        fundPassword: await travelling(fundPassword),
        proof,
      });
      useKept.clear();
      await askAgain(client, { queryKey: ['c2c', 'methods'] });
      onSaved();
    },
  });
  const change = (part: Partial<MethodDraft>, field: string) => {
    useKept.setState({ owner, about, typed: { ...typed, ...part } });
    mend(field, 'form');
  };

  return (
    <>
      <form ref={form} className="people-form" noValidate onSubmit={(event) => void submit(event)}>
        {changed?.inUse && <p className="q-muted">{words.changeWhy}</p>}
        <Field
          className="method-name"
          label={names.realName}
          value={me.realName ?? ''}
          onChange={() => undefined}
          readOnly
          error={wrong.realName}
          below={words.nameWhy}
        />
        {fields.map((field) => {
          const label = fieldName(names, terms.kind, field);
          const said = terms.needed.includes(field) ? label : words.optional(label);
          return field === 'country' ? (
            <Country
              key={field}
              label={said}
              value={typed.country}
              onChange={(country) => change({ country }, 'country')}
              error={wrong.country}
            />
          ) : (
            <Field
              key={field}
              label={said}
              name={field}
              autoComplete="off"
              autoCapitalize={capitals[field] ?? 'none'}
              spellCheck={false}
              maxLength={100}
              value={typed[field]}
              onChange={(text) => change({ [field]: text }, field)}
              error={wrong[field]}
            />
          );
        })}
        {terms.qr && (
          <PictureField
            purpose="payment-qr"
            label={words.qr}
            hint={words.qrHint}
            value={typed.qrFile || null}
            onChange={(fileId) => change({ qrFile: fileId ?? '' }, 'qrFile')}
            onBusy={setUploading}
            error={wrong.qrFile}
          />
        )}
        {me.fundPassword && (
          <PasswordField
            label={words.fundPassword}
            labelEnd={
              <Link className="q-act" to={paths.changeFundsPassword()}>
                {words.forgot}
              </Link>
            }
            name="fund-password"
            autoComplete="off"
            revealLabel={proofs.reveal}
            hideLabel={proofs.hide}
            value={fundPassword}
            onChange={(text) => {
              setFundPassword(text);
              mend('fundPassword', 'form');
            }}
            error={wrong.fundPassword}
          />
        )}
        <FormError words={wrong.form} />
        <div className="people-acts">
          <Button
            wide
            type="submit"
            loading={sending}
            loadingLabel={words.doing}
            disabledReason={me.fundPassword ? (uploading ? words.stillUploading : undefined) : words.noFundPassword}
            reasonAct={
              !me.fundPassword && (
                <Link className="q-act" to={paths.changeFundsPassword()}>
                  {words.setFundPassword}
                </Link>
              )
            }
          >
            {words.act}
          </Button>
        </div>
      </form>
      {sheet}
    </>
  );
}

const capitals: Partial<Record<PaymentField, string>> = {
  bankName: 'words',
  branch: 'words',
  swiftCode: 'characters',
};

type CountryProps = { label: string; value: string; onChange(country: string): void; error: string | undefined };

function Country({ label, value, onChange, error }: CountryProps) {
  const words = methodWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const [open, setOpen] = useState(false);
  return (
    <div data-invalid={error ? true : undefined}>
      <SelectButton main label={label} onClick={() => setOpen(true)}>
        {value ? countryName(value, language) : words.chooseCountry}
      </SelectButton>
      {error && (
        <div className="q-field-below q-field-below--error" role="alert">
          <ErrorWords>{error}</ErrorWords>
        </div>
      )}
      <CountryPicker
        open={open}
        onClose={() => setOpen(false)}
        current={value}
        onPick={(id) => {
          onChange(id);
          setOpen(false);
        }}
      />
    </div>
  );
}
