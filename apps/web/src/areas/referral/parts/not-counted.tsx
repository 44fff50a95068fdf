import type { NotCountedRow } from '@quay/contract/referral';
import { useSaid } from '../use-said.ts';
import { referralWords } from '../words/index.ts';

/** Days that are not paid, and why; nothing of the people but what may be known of them. */
export function NotCounted({ rows }: { rows: readonly NotCountedRow[] }) {
  const words = referralWords.useWords();
  const { amount, line, day, short } = useSaid();
  if (rows.length === 0) return null;
  const why = ({ reason, from }: NotCountedRow): string => {
    switch (reason) {
      case 'small':
        return words.small;
      case 'early':
        return from === null ? words.leaving : words.early(short(from));
      case 'unverified':
        return words.unverified;
      case 'paused':
        return words.paused;
      case 'same-person':
        return words.samePerson;
      case 'same-device':
        return words.sameDevice;
    }
  };
  return (
    <section className="referral-part">
      <h2>{words.notCounted}</h2>
      <ul className="referral-plain">
        {rows.map((one) => (
          <li key={`${one.name} ${one.line} ${one.day} ${one.deposit} ${one.reason}`} className="q-t14">
            {one.name}{' '}
            <span className="q-muted">{words.deposited(line(one.line), amount(one.deposit), day(one.day))}</span>
            <br />
            <span className="q-t12 q-muted">{why(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
