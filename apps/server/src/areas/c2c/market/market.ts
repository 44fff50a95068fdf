import type {
  AdvertiserCard,
  C2cCoin,
  C2cSide,
  MerchantRequirement,
  Offer,
  Offers,
  Reputation,
} from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { Ad } from '@quay/core';
import { type Amount, multiply, text, units } from '@quay/money';
import type { Reads, TraderRow } from '@quay/store';
import type { Committed } from '../../../core-host/port.ts';
import type { SystemSettingsStore } from '../../../system/system-settings.ts';
import type { FiatRates, Markets, People } from '../needs.ts';
import { Blocks } from './blocks.ts';
import { createLists } from './lists.ts';
import { answers, type Found, foundOf, type Sort, type Wanted } from './offers.ts';
import { createReferences, type References } from './references.ts';
import { createReputations, type Reputations } from './reputations.ts';
import { type Carriers, missingOf, refusalOf } from './requirements.ts';
import { leftOf, Shelf } from './shelf.ts';
import { Stopped } from './stopped.ts';
import { isAcceptor, type Taker, validateTaker } from './takers.ts';
import { createTraders, type Traders } from './traders.ts';
import { cardOf, offerOnWire } from './wire.ts';

export type Place = { readonly side: C2cSide; readonly symbol: C2cCoin; readonly fiat: CurrencyCode };
export type OffersWanted = Place &
  Wanted & {
    /** Only what this person may take. */
    readonly taker?: Taker | undefined;
    /** Who looks: ads of whom they block, or who blocks them, are left out. */
    readonly viewer?: number | undefined;
    /** Only ads of these. */
    readonly owners?: ReadonlySet<number> | undefined;
    readonly sort: Sort;
    readonly offset: number;
    readonly size: number;
  };

/** The C2C market as routes see it. */
export type C2cMarket = {
  readonly references: References;
  readonly traders: Traders;
  readonly stopped: Pick<Stopped, 'isFrozen' | 'stops' | 'suspensionOf'>;
  /** Who has blocked whom. */
  readonly blocks: Pick<Blocks, 'has' | 'refusal'>;
  reputationOf(user: number): Reputation;
  /** A review was written about somebody. */
  reviewed(user: number): void;
  /** Orders besides those of the rows, which count from now on. */
  readonly countAlso: Reputations['countAlso'];
  /** Answered from memory. */
  offers(wanted: OffersWanted): Promise<Offers>;
  /** The best ad for an amount that this person may take. */
  best(wanted: Place & Wanted & { readonly taker: Taker }): Promise<Found | undefined>;
  /** What somebody has on the shelf and could be taken by who looks. */
  offersOf(advertiser: number, viewer: number | undefined): Promise<Offer[]>;
  /** An ad as it is offered now, whoever asks; nothing for one without a price. */
  offerOf(ad: Ad): Promise<Offer | undefined>;
  card(trader: TraderRow): AdvertiserCard;
  /** Whether somebody is a merchant with the whole deposit. */
  isAcceptor(trader: TraderRow): Promise<boolean>;
  /** What somebody lacks to be a merchant; their ads are neither shown nor taken as long. */
  missingOf(trader: TraderRow): MerchantRequirement[];
  /** The same of a user, as the rows have it now. */
  missingFor(user: number): Promise<MerchantRequirement[]>;
  /** The refusal for what is missing first. */
  readonly refusalOf: typeof refusalOf;
  /** Somebody as a taker; nothing where there is no such user. */
  takerOf(user: number, rows: Reads): Promise<Taker | undefined>;
  /** What all coins of somebody are worth, USDT. */
  holdingsOf(user: number, rows: Reads): Promise<Amount>;
  close(): void;
};

export async function createC2cMarket(needs: {
  readonly reads: Reads;
  readonly markets: Markets;
  readonly fiatRates: FiatRates;
  readonly systemSettings: SystemSettingsStore;
  readonly messages: Carriers;
  readonly opening: Committed;
  /** Takes every batch from the opening on. */
  readonly onCommitted: (listener: (committed: Committed) => void) => void;
  readonly caughtUp: () => Promise<unknown>;
  readonly people: Pick<People, 'isHere'>;
  readonly now: () => number;
  readonly failed: (error: Error) => void;
}): Promise<C2cMarket> {
  const { reads, markets, systemSettings, now } = needs;
  const shelf = new Shelf();
  shelf.apply(needs.opening);
  needs.onCommitted((committed) => shelf.apply(committed));
  const stopped = new Stopped();
  stopped.apply(needs.opening);
  needs.onCommitted((committed) => stopped.apply(committed));
  const blocks = new Blocks();
  blocks.apply(needs.opening);
  needs.onCommitted((committed) => blocks.apply(committed));
  const references = createReferences(markets, needs.fiatRates, Date.now);
  references.look();
  needs.onCommitted(() => references.look());
  const reputations = await createReputations(reads.c2c, { ...needs, now: Date.now });
  needs.onCommitted((committed) => reputations.receive(committed));
  const traders = createTraders(reads.c2c, systemSettings);

  const lists = createLists({ shelf, references, reputations, traders, stopped, carriers: needs.messages });

  const card = (trader: TraderRow): AdvertiserCard =>
    cardOf(trader, { online: needs.people.isHere(trader), reputation: reputations.of(trader.userId) });
  const offer = (found: Found): Offer => offerOnWire(found, card(traders.known(found.ad.owner)!));

  async function search({
    taker,
    viewer = taker?.user,
    owners,
    sort,
    ...wanted
  }: Omit<OffersWanted, 'offset' | 'size'>) {
    await traders.ready(shelf.owners());
    const at = now();
    return lists
      .of(wanted, sort)
      .filter(
        (one) =>
          answers(one, wanted) &&
          (owners?.has(one.ad.owner) ?? true) &&
          !(viewer !== undefined && blocks.between(viewer, one.ad.owner)) &&
          !(taker && validateTaker(one.ad, taker, at)),
      );
  }

  async function holdingsOf(user: number, rows: Reads): Promise<Amount> {
    let sum = 0n;
    for (const { asset, available, frozen } of await rows.wallet.balances(user)) {
      const price = asset === 'USDT' ? units('1') : markets.market(asset)?.referencePrice;
      if (price !== undefined) sum += multiply(available + frozen, price, 'down');
    }
    return sum;
  }

  return {
    references,
    traders,
    stopped,
    blocks,
    reputationOf: reputations.of,
    reviewed: reputations.changed,
    countAlso: reputations.countAlso,
    card,
    holdingsOf,
    isAcceptor: async (trader) => isAcceptor(trader, units((await systemSettings.settings()).merchantDeposit)),
    missingOf: (trader) => missingOf(trader, needs.messages),
    async missingFor(user) {
      const trader = (await traders.read([user])).get(user);
      return trader ? missingOf(trader, needs.messages) : [];
    },
    refusalOf,

    async offers({ offset, size, ...wanted }) {
      // Nobody takes an ad who was not verified.
      const found = wanted.taker?.level === 'none' ? [] : await search(wanted);
      const reference = references.in(wanted.symbol, wanted.fiat);
      return {
        rows: found.slice(offset, offset + size).map(offer),
        total: found.length,
        reference: reference === undefined ? null : text(reference),
        at: Date.now(),
      };
    },

    best: async (wanted) => (await search({ ...wanted, sort: 'price' }))[0],

    async offersOf(advertiser, viewer) {
      if (viewer !== undefined && blocks.between(viewer, advertiser)) return [];
      await traders.ready(shelf.owners());
      return lists.takeable(shelf.of(advertiser)).map(offer);
    },

    async offerOf(ad) {
      const price = references.priceOf(ad);
      const trader = (await traders.read([ad.owner])).get(ad.owner);
      if (price === undefined || !trader) return undefined;
      return offerOnWire(foundOf(ad, price) ?? { ad, price, left: leftOf(ad), max: ad.max }, card(trader));
    },

    async takerOf(user, rows) {
      const [trader, holdings] = await Promise.all([
        traders.read([user]).then((found) => found.get(user)),
        holdingsOf(user, rows),
      ]);
      if (!trader) return undefined;
      const { level, memberSince } = trader;
      return { user, level, memberSince, holdings };
    },

    close: () => reputations.close(),
  };
}
