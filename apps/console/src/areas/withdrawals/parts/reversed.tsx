import type { StaffWithdrawal } from '@quay/contract/staff';
import { Button, Note, showToast } from '@quay/ui';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { useAcknowledgeReversal } from '../acts/acknowledge-reversal.ts';
import { withdrawalsWords } from '../words/index.ts';

/** Deposits of the user that were reversed since the request, and what is owed: the withdrawal cannot go past them. */
export function Reversed({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { reversed: words } = withdrawalsWords.useWords();
  const amount = useAmount(8);
  const { withdrawalId, reversals, debts } = withdrawal;
  const { act, busy, refusal } = useAcknowledgeReversal({
    done: () => showToast(words.acknowledged, { tone: 'done' }),
  });
  if (reversals.length === 0 && debts.length === 0) return null;
  const waits = reversals.some((one) => one.waits);
  return (
    <Section title={words.title} count={reversals.length} wide>
      <Note>{debts.length > 0 ? words.owes : waits ? words.waits : words.seen}</Note>
      <table className="con-table">
        <tbody>
          {reversals.map((one) => (
            <tr key={`${one.network} ${one.txHash} ${one.at}`}>
              <th scope="row">
                {amount(one.amount)} {one.symbol}
              </th>
              <td className="q-code q-muted">{one.txHash}</td>
              <td>{one.acknowledgedBy === null ? words.unseen : words.seenBy(one.acknowledgedBy)}</td>
              <td className="q-right">
                <Moment at={one.at} />
              </td>
            </tr>
          ))}
          {debts.map((debt) => (
            <tr key={`debt ${debt.debtId}`}>
              <th scope="row" className="q-fall">
                {words.debt(`${amount(debt.left)} ${debt.symbol}`)}
              </th>
              <td className="q-code q-muted">{debt.txHash}</td>
              <td />
              <td className="q-right">
                <Moment at={debt.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {waits && (
        <Button
          variant="second"
          size="row"
          loading={busy}
          loadingLabel={words.acknowledging}
          onClick={() => act({ withdrawalId })}
        >
          {words.acknowledge}
        </Button>
      )}
      {refusal && <p className="q-fall">{refusal.words}</p>}
    </Section>
  );
}
