import type { CoinNetwork, Deposit } from '@quay/contract/wallet';
import { Pill, type PillTone, Planks } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { expectedAt, shortOf } from '../figures-movements.ts';
import { depositWords } from '../words/deposit/index.ts';
import { useAmounts } from './use-amounts.ts';

export const depositTones: Readonly<Record<Deposit['state'], PillTone>> = {
  pending: 'accent',
  credited: 'rise',
  small: 'warn',
  gone: 'neutral',
  reversed: 'fall',
};

/** A deposit in a list: how far it is while it is on its way, what became of it afterwards. */
export function DepositRow({ deposit, network }: { deposit: Deposit; network: CoinNetwork | undefined }) {
  const words = depositWords.useWords();
  const amounts = useAmounts();
  const moments = useMoments();
  const { depositId, symbol, amount, state, confirmations, confirmationsNeeded, txHash, seenAt } = deposit;
  const pending = state === 'pending';
  const hash = <span className="q-code">{shortOf(txHash)}</span>;
  return (
    <Link className="movement-deposit q-gutter" to={paths.rechargeDetail(depositId)}>
      <CoinMark symbol={symbol} />
      <span className="q-grow">
        <span className="movement-line">
          <span className="q-t16 q-mid q-n">{amounts(amount, symbol)}</span>
          {pending ? (
            <span className="q-n q-mid">{words.planks(confirmations, confirmationsNeeded)}</span>
          ) : (
            <Pill tone={depositTones[state]}>{words.states[state]}</Pill>
          )}
        </span>
        {pending && (
          <Planks
            done={confirmations}
            of={confirmationsNeeded}
            label={words.planksLabel(confirmations, confirmationsNeeded)}
          />
        )}
        <span className="movement-line q-t12 q-muted q-n">
          {pending ? hash : <span>{moments.short(seenAt)}</span>}
          {pending && network ? (
            <span>{words.creditedAbout(moments.clock(expectedAt(deposit, network.blockSeconds, exchangeNow())))}</span>
          ) : (
            hash
          )}
        </span>
      </span>
    </Link>
  );
}
