import type { Withdrawal } from '@quay/contract/wallet';
import { ListRow, Pill, type PillTone } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { walletRecordWords } from '../words/records/index.ts';
import { withdrawWords } from '../words/withdraw/index.ts';
import { useAmounts } from './use-amounts.ts';

export const withdrawalTones: Readonly<Record<Withdrawal['state'], PillTone>> = {
  reviewing: 'accent',
  approved: 'accent',
  broadcasting: 'accent',
  success: 'rise',
  failed: 'fall',
  rejected: 'fall',
};

/** A withdrawal in a list: what left, over which network, and how far it is. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = walletRecordWords.useWords();
  const { states, sentAgain } = withdrawWords.useWords().detail;
  const figures = useFigures();
  const amounts = useAmounts();
  const { symbol, amount, network, state, confirmations, confirmationsNeeded, requestedAt } = withdrawal;
  return (
    <ListRow
      start={<CoinMark symbol={symbol} />}
      title={<span className="q-n">{amounts(amount, symbol)}</span>}
      sub={words.over(network, figures.dateTime(requestedAt))}
      figure={<Pill tone={withdrawalTones[state]}>{withdrawal.again ? sentAgain : states[state]}</Pill>}
      figureSub={state === 'broadcasting' ? words.confirmations(confirmations, confirmationsNeeded) : undefined}
      href={paths.withdrawDetail(withdrawal.withdrawalId)}
      link={AppLink}
    />
  );
}
