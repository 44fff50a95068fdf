import type { LinkedWallet, LiquidityOverview } from '@quay/contract/liquidity';
import { Button, buttonClass, Empty, KeyValue, PanePage, Pill } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { SaveButton } from '../../../records/save-button.tsx';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useEarnPushes } from '../changed.ts';
import { type Chosen, useLinking } from '../forms/link-wallet.tsx';
import { EarnLine } from '../parts/earn-line.tsx';
import { OwnWallet, shortAddress } from '../parts/own-wallet.tsx';
import { WalletBudget } from '../parts/wallet-budget.tsx';
import { WalletDays } from '../parts/wallet-days.tsx';
import { WalletTerms } from '../parts/wallet-terms.tsx';
import { daysQuery } from '../queries/days.ts';
import { walletDaysFile } from '../queries/days-export.ts';
import { overviewQuery } from '../queries/overview.ts';
import { walletsQuery } from '../queries/wallets.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';
import '../linked-wallet.css';

const Unlink = lazySheet(() => import('../forms/unlink-wallet.tsx'));
const DAY_MS = 86_400_000;

/** Income of one's own wallet, which Quay reads and cannot touch. Everybody sees the terms; who is logged in links one. */
export default function LinkedWalletPage() {
  const words = earnWords.useWords();
  const wide = useWide();
  const overview = useQuery(overviewQuery);
  useEarnPushes();
  useTitle(words.wallet.title);
  if (overview.data) return <Offered of={overview.data} wide={wide} />;
  const state =
    overview.data === null ? (
      <Empty title={words.wallet.closed}>{words.wallet.neverOffered}</Empty>
    ) : (
      <QueryState queries={[overview]} failed={words.wallet.failed} kept={words.wallet.failedWhy} />
    );
  return wide ? (
    <PanePage title={words.wallet.title} line={<EarnLine page="wallet" />}>
      {state}
    </PanePage>
  ) : (
    <ColumnPage title={words.wallet.title} backTo={paths.earn()}>
      {state}
    </ColumnPage>
  );
}

function Offered({ of, wide }: { of: LiquidityOverview; wide: boolean }) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const loggedIn = useSession((session) => session.token !== null);
  const wallets = useQuery({ ...walletsQuery, enabled: loggedIn });
  const days = useInfiniteQuery({ ...daysQuery, enabled: loggedIn });
  const [chosen, onChosen] = useState<Chosen>();
  const linking = useLinking({ of, chosen, onChosen });
  const linked = wallets.data?.filter(({ status }) => status === 'linked') ?? [];
  const all = days.data?.pages.flat() ?? [];
  const last = all.find(({ wallet, readings }) => wallet === linked[0]?.wallet && readings.length > 0);
  const address = chosen?.address ?? linked[0]?.address;
  const held = chosen ? money(chosen.message.held, of.coin) : last ? money(last.readings.at(-1)!.held, of.coin) : '';
  const view = <OwnWallet address={address ? shortAddress(address) : ''} held={held} />;
  const own = (
    <>
      {wallets.data && wallets.data.length > 0 && <Wallets of={wallets.data} dayMs={of.dayMs} />}
      {loggedIn && all.length > 0 && (
        <section className="earn-part">
          <div className="q-row-between">
            <h2>{words.wallet.days}</h2>
            <SaveButton label={words.saveHistory} file={walletDaysFile.name} of="days" fetch={walletDaysFile.fetch} />
          </div>
          <WalletDays days={all} dayMs={of.dayMs} readingsMin={of.readingsMin} now={exchangeNow()} />
          {days.hasNextPage && (
            <Button variant="quiet" loading={days.isFetchingNextPage} onClick={() => void days.fetchNextPage()}>
              {words.wallet.older}
            </Button>
          )}
        </section>
      )}
      {loggedIn && !(wallets.data && days.data) && (
        <QueryState queries={[wallets, days]} failed={words.wallet.ownFailed} kept={words.wallet.failedWhy} />
      )}
    </>
  );
  const how = <How of={of} />;
  const short = of.dayMs < DAY_MS && (
    <p className="earn-foot q-muted q-t12">{words.shortDay(Math.round(of.dayMs / 1000))}</p>
  );
  const entrance = (
    <>
      <section className="earn-part">
        <p className="q-muted">{words.wallet.loginFirst}</p>
        <WalletTerms of={of} held={undefined} />
      </section>
    </>
  );
  const enter = (
    <AppLink className={buttonClass({ wide: true })} href={paths.login(paths.linkedWallet())}>
      {words.wallet.logIn}
    </AppLink>
  );
  if (wide) {
    return (
      <PanePage
        title={words.wallet.title}
        line={<EarnLine page="wallet" />}
        asideLabel={words.wallet.linkThis}
        aside={
          <>
            <h2 className="earn-aside-title">{words.wallet.linkThis}</h2>
            {loggedIn ? linking.content : entrance}
          </>
        }
        asideFoot={loggedIn ? linking.act : enter}
      >
        {view}
        <div className="earn-own-columns">
          {how}
          <WalletBudget of={of} />
        </div>
        {own}
        {short}
      </PanePage>
    );
  }
  return (
    <ColumnPage title={words.wallet.title} backTo={paths.earn()} foot={loggedIn ? linking.act : enter}>
      {view}
      {loggedIn ? linking.content : entrance}
      {own}
      {how}
      <WalletBudget of={of} />
      {short}
    </ColumnPage>
  );
}

/** When it is read, what counts, and what happens when the chain does not answer. */
function How({ of: { readings, readingsMin } }: { of: LiquidityOverview }) {
  const words = earnWords.useWords().wallet;
  return (
    <section className="earn-part">
      <h2>{words.how}</h2>
      <dl>
        <KeyValue label={words.isRead}>{words.isReadSaid(readings)}</KeyValue>
        <KeyValue label={words.counts}>{words.countsSaid}</KeyValue>
        <KeyValue label={words.movingAway}>{words.movingAwaySaid}</KeyValue>
        <KeyValue label={words.silent}>{words.silentSaid(readingsMin)}</KeyValue>
        <KeyValue label={words.whenPaid}>{words.whenPaidSaid}</KeyValue>
      </dl>
    </section>
  );
}

function Wallets({ of, dayMs }: { of: readonly LinkedWallet[]; dayMs: number }) {
  const words = earnWords.useWords().wallet;
  const { moment } = useSaid();
  const [leaving, setLeaving] = useState<LinkedWallet>();
  return (
    <section className="earn-part">
      <h2>{words.yoursTitle}</h2>
      <ul className="earn-wallet-days">
        {of.map((one) => (
          <li key={one.wallet}>
            <p className="q-row-between">
              <b className="q-n">{shortAddress(one.address)}</b>
              {one.status === 'linked' ? (
                <Button variant="quiet" onClick={() => setLeaving(one)}>
                  {words.unlink}
                </Button>
              ) : (
                <Pill>{words.ended}</Pill>
              )}
            </p>
            <p className="q-t12 q-muted">
              {one.status === 'linked'
                ? words.countsFrom(one.network, moment(one.countsFrom, dayMs))
                : words.endedAt(one.network, moment(one.endedAt!, dayMs))}
            </p>
          </li>
        ))}
      </ul>
      {leaving && <Unlink open onClose={() => setLeaving(undefined)} of={leaving} />}
    </section>
  );
}
