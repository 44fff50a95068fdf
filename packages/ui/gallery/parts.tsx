import { useEffect, useState } from 'react';
import {
  AllocationStrip,
  Bone,
  Button,
  buttonClass,
  Checkbox,
  CodeField,
  CoinIcon,
  DepthChart,
  DistanceRule,
  ErrorRow,
  EscrowLine,
  type EscrowState,
  Field,
  Icon,
  type IconName,
  ImageField,
  type ImageFieldWords,
  iconSprite,
  KeyValue,
  LeverageRule,
  LongField,
  MiniRing,
  Note,
  PasswordField,
  PasswordMeter,
  PercentRule,
  PhoneField,
  Pill,
  Planks,
  PriceFlash,
  ResendCode,
  Ring,
  SegmentKey,
  Segments,
  Select,
  SelectButton,
  showToast,
  Tag,
  TickRule,
  Timeline,
  Toasts,
  Toggle,
} from '../src/index.ts';
import { depthAsks, depthBids, glyph } from './samples.ts';
import { percent, query } from './shared.ts';
import { OrderSheet } from './trade.tsx';

const imageWords: ImageFieldWords = {
  choose: 'Choose a picture',
  camera: 'Take a photo',
  uploading: (done) => `Uploading, ${done}%`,
  cancel: 'Cancel',
  uploaded: 'Uploaded',
  replace: 'Choose another',
  remove: 'Remove',
  tryAgain: 'Try again',
  preview: 'Your picture',
  crop: {
    title: 'Crop the picture',
    close: 'Leave this picture out',
    lead: 'Drag the corners until the frame holds all of it and little else.',
    corners: {
      'top-left': 'Upper left corner',
      'top-right': 'Upper right corner',
      'bottom-left': 'Lower left corner',
      'bottom-right': 'Lower right corner',
    },
    move: 'Move the frame',
    use: 'Upload this picture',
    using: 'Cutting it out',
  },
};

/** As long as an upload on a train; every third one fails. */
let uploads = 0;
async function slowly(onProgress: (share: number) => void, signal: AbortSignal): Promise<{ fileId: string }> {
  uploads += 1;
  const mine = uploads;
  for (let tenth = 1; tenth <= 10; tenth++) {
    await new Promise((next) => setTimeout(next, 150));
    signal.throwIfAborted();
    onProgress(tenth / 10);
    if (mine % 3 === 0 && tenth === 6) throw new Error('lost');
  }
  return { fileId: String(mine) };
}

function Images() {
  const [front, setFront] = useState<string | null>(null);
  return (
    <ImageField
      label="Front of the document"
      hint="All four corners on it, no glare, every letter readable."
      outline="card-front"
      camera="environment"
      crop
      accept={['image/jpeg', 'image/png']}
      value={front}
      onChange={setFront}
      upload={(_, onProgress, signal) => slowly(onProgress, signal)}
      failureWords={() => 'The picture did not arrive. Check your connection.'}
      words={imageWords}
    />
  );
}

export function Caption({ children }: { children: string }) {
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

export function Parts() {
  const [amount, setAmount] = useState('120.00');
  const [wrong, setWrong] = useState('1,200.00');
  const [rule, setRule] = useState(38);
  const [leverage, setLeverage] = useState(10);
  const [checked, setChecked] = useState(true);
  const [code, setCode] = useState('4711');
  const [phone, setPhone] = useState('151 23456789');
  const [story, setStory] = useState('My phone was stolen on the ferry.');
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
        <ResendCode
          secondsLeft={42}
          secondsTotal={60}
          waiting="Send another code in 42 s"
          onResend={() => showToast('A code was sent', { tone: 'done' })}
        >
          Send another code
        </ResendCode>
        <LongField label="What happened?" value={story} onChange={setStory} below="Up to 1,000 letters." />
        <PhoneField
          label="Phone"
          code="+49"
          codeLabel="Country code +49, Germany"
          onCode={() => setOpen(true)}
          value={phone}
          onChange={setPhone}
        />
        <Images />
        <div>
          <Caption>Percent rule</Caption>
          <PercentRule label="Share of what is available" value={rule} onChange={setRule} formatPercent={percent} />
          <LeverageRule
            label="Leverage"
            value={leverage}
            max={75}
            onChange={setLeverage}
            formatLeverage={(times) => `${times}×`}
          />
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
        <DistanceRule percent={14.5} label="−14.5% away" />
        <DistanceRule percent={4.6} before={9.6} label="−4.6% away" />
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
