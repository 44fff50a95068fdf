import { Note } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { shortOf } from '../figures-movements.ts';
import { debtsQuery } from '../queries/debts.ts';
import { useMovements } from '../queries/movements.ts';
import { debtWords } from '../words/debts/index.ts';
import { useAmounts } from './use-amounts.ts';

/** What the user owes since a deposit was undone, and what that means. Nothing is said while there is no debt. */
export function Debts() {
  const words = debtWords.useWords();
  const amounts = useAmounts();
  useMovements();
  const { data = [] } = useQuery(debtsQuery);
  if (data.length === 0) return null;
  return (
    <div className="movement-note q-gutter" role="status">
      <Note>
        <b>{words.title}</b>
        <ul className="movement-missing">
          {data.map(({ debtId, symbol, left, network, txHash }) => (
            <li key={debtId}>
              <span className="q-n q-mid">{amounts(left, symbol)}</span>{' '}
              <span className="q-muted">{words.from(network, shortOf(txHash))}</span>
            </li>
          ))}
        </ul>
        {words.why}
      </Note>
    </div>
  );
}
