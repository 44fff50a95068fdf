import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AllocationStrip,
  AppBar,
  Bone,
  Button,
  buttonClass,
  Checkbox,
  Chip,
  CodeField,
  CoinIcon,
  ConnectionBar,
  DepthChart,
  DesktopHeader,
  Empty,
  ErrorRow,
  EscrowLine,
  type EscrowState,
  Field,
  Harbour,
  Icon,
  IconButton,
  type IconName,
  iconSprite,
  KeyValue,
  ListRow,
  Logo,
  MiniRing,
  Note,
  OrderBookCanvas,
  type OrderBookHandle,
  PasswordField,
  PasswordMeter,
  PercentRule,
  Pill,
  Planks,
  Plate,
  PriceField,
  PriceFlash,
  PullToRefresh,
  RangeMark,
  Ring,
  SearchField,
  SegmentKey,
  Segments,
  Select,
  SelectButton,
  Sheet,
  SkeletonRows,
  Sparkline,
  showToast,
  TabBar,
  Tabs,
  Tag,
  TickRule,
  Timeline,
  Toasts,
  Toggle,
} from '../src/index.ts';
import '../src/styles.css';
import './gallery.css';
import { asks, bids, depthAsks, depthBids, glyph, quotes } from './samples.ts';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = query.get('theme') ?? 'dark';
root.dataset.updown = query.get('updown') ?? 'green';

const tabs = [
  { href: '#home', icon: 'home', label: 'Home' },
  { href: '#markets', icon: 'markets', label: 'Markets' },
  { href: '#trade', icon: 'trade', label: 'Trade' },
  { href: '#contracts', icon: 'contracts', label: 'Contracts' },
  { href: '#assets', icon: 'assets', label: 'Assets' },
  { href: '#account', icon: 'user', label: 'Account' },
] as const;
const bookLabels = { price: 'Price', amount: 'Amount BTC', sum: 'Sum', asks: 'Ask', bids: 'Bid' };
const percent = (value: number) => `${value}%`;

function Caption({ children }: { children: string }) {
  return <div className="q-t12 q-muted">{children}</div>;
}

function useIconNames(): readonly IconName[] {
  const [names, setNames] = useState<readonly IconName[]>([]);
  useEffect(() => {
    void fetch(iconSprite)
      .then((reply) => reply.text())
      .then((text) => setNames([...text.matchAll(/symbol id="(\w+)"/g)].map((match) => match[1] as IconName)));
  }, []);
  return names;
}

function Parts() {
  const [amount, setAmount] = useState('120.00');
  const [wrong, setWrong] = useState('1,200.00');
  const [rule, setRule] = useState(38);
  const [checked, setChecked] = useState(true);
  const [code, setCode] = useState('4711');
  const [open, setOpen] = useState(query.has('sheet'));
  const [escrow, setEscrow] = useState<EscrowState>('offered');
  const [fast, setFast] = useState(false);
  const [price, setPrice] = useState({ value: '64217.9', text: '64,217.9' });
  const names = useIconNames();
  const max = (
    <button type="button" className={buttonClass({ variant: 'quiet' })}>
      Max
    </button>
  );
  const order = {
    amount: '541.12 USDT',
    seller: 'Alice K.',
    sellerRole: 'Seller',
    payer: 'Bob B.',
    payerRole: 'You, payer',
    label: '541.12 USDT in escrow',
  };
  return (
    <main className="gallery">
      <section className="gallery-column">
        <h2>Buttons</h2>
        <Button wide>Sell 120 USDT</Button>
        <Button wide loading loadingLabel="Selling 120 USDT">
          Sell 120 USDT
        </Button>
        <Button
          wide
          disabledReason="You have 96.40 USDT in Spot."
          reasonAct={
            <a className={buttonClass({ variant: 'quiet' })} href="#transfer">
              Transfer
            </a>
          }
        >
          Sell 120 USDT
        </Button>
        <div className="q-row q-gap-2">
          <Button variant="second" size="row" onClick={() => setOpen(true)}>
            Second
          </Button>
          <Button variant="rise" size="row" onClick={() => setPrice({ value: '64218.4', text: '64,218.4' })}>
            Buy
          </Button>
          <Button variant="fall" size="row" onClick={() => showToast('Order cancelled', { tone: 'done' })}>
            Sell
          </Button>
          <Button variant="quiet">Quiet act</Button>
        </div>
        <div className="q-row q-gap-3">
          <Button variant="rise-soft" wide>
            Buy
          </Button>
          <Button variant="fall-soft" wide>
            Sell
          </Button>
        </div>
        <div className="q-row q-wrap q-gap-2">
          <Pill>Neutral</Pill>
          <Pill tone="accent">Your turn</Pill>
          <Pill tone="warn">Under appeal</Pill>
          <Pill tone="rise">Done</Pill>
          <Pill tone="fall">Refused</Pill>
          <Tag>SEPA</Tag>
        </div>
        <div>
          <h2>Type</h2>
          {(['40', '32', '24', '20', '16', '14', '12'] as const).map((size) => (
            <div key={size} className="q-row-between q-baseline q-line-above">
              <Caption>{size}</Caption>
              <span className={`q-n q-t${size} ${Number(size) > 16 ? 'q-strong' : ''}`}>
                {size === '40' ? '$24,861.07' : '64,218.4'}
              </span>
            </div>
          ))}
        </div>
        <Note>Coins sent to another network are lost.</Note>
        <Checkbox checked={checked} onChange={setChecked}>
          Skip this sheet for orders below 1,000 USDT
        </Checkbox>
        <Toggle checked={checked} onChange={setChecked}>
          Red means up
        </Toggle>
        <Toggle checked={!checked} onChange={() => setChecked(!checked)}>
          Fast confirmations
        </Toggle>
        <Timeline
          label="Order"
          steps={[
            { id: 'lock', state: 'done', title: 'Coins locked in escrow', time: '14:02:07', more: '7a31 … 04' },
            { id: 'pay', state: 'now', title: 'You pay Alice', time: '12:41' },
            { id: 'check', state: 'next', title: 'Alice checks her bank and releases', time: '≈ 4 min' },
            { id: 'end', state: 'next', title: '541.12 USDT in your P2P account' },
          ]}
        />
      </section>
      <section className="gallery-column">
        <h2>Fields and figures</h2>
        <Field
          label="Amount"
          figure
          unit="USDT"
          end={max}
          value={amount}
          onChange={setAmount}
          below="≈ €110.88"
          placeholder="Amount"
        />
        <Field
          label="Error, value kept"
          figure
          unit="USDT"
          end={max}
          value={wrong}
          onChange={setWrong}
          error="223.60 more than you have. The most is 976.40 USDT."
        />
        <Field label="Amount" labelAt="inline" dense figure unit="BTC" value={amount} onChange={setAmount} />
        <PasswordField label="Password" revealLabel="Show" hideLabel="Hide" value={amount} onChange={setAmount} />
        <PasswordMeter score={3}>Good. Two more characters make it strong.</PasswordMeter>
        <CodeField label="Code from your authenticator" value={code} onChange={setCode} />
        <CodeField
          label="Fund password"
          secret
          value={code}
          onChange={setCode}
          error="The fund password is wrong. 4 tries are left."
        />
        <div>
          <Caption>Percent rule</Caption>
          <PercentRule label="Share of what is available" value={rule} onChange={setRule} formatPercent={percent} />
        </div>
        <div>
          <Caption>Price flash</Caption>
          <div className="q-t32 q-strong">
            <PriceFlash {...price} />
          </div>
        </div>
        <Planks done={7} of={12} label="7 of 12 confirmations" />
        <div className="q-row q-gap-5">
          <Ring secondsLeft={761} secondsTotal={900} label="12 minutes left">
            12:41
          </Ring>
          <Ring secondsLeft={144} secondsTotal={900} label="2 minutes left">
            2:24
          </Ring>
          <MiniRing share={0.84} />
          <MiniRing share={0.4} size="s" />
          <MiniRing share={0.2} size="xs" tone="warn" />
        </div>
        <AllocationStrip
          label="Spot 60%"
          parts={[
            { hue: 1, share: 59.9 },
            { hue: 2, share: 16.9 },
            { hue: 3, share: 18.1 },
            { hue: 4, share: 4.2 },
            { hue: 5, share: 0.9 },
          ]}
        />
        <div className="q-row q-gap-3">
          <SegmentKey hue={1} />
          Spot
          <SegmentKey hue={4} />
          P2P
          <SegmentKey hue="none" />
          Delivery
        </div>
        <Select
          label="Speed"
          value={fast ? 'fast' : 'slow'}
          onChange={(value) => setFast(value === 'fast')}
          options={[
            { value: 'slow', label: 'Slow' },
            { value: 'fast', label: 'Fast' },
          ]}
        />
        <SelectButton label="Coin" main onClick={() => setOpen(true)}>
          <CoinIcon symbol="USDT" src={glyph('USDT')} size="s" />
          USDT
        </SelectButton>
      </section>
      <section className="gallery-column">
        <h2>Icons</h2>
        <div className="gallery-icons">
          {names.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
        <div className="q-row q-gap-3">
          {['BTC', 'ETH', 'USDT', 'SOL', 'XRP', 'DOGE', 'ZED'].map((symbol) => (
            <CoinIcon key={symbol} symbol={symbol} src={glyph(symbol)} />
          ))}
        </div>
        <Segments
          label="State"
          value={escrow}
          onChange={setEscrow}
          items={[
            { id: 'offered', label: 'Offered' },
            { id: 'released', label: 'Released' },
            { id: 'returned', label: 'Returned' },
            { id: 'appeal', label: 'Appeal' },
          ]}
        />
        <EscrowLine state={escrow} {...order} />
        <EscrowLine state="appeal" {...order} amount="12,480.52000000 USDT" />
        <dl>
          <KeyValue label="Type">Limit, good till cancelled</KeyValue>
          <KeyValue label="IBAN" copy={{ text: 'DE41100208900027445138', label: 'Copy', copiedLabel: 'Copied' }}>
            <span className="q-code">DE41 1002 0890 0027 4451 38</span>
          </KeyValue>
        </dl>
        <DepthChart
          label="Depth"
          bids={depthBids}
          asks={depthAsks}
          formatPrice={(value) => value.toFixed(1)}
          formatTotal={(value) => `${value.toFixed(4)} BTC`}
        />
        <TickRule share={0.4} label="40% filled" />
        <Bone width={20} />
        <ErrorRow title="The rest did not load" retryLabel="Try again" onRetry={() => undefined}>
          What you see above is kept. Nothing was lost.
        </ErrorRow>
      </section>
      <OrderSheet open={open} onClose={() => setOpen(false)} />
      <Toasts label="Notices" closeLabel="Close" />
    </main>
  );
}

function OrderSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
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

function OrderForm() {
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
      <PriceField label="Price USDT" lessLabel="Less" moreLabel="More" value={price} onChange={setPrice} step="0.1" />
      <PriceField
        label="Amount BTC"
        lessLabel="Less"
        moreLabel="More"
        value={amount}
        onChange={setAmount}
        step="0.0001"
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

function Trade() {
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

function tone(percentText: string): string {
  if (percentText.startsWith('+')) return 'q-rise';
  return percentText.startsWith('−') ? 'q-fall' : 'q-muted';
}

function Home() {
  const [tab, setTab] = useState<'hot' | 'gainers'>('hot');
  return (
    <div className="gallery-phone">
      <AppBar
        acts={
          <>
            <IconButton icon="search" label="Search" />
            <IconButton icon="bell" label="Notices, 2 unread" dot />
          </>
        }
      >
        <div className="q-row q-gap-4">
          <Logo />
          <Pill>Simulated market</Pill>
        </div>
      </AppBar>
      <PullToRefresh busyLabel="Refreshing" onRefresh={() => new Promise((done) => setTimeout(done, 800))}>
        <div className="q-gutter">
          <div className="q-muted">Total value</div>
          <div className="q-t40 q-strong q-n">
            $24,861<span className="q-tail">.07</span>
          </div>
          <div className="q-row q-gap-3">
            <Button wide>Deposit</Button>
            <Button wide variant="second">
              Buy with EUR
            </Button>
          </div>
        </div>
        <div className="q-row q-gap-3 q-gutter q-line-above">
          <MiniRing share={0.84} />
          <div className="q-grow">
            <div className="q-mid">Pay 500.00 EUR to Alice K.</div>
            <Caption>541.12 USDT wait in escrow, until 14:17</Caption>
          </div>
        </div>
        <Tabs
          label="Lists"
          value={tab}
          onChange={setTab}
          items={[
            { id: 'hot', label: 'Hot' },
            { id: 'gainers', label: 'Gainers' },
          ]}
        />
        {quotes.map((quote) => (
          <ListRow
            key={quote.symbol}
            href={`#${quote.symbol}`}
            start={<CoinIcon symbol={quote.symbol} src={glyph(quote.symbol)} />}
            title={quote.symbol}
            sub={quote.name}
            middle={<Sparkline points={quote.points} />}
            figure={quote.price}
            figureWidth={10.5}
            figureSub={<span className={`q-t14 ${tone(quote.percent)}`}>{quote.percent}</span>}
          />
        ))}
      </PullToRefresh>
      <TabBar label="Areas" items={tabs} current="#home" />
    </div>
  );
}

function Markets() {
  const [search, setSearch] = useState('');
  return (
    <div className="gallery-phone">
      <AppBar title="Markets" acts={<IconButton icon="alarm" label="Alerts" />} />
      <div className="q-gutter">
        <SearchField label="Coin, pair or contract" clearLabel="Clear" value={search} onChange={setSearch} />
      </div>
      <ConnectionBar age="Prices are 48 s old." retry="retry in 6 s">
        No connection.
      </ConnectionBar>
      <Tabs
        label="Kind"
        value="spot"
        onChange={() => undefined}
        items={[
          { id: 'fav', label: 'Favourites' },
          { id: 'hot', label: 'Hot' },
          { id: 'spot', label: 'Spot' },
          { id: 'contracts', label: 'Contracts' },
          { id: 'delivery', label: 'Delivery' },
        ]}
      />
      <div className="q-row q-gap-2 q-gutter">
        <span className="q-grow q-row q-gap-2">
          <Chip pressed>All</Chip>
          <Chip pressed={false}>Gainers</Chip>
          <Chip pressed={false}>New</Chip>
        </span>
        <Chip outlined opens>
          USDT
        </Chip>
      </div>
      <div className={query.has('stale') ? 'q-stale' : ''}>
        {quotes.slice(0, 4).map((quote) => (
          <ListRow
            key={quote.symbol}
            href={`#${quote.symbol}`}
            start={<CoinIcon symbol={quote.symbol} src={glyph(quote.symbol)} />}
            title={
              <>
                {quote.symbol}
                <span className="q-faint q-t12"> /USDT</span>
              </>
            }
            sub={`Vol ${quote.volume}`}
            middle={<RangeMark at={quote.at} />}
            figure={quote.price}
            figureWidth={10.5}
            figureSub={quote.change}
            end={<span className={`q-n q-mid ${tone(quote.percent)}`}>{quote.percent}</span>}
          />
        ))}
      </div>
      <ErrorRow title="The rest did not load" retryLabel="Try again" onRetry={() => undefined}>
        What you see above is kept. Nothing was lost.
      </ErrorRow>
      <SkeletonRows label="Loading" rows={3} />
      <TabBar label="Areas" items={tabs} current="#markets" />
    </div>
  );
}

function States() {
  const [name, setName] = useState('bob');
  return (
    <div className="gallery-phone">
      <AppBar
        title="Buy USDT"
        subtitle={<span className="q-code">C2C 2096 4471 0382</span>}
        onBack={() => undefined}
        backLabel="Back"
        acts={<IconButton icon="help" label="Help" />}
      />
      <div className="q-gutter">
        <Logo large />
      </div>
      <Harbour />
      <div className="q-gutter">
        <Field label="Account, email or phone" value={name} onChange={setName} />
      </div>
      <Empty
        title="No open orders"
        act={<Button wide>Buy USDT with EUR</Button>}
        quiet={<Button variant="quiet">Post your own ad</Button>}
      >
        When you buy or sell with another person, the order waits here until both sides are done.
      </Empty>
    </div>
  );
}

function Desktop() {
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

const views: Record<string, () => React.JSX.Element> = {
  parts: Parts,
  trade: Trade,
  home: Home,
  markets: Markets,
  states: States,
  desktop: Desktop,
};
const View = views[query.get('view') ?? 'parts'] ?? Parts;
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <View />
    </StrictMode>,
  );
}
