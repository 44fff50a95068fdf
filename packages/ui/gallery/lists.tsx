import { useState } from 'react';
import {
  AppBar,
  Button,
  Chip,
  CoinIcon,
  ConnectionBar,
  Empty,
  ErrorRow,
  Field,
  Harbour,
  IconButton,
  ListRow,
  Logo,
  MiniRing,
  Pill,
  PullToRefresh,
  RangeMark,
  SearchField,
  SkeletonRows,
  Sparkline,
  TabBar,
  Tabs,
} from '../src/index.ts';
import { Caption } from './parts.tsx';
import { glyph, quotes } from './samples.ts';
import { query, tabs, tone } from './shared.ts';

export function Home() {
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

export function Markets() {
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

export function States() {
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
