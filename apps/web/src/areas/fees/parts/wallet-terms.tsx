import { WITHDRAWAL_COIN, WITHDRAWALS_A_DAY, withdrawalDayLimits } from '@quay/contract/wallet/rules';
import { useNetworks } from '../../../holdings/queries/networks.ts';
import { QueryState } from '../../../parts/query-state.tsx';
import { feeWords } from '../words/index.ts';
import { TermsTable } from './terms-table.tsx';
import { usePlain } from './use-plain.ts';

const levels = ['none', 'basic', 'advanced', 'notary'] as const;

/** What a deposit and a withdrawal ask for by network, and how much may leave in a day. */
export function WalletTerms() {
  const words = feeWords.useWords();
  const plain = usePlain();
  const query = useNetworks();
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />;
  const rows = query.data.flatMap(({ symbol, networks }) => networks.map((network) => ({ symbol, ...network })));
  const leaving = (symbol: string, value: string) => (symbol === WITHDRAWAL_COIN ? plain(value) : '–');
  return (
    <>
      <TermsTable
        title={words.networks}
        about={words.onlyUsdt}
        rows={rows}
        keyOf={({ symbol, network }) => `${symbol} ${network}`}
        columns={[
          { head: words.coin, cell: ({ symbol, network }) => `${symbol} · ${network}` },
          { head: words.depositMin, cell: ({ depositMin }) => plain(depositMin) },
          { head: words.confirmations, cell: ({ confirmations }) => String(confirmations) },
          { head: words.withdrawFee, cell: ({ symbol, withdrawFee }) => leaving(symbol, withdrawFee) },
          { head: words.withdrawMin, cell: ({ symbol, withdrawMin }) => leaving(symbol, withdrawMin) },
          { head: words.withdrawMax, cell: ({ symbol, withdrawMax }) => leaving(symbol, withdrawMax) },
        ]}
      />
      <TermsTable
        title={words.levels}
        rows={levels}
        keyOf={(level) => level}
        columns={[
          { head: words.level, cell: (level) => words.levelNames[level] },
          { head: words.dayLimit, cell: (level) => plain(withdrawalDayLimits[level]) },
          { head: words.dayCount, cell: () => String(WITHDRAWALS_A_DAY) },
        ]}
      />
    </>
  );
}
