import type { StaffContract } from '@quay/contract/staff';
import { Segments } from '@quay/ui';
import { contractsWords } from '../words/index.ts';

type Status = StaffContract['status'];

type StatusChoiceProps<To extends Status> = {
  /** What may be chosen; the status that a contract has is left out. */
  all: readonly To[];
  now: Status;
  value: To;
  onChange: (to: To) => void;
};

/** The status that a contract is to have. */
export function StatusChoice<To extends Status>({ all, now, value, onChange }: StatusChoiceProps<To>) {
  const words = contractsWords.useWords();
  const items = all.filter((one) => one !== now).map((one) => ({ id: one, label: words.statuses[one] }));
  return <Segments label={words.to} items={items} value={value} onChange={onChange} />;
}
