import type { UnsupportedDeposit } from '@quay/contract/wallet';
import { useMoments } from '@quay/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { shortOf } from '../figures-movements.ts';
import { unsupportedQuery } from '../queries/unsupported-deposits.ts';
import { debtWords } from '../words/debts/index.ts';

/** What came to the user's address and cannot be credited, with what to do. Nothing is said while there is none. */
export function Unsupported() {
  const { unsupported: words } = debtWords.useWords();
  const { data = [] } = useQuery(unsupportedQuery);
  if (data.length === 0) return null;
  return (
    <section className="movement-deposits q-line-above">
      <div className="q-gutter movement-deposits-head">
        <h2 className="q-t16">{words.title}</h2>
        <p className="q-t12 q-muted">{words.why}</p>
      </div>
      <ul aria-label={words.title}>
        {data.map((arrival) => (
          <li key={arrival.arrivalId} className="q-gutter movement-unsupported">
            <One arrival={arrival} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ arrival }: { arrival: UnsupportedDeposit }) {
  const { unsupported: words } = debtWords.useWords();
  const moments = useMoments();
  const { contract, amount, decimals, network, txHash, seenAt } = arrival;
  return (
    <>
      <span className="movement-line">
        <span className="q-n q-mid movement-long">{amount}</span>
        <span className="q-t12 q-muted">{moments.short(seenAt)}</span>
      </span>
      <span className="movement-line q-t12 q-muted">
        <span>
          {contract === null ? words.coin(network) : words.token(network, shortOf(contract))}
          {decimals === null && ` · ${words.smallest}`}
        </span>
        {txHash === null ? <span>{words.unnamed}</span> : <span className="q-code">{shortOf(txHash)}</span>}
      </span>
    </>
  );
}
