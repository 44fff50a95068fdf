import { Select } from '@quay/ui';

type RejectionSelectProps<Reason extends string> = {
  reasons: readonly Reason[];
  value: Reason | undefined;
  onChange: (reason: Reason | undefined) => void;
  /** Nothing was chosen, and it is wanted. */
  missing: boolean;
  words: { readonly rejectReason: string; readonly rejectNone: string; readonly rejectMissing: string };
  labels: Readonly<Record<Reason, string>>;
};

/** Why something is turned down, from a list. It stands in a `Ruling`. */
export function RejectionSelect<Reason extends string>(props: RejectionSelectProps<Reason>) {
  const { reasons, value, onChange, missing, words, labels } = props;
  return (
    <div className="con-reject-reason">
      <Select
        label={words.rejectReason}
        labelUnseen
        options={[
          { value: '', label: words.rejectNone },
          ...reasons.map((one) => ({ value: one, label: labels[one] })),
        ]}
        value={value ?? ''}
        onChange={(chosen) => onChange(reasons.find((one) => one === chosen))}
      />
      {missing && (
        <p className="con-form-error" role="alert">
          {words.rejectMissing}
        </p>
      )}
    </div>
  );
}
