import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Button, buttonClass, Empty, Icon, IconButton, ListRow, PanePage, showToast } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow, Refusal } from '@quay/web-kit/request';
import { AppLink, useFilter, useLocation, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../amounts/typed-number.ts';
import { ordersQuery } from '../../../holdings/queries/orders.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { OpenedRow } from '../../../parts/opened-row.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/earn/queries/products.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useStartTrial } from '../acts/start-trial.ts';
import { useEarnPushes } from '../changed.ts';
import { cents } from '../days.ts';
import { PurchaseForm } from '../forms/purchase.tsx';
import { DaysPaid } from '../parts/days-paid.tsx';
import { EarnLine } from '../parts/earn-line.tsx';
import { DataSheet, MachineTerm, TrialFacts } from '../parts/machine-facts.tsx';
import { MachineRows, MachineTable } from '../parts/machine-list.tsx';
import { OwnMachines } from '../parts/own-machines.tsx';
import { ProductMark } from '../parts/product-mark.tsx';
import { ShortDay } from '../parts/short-day.tsx';
import { TermRule } from '../parts/term-rule.tsx';
import { partOf, termOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

const Purchase = lazySheet(() => import('../forms/purchase.tsx'));

const isTrial = ({ payer }: EarnProduct): boolean => payer === 'promotion';

/** Mining machines, said to be what they are; `?open=` shows one of them, and addresses of buying open the form. */
export default function MachinePage() {
  const words = earnWords.useWords();
  const [search] = useFilter();
  const { pathname } = useLocation();
  const wide = useWide();
  const loggedIn = useSession((session) => session.token !== null);
  const products = useQuery(productsQuery);
  const orders = useQuery({ ...ordersQuery, enabled: loggedIn });
  useEarnPushes();
  const machines = products.data?.filter(({ kind }) => kind === 'machine');
  const requested = search.get('open') ?? search.get('product');
  const of = machines?.find(({ product }) => String(product) === requested);
  useTitle(of?.name ?? words.machines);
  const isBuying = /^\/(machine-buy|machine-confirm)\b/i.test(pathname);
  const amount = search.get('amount') ?? '';
  if (!machines) {
    const state = <QueryState queries={[products]} failed={words.productsFailed} kept={words.productsFailedWhy} />;
    return wide ? (
      <PanePage title={words.machines} line={<EarnLine page="machines" />}>
        {state}
      </PanePage>
    ) : (
      <ColumnPage title={words.machines} backTo={paths.earn()}>
        {state}
      </ColumnPage>
    );
  }
  const own = orders.data?.filter(({ kind }) => kind === 'machine') ?? [];
  if (wide) return <Desktop machines={machines} of={of} own={own} amount={amount} />;
  if (of) return <PhoneMachine key={of.product} of={of} own={own} isBuying={isBuying} amount={amount} />;
  return <PhoneList machines={machines} />;
}

function PhoneList({ machines }: { machines: readonly EarnProduct[] }) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const { amount } = useSaid();
  const trial = machines.find(isTrial);
  const bought = machines.filter((one) => !isTrial(one));
  const account = bought[0]?.account;
  return (
    <ColumnPage
      title={words.machines}
      backTo={paths.earn()}
      acts={
        <>
          <IconButton icon="help" label={words.rules} onClick={() => void navigate(paths.machineRule())} />
          <IconButton icon="list" label={words.myMachines} onClick={() => void navigate(paths.miningMachineOrder())} />
        </>
      }
    >
      <WhatItIs />
      {trial && (
        <section className="earn-part">
          <div className="column-edge">
            <ListRow
              start={<ProductMark {...trial} />}
              title={trial.name}
              sub={words.lentFromBudget}
              figure={`${amount(text(termOf(trial, units(trial.min), 0).all), trial.asset)}\u00a0${trial.asset}`}
              figureSub={words.inAllForNothing}
            />
          </div>
          <AppLink className={buttonClass({ wide: true })} href={paths.machine({ open: String(trial.product) })}>
            {words.tryFor(trial.days ?? 0)}
          </AppLink>
        </section>
      )}
      {machines.length === 0 ? (
        <Empty title={words.noMachines}>{words.noMachinesWhy}</Empty>
      ) : (
        <section className="earn-part">
          <p className="q-row-between">
            <b className="q-t16">{words.days(bought[0]?.days ?? 0)}</b>
            {account && (
              <span className="q-muted q-t12 q-n">
                <AccountSaid account={account} asset={bought[0]!.asset} />
              </span>
            )}
          </p>
          <div className="column-edge">
            <MachineRows machines={bought} />
          </div>
        </section>
      )}
      <ShortDay of={machines} />
    </ColumnPage>
  );
}

type AccountProps = { account: NonNullable<EarnProduct['account']>; asset: string };

function AccountSaid({ account, asset }: AccountProps) {
  const words = earnWords.useWords();
  const { money, percent } = useSaid();
  const there = units(account.promised) + units(account.free);
  const promised = String(partOf(account.promised, there));
  return words.fundedPromised(money(cents(text(there)), asset), percent(promised, 0));
}

/** A machine is said to be what it is. */
function WhatItIs() {
  const words = earnWords.useWords();
  return (
    <p className="earn-risk">
      <span className="q-muted">
        <Icon name="info" size="s" />
      </span>
      <span>
        {words.noMachine} {words.noMachineWhy}{' '}
        <AppLink className="q-act" href={paths.earnCoverage()}>
          {words.aFundedAccount}
        </AppLink>
      </span>
    </p>
  );
}

type MachineProps = { of: EarnProduct; own: readonly EarnOrder[]; amount: string };

function PhoneMachine({ of, own, isBuying, amount }: MachineProps & { isBuying: boolean }) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(amount);
  const { money, percent, amount: plain } = useSaid();
  const sum = read(typed) ?? units(of.min);
  const daily = termOf(of, sum, exchangeNow()).daily;
  const toForm = (open: boolean) =>
    void navigate(open ? paths.machineBuy(of.product) : paths.machine({ open: String(of.product) }), { replace: true });
  return (
    <ColumnPage
      title={of.name}
      backTo={paths.machine()}
      acts={<IconButton icon="help" label={words.rules} onClick={() => void navigate(paths.machineRule())} />}
      foot={
        isTrial(of) ? (
          <StartTrial of={of} own={own} />
        ) : (
          <Button wide disabledReason={of.open ? undefined : words.soldOut} onClick={() => toForm(true)}>
            {words.buy(of.name)}
          </Button>
        )
      }
    >
      {isTrial(of) ? (
        <TrialFacts of={of} />
      ) : (
        <>
          <section className="earn-rate">
            <p className="q-muted">{words.netIncome}</p>
            <p className="earn-big q-n">
              {plain(text(daily), of.asset)} <span className="q-t20 q-muted">{words.coinADay(of.asset)}</span>
            </p>
            <p className="q-muted q-n">
              {words.onSumFor(money(text(sum), of.asset), of.days ?? 0, percent(of.rate, 2))}
            </p>
          </section>
          <MachineTerm of={of} sum={sum} />
          <DataSheet of={of} />
        </>
      )}
      <ShortDay of={[of]} />
      <Purchase open={isBuying && !isTrial(of)} onClose={() => toForm(false)} of={of} typed={typed} onType={setTyped} />
    </ColumnPage>
  );
}

/** Starts the trial machine, which costs nothing: no sheet stands before it. */
function StartTrial({ of, own }: Pick<MachineProps, 'of' | 'own'>) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const starting = useStartTrial();
  const running = own.some(({ product }) => product === of.product);
  async function start() {
    if (!requireLogin()) return;
    try {
      const { order } = await starting.mutateAsync({ product: of.product, version: of.version });
      navigate(paths.orderSuccess(order), { replace: true });
    } catch (failed) {
      showToast(failed instanceof Refusal ? failed.words : words.notAnswered, { tone: 'error' });
    }
  }
  return (
    <Button
      wide
      loading={starting.isPending}
      loadingLabel={words.starting}
      disabledReason={running ? words.trialRuns : of.open ? undefined : words.soldOut}
      onClick={() => void start()}
    >
      {words.startDays(of.days ?? 0)}
    </Button>
  );
}

type DesktopProps = {
  machines: readonly EarnProduct[];
  of: EarnProduct | undefined;
  own: readonly EarnOrder[];
  amount: string;
};

function Desktop({ machines, of, own, amount }: DesktopProps) {
  const words = earnWords.useWords();
  const account = machines.find((one) => !isTrial(one))?.account;
  const asset = machines.find((one) => !isTrial(one))?.asset ?? 'USDT';
  const paying = machines.find((one) => !isTrial(one));
  return (
    <PanePage
      title={words.machines}
      line={
        <EarnLine page="machines">
          <AppLink className="q-act" href={paths.machineRule()}>
            {words.rules}
          </AppLink>
        </EarnLine>
      }
      {...(of && {
        aside: <Opened key={of.product} of={of} own={own} amount={amount} />,
        asideLabel: of.name,
      })}
    >
      <header className="earn-machines-head">
        <div>
          <h2>{words.noMachine}</h2>
          <p className="q-muted">{words.noMachineWhy}</p>
        </div>
        {account && (
          <div className="earn-machines-account">
            <p className="q-row-between">
              <span className="q-muted">{words.payers.machines}</span>
              <span className="q-mid q-n">
                <AccountSaid account={account} asset={asset} />
              </span>
            </p>
            <TermRule
              ticks={60}
              lit={partOf(account.promised, units(account.promised) + units(account.free))}
              now={partOf(account.promised, units(account.promised) + units(account.free))}
              label={words.payers.machines}
            />
          </div>
        )}
      </header>
      {machines.length === 0 ? (
        <Empty title={words.noMachines}>{words.noMachinesWhy}</Empty>
      ) : (
        <MachineTable machines={machines} open={of && String(of.product)} />
      )}
      <p className="earn-foot q-muted q-t12">{words.sheetFoot}</p>
      {own.length > 0 && <OwnMachines orders={own} />}
      {paying && <DaysPaid of={paying} />}
      <ShortDay of={machines} />
    </PanePage>
  );
}

function Opened({ of, own, amount }: MachineProps) {
  const words = earnWords.useWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(amount);
  const { percent } = useSaid();
  return (
    <OpenedRow
      title={of.name}
      sub={words.machineLine(of.sheet?.type ?? '', of.days ?? 0, percent(of.rate, 2))}
      onClose={() => void navigate(paths.machine())}
    >
      {isTrial(of) ? (
        <>
          <TrialFacts of={of} />
          <StartTrial of={of} own={own} />
        </>
      ) : (
        <>
          <PurchaseForm of={of} typed={typed} onType={setTyped} />
          <DataSheet of={of} />
        </>
      )}
    </OpenedRow>
  );
}
