import type { RevealedAccount, StaffAppeal } from '@quay/contract/staff';
import { EscrowLine, type EscrowState } from '@quay/ui';
import { useAmount } from '../../../parts/amounts.ts';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import type { Revealing } from '../../../parts/revealing.tsx';
import { appealsWords } from '../words/index.ts';
import { Account } from './account.tsx';
import { Chat } from './chat.tsx';
import { Compared } from './compared.tsx';
import { Evidence } from './evidence.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { Terms } from './terms.tsx';
import type { Chain } from './use-chain.ts';

type BodyProps = {
  readonly appeal: StaffAppeal;
  readonly chain: Chain;
  /** Only while one may decide. */
  readonly revealing: Revealing<RevealedAccount> | undefined;
};

export function AppealBody({ appeal, chain, revealing }: BodyProps) {
  return (
    <div className="appeals-case">
      <div className="appeals-main">
        {typeof chain === 'object' && <Broken at={chain.brokenAt} missing={chain.brokenAt > appeal.timeline.length} />}
        {appeal.ruling && <Decision appeal={appeal} ruling={appeal.ruling} />}
        <Order appeal={appeal} />
        <div className="appeals-sides">
          <Evidence appeal={appeal} party="payer" />
          <Evidence appeal={appeal} party="seller" />
        </div>
        <Compared appeal={appeal} />
      </div>
      <div className="appeals-chat">
        <Chat messages={appeal.messages} names={{ payer: appeal.payer, seller: appeal.seller }} />
      </div>
      <div className="appeals-account">
        <Account appeal={appeal} revealing={revealing} />
        <Terms appeal={appeal} />
      </div>
      <OrderTimeline appeal={appeal} chain={chain} />
    </div>
  );
}

/** It cannot be overlooked, and is said aloud. */
function Broken({ at, missing }: { at: number; missing: boolean }) {
  const words = appealsWords.useWords();
  return (
    <div className="appeals-broken" role="alert">
      <p className="q-mid">{words.brokenTitle(at)}</p>
      <p>{missing ? words.missingWords : words.brokenWords}</p>
    </div>
  );
}

function Decision({ appeal, ruling }: { appeal: StaffAppeal; ruling: NonNullable<StaffAppeal['ruling']> }) {
  const words = appealsWords.useWords();
  const amount = useAmount(2);
  return (
    <Section title={words.decision} wide>
      <Facts>
        <Fact label={words.inFavour}>
          <span className="q-mid">
            {words.evidenceOf(words.parties[ruling.for], ruling.for === 'payer' ? appeal.payer : appeal.seller)}
          </span>
        </Fact>
        <Fact label={words.by}>{ruling.by.join(', ')}</Fact>
        <Fact label={words.when}>
          <Moment at={ruling.at} />
        </Fact>
        {Number(ruling.compensation) > 0 && (
          <Fact label={words.compensated}>{`${amount(ruling.compensation)} USDT`}</Fact>
        )}
        <Fact label={words.reason}>
          <span className="appeals-long">{ruling.reason}</span>
        </Fact>
      </Facts>
    </Section>
  );
}

/** Where the coins are, and what was agreed. */
function Order({ appeal: found }: { appeal: StaffAppeal }) {
  const words = appealsWords.useWords();
  const amount = useAmount(2);
  const coins = `${amount(found.quantity)} ${found.symbol}`;
  const state = escrowOf(found);
  const label = {
    appeal: words.inEscrow,
    locked: words.inEscrow,
    released: words.withPayer,
    returned: words.withSeller,
  };
  return (
    <Section title={words.where} wide>
      <div className="appeals-order">
        <EscrowLine
          state={state}
          amount={coins}
          seller={found.seller}
          sellerRole={words.parties.seller}
          payer={found.payer}
          payerRole={words.parties.payer}
          label={label[state](coins)}
        />
        <Facts>
          <Fact label={words.pays}>
            <span className="q-mid">
              {amount(found.money)} {found.fiat}
            </span>
          </Fact>
          <Fact label={words.price}>{words.priced(amount(found.price), found.fiat, found.symbol)}</Fact>
          <Fact label={words.value}>{`${amount(found.value)} USDT`}</Fact>
          <Fact label={words.paid}>
            {found.paidAt === null ? <span className="q-warn">{words.notPaid}</span> : <Moment at={found.paidAt} />}
          </Fact>
        </Facts>
      </div>
    </Section>
  );
}

/** Of an order that timed out the coins are back, whatever is still said about it. */
function escrowOf({ state }: StaffAppeal): Exclude<EscrowState, 'offered'> {
  if (state === 'appealed') return 'appeal';
  if (state === 'completed') return 'released';
  return state === 'paid' || state === 'unpaid' ? 'locked' : 'returned';
}
