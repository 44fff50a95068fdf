import type { DemoAccount } from '@quay/contract/demo';
import { text, units } from '@quay/money';
import { AppBar, Button, buttonClass, ErrorRow, Icon, KeyValue, Logo, SkeletonRows, showToast } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { demoAccountQuery } from '../../../demo/queries/demo-account.ts';
import { demoWords } from '../../../demo/words/index.ts';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useStartOver } from '../acts/start-over.ts';
import './demo-home.css';

/** The start page of the demo: what the practice money is worth, what is like the real market, and what is not. */
export default function DemoHome() {
  const words = demoWords.useWords();
  useTitle(words.money);
  const account = useQuery(demoAccountQuery);
  return (
    <div className="demo-home">
      <AppBar>
        <Logo />
      </AppBar>
      {account.data ? (
        <Money account={account.data} />
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
      )}
      <section className="demo-part">
        <h2 className="q-t16 q-strong">{words.sameTitle}</h2>
        <ul className="demo-same">
          <Same is>{words.samePrices}</Same>
          <Same is>{words.sameFills}</Same>
          <Same>{words.notOthers}</Same>
          <Same>{words.notHere}</Same>
        </ul>
      </section>
      {account.data?.real && (
        <section className="demo-part">
          <h2 className="q-t16 q-strong">{words.realTitle}</h2>
          <Real real={account.data.real} />
          <p className="q-t12 q-muted">{words.nothingCrosses}</p>
        </section>
      )}
    </div>
  );
}

function Money({ account: { worth, funds, since, startOverFrom, coin } }: { account: DemoAccount }) {
  const words = demoWords.useWords();
  const figures = useFigures();
  const lastSymbol = usePreferences((preferences) => preferences.lastSymbols.spot);
  const starting = useStartOver();
  const result = units(worth) - units(funds);
  const share = text((result * 100_000_000n) / units(funds));

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
      <div className="demo-acts">
        <AppLink className={buttonClass({})} href={paths.trade(lastSymbol)}>
          {words.practise}
        </AppLink>
        <Button
          variant="second"
          loading={starting.isPending}
          loadingLabel={words.startOver}
          disabledReason={startOverFrom === null ? undefined : words.startOverFrom(figures.dateTime(startOverFrom))}
          onClick={() => void startOver()}
        >
          {words.startOver}
        </Button>
      </div>
      <p className="q-t12 q-muted">{words.startOverWhy}</p>
      <AppLink className="q-act" href={paths.tradeRecord(EVERY_MARKET)}>
        {words.records}
      </AppLink>
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
