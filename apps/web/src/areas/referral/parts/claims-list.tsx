import { type ClaimRow, rebateOf } from '@quay/contract/referral';
import { text, units } from '@quay/money';
import { Button, ListRow, Pill } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { claimsQuery } from '../queries/claims.ts';
import { useSaid } from '../use-said.ts';
import { referralWords } from '../words/index.ts';

/** What was claimed; each opens to the days that it is the sum of, worked out again here. */
export function ClaimsList() {
  const words = referralWords.useWords();
  const query = useInfiniteQuery(claimsQuery);
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} rows={2} />;
  const all = query.data.pages.flat();
  return (
    <section className="referral-part" aria-label={words.claims}>
      <h2>{words.claims}</h2>
      {all.length === 0 && <p className="q-muted">{words.noClaims}</p>}
      {all.map((one) => (
        <Claim key={one.id} of={one} />
      ))}
      {query.hasNextPage && (
        <Button variant="quiet" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function Claim({ of }: { of: ClaimRow }) {
  const words = referralWords.useWords();
  const { money, short, line, amount, day, rate } = useSaid();
  const isRight =
    of.rebates.every((one) => text(rebateOf(units(one.deposit), one.line)) === one.amount) &&
    (of.rebates.length < of.count || text(of.rebates.reduce((sum, one) => sum + units(one.amount), 0n)) === of.amount);
  return (
    <details className="referral-claim">
      <summary className="q-row-between">
        <span className="q-n">{short(of.at)}</span>
        <span className="q-n q-mid">
          {money(of.amount)}{' '}
          <Pill tone={of.status === 'paid' ? 'accent' : 'warn'}>
            {of.status === 'paid' ? words.paid : words.scheduled}
          </Pill>
        </span>
      </summary>
      {of.rebates.map((one) => (
        <ListRow
          key={`${one.name} ${one.line} ${one.day} ${one.deposit}`}
          title={one.name}
          sub={words.deposited(line(one.line), amount(one.deposit), day(one.day))}
          figure={amount(one.amount)}
          figureSub={rate(one.rate)}
        />
      ))}
      <p className={`q-t12 ${isRight ? 'q-muted' : 'q-warn'}`}>{isRight ? words.checked : words.differs}</p>
    </details>
  );
}
