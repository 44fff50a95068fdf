import { format, units } from '@quay/money';
import { useEffect, useRef, useState } from 'react';
import {
  AllocationStrip,
  AppBar,
  Button,
  Checkbox,
  Chip,
  Icon,
  IconButton,
  KeyValue,
  ListRow,
  OrderBookCanvas,
  type OrderBookHandle,
  PercentRule,
  Plate,
  PriceField,
  PriceFlash,
  Segments,
  Select,
  Sheet,
  showToast,
  TabBar,
  Tabs,
  TickRule,
  Toasts,
} from '../src/index.ts';
import { asks, bids } from './samples.ts';
import { bookLabels, percent, query, tabs } from './shared.ts';

export function OrderSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [skip, setSkip] = useState(false);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel="Close"
      title="Buy BTC at 64,150.0 or better"
      foot={
        <Button variant="rise" wide onClick={onClose}>
          Buy 0.1250 BTC for 8,018.75 USDT
        </Button>
      }
    >
      <Plate
        leaves={{ label: 'Leaves Spot', amount: '8,018.75 USDT', remark: 'frozen until filled or cancelled' }}
        arrives={{ label: 'Arrives in Spot', amount: '0.12487500 BTC', remark: '≈ $8,010.73' }}
      />
      <dl className="q-line-above q-line-below gallery-facts">
        <KeyValue label="Type">Limit, good till cancelled</KeyValue>
        <KeyValue label="Last price now">
          64,218.4 <span className="q-muted">(yours is 0.11% below)</span>
        </KeyValue>
        <KeyValue label="Fee 0.10%, at most">0.00012500 BTC ≈ 8.02 USDT</KeyValue>
        <KeyValue label="When">Waits in the book at your price</KeyValue>
      </dl>
      <Checkbox checked={skip} onChange={setSkip}>
        Skip this sheet for orders below 1,000 USDT
      </Checkbox>
    </Sheet>
  );
}

export function OrderForm() {
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const [price, setPrice] = useState('64150.0');
  const [amount, setAmount] = useState('0.1250');
  const [rule, setRule] = useState(64);
  const [stop, setStop] = useState(false);
  return (
    <div className="q-stack q-gap-3">
      <Segments
        label="Side"
        value={side}
        onChange={setSide}
        items={[
          { id: 'buy', label: 'Buy', tone: 'rise' },
          { id: 'sell', label: 'Sell', tone: 'fall' },
        ]}
      />
      <Select
        label="Type"
        labelUnseen
        value="limit"
        onChange={() => undefined}
        options={[{ value: 'limit', label: 'Limit' }]}
      />
      <PriceField
        label="Price USDT"
        lessLabel="Less"
        moreLabel="More"
        value={price}
        reading={price === '64150.0' ? '64,150.0' : undefined}
        onChange={setPrice}
        onStep={(direction) => setPrice(format(units(price) + BigInt(direction) * units('0.1'), 1))}
      />
      <PriceField
        label="Amount BTC"
        lessLabel="Less"
        moreLabel="More"
        value={amount}
        onChange={setAmount}
        onStep={(direction) => setAmount(format(units(amount) + BigInt(direction) * units('0.0001'), 4))}
      />
      <PercentRule label="Share of what is available" value={rule} onChange={setRule} formatPercent={percent} />
      <dl className="q-kv-dense">
        <KeyValue label="Total 64%">8,018.75 USDT</KeyValue>
        <KeyValue label="Available">12,480.52 USDT</KeyValue>
      </dl>
      <Checkbox checked={stop} onChange={setStop}>
        Profit / stop
      </Checkbox>
      <Button variant={side === 'buy' ? 'rise' : 'fall'}>{side === 'buy' ? 'Buy' : 'Sell'} 0.1250 BTC</Button>
    </div>
  );
}

export function Trade() {
  const [tab, setTab] = useState<'open' | 'holdings' | 'history'>('open');
  const book = useRef<OrderBookHandle>(null);
  useEffect(() => {
    if (!query.has('live')) return;
    // A moving book: amounts change a few times a second, drawn through the handle.
    const timer = setInterval(() => {
      const moved = bids(8).map((level) =>
        Math.random() < 0.2 ? { ...level, amount: (Math.random() * 2).toFixed(4) } : level,
      );
      book.current?.draw(asks(8), moved);
    }, 300);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="gallery-phone">
      <AppBar
        dense
        acts={
          <>
            <IconButton icon="candles" label="Chart" />
            <IconButton icon="star" label="Favourite" />
            <IconButton icon="more" label="More" />
          </>
        }
      >
        <div className="q-t20 q-strong q-row q-gap-1">
          BTC<span className="q-faint">/USDT</span>
          <Icon name="down" size="s" />
        </div>
        <div className="q-t12 q-rise q-n q-mid">+1.92%</div>
      </AppBar>
      <div className="gallery-trade q-gutter-dense">
        <div>
          <OrderBookCanvas
            ref={book}
            asks={asks(8)}
            bids={bids(8)}
            labels={bookLabels}
            onPick={(level) => showToast(level.price)}
          >
            <div className="q-t20 q-strong q-rise">
              <PriceFlash value="64218.4" text="64,218.4" />
            </div>
            <div className="q-t12 q-muted">Spread 0.6</div>
          </OrderBookCanvas>
          <div className="q-row q-gap-2 q-t12">
            <span className="q-rise">54%</span>
            <div className="q-grow">
              <AllocationStrip
                thin
                label="54% bids"
                parts={[
                  { hue: 'rise', share: 54 },
                  { hue: 'fall', share: 46 },
                ]}
              />
            </div>
            <span className="q-fall">46%</span>
          </div>
          <div className="q-row q-gap-2">
            <Chip outlined opens>
              0.1
            </Chip>
          </div>
        </div>
        <OrderForm />
      </div>
      <Tabs
        label="Orders"
        gutter="dense"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'open', label: 'Open orders', count: 3 },
          { id: 'holdings', label: 'Holdings' },
          { id: 'history', label: 'History' },
        ]}
        end={<Button variant="quiet">Cancel all</Button>}
      />
      <ListRow
        dense
        title={
          <span className="q-t14">
            BTC/USDT <span className="q-rise">Buy</span>
          </span>
        }
        sub={<TickRule share={0.4} label="40% filled" />}
        figure={<span className="q-t14">64,215.4</span>}
        figureSub="0.2442 / 0.6105"
        end={<IconButton icon="close" size="s" quiet label="Cancel order" />}
      />
      <ListRow
        dense
        title={
          <span className="q-t14">
            ETH/USDT <span className="q-fall">Sell</span>
          </span>
        }
        sub={<TickRule share={0} label="0% filled" />}
        figure={<span className="q-t14">3,480.00</span>}
        figureSub="0.0000 / 1.5000"
        end={<IconButton icon="close" size="s" quiet label="Cancel order" />}
      />
      <OrderBookCanvas
        layout="split"
        rows={5}
        asks={asks(5)}
        bids={bids(5)}
        labels={{ price: 'Price', amount: 'BTC', asks: 'Ask', bids: 'Bid' }}
      />
      <TabBar label="Areas" items={tabs} current="#trade" />
      <Toasts label="Notices" closeLabel="Close" />
    </div>
  );
}
