import { ErrorWords, Field, type FieldProps, LongField, type LongFieldProps, SelectButton } from '@quay/ui';
import { useState } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { CountryPicker } from '../../../countries/country-picker.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { PictureField, type PictureFieldProps } from '../../../upload/picture-field.tsx';
import { verificationWords } from '../words/index.ts';
import type { Filling } from './steps.tsx';

type FieldOf<Name extends string> = { name: Name; form: Filling<Name> };
const set = <Name extends string>(name: Name, value: string) => ({ [name]: value }) as Partial<Record<Name, string>>;

type TextProps<Name extends string> = FieldOf<Name> &
  Omit<FieldProps, 'name' | 'form' | 'value' | 'onChange' | 'error'>;

/** One line of a form of this area. */
export function Line<Name extends string>({ name, form, ...rest }: TextProps<Name>) {
  return (
    <Field
      {...rest}
      name={name}
      value={form.draft[name]}
      onChange={(value) => form.change(set(name, value))}
      error={form.wrong[name]}
    />
  );
}

type SentencesProps<Name extends string> = FieldOf<Name> &
  Omit<LongFieldProps, 'name' | 'form' | 'value' | 'onChange' | 'error'>;

/** Several lines. */
export function Sentences<Name extends string>({ name, form, ...rest }: SentencesProps<Name>) {
  return (
    <LongField
      {...rest}
      name={name}
      value={form.draft[name]}
      onChange={(value) => form.change(set(name, value))}
      error={form.wrong[name]}
    />
  );
}

type PictureProps<Name extends string> = FieldOf<Name> &
  Pick<PictureFieldProps, 'label' | 'hint' | 'outline' | 'camera' | 'crop' | 'purpose'>;

export function Picture<Name extends string>({ name, form, ...look }: PictureProps<Name>) {
  return (
    <PictureField
      // Another picture begins anew.
      key={name}
      {...look}
      value={form.draft[name] || null}
      onChange={(fileId) => form.change(set(name, fileId ?? ''))}
      onBusy={form.onBusy}
      error={form.wrong[name]}
    />
  );
}

type CountryProps<Name extends string> = FieldOf<Name> & { label: string; optional?: boolean };

/** A country out of the list of all of them. */
export function CountryField<Name extends string>({ name, form, label, optional }: CountryProps<Name>) {
  const words = verificationWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const [open, setOpen] = useState(false);
  const value = form.draft[name];
  const wrong = form.wrong[name];
  const pick = (id: string) => {
    form.change(set(name, id));
    setOpen(false);
  };
  const same = { title: words.sameNationality, sub: words.sameNationalityWhy, onPick: () => pick('') };
  return (
    <div data-invalid={wrong ? true : undefined}>
      <SelectButton main label={label} onClick={() => setOpen(true)}>
        {value ? countryName(value, language) : optional ? words.sameNationality : words.chooseCountry}
      </SelectButton>
      {wrong && (
        <div className="q-field-below q-field-below--error" role="alert">
          <ErrorWords>{wrong}</ErrorWords>
        </div>
      )}
      <CountryPicker
        open={open}
        onClose={() => setOpen(false)}
        current={value}
        onPick={pick}
        {...(optional && { none: same })}
      />
    </div>
  );
}
