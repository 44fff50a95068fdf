import type { StaffWithdrawal } from '@quay/contract/staff';
import { Icon } from '@quay/ui';
import { isolated } from '@quay/words';
import { Address } from '../../../parts/address.tsx';
import { useAmount } from '../../../parts/amounts.ts';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { useNetworks } from '../queries/networks.ts';
import { withdrawalsWords } from '../words/index.ts';
import { ApprovalSteps } from './approval-steps.tsx';
import { Reversed } from './reversed.tsx';
import { SignedTransaction } from './signed-transaction.tsx';

type Of = { readonly withdrawal: StaffWithdrawal };

export function WithdrawalBody({ withdrawal: found }: Of) {
  const words = withdrawalsWords.useWords();
  // The coin's contract and the explorer of the network, as every user reads them.
  const { data: coins = [] } = useNetworks();
  const coin = coins
    .find(({ symbol }) => symbol === found.symbol)
    ?.networks.find(({ network }) => network === found.network);
  const explorer = coin?.explorer ?? undefined;
  return (
    <>
      {found.transaction && (
        <SignedTransaction
          withdrawal={found}
          transaction={found.transaction}
          contract={coin?.contract}
          explorer={explorer}
        />
      )}
      <Reversed withdrawal={found} />
      <Section title={words.where} wide>
        <Address of={found.address} large explorer={explorer && `${explorer}/address/${found.address}`} />
        <p className="withdrawals-where q-muted">
          {coin?.label ?? found.network},{' '}
          {found.addressSavedAt === null ? (
            <span className="q-warn">{words.notSaved}</span>
          ) : (
            <>
              {found.label ? words.savedAs(isolated(found.label)) : words.saved} <Moment at={found.addressSavedAt} />
            </>
          )}
          ,{' '}
          <span className={found.earlier.toThisAddress === 0 ? 'q-warn' : undefined}>
            {words.toThisAddress(found.earlier.toThisAddress)}
          </span>
        </p>
      </Section>
      <Section title={words.seen} count={found.signals.length} wide>
        {found.signals.length === 0 ? (
          <p className="con-quiet">{words.seenNothing}</p>
        ) : (
          <ul className="withdrawals-signals">
            {found.signals.map((signal) => (
              <li key={signal}>
                <Icon name="warn" size="s" className="q-warn" />
                <span>
                  <span className="q-mid">{words.signals[signal]}</span>{' '}
                  <span className="q-muted">{words.signalWords[signal]}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Money withdrawal={found} />
      <Before withdrawal={found} />
      <Asker withdrawal={found} />
      <ApprovalSteps withdrawal={found} />
    </>
  );
}

function Money({ withdrawal: found }: Of) {
  const words = withdrawalsWords.useWords();
  const amount = useAmount(2);
  const coins = (value: string) => (
    <>
      <span className="q-n">{amount(value)}</span> <span className="q-muted">{found.symbol}</span>
    </>
  );
  return (
    <Section title={words.money}>
      <Facts>
        <Fact label={words.amount}>{coins(found.amount)}</Fact>
        <Fact label={words.fee}>{coins(found.fee)}</Fact>
        <Fact label={words.received}>
          <span className="q-mid">{coins(found.received)}</span>
        </Fact>
        <Fact label={words.balance}>{coins(found.balance)}</Fact>
      </Facts>
    </Section>
  );
}

function Before({ withdrawal: { symbol, earlier, deposits } }: Of) {
  const words = withdrawalsWords.useWords();
  const amount = useAmount(2);
  const sum = ({ count, total }: { count: number; total: string }) =>
    count === 0 ? words.nothingBefore : words.sum(count, `${amount(total)} ${symbol}`);
  return (
    <Section title={words.before}>
      <Facts>
        <Fact label={words.deposits}>{sum(deposits)}</Fact>
        <Fact label={words.latestDeposit}>
          {deposits.latestAt === null ? <span className="q-faint">–</span> : <Moment at={deposits.latestAt} />}
        </Fact>
        <Fact label={words.withdrawals}>{sum(earlier)}</Fact>
      </Facts>
    </Section>
  );
}

function Asker({ withdrawal: found }: Of) {
  const words = withdrawalsWords.useWords();
  return (
    <Section title={words.asker}>
      <Facts>
        <Fact label={words.level}>{words.levels[found.level]}</Fact>
        <Fact label={words.memberSince}>
          <Moment at={found.memberSince} />
        </Fact>
        <Fact label={words.device}>{found.device ?? <span className="q-faint">{words.deviceUnknown}</span>}</Fact>
        <Fact label={words.provenBy}>{words.factors[found.provenBy] ?? found.provenBy}</Fact>
      </Facts>
    </Section>
  );
}
