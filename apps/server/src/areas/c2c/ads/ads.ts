import { hash } from 'node:crypto';
import { ADS_MAX, type Ad as AdOnWire, type AdShownState, type C2cSide, c2c } from '@quay/contract/c2c';
import type { CreateAd, Ad as Row, ShelveAd, UpdateAd } from '@quay/core';
import type { Reads, TraderRow } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import { isRequestId } from '../../../edge/request-id.ts';
import type { C2cMarket } from '../market/market.ts';
import { methodsOf } from '../market/offers.ts';
import { isCoin, isFiat } from '../market/references.ts';
import { refusalOf } from '../market/requirements.ts';
import { no } from '../market/takers.ts';
import { adOnWire } from '../market/wire.ts';
import type { Methods } from '../methods/methods.ts';
import { type AdRequest, validateAd } from './validate-ad.ts';

export type NewAdRequest = AdRequest & {
  readonly side: C2cSide;
  readonly symbol: string;
  readonly fiat: string;
  readonly onShelf?: boolean | undefined;
  readonly requestId: string;
};

type Done = { readonly ad: Row; readonly seq: number };
type Said = Pick<CreateAd, 'requestId' | 'said'>;
/** How to see rows as new as a moment. */
type RowsAt = (atLeast?: number) => Promise<Pick<Reads, 'c2c'>>;

/** What advertisers do with their ads. Each validates in the order of the contract, then asks the core. */
export type Ads = {
  create(owner: number, request: NewAdRequest, rows: RowsAt): Promise<Done | No>;
  update(owner: number, id: number, proposal: AdRequest, rows: Reads): Promise<Done | No>;
  shelve(owner: number, id: number, rows: Reads): Promise<Done | No>;
  unshelve(owner: number, id: number): Promise<Done | No>;
  close(owner: number, id: number): Promise<Done | No>;
  find(owner: number, id: number, rows: Reads): Promise<Row | undefined>;
  list(
    owner: number,
    wanted: {
      readonly states?: readonly AdShownState[] | undefined;
      readonly symbol?: string | undefined;
      readonly side?: C2cSide | undefined;
      readonly before?: number | undefined;
      readonly size: number;
    },
    rows: Reads,
  ): Promise<Row[]>;
  onWire(ads: readonly Row[], rows: Reads): Promise<AdOnWire[]>;
};

export function createAds({
  core,
  market,
  methods,
}: {
  readonly core: CorePort;
  readonly market: C2cMarket;
  readonly methods: Methods;
}): Ads {
  const { references, traders } = market;

  /** A merchant, who may post ads. */
  async function acceptor(owner: number): Promise<TraderRow | No> {
    const trader = (await traders.read([owner])).get(owner);
    return trader && (await market.isAcceptor(trader)) ? trader : no(c2c['not-acceptor']);
  }

  /** What keeps an ad of somebody off the shelf. */
  const lacks = (trader: TraderRow): No | undefined => refusalOf(market.missingOf(trader));

  /** The owner's ad that can still be changed. */
  async function living(owner: number, id: number, rows: Reads): Promise<Row | No> {
    const ad = await rows.c2c.ad(id);
    if (!ad || ad.owner !== owner) return no(c2c['ad-unknown']);
    return ad.state === 'closed' ? no(c2c['ad-closed']) : ad;
  }

  async function submit(name: string, input: object): Promise<Done | No> {
    const { outcome, seq } = await core.submit<Row>(name, input);
    return outcome.ok ? { ad: outcome.value, seq } : outcome;
  }

  /**
   * A request that was received before is not validated again: the price may be out of its band by now, and the core knows
   * whether it said the same.
   */
  async function repeated(owner: number, said: Said, rows: RowsAt): Promise<Done | No | undefined> {
    const earlier = await (await rows(core.seq)).c2c.adOfRequest(owner, said.requestId);
    if (!earlier) return undefined;
    const { id, locked, dealt, state, createdAt, changedAt, ...words } = earlier;
    return submit('c2c/create-ad', { ...words, ...said, onShelf: state === 'on', adsMax: ADS_MAX } satisfies CreateAd);
  }

  const off = (owner: number, ad: number) => submit('c2c/shelve-ad', { owner, ad, on: false } satisfies ShelveAd);

  return {
    async create(owner, { requestId, ...request }, rows) {
      if (!isRequestId(requestId)) return no(c2c['request-id-malformed'], {}, 'requestId');
      const said = { requestId, said: hash('sha256', JSON.stringify(request)) };
      const earlier = await repeated(owner, said, rows);
      if (earlier) return earlier;
      const { side, symbol, fiat, onShelf = true, ...proposal } = request;
      const merchant = await acceptor(owner);
      if ('refusal' in merchant) return merchant;
      const lack = onShelf ? lacks(merchant) : undefined;
      if (lack) return lack;
      if (!isCoin(symbol)) return no(c2c['coin-unknown'], { symbol }, 'symbol');
      if (!isFiat(fiat)) return no(c2c['fiat-unknown'], { fiat }, 'fiat');
      const subject = { owner, side, asset: symbol, fiat };
      const checked = await validateAd(subject, proposal, { references, methods });
      if ('refusal' in checked) return checked;
      const input: CreateAd = { ...subject, ...checked, ...said, onShelf, adsMax: ADS_MAX };
      return submit('c2c/create-ad', input);
    },

    async update(owner, id, submitted, rows) {
      const merchant = await acceptor(owner);
      if ('refusal' in merchant) return merchant;
      const ad = await living(owner, id, rows);
      if ('refusal' in ad) return ad;
      const lack = ad.state === 'on' ? lacks(merchant) : undefined;
      if (lack) return lack;
      const { side, asset, fiat } = ad;
      if (!isFiat(fiat)) throw new Error(`ad ${id} is in ${fiat}`);
      const validated = await validateAd({ owner, side, asset, fiat }, submitted, { references, methods });
      if ('refusal' in validated) return validated;
      const input: UpdateAd = { owner, ad: id, ...validated };
      return submit('c2c/update-ad', input);
    },

    async shelve(owner, id, rows) {
      const merchant = await acceptor(owner);
      if ('refusal' in merchant) return merchant;
      const ad = await living(owner, id, rows);
      if ('refusal' in ad) return ad;
      const lack = lacks(merchant);
      if (lack) return lack;
      const own = methodsOf(ad);
      if (!(await methods.ownedBy(owner, own))) return no(c2c['method-unknown']);
      const waits = await methods.waiting(own);
      if (waits) return waits;
      return submit('c2c/shelve-ad', { owner, ad: id, on: true } satisfies ShelveAd);
    },

    unshelve: off,
    close: (owner, ad) => submit('c2c/close-ad', { owner, ad }),

    async find(owner, id, rows) {
      const ad = await rows.c2c.ad(id);
      return ad?.owner === owner ? ad : undefined;
    },

    list: (owner, { symbol: asset, ...wanted }, rows) => rows.c2c.adsOf(owner, { ...wanted, asset }),

    async onWire(ads, rows) {
      const [people, openOrders] = await Promise.all([
        traders.read(ads.map(({ owner }) => owner)),
        rows.c2c.openOrdersOfAds(ads.map(({ id }) => id)),
      ]);
      return ads.map((ad) =>
        adOnWire(ad, {
          price: references.priceOf(ad),
          openOrders: openOrders.get(ad.id) ?? 0,
          advertiser: market.card(people.get(ad.owner)!),
        }),
      );
    },
  };
}
