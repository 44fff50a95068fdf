import { type Debt, type DebtCause, debtCauses } from '@quay/contract/wallet';
import { Note } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { shortOf } from '../figures-movements.ts';
import { debtsQuery } from '../queries/debts.ts';
import { useMovements } from '../queries/movements.ts';
import { debtWords } from '../words/debts/index.ts';
import { useAmounts } from './use-amounts.ts';

/** What the user owes, by its cause, and what that means. Nothing is said while there is no debt. */
export function Debts() {
  const { data = [] } = useQuery(debtsQuery);
  useMovements();
  return debtCauses.map((cause) => (
    <DebtsOf key={cause} cause={cause} debts={data.filter((one) => one.cause === cause)} />
  ));
}

function DebtsOf({ cause, debts }: { cause: DebtCause; debts: readonly Debt[] }) {
  const words = debtWords.useWords();
  const amounts = useAmounts();
  if (debts.length === 0) return null;
  const { title, why } = cause === 'withdrawal-paid-twice' ? words.paidTwice : words;
  return (
    <div className="movement-note q-gutter" role="status">
      <Note>
        <b>{title}</b>
        <ul className="movement-missing">
          {debts.map(({ debtId, symbol, left, network, txHash }) => (
            <li key={debtId}>
              <span className="q-n q-mid">{amounts(left, symbol)}</span>{' '}
              <span className="q-muted">{words.from(network, shortOf(txHash))}</span>
            </li>
          ))}
        </ul>
        {why}
      </Note>
    </div>
  );
}
