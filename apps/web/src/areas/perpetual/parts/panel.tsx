import type { Contract } from '@quay/contract/perpetual';
import { Button, Tabs } from '@quay/ui';
import { useId, useState } from 'react';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSession } from '../../../shell/session.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { Guest, History, OpenOrders } from '../../../trading/orders/account-panel.tsx';
import { CancelAll } from '../../../trading/orders/cancel-all.tsx';
import type { PerpetualNow } from '../account.ts';
import { perpetualOrders } from '../orders.ts';
import { perpetualWords } from '../words/index.ts';
import { MarginRatios, openPositions, Positions } from './positions.tsx';
import { Triggers } from './triggers.tsx';

const CloseAll = lazySheet(() => import('../forms/close-all.tsx'));

type Tab = 'positions' | 'orders' | 'triggers' | 'history';

type PanelProps = {
  contract: Contract;
  now: PerpetualNow;
  open: Parameters<typeof OpenOrders>[0]['open'];
};

/** Positions, open orders and history below the form. */
export function Panel({ contract, now, open }: PanelProps) {
  const words = perpetualWords.useWords();
  const loggedIn = useSession((session) => session.token !== null);
  const [tab, setTab] = useState<Tab>('positions');
  const [closing, setClosing] = useState(false);
  const panel = useId();
  const positions = loggedIn ? openPositions(now)?.length : undefined;
  const orders = loggedIn ? open.data?.length : undefined;
  const coin = coinOf(contract, '');
  return (
    <section className="trading-panel">
      <Tabs<Tab>
        label={words.panel}
        gutter="dense"
        panelId={panel}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'positions', label: words.positions, count: positions },
          { id: 'orders', label: words.orders, count: orders },
          { id: 'triggers', label: words.triggersTab, count: loggedIn ? now.triggers?.length : undefined },
          { id: 'history', label: words.history },
        ]}
        end={
          tab === 'orders' && orders ? (
            <CancelAll orders={open.data ?? []} coin={coin} of={perpetualOrders} />
          ) : tab === 'positions' && positions ? (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setClosing(true)}>
              {words.closeAll}
            </Button>
          ) : undefined
        }
      />
      <div id={panel} role="tabpanel" className="trading-panel-body">
        {!loggedIn ? (
          <Guest />
        ) : tab === 'positions' ? (
          <>
            <MarginRatios now={now} />
            <Positions now={now} />
          </>
        ) : tab === 'orders' ? (
          <OpenOrders open={open} of={perpetualOrders} />
        ) : tab === 'triggers' ? (
          <Triggers now={now} />
        ) : (
          <History symbol={coin.symbol} of={perpetualOrders} />
        )}
      </div>
      <CloseAll open={closing} onClose={() => setClosing(false)} contract={contract} now={now} />
    </section>
  );
}
