import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export interface PhoneFieldProps extends Omit<FieldProps, 'start'> {
  /** The country code with its plus. Nothing while what is typed needs none, as where an account name may stand too. */
  code?: string | undefined;
  /** What the code is, in words: "Country code +49, Germany". */
  codeLabel: string;
  /** The code was pressed: the place for a list to choose from. */
  onCode: () => void;
}

/** A phone number after its country code. */
export function PhoneField({ code, codeLabel, onCode, ...rest }: PhoneFieldProps) {
  return (
    <Field
      {...rest}
      start={
        code && (
          <button
            type="button"
            className="q-phone-code"
            aria-haspopup="dialog"
            aria-label={codeLabel}
            title={codeLabel}
            onClick={onCode}
          >
            {code}
            <Icon name="down" size="xs" />
          </button>
        )
      }
    />
  );
}
