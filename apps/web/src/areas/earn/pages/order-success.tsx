import type { EarnOrder } from '@quay/contract/earn';
import { text } from '@quay/money';
import { AppBar, buttonClass, Icon, KeyValue, Timeline, type TimelineStep } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, useFilter, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useEarnPushes } from '../changed.ts';
import { hrefOfOrder } from '../parts/hrefs.ts';
import { HeldRope } from '../parts/order-detail.tsx';
import { orderQuery } from '../queries/order.ts';
import { exitOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** After a purchase: what became of it, its number, and what comes next. */
export default function OrderSuccessPage() {
  const words = earnWords.useWords();
  const [search] = useFilter();
  const id = search.get('order') ?? '';
  const known = /^[1-9][0-9]{0,15}$/.test(id);
  const query = useQuery({ ...orderQuery(id), enabled: known });
  useEarnPushes();
  useTitle(words.successTitle);
  if (query.data) return <Success of={query.data} />;
  return (
    <ColumnPage title={words.successTitle} backTo={paths.financialOrder()}>
      {known ? (
        <QueryState queries={[query]} failed={words.ordersFailed} kept={words.ordersFailedWhy} />
      ) : (
        <AppLink className={buttonClass({ wide: true })} href={paths.financialOrder()}>
          {words.pages.orders}
        </AppLink>
      )}
    </ColumnPage>
  );
}

function Success({ of }: { of: EarnOrder }) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const { money, short, moment, amount } = useSaid();
  const { asset } = of;
  const sum = money(of.amount, asset);
  const end = of.endsAt === null ? undefined : moment(of.endsAt, of.dayMs);
  const exit = exitOf(of, exchangeNow());
  const isTrial = of.payer === 'promotion';
  const daily = of.rate === null ? undefined : amount(text(exit.toCome / BigInt(of.days ?? 1)), asset);
  const steps: TimelineStep[] = [
    { id: 'left', state: 'done', title: isTrial ? words.lentNow : words.leftSpot, time: short(of.since) },
    {
      id: 'held',
      state: 'now',
      title: isTrial ? words.runs : words.heldNow,
      time: of.days === null ? words.asLongAsYouLike : words.days(of.days),
    },
    {
      id: 'first',
      state: 'next',
      title: daily === undefined ? words.firstIncome : words.firstOf(`${daily}\u00a0${asset}`),
      ...(of.nextIncomeAt !== null && { time: short(of.nextIncomeAt) }),
    },
    ...(end === undefined
      ? []
      : [
          {
            id: 'back',
            state: 'next' as const,
            title: isTrial ? words.lentEnds : words.comeBackThemselves(sum),
            time: end,
          },
        ]),
  ];
  return (
    <div className="column-page earn-success">
      <AppBar backLabel={words.close} closes onBack={() => void navigate(paths.earn())} />
      <div className="column-body">
        <span className="earn-success-mark">
          <Icon name="check" />
        </span>
        <h1 className="q-t32">
          {isTrial
            ? words.trialStarted(of.name)
            : end === undefined
              ? words.savedNowTitle(sum)
              : words.putAway(sum, end)}
        </h1>
        <p className="q-muted q-n">{words.numberAt(String(of.order), short(of.since))}</p>
        {!isTrial && (
          <section className="earn-part">
            <HeldRope of={of} />
          </section>
        )}
        <section className="earn-part">
          <Timeline label={words.whatHappensNow} steps={steps} />
        </section>
        <dl className="earn-part">
          {of.penaltyRate !== null && !isTrial && (
            <KeyValue label={words.leavingTodayCosts}>
              <span className="q-warn">{money(text(exit.penalty), asset)}</span>
            </KeyValue>
          )}
          <KeyValue label={words.paidBy}>{words.payers[of.payer]}</KeyValue>
        </dl>
      </div>
      <div className="q-act-bar earn-two">
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={hrefOfOrder(of)}>
          {words.lookAtIt}
        </AppLink>
        <AppLink
          className={buttonClass({ wide: true })}
          href={of.kind === 'machine' ? paths.miningMachineOrder() : paths.financialOrder()}
        >
          {words.pages.orders}
        </AppLink>
      </div>
    </div>
  );
}
