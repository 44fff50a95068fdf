import type { StaffContract } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useDigits, usePercent } from '../figures.ts';
import { ListDelivery } from '../forms/list-delivery.tsx';
import { RestrictContract } from '../forms/restrict-contract.tsx';
import { ResumeContract } from '../forms/resume-contract.tsx';
import { SetCaps } from '../forms/set-caps.tsx';
import { SetTiers } from '../forms/set-tiers.tsx';
import { SettleContract } from '../forms/settle-contract.tsx';
import { useStaffContract } from '../queries/staff-contract.ts';
import { contractsWords } from '../words/index.ts';
import { Changes } from './changes.tsx';
import { Dated } from './dated.tsx';
import { Risk } from './risk.tsx';
import { Sources } from './sources.tsx';
import { StatusPill } from './status-pill.tsx';
import { Tiers } from './tiers.tsx';

/** One contract: how it stands, what its prices are made of, what it allows, who holds it, and what was changed. */
export function ContractDetail({ symbol }: { symbol: string }) {
  const words = contractsWords.useWords();
  const query = useStaffContract(symbol);
  const { data } = query;
  return (
    <Detail
      title={symbol}
      pills={
        data && (
          <>
            <StatusPill status={data.status} />
            {data.syncingSince !== null && <Pill tone="warn">{words.syncing}</Pill>}
          </>
        )
      }
      acts={
        data && (
          <>
            <RestrictContract contract={data} />
            <ResumeContract contract={data} />
            <SetTiers contract={data} />
            <SetCaps contract={data} />
            <ListDelivery contract={data} />
            <SettleContract contract={data} />
          </>
        )
      }
      listPath={paths.contracts}
    >
      <Answered query={query}>{(contract) => <Sections contract={contract} />}</Answered>
    </Detail>
  );
}

function Sections({ contract }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  return (
    <>
      {contract.requests.length > 0 && (
        <Section title={words.waiting} count={contract.requests.length} wide>
          <ul>
            {contract.requests.map(({ approvalId, kind, requestedBy }) => (
              <li key={approvalId}>
                <Link className="q-act" to={paths.approval(approvalId)}>
                  {words.waitingBy(words.asked[kind] ?? kind, requestedBy)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Present contract={contract} />
      <Dated contract={contract} />
      <Caps contract={contract} />
      <Sources index={contract.index} />
      <Risk symbol={contract.symbol} />
      <Tiers contract={contract} />
      <Changes changes={contract.changes} />
    </>
  );
}

function Present({ contract }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const percent = usePercent(4);
  const digits = useDigits(7);
  const price = (value: string | null) => (value === null ? <span className="q-faint">–</span> : digits(value));
  const { syncingSince, nextStamp, fundingRate } = contract;
  return (
    <Section title={words.present}>
      <Facts>
        {syncingSince !== null && (
          <Fact label={words.syncingSince}>
            <span className="q-warn">
              <Moment at={syncingSince} />
            </span>
          </Fact>
        )}
        <Fact label={words.mark}>{price(contract.markPrice)}</Fact>
        <Fact label={words.index}>{price(contract.indexPrice)}</Fact>
        <Fact label={words.last}>{price(contract.last)}</Fact>
        <Fact label={words.openInterest}>
          {amount(contract.openInterest)} {contract.base}{' '}
          <span className="q-muted">{words.ofMost(amount(contract.openInterestMax))}</span>
        </Fact>
        <Fact label={words.funding}>{fundingRate === null ? price(null) : percent(fundingRate)}</Fact>
        <Fact label={words.nextStamp}>{nextStamp === null ? price(null) : <Moment at={nextStamp} />}</Fact>
        <Fact label={words.holders}>{contract.holders}</Fact>
        <Fact label={words.near}>
          <span className={contract.near > 0 ? 'q-warn' : undefined}>{contract.near}</span>
        </Fact>
        <Fact label={words.liquidating}>
          <span className={contract.liquidating > 0 ? 'q-warn' : undefined}>{contract.liquidating}</span>
        </Fact>
      </Facts>
    </Section>
  );
}

function Caps({ contract: { caps, quote } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const percent = usePercent(2);
  return (
    <Section title={words.caps}>
      {caps === null ? (
        <p className="q-muted">{words.capsNone}</p>
      ) : (
        <Facts>
          <Fact label={words.shareFloor}>
            {amount(caps.shareFloor)} {quote}
          </Fact>
          <Fact label={words.shareMax}>{percent(caps.shareMax)}</Fact>
          <Fact label={words.newAccountLeverage}>{caps.newAccountLeverage}×</Fact>
          <Fact label={words.newAccountDays}>{caps.newAccountDays}</Fact>
          <Fact label={words.by}>{caps.setBy ?? words.listed}</Fact>
        </Facts>
      )}
    </Section>
  );
}
