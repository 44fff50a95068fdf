import { Select } from '@quay/ui';
import { type ReactNode, useState } from 'react';

type RejectionProps<Reason extends string> = {
  reasons: readonly Reason[];
  words: { readonly rejectReason: string; readonly rejectNone: string; readonly rejectMissing: string };
  labels: Readonly<Record<Reason, string>>;
};

export type Rejection<Reason extends string> = {
  readonly chosen: Reason | undefined;
  /** Says that one is wanted, or takes that back. */
  setMissing(missing: boolean): void;
  /** It stands in a `Ruling`. */
  readonly select: ReactNode;
};

/** Why something is turned down, from a list. */
export function useRejection<Reason extends string>({
  reasons,
  words,
  labels,
}: RejectionProps<Reason>): Rejection<Reason> {
  const [chosen, setChosen] = useState<Reason>();
  const [missing, setMissing] = useState(false);
  const select = (
    <div className="con-reject-reason">
      <Select
        label={words.rejectReason}
        labelUnseen
        options={[
          { value: '', label: words.rejectNone },
          ...reasons.map((one) => ({ value: one, label: labels[one] })),
        ]}
        value={chosen ?? ''}
        onChange={(value) => {
          setChosen(reasons.find((one) => one === value));
          setMissing(false);
        }}
      />
      {missing && (
        <p className="con-form-error" role="alert">
          {words.rejectMissing}
        </p>
      )}
    </div>
  );
  return { chosen, setMissing, select };
}
