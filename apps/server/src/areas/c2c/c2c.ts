import type { Reads } from '@quay/store';
import type { Committed, CorePort } from '../../core-host/port.ts';
import type { Messages } from '../../messages/messages.ts';
import type { WebPush } from '../../messages/web-push/push-devices.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { createKeyedMutex } from '../../system/keyed-mutex.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import type { Vault } from '../../vault/vault.ts';
import { type Ads, createAds } from './ads/ads.ts';
import { type Appeals, createAppeals } from './appeals/appeals.ts';
import { type Chat, createChat } from './chat/chat.ts';
import { type C2cMarket, createC2cMarket } from './market/market.ts';
import { createMethods, type Methods } from './methods/methods.ts';
import type { FiatRates, Markets, Names, Owners, People } from './needs.ts';
import { createNotices, type NoticeOptions, type Notices } from './notices/notices.ts';
import { createNaming } from './orders/naming.ts';
import { type C2cOrders, createC2cOrders } from './orders/orders.ts';
import { createPurchases, type Purchases } from './orders/purchases.ts';
import { RecentOrders } from './orders/recent.ts';
import { createTaking } from './orders/taking.ts';
import { createTimelines, type Timelines } from './timeline/timelines.ts';

/** Trading between people, as routes see it. */
export type C2c = {
  readonly market: C2cMarket;
  readonly people: People;
  readonly ads: Ads;
  readonly orders: C2cOrders;
  readonly methods: Methods;
  readonly chat: Chat;
  readonly timelines: Timelines;
  readonly appeals: Appeals;
  readonly notices: Notices;
  readonly purchases: Purchases;
  close(): Promise<void>;
};

export async function createC2c(needs: {
  readonly reads: Reads;
  readonly core: CorePort;
  readonly opening: Committed;
  readonly markets: Markets;
  readonly fiatRates: FiatRates;
  readonly systemSettings: SystemSettingsStore;
  readonly identity: Owners & { origins(): readonly string[] };
  readonly names: Names;
  readonly secrets: Secrets;
  readonly messages: Messages;
  readonly webPush: WebPush;
  readonly vault: Vault;
  readonly log: { warn(line: string): void };
  /** Waits until the rows have everything that was committed. */
  readonly caughtUp: () => Promise<unknown>;
  readonly noticeOptions: NoticeOptions | undefined;
}): Promise<C2c> {
  const { reads, core, identity, secrets, vault, names, log } = needs;
  const { now } = identity;
  const rows = reads.c2c;
  const users = reads.identity;
  const market = await createC2cMarket({
    ...needs,
    onCommitted: (listener) => core.onCommitted(listener),
    people: identity.presence,
    now,
    failed: (error) => log.warn(`reputations are not as new as they could be: ${error.message}`),
  });
  identity.securityChanges.on(market.traders.changed);
  const mutex = createKeyedMutex();
  const methods = createMethods({ rows, users, vault, secrets, names, now });
  const naming = createNaming({ rows, secrets, now });
  const timelines = createTimelines({ core, secrets, naming, mutex });
  const chat = createChat({ rows, users, vault, timelines, mutex, now });
  const { reputationOf } = market;
  const parts = { rows, core, secrets, vault, timelines, naming, mutex, names, methods, chat, reputationOf, now };
  const appeals = createAppeals(parts);
  const notices = createNotices({ ...needs, origins: identity.origins });
  const ads = createAds({ core, market, methods });
  naming.dropStray().catch((error: Error) => log.warn(`details of orders that were not made stay: ${error.message}`));
  const recent = new RecentOrders();
  core.onCommitted((committed) => recent.apply(committed));
  const taking = createTaking({ core, market, methods, naming, names, identity });
  const orders = createC2cOrders({ reads, market, taking, methods, recent, appeals, chat, names, identity });
  return {
    market,
    people: identity.presence,
    ads,
    orders,
    methods,
    chat,
    timelines,
    appeals,
    notices,
    purchases: createPurchases(market),
    async close() {
      market.close();
      await notices.close();
    },
  };
}
