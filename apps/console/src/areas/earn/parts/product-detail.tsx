import type { EarnFundRow, StaffEarnProduct } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { useAmount } from '../../../parts/amounts.ts';
import { Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Age } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { isShort, usePercent } from '../figures.ts';
import { ChangeEarnProduct } from '../forms/change-earn-product.tsx';
import { CloseEarnProduct } from '../forms/close-earn-product.tsx';
import { FundEarn } from '../forms/fund-earn.tsx';
import { ReopenEarnProduct } from '../forms/reopen-earn-product.tsx';
import { earnWords } from '../words/index.ts';

type DetailProps = { of: StaffEarnProduct; funds: readonly EarnFundRow[] };

/** One product: its terms, who holds it, what is promised and what its payer has. */
export function ProductDetail({ of, funds }: DetailProps) {
  const words = earnWords.useWords();
  const { product } = of;
  const fund = funds.find(({ code, asset }) => code === of.fund && asset === product.asset);
  return (
    <Detail
      title={product.name}
      sub={words.kinds[product.kind]}
      pills={
        <>
          {!product.open && <Pill>{words.closed}</Pill>}
          {isShort(of) && <Pill tone="fall">{words.scheduled}</Pill>}
        </>
      }
      acts={
        <>
          {product.open ? <CloseEarnProduct of={of} /> : <ReopenEarnProduct of={of} />}
          <ChangeEarnProduct of={of} />
          {fund && <FundEarn funds={funds} chosen={fund} />}
        </>
      }
      listPath={paths.earn}
    >
      <Cover of={of} />
      {fund && <Fund of={fund} />}
      <Terms of={of} />
    </Detail>
  );
}

function Cover({ of: { cover, product } }: { of: StaffEarnProduct }) {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  const money = (value: string) => `${amount(value)} ${product.asset}`;
  return (
    <Section title={words.coverTitle}>
      <Facts>
        <Fact label={words.columns.payer}>{words.payers[product.payer]}</Fact>
        <Fact label={words.heldForPeople}>{words.heldBy(money(cover.held), cover.people)}</Fact>
        <Fact label={words.columns.promised}>{money(cover.promised)}</Fact>
        <Fact label={words.columns.there}>{money(cover.there)}</Fact>
        <Fact label={words.paidSoFar}>{money(cover.paid)}</Fact>
        <Fact label={words.scheduled}>
          {cover.scheduled === '0' ? (
            <span className="q-muted">{words.nothing}</span>
          ) : (
            <span className="q-warn">
              {money(cover.scheduled)} {cover.scheduledSince !== null && <Age since={cover.scheduledSince} />}
            </span>
          )}
        </Fact>
      </Facts>
      {cover.scheduled !== '0' && <p className="q-muted">{words.shortWords}</p>}
    </Section>
  );
}

function Fund({ of }: { of: EarnFundRow }) {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  const facts = ['there', 'promised', 'free', 'putIn', 'takenOut', 'received', 'paid', 'scheduled'] as const;
  return (
    <Section title={words.fundOf(of.code)}>
      <Facts>
        {facts.map((name) => (
          <Fact key={name} label={words.fund[name]}>
            {amount(of[name])} {of.asset}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

function Terms({ of: { product, perPerson, quota, reserveRate } }: { of: StaffEarnProduct }) {
  const words = earnWords.useWords();
  const amount = useAmount(0);
  const percent = usePercent(4);
  const money = (value: string) => `${amount(value)} ${product.asset}`;
  const limit = (value: string | null) =>
    value === null ? <span className="q-muted">{words.noLimit}</span> : money(value);
  return (
    <Section title={words.termsOf(product.version)}>
      <Facts>
        <Fact label={words.rate}>{words.aDay(percent(product.rate))}</Fact>
        {product.days !== null && <Fact label={words.days}>{product.days}</Fact>}
        <Fact label={words.dayLength}>{words.seconds(product.dayMs / 1_000)}</Fact>
        <Fact label={words.min}>{money(product.min)}</Fact>
        <Fact label={words.max}>{money(product.max)}</Fact>
        <Fact label={words.perPerson}>{limit(perPerson)}</Fact>
        <Fact label={words.quota}>{limit(quota)}</Fact>
        {product.kind === 'flexible' ? (
          <Fact label={words.reserveRate}>{percent(reserveRate)}</Fact>
        ) : (
          <Fact label={words.penaltyRate}>
            {product.penaltyRate === null ? words.cannotLeave : words.aDayLeft(percent(product.penaltyRate))}
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
