import type { DemoAccount } from '@quay/contract/demo';
import { ONE, text, units } from '@quay/money';
import {
  AppBar,
  Button,
  buttonClass,
  ErrorRow,
  Icon,
  KeyValue,
  Logo,
  PanePage,
  SkeletonRows,
  showToast,
} from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { demoAccountQuery } from '../../../demo/queries/demo-account.ts';
import { demoWords } from '../../../demo/words/index.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { PracticeRecords } from '../../../shell/practice-records.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useStartOver } from '../acts/start-over.ts';
import { WorthCurve } from '../parts/worth-curve.tsx';
import './demo-home.css';

/** The start page of the demo: what the practice money is worth, what is like the real market, and what is not. */
export default function DemoHome() {
  const words = demoWords.useWords();
  useTitle(words.money);
  const wide = useWide();
  const account = useQuery(demoAccountQuery);
  const money = account.data ? (
    <Money account={account.data} now={account.dataUpdatedAt} />
  ) : account.isError ? (
    <ErrorRow
      title={words.money}
      retryLabel={words.tryAgain}
      retrying={account.isFetching}
      onRetry={() => void account.refetch()}
    >
      {words.notAnswered}
    </ErrorRow>
  ) : (
    <SkeletonRows label={words.loading} disc={false} />
  );
  const real = account.data?.real && (
    <section className="demo-part">
      <h2 className="q-t16 q-strong">{words.realTitle}</h2>
      <Real real={account.data.real} />
      <p className="q-t12 q-muted">{words.nothingCrosses}</p>
    </section>
  );
  if (!wide) {
    return (
      <div className="demo-home">
        <AppBar>
          <Logo />
        </AppBar>
        <h1 className="q-unseen">{words.money}</h1>
        {money}
        {account.data && <StartOver account={account.data} />}
        <WhatIsSame />
        {real}
        <PracticeRecords />
      </div>
    );
  }
  return (
    <PanePage
      title={words.money}
      aside={
        <div className="demo-aside">
          <WhatIsSame />
          {real}
          {account.data && <StartOver account={account.data} />}
        </div>
      }
      asideLabel={words.sameTitle}
    >
      {money}
      <PracticeRecords />
    </PanePage>
  );
}

function Money({ account, now }: { account: DemoAccount; now: number }) {
  const words = demoWords.useWords();
  const figures = useFigures();
  const lastSymbol = usePreferences((preferences) => preferences.lastSymbols.spot);
  const { worth, funds, since, coin } = account;
  const result = units(worth) - units(funds);
  const share = text((result * ONE) / units(funds));
  return (
    <section className="demo-part">
      <div className="demo-head">
        <div>
          <p className="q-muted">{words.money}</p>
          <p className="demo-worth q-n">
            <b>{figures.quantity(worth, 2)}</b> <span className="q-t16 q-muted">{words.unit(coin)}</span>
          </p>
          <p className="q-n">
            <span className={result < 0n ? 'q-fall' : result > 0n ? 'q-rise' : ''}>
              {figures.signed(text(result), 2)} {figures.percent(share)}
            </span>{' '}
            <span className="q-muted">{words.since(figures.date(since))}</span>
          </p>
        </div>
        <AppLink className={buttonClass({})} href={paths.trade(lastSymbol)}>
          {words.practise}
        </AppLink>
      </div>
      <WorthCurve account={account} now={now} />
    </section>
  );
}

function StartOver({ account: { startOverFrom } }: { account: DemoAccount }) {
  const words = demoWords.useWords();
  const figures = useFigures();
  const starting = useStartOver();

  async function startOver() {
    if (starting.isPending) return;
    try {
      await starting.mutateAsync();
      showToast(words.startedOver, { tone: 'done' });
    } catch (failed) {
      showToast(failed instanceof Refusal ? failed.words : words.notAnswered);
    }
  }

  return (
    <section className="demo-part">
      <Button
        variant="second"
        loading={starting.isPending}
        loadingLabel={words.startOver}
        disabledReason={startOverFrom === null ? undefined : words.startOverFrom(figures.dateTime(startOverFrom))}
        onClick={() => void startOver()}
      >
        {words.startOver}
      </Button>
      <p className="q-t12 q-muted">{words.startOverWhy}</p>
    </section>
  );
}

function WhatIsSame() {
  const words = demoWords.useWords();
  return (
    <section className="demo-part">
      <h2 className="q-t16 q-strong">{words.sameTitle}</h2>
      <ul className="demo-same">
        <Same is>{words.samePrices}</Same>
        <Same is>{words.sameFills}</Same>
        <Same>{words.notOthers}</Same>
        <Same>{words.notHere}</Same>
      </ul>
    </section>
  );
}

function Same({ is = false, children }: { is?: boolean; children: string }) {
  return (
    <li className={is ? '' : 'q-muted'}>
      <Icon name={is ? 'check' : 'close'} size="s" />
      <span>{children}</span>
    </li>
  );
}

function Real({ real: { available, openOrders } }: { real: NonNullable<DemoAccount['real']> }) {
  const words = demoWords.useWords();
  const figures = useFigures();
  return (
    <dl>
      <KeyValue label={words.realFree}>
        <span className="q-n">{figures.quantity(available, 2)} USDT</span>
      </KeyValue>
      <KeyValue label={words.realOrders}>
        <span className="q-n">{openOrders === 0 ? '0' : `${openOrders}, ${words.goOn}`}</span>
      </KeyValue>
    </dl>
  );
}
