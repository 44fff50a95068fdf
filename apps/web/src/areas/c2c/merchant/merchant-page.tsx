import '../merchant.css';
import { AppBar, IconButton, Tabs, Toggle } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { useBack, useNavigate } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { meQuery } from '../../../holdings/queries/me.ts';
import { notify } from '../../../shell/notify.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { submitSetTaking } from '../acts/set-taking.ts';
import { markedTitle, setSound, useAttention, useSound } from '../parts/attention.ts';
import { Lacking } from '../parts/lacking.tsx';
import { MerchantOnly } from '../parts/merchant-only.tsx';
import { Suspended } from '../parts/suspended.tsx';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { merchantQuery } from '../queries/orders.ts';
import { merchantWords } from '../words/merchant/index.ts';
import { countOf } from './waiting.ts';

const ways = {
  orders: c2cPaths.merchantOrders(),
  payments: c2cPaths.merchantPayments(),
  ads: c2cPaths.merchantAds(),
  figures: c2cPaths.merchantFigures(),
} as const;
export type MerchantPart = keyof typeof ways;
const parts = Object.keys(ways) as MerchantPart[];

/** The page of a merchant: its parts, whether orders are taken, and what waits, whichever part is shown. */
export function MerchantPage({ part, children }: { part: MerchantPart; children: ReactNode }) {
  const words = merchantWords.useWords();
  const shell = shellWords.useWords();
  const sound = useSound(({ on }) => on);
  return (
    <div className="merchant">
      <AppBar
        title={words.desk}
        onBack={useBack(c2cPaths.trader())}
        backLabel={shell.back}
        acts={
          <IconButton
            icon="bell"
            quiet={!sound}
            className={sound ? '' : 'merchant-silent'}
            label={sound ? words.soundOn : words.soundOff}
            aria-pressed={sound}
            onClick={() => setSound(!sound)}
          />
        }
      />
      <MerchantOnly>
        <Parts part={part} />
        {children}
      </MerchantOnly>
    </div>
  );
}

function Parts({ part }: { part: MerchantPart }) {
  const words = merchantWords.useWords();
  const navigate = useNavigate();
  const rows = useQuery(merchantQuery).data;
  const waiting = rows && countOf(rows, 'mine');
  const payments = rows?.filter(({ party, state }) => party === 'payer' && state === 'unpaid').length;
  useC2cChanges();
  useAttention(waiting);
  useTitle(markedTitle(waiting ?? 0, words.desk));
  const counts: Partial<Record<MerchantPart, number | undefined>> = { orders: rows?.length, payments };
  return (
    <>
      <Tabs
        label={words.sections}
        value={part}
        items={parts.map((id) => ({
          id,
          label: words.tabs[id],
          ...(counts[id] !== undefined && { count: String(counts[id]) }),
        }))}
        onChange={(next) => navigate(ways[next], { replace: true })}
      />
      <Suspended />
      <Lacking />
      <Taking />
    </>
  );
}

/** The switch holds at once; an answer that says no puts it back. */
function Taking() {
  const words = merchantWords.useWords();
  const client = useQueryClient();
  const taking = useQuery(meQuery).data?.taking;
  const underWay = useRef(false);
  if (taking === undefined) return null;

  async function change(next: boolean) {
    if (underWay.current) return;
    underWay.current = true;
    const show = (now: boolean) =>
      client.setQueryData(meQuery.queryKey, (before) => before && { ...before, taking: now });
    show(next);
    try {
      await submitSetTaking({ taking: next });
    } catch (failure) {
      show(!next);
      if (!(failure instanceof Refusal)) throw failure;
      notify(words.takingFailed, { tone: 'error' });
    } finally {
      underWay.current = false;
      await askAgain(client, { queryKey: meQuery.queryKey });
    }
  }

  return (
    <div className="merchant-taking">
      <Toggle checked={taking} onChange={(next) => void change(next)}>
        <b>{words.taking}</b>
        <span className="q-t12 q-muted">{taking ? words.takingOn : words.takingOff}</span>
      </Toggle>
    </div>
  );
}
