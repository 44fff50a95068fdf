import { type C2cCoin, type C2cSide, coinDecimals, fiatDecimals, kindsOfFiat } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { format } from '@quay/money';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { read } from '../../../amounts/typed-number.ts';
import { sellableIn } from '../../../holdings/balances.ts';
import { meQuery } from '../../../holdings/queries/me.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useFigures } from '../../../shell/figures.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { livePrice } from '../figures.ts';
import {
  amountsOf,
  blockedBy,
  mayYetBe,
  mostOf,
  numbered,
  type OrderRequest,
  ownWays,
  refusalOf,
  sumsOf,
  useQuickDraft,
  wayOf,
} from '../forms/take.form.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useReference } from '../parts/use-reference.ts';
import { methodsQuery } from '../queries/methods.ts';
import { takeWords } from '../words/take/index.ts';
import { AmountPair } from './amount-pair.tsx';
import { BestBones, BestFailed, BestOffer } from './best-offer.tsx';
import { KindChoice } from './kind-choice.tsx';
import { saidForReading } from './said-for-reading.ts';
import { TakeAct } from './take-act.tsx';
import { Unanswered } from './unanswered.tsx';
import { useBest } from './use-best.ts';
import { useSeenPrice } from './use-seen-price.ts';
import { fieldOf, useTaking } from './use-taking.ts';
import { WayChoice } from './way-choice.tsx';

const ConfirmTake = lazySheet(() => import('./confirm-take.tsx'));

type QuickFormProps = { side: C2cSide; symbol: C2cCoin; fiat: CurrencyCode };

/** One amount, the best offer for it, and the act. A guest sees what it would be. */
export function QuickForm({ side, symbol, fiat }: QuickFormProps) {
  const words = takeWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const requireLogin = useRequireLogin();
  const isGuest = useSession(({ token }) => token === null);
  const userId = useSession(({ member }) => member?.id);
  const draft = useQuickDraft();
  const { by, amount, unanswered } = draft;
  const kind = draft.kind !== null && kindsOfFiat[fiat].includes(draft.kind) ? draft.kind : null;
  const me = useQuery({ ...meQuery, enabled: !isGuest }).data;
  const own = useQuery({ ...methodsQuery, enabled: !isGuest && side === 'sell' }).data;
  const balances = useBalances().data;
  const ways = ownWays(own ?? [], kindsOfFiat[fiat]);
  const way = side === 'sell' ? wayOf(ways, draft.methodId) : undefined;
  const wanted = side === 'sell' ? way?.kind : kind;
  const best = useBest({
    request: side,
    symbol,
    fiat,
    by: draft.by,
    amount: draft.amount,
    kind: wanted ?? null,
    isGuest,
  });
  const { offer } = best;
  const reference = useReference(symbol, fiat);
  const live = offer && livePrice(offer, reference);
  const taking = useTaking(useQuickDraft);
  const [focused, setFocused] = useState(false);
  const [confirming, setConfirming] = useState(false);
  /** Pressed while the offer for what was typed was still on its way. */
  const [pressed, setPressed] = useState(false);
  const price = useSeenPrice(live, taking.failure);

  const available = balances && sellableIn(balances, symbol);
  const paidBy = side === 'sell' ? way?.kind : (kind ?? offer?.kinds[0]);
  const sums = offer && price !== undefined ? sumsOf(by, amount, price, offer) : undefined;
  const blocked = me ? blockedBy(side, me, offer, userId, exchangeNow()) : null;
  const refusal =
    offer && price !== undefined
      ? refusalOf(by, amount, {
          offer,
          price,
          available,
          dayLeft: me?.dayLeft,
          hasMethod: isGuest || paidBy !== undefined,
        })
      : null;
  const early =
    refusal?.field === 'amount' && !mayYetBe(refusal, amount, focused)
      ? say(saidForReading(refusal, figures))
      : undefined;
  const failure = taking.failure;
  const failedAt = failure && fieldOf(failure);
  const typed = (read(amount) ?? 0n) > 0n;

  function change(next: Partial<typeof draft>) {
    setPressed(false);
    taking.forget();
    useQuickDraft.setState(next);
  }

  async function send() {
    if (price === undefined || paidBy === undefined) return;
    const common = { symbol, fiat, price, ...amountsOf(by, amount) };
    const made: OrderRequest | undefined =
      side === 'buy'
        ? { call: 'quick-buy', request: { ...common, kind: paidBy } }
        : way && { call: 'quick-sell', request: { ...common, methodId: way.methodId } };
    if (made) await taking.send(numbered(made, newRequestId()));
  }

  function confirm() {
    if (!offer || !sums || refusal || blocked) return;
    taking.forget();
    setConfirming(true);
  }

  if (pressed && !best.isSettling) {
    setPressed(false);
    confirm();
  }
  // The sheet stays for a moved price alone; anything else is told where it belongs.
  if (confirming && failure && failedAt !== 'price') setConfirming(false);

  if (unanswered && !taking.sending) {
    const again = () => void taking.send(unanswered);
    return <Unanswered taking={unanswered} symbol={symbol} fiat={fiat} sending={false} onAgain={again} />;
  }

  const coins = sums && amounts.coin(format(sums.quantity, 8), symbol);
  const none = best.isNone ? words.noOffer : undefined;
  const other =
    sums === undefined
      ? ''
      : by === 'money'
        ? format(sums.quantity, coinDecimals(symbol))
        : format(sums.money, fiatDecimals(fiat));
  return (
    <form
      className="take-form"
      onSubmit={(event) => {
        event.preventDefault();
        // A guest comes back with what was typed.
        if (!requireLogin()) return;
        if (best.isSettling) setPressed(true);
        else confirm();
      }}
    >
      <AmountPair
        request={side}
        symbol={symbol}
        fiat={fiat}
        by={by}
        amount={amount}
        other={other}
        onChange={(typedBy, next) => change({ by: typedBy, amount: next })}
        onFocusChange={setFocused}
        onMax={
          side === 'sell' && offer && price !== undefined && available !== undefined
            ? (of) => change({ by: of, amount: mostOf(of, offer, price, available) })
            : undefined
        }
        error={early ?? none ?? (failedAt === 'amount' ? failure?.words : undefined)}
        below={
          side === 'sell' &&
          available !== undefined && (
            <span className="take-below">{words.available(amounts.coin(available, symbol))}</span>
          )
        }
      />
      {side === 'buy' ? (
        <KindChoice fiat={fiat} kind={kind} onChange={(next) => change({ kind: next })} />
      ) : (
        !isGuest &&
        own && (
          <WayChoice
            request={side}
            fiat={fiat}
            kinds={offer?.kinds ?? kindsOfFiat[fiat]}
            ways={ways}
            chosen={way}
            onChoose={(methodId) => change({ methodId })}
            error={failedAt === 'method' ? failure?.words : undefined}
          />
        )
      )}
      {offer && price !== undefined ? (
        <BestOffer offer={offer} price={price} />
      ) : best.failed ? (
        <BestFailed retrying={best.isFetching} onRetry={best.retry} />
      ) : best.isNone ? (
        <p className="take-best q-muted">{words.noOfferWhy}</p>
      ) : (
        <BestBones />
      )}
      <TakeAct
        request={side}
        symbol={symbol}
        coins={coins}
        isEmpty={!typed}
        blocked={blocked}
        refusal={refusal}
        isSaid={early !== undefined}
        isWaiting={!offer || !sums}
        isGuest={isGuest}
        failure={failure}
      />
      {offer && price !== undefined && sums && paidBy && (
        <ConfirmTake
          open={confirming}
          onClose={() => setConfirming(false)}
          request={side}
          offer={offer}
          price={price}
          sums={sums}
          kind={paidBy}
          sending={taking.sending}
          moved={failedAt === 'price' ? words.moved(amounts.price(price, symbol, fiat)) : undefined}
          onConfirm={() => void send()}
        />
      )}
    </form>
  );
}
