import '../notices.css';
import type { ContractEvent, ContractNotice } from '@quay/contract/perpetual';
import { Button, Empty, IconButton, Pill } from '@quay/ui';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { noticesQuery, useNoticePushes } from '../../../shell/queries/notices.ts';
import { ContractLine } from '../../../trading/contracts/contract-lines.tsx';
import { useWide } from '../../../trading/use-wide.ts';
import { useSeeNotices } from '../acts/see-notices.ts';
import { NoticeTopics } from '../forms/notice-topics.tsx';
import { contractNoticeWords } from '../words/notices/index.ts';

/** What the user was told of their contracts, newest first. */
export default function PerpetualNotices() {
  const words = contractNoticeWords.useWords();
  const navigate = useNavigate();
  const listed = useInfiniteQuery(noticesQuery);
  useNoticePushes();
  const { mutate: see } = useSeeNotices();
  const first = listed.data?.pages[0];
  const newest = first?.notices[0]?.id;
  const hasNew = first !== undefined && first.unseen > 0;
  useEffect(() => {
    if (newest !== undefined && hasNew) see(newest);
  }, [newest, hasNew, see]);
  const wide = useWide();
  const notices = listed.data?.pages.flatMap((page) => page.notices);
  return (
    <ListPage
      title={words.title}
      backTo={paths.perpetual('BTC')}
      line={<ContractLine page="notices" />}
      about={
        wide && (
          <>
            <h2>{words.settingsTitle}</h2>
            <NoticeTopics />
          </>
        )
      }
      acts={
        <IconButton
          icon="filter"
          label={words.settings}
          onClick={() => void navigate(paths.perpetualNoticeSettings())}
        />
      }
    >
      {!notices && <QueryState queries={[listed as never]} failed={words.failed} kept={words.failedWhy} />}
      {notices?.length === 0 && <Empty title={words.none}>{words.noneWhy}</Empty>}
      {notices && notices.length > 0 && (
        <ul className="perpetual-notices" aria-label={words.title}>
          {notices.map((notice) => (
            <Line key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {listed.hasNextPage && (
        <div className="perpetual-older">
          <Button variant="quiet" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      )}
    </ListPage>
  );
}

/** Where notices lead that are about whom the user follows, who follows the user, or a loan. */
const pageOf: Partial<Record<ContractEvent, string>> = {
  'copy-skipped': paths.following(),
  'follow-stopped': paths.following(),
  'leader-resigned': paths.following(),
  'share-paid': paths.following(),
  'earn-income': paths.financialHistory(),
  'earn-scheduled': paths.financialOrder(),
  'earn-ended': paths.financialOrder(),
  'earn-returned': paths.financialOrder(),
  'leader-approved': paths.leading(),
  'leader-rejected': paths.leading(),
  'leader-withdrawn': paths.leading(),
  'loan-warned': paths.pledgeLoans(),
  'loan-overdue': paths.pledgeLoans(),
  'loan-sold': paths.pledgeRecord(),
  'credit-paid-out': paths.borrowMoneyHistory(),
  'credit-offered': paths.borrowMoneyHistory(),
  'credit-rejected': paths.borrowMoneyHistory(),
  'credit-due-soon': paths.borrowMoneyHistory(),
  'credit-due': paths.borrowMoneyHistory(),
  'credit-overdue': paths.borrowMoneyHistory(),
  'liquidity-income': paths.linkedWallet(),
  'liquidity-scheduled': paths.linkedWallet(),
  'referral-paid': paths.promote(),
  'referral-scheduled': paths.promote(),
};

/** A price of spot: markets are named by their coins, and every contract has a dash in its name. */
const isOfSpot = ({ event, symbol }: ContractNotice): boolean =>
  event.startsWith('price-') && symbol !== null && !symbol.includes('-');

function Line({ notice }: { notice: ContractNotice }) {
  const words = contractNoticeWords.useWords();
  const figures = useFigures();
  const { event, symbol, title, text, receipt, at, seen } = notice;
  const page = pageOf[event];
  return (
    <li>
      <p className="q-row-between">
        <b>{title}</b>
        {!seen && <Pill>{words.fresh}</Pill>}
      </p>
      <p className="q-muted">{text}</p>
      <p className="q-t12 q-row-between">
        <span className="q-muted q-n">{figures.dateTime(at)}</span>
        <span className="perpetual-notices-links">
          {receipt !== null && <span className="q-n">{words.receipt(receipt)}</span>}
          {page && (
            <AppLink className="q-act" href={page}>
              {words.look}
            </AppLink>
          )}
          {!page && symbol !== null && (
            <AppLink className="q-act" href={isOfSpot(notice) ? paths.trendDetails(symbol) : paths.contract(symbol)}>
              {symbol}
            </AppLink>
          )}
        </span>
      </p>
    </li>
  );
}
