import {
  type C2cMe,
  type C2cSide,
  coinDecimals,
  fiatDecimals,
  type PaymentMethod,
  type Pre,
  priceDecimals,
} from '@quay/contract/c2c';
import { format } from '@quay/money';
import { Icon, KeyValue, PriceFlash } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { sellableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useFigures } from '../../../shell/figures.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSession } from '../../../shell/session.ts';
import { livePrice, rangeOf } from '../figures.ts';
import { useMarketFilter } from '../forms/market-filter.ts';
import {
  amountsOf,
  type By,
  blockedBy,
  draftFor,
  mayYetBe,
  mostOf,
  numbered,
  refusalOf,
  sumsOf,
  useTakeDraft,
  wayOf,
  waysOf,
} from '../forms/take.form.ts';
import { useDemands } from '../market/use-demands.ts';
import { PartyMark } from '../parts/party-mark.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useFiat } from '../parts/use-fiat.ts';
import { useRange } from '../parts/use-range.ts';
import { useReference } from '../parts/use-reference.ts';
import { c2cPaths } from '../paths.ts';
import { BlockPerson } from '../people/block-person.tsx';
import { takeWords } from '../words/take/index.ts';
import { AmountPair } from './amount-pair.tsx';
import { saidForReading } from './said-for-reading.ts';
import { TakeAct } from './take-act.tsx';
import { Unanswered } from './unanswered.tsx';
import { useSeenPrice } from './use-seen-price.ts';
import { fieldOf, useTaking } from './use-taking.ts';
import { WayChoice } from './way-choice.tsx';

const ConfirmTake = lazySheet(() => import('./confirm-take.tsx'));

type TakeFormProps = { pre: Pre; proposal: C2cSide; me: C2cMe; own: readonly PaymentMethod[] };

/** Takes one ad: how much, how paid, and what stands against it before the button does. */
export function TakeForm({ pre, proposal: wanted, me, own }: TakeFormProps) {
  const words = takeWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const rangeSaid = useRange();
  const client = useQueryClient();
  const { offer } = pre;
  const { symbol, fiat, adId } = offer;
  const filter = useMarketFilter();
  const marketFiat = useFiat();
  const draft = draftFor(adId, useTakeDraft(), marketFiat === fiat ? filter.amount : '');
  const { by, amount, unanswered } = draft;
  const userId = useSession(({ member }) => member?.id);
  const balances = useBalances().data;
  const live = livePrice(offer, useReference(symbol, fiat));
  const taking = useTaking(useTakeDraft);
  const [focused, setFocused] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const price = useSeenPrice(live, taking.failure) ?? live;

  const available = balances && sellableIn(balances, symbol);
  const ways = waysOf(pre, own);
  // Whoever looked for one way to pay has chosen it already.
  const way = wayOf(ways, draft.methodId) ?? ways.find(({ kind }) => filter.kinds.includes(kind));
  const range = rangeOf(offer, price);
  const sums = sumsOf(by, amount, price, offer);
  const blocked = blockedBy(wanted, me, offer, userId, exchangeNow());
  const refusal = refusalOf(by, amount, {
    offer,
    price,
    available,
    dayLeft: me.dayLeft,
    hasMethod: way !== undefined,
  });
  const early =
    refusal?.field === 'amount' && !mayYetBe(refusal, amount, focused)
      ? say(saidForReading(refusal, figures))
      : undefined;
  const failure = taking.failure;
  const failedAt = failure && fieldOf(failure);
  const other =
    sums === undefined
      ? ''
      : by === 'money'
        ? format(sums.quantity, coinDecimals(symbol))
        : format(sums.money, fiatDecimals(fiat));

  function change(next: Partial<typeof draft>) {
    taking.forget();
    useTakeDraft.setState({ ...draft, ...next });
  }

  async function send() {
    if (!way) return;
    const common = { adId, methodId: way.methodId, price, ...amountsOf(by, amount) };
    useTakeDraft.setState(draft);
    await taking.send(numbered({ call: wanted, request: common }, newRequestId()));
  }

  // The sheet stays for a moved price alone; anything else is told where it belongs.
  if (confirming && failure && failedAt !== 'price') setConfirming(false);

  if (unanswered && !taking.sending) {
    return (
      <Unanswered
        taking={unanswered}
        symbol={symbol}
        fiat={fiat}
        sending={taking.sending}
        onAgain={() => void taking.send(unanswered)}
      />
    );
  }

  const coins = sums && amounts.coin(format(sums.quantity, 8), symbol);
  return (
    <form
      className="take-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked || refusal) return;
        taking.forget();
        void client.invalidateQueries({ queryKey: ['c2c', 'pre'] });
        setConfirming(true);
      }}
    >
      <div className="take-price">
        <div>
          <div className="q-muted">{words.price}</div>
          <div className="take-price-figure">
            <span className="q-t24 q-strong q-n">
              <PriceFlash value={price} text={figures.price(price, priceDecimals(symbol))} />
            </span>
            <span className="q-muted">{fiat}</span>
          </div>
        </div>
        <Link className="take-who" to={c2cPaths.advertiser(offer.advertiser.userId)}>
          <PartyMark name={offer.advertiser.name} online={offer.advertiser.online} size="s" />
          <span className="q-ellipsis">{offer.advertiser.name}</span>
          <Icon name="right" size="xs" />
        </Link>
      </div>
      {offer.priceKind === 'floating' && <p className="q-muted q-t12">{words.floats}</p>}
      <AmountPair
        request={wanted}
        symbol={symbol}
        fiat={fiat}
        by={by}
        amount={amount}
        other={other}
        onChange={(typedBy: By, typed) => change({ by: typedBy, amount: typed })}
        onFocusChange={setFocused}
        onMax={(of) => change({ by: of, amount: mostOf(of, offer, price, available) })}
        error={early ?? (failedAt === 'amount' ? failure?.words : undefined)}
        below={
          <>
            <span className="take-below">{words.limit(rangeSaid(range.min, range.max, fiat))}</span>
            {wanted === 'sell' && available !== undefined && (
              <span className="take-below">{words.available(amounts.coin(available, symbol))}</span>
            )}
          </>
        }
      />
      <WayChoice
        request={wanted}
        fiat={fiat}
        kinds={offer.kinds}
        ways={ways}
        chosen={way}
        onChoose={(methodId) => change({ methodId })}
        error={failedAt === 'method' ? failure?.words : undefined}
      />
      <dl className="take-facts q-line-above">
        <KeyValue label={words.time[wanted]}>{words.minutes(offer.minutes)}</KeyValue>
        <KeyValue label={words.leftInAd}>
          <span className="q-n">{amounts.coin(offer.left, symbol)}</span>
        </KeyValue>
        <KeyValue label={words.dayLeft}>
          <span className="q-n">{amounts.coin(me.dayLeft, 'USDT')}</span>
        </KeyValue>
        <Demands pre={pre} />
      </dl>
      {offer.terms !== '' && (
        <section className="take-terms q-line-above">
          <h2>{words.terms}</h2>
          <p>{offer.terms}</p>
        </section>
      )}
      <p className="take-block">
        <BlockPerson userId={offer.advertiser.userId} name={offer.advertiser.name} />
      </p>
      <TakeAct
        request={wanted}
        symbol={symbol}
        coins={coins}
        isEmpty={amount === ''}
        blocked={blocked}
        refusal={refusal}
        isSaid={early !== undefined}
        failure={failure}
      />
      {sums && way && (
        <ConfirmTake
          open={confirming}
          onClose={() => setConfirming(false)}
          request={wanted}
          offer={offer}
          price={price}
          sums={sums}
          kind={way.kind}
          sending={taking.sending}
          moved={failedAt === 'price' ? words.moved(amounts.price(price, symbol, fiat)) : undefined}
          onConfirm={() => void send()}
        />
      )}
    </form>
  );
}

function Demands({ pre: { offer } }: { pre: Pre }) {
  const words = takeWords.useWords();
  const query = useDemands(offer.demands);
  return query && <KeyValue label={words.demands}>{query}</KeyValue>;
}
