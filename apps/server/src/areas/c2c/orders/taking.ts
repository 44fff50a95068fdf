import { type C2cSide, c2c, OPEN_ORDERS_MAX, type PaymentKind } from '@quay/contract/c2c';
import { identity as accounts } from '@quay/contract/identity';
import type { Ad, TakeAd } from '@quay/core';
import { parse, text } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import type { RowsAt } from '../../../edge/request-context.ts';
import { isRequestId } from '../../../edge/request-id.ts';
import type { C2cMarket } from '../market/market.ts';
import { answering, kindsOf, methodsOf } from '../market/offers.ts';
import { isCoin, isFiat } from '../market/references.ts';
import { dayLimitOf, no, type Taker, validateTaker } from '../market/takers.ts';
import type { Methods } from '../methods/methods.ts';
import type { Names, Owners } from '../needs.ts';
import { type AmountsParams, type AmountsTyped, amountsParams } from './amounts-params.ts';
import type { Named, Naming } from './naming.ts';

/** What somebody asks for who takes an ad. */
type TakeParams = AmountsTyped & {
  /** Price that was seen. */
  readonly price: string;
  readonly requestId: string;
};
/** By a named ad, paid by or to this method. */
export type AdParams = TakeParams & { readonly adId: number; readonly methodId: number };
/** By the best ad there is. A buyer names how they pay, a seller their own account. */
export type QuickParams = TakeParams & {
  readonly symbol: string;
  readonly fiat: string;
  readonly kind?: PaymentKind | undefined;
  readonly methodId?: number | undefined;
};

export type Taken = { readonly orderId: number; readonly seq: number };
type Said = Pick<TakeAd, 'requestId' | 'said'>;

/** How ads are taken. `side` is what the taker does. */
export type Taking = {
  take(user: number, side: C2cSide, request: AdParams, rows: RowsAt): Promise<Taken | No>;
  takeBest(user: number, side: C2cSide, params: QuickParams, rows: RowsAt): Promise<Taken | No>;
};

export function createTaking({
  core,
  market,
  methods,
  naming,
  names,
  identity,
}: {
  readonly core: CorePort;
  readonly market: C2cMarket;
  readonly methods: Methods;
  readonly naming: Naming;
  readonly names: Names;
  readonly identity: Owners;
}): Taking {
  const { references, traders } = market;

  /**
   * A request that was received before is not validated again: the ad may be gone by now, and the core knows whether it said
   * the same.
   */
  async function repeated(user: number, { requestId, said }: Said, rows: RowsAt): Promise<Taken | No | undefined> {
    const earlier = await (await rows(core.seq)).c2c.c2cOrderOfRequest(user, requestId);
    if (!earlier) return undefined;
    const { ad, kind, method, price: seen, money } = earlier;
    const same = { taker: user, ad, kind, method, seen, money, quantity: 0n, requestId, said };
    const first = { number: '', bankReference: '', detailsDigest: '' };
    return submit({ ...same, ...first, reference: 0n, openMax: OPEN_ORDERS_MAX, dayLimit: 0n });
  }

  async function validateSeller(user: number, side: C2cSide): Promise<No | undefined> {
    if (side === 'buy') return undefined;
    const { fundPasswordHash } = await identity.security(user);
    return fundPasswordHash === null ? no(accounts['fund-password-missing']) : undefined;
  }

  /** Somebody who may take ads at all. */
  async function checkedTaker(user: number, rows: Reads): Promise<Taker | No> {
    const taker = await market.takerOf(user, rows);
    return taker && taker.level !== 'none' ? taker : no(c2c['level-needed']);
  }

  /** Whether this person may take this ad now, as the rows and the merchant have it. The core looks at the ad again. */
  async function validateAd(ad: Ad, taker: Taker): Promise<No | undefined> {
    if (ad.state === 'closed') return no(c2c['ad-closed']);
    if (ad.state === 'off') return no(c2c['ad-off-shelf']);
    if (ad.owner === taker.user) return no(c2c['own-ad']);
    const advertiser = (await traders.read([ad.owner])).get(ad.owner);
    if (!advertiser || !(await market.isAcceptor(advertiser))) return no(c2c['acceptor-unknown']);
    if (!advertiser.taking) return no(c2c['acceptor-off']);
    const unmet = validateTaker(ad, taker, identity.now());
    if (unmet) return unmet;
    // Of a fixed price too: what is far from its reference gives value, and without one nobody could say so.
    return references.in(ad.asset, ad.fiat) === undefined ? no(c2c['no-reference'], { symbol: ad.asset }) : undefined;
  }

  /** How the fiat travels: to an account of the ad's, or to one of the taker's own. */
  async function paidBy(ad: Ad, user: number, method: number): Promise<Pick<TakeAd, 'kind' | 'method'> | No> {
    const isThere = ad.side === 'sell' ? methodsOf(ad).includes(method) : await methods.ownedBy(user, [method]);
    const kind = isThere ? (await methods.kindOf([method])).get(method) : undefined;
    if (kind === undefined) return no(c2c['method-unknown'], {}, 'methodId');
    if (!kindsOf(ad).includes(kind)) return no(c2c['method-mismatch'], {}, 'methodId');
    const waits = ad.side === 'buy' ? await methods.waiting([method]) : undefined;
    if (waits) return { ...waits, field: 'methodId' };
    return { kind, method };
  }

  /** Names the order, and makes it. */
  async function make(ad: Ad, input: Omit<TakeAd, keyof Named>): Promise<Taken | No> {
    const [account] = await methods.opened([input.method]);
    if (!account) return no(c2c['method-unknown'], {}, 'methodId');
    const [payer, seller] = ad.side === 'sell' ? [input.taker, ad.owner] : [ad.owner, input.taker];
    const [missing, payerName, sellerName] = await Promise.all([
      market.missingFor(ad.owner),
      ...[payer, seller].map((user) => names.reveal(user, 'real-name')),
    ] as const);
    if (missing.length > 0) return no(c2c['advertiser-stopped']);
    const named = await naming.draw({ account, payerName: payerName ?? '', sellerName: sellerName ?? '' });
    const taken = await submit({ ...input, ...named });
    if ('refusal' in taken) await naming.forget(named);
    return taken;
  }

  const inputOf = (ad: Ad, taker: Taker, { money = 0n, quantity = 0n }: AmountsParams, seen: bigint) => ({
    taker: taker.user,
    ad: ad.id,
    money,
    quantity,
    seen,
    reference: references.seenAt(ad, seen) ?? 0n,
    openMax: OPEN_ORDERS_MAX,
    dayLimit: dayLimitOf(taker, identity.now()),
  });

  async function submit(input: TakeAd): Promise<Taken | No> {
    const { outcome, seq } = await core.submit<{ order: number }>('c2c/take-ad', input);
    if (!outcome.ok) return outcome;
    return { orderId: outcome.value.order, seq };
  }

  return {
    async take(user, side, request, rows) {
      if (!isRequestId(request.requestId)) return no(c2c['request-id-malformed'], {}, 'requestId');
      const unsafe = await validateSeller(user, side);
      if (unsafe) return unsafe;
      const asOf = await rows();
      const ad = await asOf.c2c.ad(request.adId);
      // Amounts are of a coin and a fiat; without an ad there is neither.
      const amounts = amountsParams(request, ad ?? { asset: 'BTC', fiat: 'USD' });
      if ('refusal' in amounts) return amounts;
      const seen = parse(request.price);
      if (!seen) return no(c2c['amount-malformed'], {}, 'price');
      const said = saidBy(side, request, `ad ${request.adId} method ${request.methodId}`);
      const earlier = await repeated(user, said, rows);
      if (earlier) return earlier;

      const taker = await checkedTaker(user, asOf);
      if ('refusal' in taker) return taker;
      if (!ad || ad.side !== answering[side]) return no(c2c['ad-unknown'], {}, 'adId');
      const wrong = await validateAd(ad, taker);
      if (wrong) return wrong;
      const paid = await paidBy(ad, user, request.methodId);
      if ('refusal' in paid) return paid;
      return make(ad, { ...inputOf(ad, taker, amounts, seen), ...paid, ...said });
    },

    async takeBest(user, side, params, rows) {
      if (!isRequestId(params.requestId)) return no(c2c['request-id-malformed'], {}, 'requestId');
      const unsafe = await validateSeller(user, side);
      if (unsafe) return unsafe;
      const { symbol, fiat, methodId } = params;
      if (!isCoin(symbol)) return no(c2c['coin-unknown'], { symbol }, 'symbol');
      if (!isFiat(fiat)) return no(c2c['fiat-unknown'], { fiat }, 'fiat');
      const amounts = amountsParams(params, { asset: symbol, fiat });
      if ('refusal' in amounts) return amounts;
      const seen = parse(params.price);
      if (!seen) return no(c2c['amount-malformed'], {}, 'price');
      const said = saidBy(side, params, `best ${symbol} ${fiat} ${params.kind ?? `method ${methodId}`}`);
      const earlier = await repeated(user, said, rows);
      if (earlier) return earlier;

      const taker = await checkedTaker(user, await rows());
      if ('refusal' in taker) return taker;
      const kind = params.kind ?? (await ownKind(user, methodId));
      if (typeof kind === 'object') return kind;
      const best = await market.best({ side, symbol, fiat, kinds: [kind], ...amounts, taker });
      if (!best) return no(c2c['no-offer']);
      const { ad, price } = best;
      const wrong = await validateAd(ad, taker);
      if (wrong) return wrong;
      const paid = await paidBy(ad, user, methodId ?? (await accountOf(ad, kind)));
      if ('refusal' in paid) return paid;
      const isWorse = side === 'buy' ? price > seen : price < seen;
      const input = inputOf(ad, taker, amounts, isWorse ? seen : price);
      const holds = !isWorse || input.reference !== references.in(symbol, fiat);
      if (!holds) return no(c2c['price-moved'], { price: text(price), fiat }, 'price');
      return make(ad, { ...input, ...paid, ...said });
    },
  };

  async function ownKind(user: number, method: number | undefined): Promise<PaymentKind | No> {
    const isOwn = method !== undefined && (await methods.ownedBy(user, [method]));
    const kind = isOwn ? (await methods.kindOf([method])).get(method) : undefined;
    return kind ?? no(c2c['method-unknown'], {}, 'methodId');
  }

  /** The first account of a sell ad that is of a kind. */
  async function accountOf(ad: Ad, kind: PaymentKind): Promise<number> {
    const kinds = await methods.kindOf(methodsOf(ad));
    return methodsOf(ad).find((id) => kinds.get(id) === kind) ?? 0;
  }
}

/** What distinguishes a request that is sent again from another one under the same name. */
function saidBy(side: C2cSide, { requestId, price, money, quantity }: TakeParams, of: string): Said {
  const amount = money === undefined ? `quantity ${quantity}` : `money ${money}`;
  return { requestId, said: `${side} ${of} at ${price} ${amount}` };
}
