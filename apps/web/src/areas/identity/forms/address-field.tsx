import { type CodeChannel, EMAIL, PHONE } from '@quay/contract/identity';
import { Field, PhoneField } from '@quay/ui';
import { useState } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { CountryPicker } from '../../../countries/country-picker.tsx';
import { phoneOf } from '../../../countries/phone.ts';
import { countryWords } from '../../../countries/words/index.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useCarriage } from '../../../shell/queries/config.ts';
import type { CodeAddress } from '../drafts/sent-code.ts';
import { identityWords } from '../words/index.ts';

type Typed = { email?: string; phone?: string; country?: string };

type AddressFieldProps = {
  channel: CodeChannel;
  email: string;
  phone: string;
  country: string;
  onChange: (typed: Typed) => void;
  error: string | undefined;
};

/** An e-mail address, or a phone number with its country code, to which a code is sent. */
export function AddressField({ channel, email, phone, country, onChange, error }: AddressFieldProps) {
  const words = identityWords.useWords();
  const countries = countryWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const carriage = useCarriage();
  const [picking, setPicking] = useState(false);
  if (channel === 'email') {
    return (
      <Field
        label={words.username.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(typed) => onChange({ email: typed })}
        error={error}
        below={carriage?.email === 'kept' ? words.emailKept : words.usernameRule.email}
      />
    );
  }
  const { country: named } = phoneOf(phone, country);
  return (
    <>
      <PhoneField
        label={words.username.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        code={named.areaCode}
        codeLabel={countries.codeOf(named.areaCode, countryName(named.id, language))}
        onCode={() => setPicking(true)}
        value={phone}
        onChange={(typed) => onChange({ phone: typed })}
        // A number that brought its country code shows it where the code stands.
        onBlur={() => {
          if (!/^\s*(\+|00)/.test(phone)) return;
          const { country: own, digits } = phoneOf(phone, country);
          onChange({ phone: digits, country: own.id });
        }}
        error={error}
        below={carriage?.phone === 'kept' ? words.phoneKept : words.usernameRule.phone}
      />
      <CountryPicker
        open={picking}
        onClose={() => setPicking(false)}
        current={named.id}
        codes
        onPick={(id) => {
          onChange({ country: id });
          setPicking(false);
        }}
      />
    </>
  );
}

/** Whether it can be an address at all, as the server validates it too. */
export function isAddress({ channel, address }: CodeAddress): boolean {
  return (channel === 'email' ? EMAIL : PHONE).test(address);
}
