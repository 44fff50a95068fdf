import { setTimeout as sleep } from 'node:timers/promises';
import { type CastMerchant, wordsOfMerchant } from '@quay/cast';
import { ADS_MAX } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { Ad, C2cOrder } from '@quay/core';
import { type Quantity, text, units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { C2c } from '../../areas/c2c/c2c.ts';
import { kindsOf, methodsOf } from '../../areas/c2c/market/offers.ts';
import type { OtherOrders } from '../../areas/c2c/market/reputations.ts';
import { CoreBusy, CoreStopped } from '../../core-host/port.ts';
import { pastOf, tookMs } from './c2c-past.ts';
import { adsOf } from './c2c-plan.ts';
import { type Settled, type SettleParts, settleMerchants } from './c2c-settle.ts';
import { Chance } from './chance.ts';

/** How the merchants of the simulated market take their time, in milliseconds. */
export type MerchantPace = {
  /** Between two looks at their orders. */
  readonly intervalMs: number;
  /** After which they do their part of an order: not before, and not after. Half of the orders take about their geometric mean. */
  readonly least: number;
  readonly most: number;
  /** Between two looks whether an ad is nearly sold out. */
  readonly refill: number;
};

export type MerchantParts = SettleParts & {
  readonly reads: Reads;
  readonly c2c: C2c;
  readonly log: { info(line: string): void; warn(line: string): void };
  readonly pace?: MerchantPace | undefined;
};

export type SimulatedMerchants = { stop(): Promise<void> };

const PACE: MerchantPace = { intervalMs: 2_000, least: 8_000, most: 55_000, refill: 60_000 };
const BUSY_MS = 5_000;
const HOUR_MS = 60 * 60_000;

/**
 * Merchants that play their side of orders: as the seller they release, as the payer they say that they paid, and they
 * answer who writes to them, once. They never appeal; an order with them is an order like any other.
 */
export function startMerchants(parts: MerchantParts): SimulatedMerchants {
  const stopping = new AbortController();
  const running = run(parts, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function run(parts: MerchantParts, stopping: AbortSignal): Promise<void> {
  const { log, pace = PACE } = parts;
  try {
    const began = Date.now();
    const settled = await settleMerchants(parts, stopping);
    log.info(`${settled.length} simulated merchants are there after ${Date.now() - began} ms`);
    const merchantOf = new Map(settled.map(({ id, merchant }) => [id, merchant]));
    const pasts = new Map<number, { readonly hour: number; readonly past: OtherOrders }>();
    parts.c2c.market.countAlso((user, at) => {
      const merchant = merchantOf.get(user);
      if (!merchant) return undefined;
      // They are asked for with every order that ends, and worked out once an hour.
      const hour = Math.floor(at / HOUR_MS);
      const before = pasts.get(user);
      if (before?.hour === hour) return before.past;
      const past = pastOf(merchant, hour * HOUR_MS, medianOf(pace));
      pasts.set(user, { hour, past });
      return past;
    });
    let refillAt = Date.now() + pace.refill;
    while (!stopping.aborted) {
      let pause = pace.intervalMs;
      try {
        await play(settled, parts, pace);
        if (Date.now() >= refillAt) {
          await refill(settled, parts);
          refillAt = Date.now() + pace.refill;
        }
      } catch (error) {
        if (error instanceof CoreStopped) return;
        if (!(error instanceof CoreBusy)) throw error;
        pause = BUSY_MS;
      }
      await sleep(pause, undefined, { signal: stopping }).catch(() => {});
    }
  } catch (error) {
    // Users trade on without them; that they are gone must be seen.
    if (stopping.aborted) return;
    log.warn(`the simulated merchants stopped: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function play(settled: readonly Settled[], parts: MerchantParts, pace: MerchantPace): Promise<void> {
  const { core, reads, c2c } = parts;
  // They are here as long as this process plays them.
  c2c.people.note(settled.map(({ id }) => id));
  const orders = await reads.c2c.openOrdersOfMerchants(settled.map(({ id }) => id));
  if (orders.length === 0) return;
  const now = Date.now();
  const merchantOf = new Map(settled.map(({ id, merchant }) => [id, merchant]));
  const due = orders.flatMap((order) => {
    const act = actOf(order);
    return act && act.since + waitOf(order, merchantOf.get(order.advertiser)!, pace) <= now
      ? [{ name: act.name, input: act.input }]
      : [];
  });
  // What another one was quicker with is refused, and that is well.
  if (due.length > 0) await core.submitAll(due);
  const unanswered = await reads.c2c.unansweredOrders(orders.map(({ id }) => id));
  for (const order of orders.filter(({ id }) => unanswered.has(id))) {
    const { answer } = wordsOfMerchant(order.fiat as CurrencyCode);
    await c2c.chat.write(order, order.advertiser, { text: answer, clientId: 'answer' });
  }
}

/** What is up to the merchant of an order, and since when. */
function actOf({ id, advertiser, payer, state, openedAt, paidAt, withdrawalBy }: C2cOrder) {
  const input = { owner: advertiser, order: id };
  const isPayer = advertiser === payer;
  if (state === 'unpaid' && isPayer) return { name: 'c2c/pay', input, since: openedAt };
  if (state === 'paid' && !isPayer) {
    return { name: 'c2c/release', input: { ...input, provenBy: 'fund-password' }, since: paidAt! };
  }
  const other = isPayer ? 'seller' : 'payer';
  const isOffered = state === 'appealed' && withdrawalBy === other;
  return isOffered ? { name: 'c2c/withdraw-appeal', input, since: 0 } : undefined;
}

const medianOf = ({ least, most }: MerchantPace): number => Math.sqrt(least * most);

/** The same after a restart. */
function waitOf({ id, state, openedAt }: C2cOrder, merchant: CastMerchant, pace: MerchantPace): number {
  const took = tookMs(merchant, medianOf(pace), openedAt, new Chance(`c2c/${id}/${state}`));
  return Math.max(pace.least, Math.min(pace.most, took));
}

/** An ad that is half sold out is filled again, so that none ends. */
async function refill(settled: readonly Settled[], { c2c, reads, caughtUp }: MerchantParts): Promise<void> {
  await caughtUp();
  for (const { id, merchant } of settled) {
    const planned = adsOf(merchant, c2c.market.references.in);
    for (const ad of await reads.c2c.adsOf(id, { states: ['on'], size: ADS_MAX })) {
      const full = planned.find((one) => one.side === ad.side && one.symbol === ad.asset && one.fiat === ad.fiat);
      const quantity = full ? units(full.quantity) : 0n;
      if ((ad.total - ad.locked - ad.dealt) * 2n >= quantity) continue;
      await c2c.ads.update(id, ad.id, filled(ad, ad.locked + ad.dealt + quantity), reads);
    }
  }
}

const filled = (ad: Ad, total: Quantity) => ({
  priceKind: ad.priceKind,
  ...(ad.priceKind === 'fixed' ? { price: text(ad.price) } : { index: text(ad.index) }),
  quantity: text(total),
  min: text(ad.min),
  max: text(ad.max),
  kinds: kindsOf(ad),
  methodIds: methodsOf(ad),
  minutes: ad.minutes,
  terms: ad.terms,
  autoReply: ad.autoReply,
  demandVerified: ad.demandVerified,
  demandDays: ad.demandDays > 0,
  demandHoldings: ad.demandHoldings > 0n,
});
