import type { Contract, FundingPeriodLine } from '@quay/contract/perpetual';
import { defaultFundingCap } from '@quay/core/margin';
import { text, units } from '@quay/money';
import { Button, Empty, Icon, KeyValue, ListRow } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { hasCryptography } from '../../../proof/signed-words.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePerpetual } from '../account.ts';
import { nextFunding } from '../funding-now.ts';
import { ContractColumn } from '../parts/contract-column.tsx';
import { Countdown, paysAt } from '../parts/funding.tsx';
import { Panes } from '../parts/panes.tsx';
import { RateBars } from '../parts/rate-bars.tsx';
import { fundingHistoryQuery } from '../queries/funding-history.ts';
import { fetchFundingReceipt } from '../queries/funding-receipt.ts';
import { checkPeriod, type PeriodCheck } from '../receipts/check-period.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../receipts.css';

/** How a contract's funding came to be: what it is now, and every period before, each of which can be worked out here. */
export default function FundingPage() {
  const words = contractRecordWords.useWords();
  return (
    <ContractColumn part="funding" title={words.historyTitle}>
      {(contract) => (
        <Panes about={<Now contract={contract} />}>
          <History contract={contract} />
        </Panes>
      )}
    </ContractColumn>
  );
}

function Now({ contract }: { contract: Contract }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const now = usePerpetual(contract.symbol);
  const next = nextFunding(now, contract);
  const tiers = now.now(contract.symbol)?.tiers;
  const { funding } = contract;
  if (!next || !funding || !tiers) return null;
  const rate = next.rate < 0n ? -next.rate : next.rate;
  return (
    <section className="receipt-part">
      <p className="q-row-between q-baseline">
        <b className="q-t16">
          {words.nowTitle} <span className="q-muted q-t12">{words.pays[paysAt(next.rate)]}</span>
        </b>
        <span>
          <b className="q-t24 q-n">{words.about(figures.rate(text(rate)))}</b>{' '}
          <span className="q-muted">
            <Countdown to={next.at} />
          </span>
        </span>
      </p>
      <p className="q-muted">{words.nowWhy}</p>
      <dl>
        <KeyValue label={words.samples}>
          <span className="q-n">
            {words.samplesOf(figures.quantity(String(funding.samples), 0), figures.quantity(String(funding.due), 0))}
          </span>
        </KeyValue>
        <KeyValue label={words.interest}>
          <span className="q-n">{figures.rate(funding.interest)}</span>
        </KeyValue>
        <KeyValue label={words.cap}>
          <span className="q-n">{words.capOf(figures.rate(text(defaultFundingCap(tiers))))}</span>
        </KeyValue>
        <KeyValue label={words.lastRate}>
          <span className="q-n">{figures.rate(funding.lastRate)}</span>
        </KeyValue>
        <KeyValue label={words.keeps}>{words.nothing}</KeyValue>
      </dl>
    </section>
  );
}

function History({ contract: { symbol } }: { contract: Contract }) {
  const words = contractRecordWords.useWords();
  const pages = useInfiniteQuery(fundingHistoryQuery(symbol));
  const [checks, setChecks] = useState<ReadonlyMap<number, PeriodCheck>>(new Map());
  const [checking, setChecking] = useState(false);
  const periods = pages.data?.pages.flat() ?? [];
  const open = periods.filter(({ receipt, period }) => receipt !== null && !checks.has(period));

  async function check() {
    setChecking(true);
    for (const one of open) {
      let found: PeriodCheck = { found: undefined, isEqual: false };
      try {
        found = await checkPeriod(one, await fetchFundingReceipt(String(one.period)));
      } catch {
        // Said in its row.
      }
      setChecks((before) => new Map(before).set(one.period, found));
    }
    setChecking(false);
  }

  return (
    <section className="receipt-part">
      <h2>{words.history}</h2>
      {periods.length > 0 && <RateBars periods={periods} />}
      {periods.length > 0 && hasCryptography() && (open.length > 0 || checking) && (
        <Button
          variant="second"
          size="row"
          loading={checking}
          loadingLabel={words.recomputing}
          onClick={() => void check()}
        >
          {words.recompute}
        </Button>
      )}
      <div className="column-edge">
        <EndlessList
          label={words.history}
          pages={pages}
          keyOf={({ period }: FundingPeriodLine) => period}
          row={(one) => <Row of={one} check={checks.get(one.period)} />}
          empty={<Empty title={words.noHistory}>{words.noHistoryWhy}</Empty>}
        />
      </div>
    </section>
  );
}

function Row({ of, check }: { of: FundingPeriodLine; check: PeriodCheck | undefined }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const rate = units(of.rate);
  const said = figures.quantity(String(of.samples), 0);
  const due = figures.quantity(String(of.due), 0);
  return (
    <ListRow
      title={<span className="q-n">{figures.dateTime(of.endsAt)}</span>}
      sub={of.skipped ? words.skipped : `${words.pays[paysAt(rate)]}, ${words.samplesOf(said, due)}`}
      figure={figures.rate(of.rate)}
      figureSub={check && <Checked of={check} />}
      {...(of.receipt !== null && { href: paths.perpetualReceipt({ period: String(of.period) }) })}
      link={AppLink}
    />
  );
}

function Checked({ of: { found, isEqual } }: { of: PeriodCheck }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  if (isEqual) {
    return (
      <span className="q-rise perpetual-equal">
        <Icon name="check" size="xs" /> {words.equal}
      </span>
    );
  }
  return (
    <span className="q-fall">{found === undefined ? words.unread : words.differs(figures.rate(text(found)))}</span>
  );
}
