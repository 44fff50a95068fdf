import { Button, DepthChart, DesktopHeader, Logo, MiniRing, OrderBookCanvas, Pill, PriceFlash } from '../src/index.ts';
import { asks, bids, depthAsks, depthBids } from './samples.ts';
import { bookLabels, query } from './shared.ts';
import { OrderForm, OrderSheet } from './trade.tsx';

export function Desktop() {
  return (
    <>
      <DesktopHeader
        brand={<Logo />}
        label="Areas"
        items={['Markets', 'Spot', 'Contracts', 'P2P', 'Earn', 'Loans'].map((label) => ({ href: `#${label}`, label }))}
        current="#Contracts"
      >
        <Pill>Simulated market</Pill>
        <span className="q-row q-gap-2">
          <MiniRing share={0.84} size="s" />
          Pay 500.00 EUR <span className="q-muted q-n">12:41</span>
        </span>
        <Button variant="second" size="row">
          Deposit
        </Button>
      </DesktopHeader>
      <div className="gallery-desktop">
        <DepthChart
          label="Depth"
          bids={depthBids}
          asks={depthAsks}
          formatPrice={(value) => value.toFixed(1)}
          formatTotal={(value) => `${value.toFixed(4)} BTC`}
        />
        <div className="gallery-pane">
          <OrderBookCanvas
            sum
            rows={11}
            asks={asks(11)}
            bids={bids(11)}
            labels={{ ...bookLabels, amount: 'BTC' }}
            onPick={() => undefined}
          >
            <div className="q-row-between">
              <span className="q-t24 q-strong q-rise">
                <PriceFlash value="64218.4" text="64,218.4" />
              </span>
              <span className="q-t12 q-muted">Spread 0.6</span>
            </div>
          </OrderBookCanvas>
        </div>
        <div className="gallery-pane">
          <OrderForm />
        </div>
      </div>
      <OrderSheet open={query.has('sheet')} onClose={() => undefined} />
    </>
  );
}
