import type { Deposit, Withdrawal } from '@quay/contract/wallet';
import { AppBar, buttonClass, Empty, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNetworks } from '../../../holdings/queries/networks.ts';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { DepositRow } from '../parts/deposit-row.tsx';
import { Unsupported } from '../parts/unsupported.tsx';
import { WithdrawalRow } from '../parts/withdrawal-row.tsx';
import { depositHistoryQuery } from '../queries/deposits.ts';
import { useMovements } from '../queries/movements.ts';
import { withdrawalHistoryQuery } from '../queries/withdrawals.ts';
import { walletRecordWords } from '../words/records/index.ts';
import '../movements.css';
import '../wallet.css';

const tabs = ['deposits', 'withdrawals'] as const;
type Tab = (typeof tabs)[number];

/** What came in from chains and what left to them. Which of both is shown stands in the address. */
export default function RechargeWithdrawRecordPage() {
  const words = walletRecordWords.useWords();
  const navigate = useNavigate();
  const back = useBack(paths.funds());
  const [search] = useSearchParams();
  const tab: Tab = tabs.find((one) => one === search.get('tab')) ?? 'deposits';
  useTitle(words.movements);
  useMovements();
  return (
    <div className="wallet-page">
      <AppBar title={words.movements} backLabel={words.back} onBack={back} />
      <Tabs<Tab>
        label={words.movementTabs}
        panelId="movements"
        value={tab}
        onChange={(next) => void navigate(paths.depositsAndWithdrawals(next), { replace: true })}
        items={tabs.map((id) => ({ id, label: words[id] }))}
      />
      <div id="movements" role="tabpanel">
        {tab === 'deposits' ? <Deposits /> : <Withdrawals />}
        {tab === 'deposits' && <Unsupported />}
      </div>
    </div>
  );
}

function Deposits() {
  const words = walletRecordWords.useWords();
  const coins = useNetworks().data;
  const networkOf = ({ symbol, network }: Deposit) =>
    coins?.find((coin) => coin.symbol === symbol)?.networks.find((one) => one.network === network);
  return (
    <EndlessList
      label={words.deposits}
      pages={useInfiniteQuery(depositHistoryQuery)}
      keyOf={(deposit: Deposit) => deposit.depositId}
      row={(deposit) => <DepositRow deposit={deposit} network={networkOf(deposit)} />}
      empty={
        <Empty
          title={words.noDeposits}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.rechargeList()}>
              {words.deposit}
            </AppLink>
          }
        >
          {words.noDepositsWhy}
        </Empty>
      }
    />
  );
}

function Withdrawals() {
  const words = walletRecordWords.useWords();
  return (
    <EndlessList
      label={words.withdrawals}
      pages={useInfiniteQuery(withdrawalHistoryQuery)}
      keyOf={(withdrawal: Withdrawal) => withdrawal.withdrawalId}
      row={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
      empty={
        <Empty
          title={words.noWithdrawals}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.withdrawPage()}>
              {words.withdraw}
            </AppLink>
          }
        >
          {words.noWithdrawalsWhy}
        </Empty>
      }
    />
  );
}
