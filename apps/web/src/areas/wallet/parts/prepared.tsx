import '../movements.css';
import { type CoinNetwork, type SavedAddress, WITHDRAWAL_COIN, type WithdrawalTerms } from '@quay/contract/wallet';
import { exchangeNow } from '@quay/web-kit/request';
import { Redirect } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNetworks } from '../../../holdings/queries/networks.ts';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { asSent, receivedOf, type Typed, wrongWith } from '../forms/withdraw.form.ts';
import { useWithdrawDraft } from '../forms/withdraw-draft.ts';
import { addressesQuery } from '../queries/addresses.ts';
import { useMovements } from '../queries/movements.ts';
import { termsQuery } from '../queries/withdrawal-terms.ts';
import { withdrawWords } from '../words/withdraw/index.ts';

export type PreparedWithdrawal = {
  readonly typed: Typed;
  readonly received: string;
  readonly network: CoinNetwork;
  readonly address: SavedAddress;
  readonly terms: WithdrawalTerms;
};

/**
 * The withdrawal that was prepared, with all that is known of it. What is not whole goes back to where it is typed; one
 * that was sent and never answered stays, since it may have taken effect and so no longer fit into what is left.
 */
export function Prepared({ children }: { children: (prepared: PreparedWithdrawal) => ReactNode }) {
  const words = withdrawWords.useWords();
  const draft = useWithdrawDraft();
  useMovements();
  const networks = useNetworks();
  const terms = useQuery(termsQuery);
  const saved = useQuery(addressesQuery);
  if (draft.became > 0) return <Redirect to={paths.withdrawDetail(draft.became)} />;
  if (!networks.data || !terms.data || !saved.data) {
    return <QueryState queries={[networks, terms, saved]} failed={words.failed} kept={words.failedWhy} />;
  }
  const coin = networks.data.find(({ symbol }) => symbol === WITHDRAWAL_COIN);
  const network = coin?.networks.find((one) => one.network === draft.network);
  const address = saved.data.find((one) => one.network === draft.network && one.address === draft.address);
  const received = receivedOf(draft.amount, network);
  const circumstances = { terms: terms.data, network, saved: address, now: exchangeNow() };
  const wrong = draft.unansweredSince === 0 && wrongWith(draft, circumstances);
  if (wrong || !network || !address || !received) return <Redirect to={paths.withdrawPage()} />;
  return children({ typed: asSent(draft), received, network, address, terms: terms.data });
}
