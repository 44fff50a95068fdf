import type { Area } from '../../engine/area.ts';
import { type Changes, Log } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Claim, Ledger } from '../../ledger/ledger.ts';
import { Ads, escrowOf } from './ads.ts';
import { Blocks } from './blocks.ts';
import { Clock } from './clock.ts';
import { acceptFaults } from './commands/accept-faults.ts';
import { answerFault } from './commands/answer-fault.ts';
import { appeal } from './commands/appeal.ts';
import { blockUser } from './commands/block-user.ts';
import { cancel } from './commands/cancel.ts';
import { closeAd } from './commands/close-ad.ts';
import { createAd } from './commands/create-ad.ts';
import { endStanding } from './commands/end-standing.ts';
import { escalateOrders } from './commands/escalate-orders.ts';
import { liftSuspension } from './commands/lift-suspension.ts';
import { note } from './commands/note.ts';
import { pay } from './commands/pay.ts';
import { payDeposit } from './commands/pay-deposit.ts';
import { recordHeartbeat } from './commands/record-heartbeat.ts';
import { release } from './commands/release.ts';
import { returnDeposit } from './commands/return-deposit.ts';
import { rule } from './commands/rule.ts';
import { shelveAd } from './commands/shelve-ad.ts';
import { suspendMerchant } from './commands/suspend-merchant.ts';
import { takeAd } from './commands/take-ad.ts';
import { timeOutOrders } from './commands/time-out-orders.ts';
import { unblockUser } from './commands/unblock-user.ts';
import { updateAd } from './commands/update-ad.ts';
import { withdrawAppeal } from './commands/withdraw-appeal.ts';
import { Days } from './days.ts';
import { Deposits } from './deposits.ts';
import { c2cDue } from './due.ts';
import { Escrow } from './escrow.ts';
import { c2cInvariants } from './invariants.ts';
import type { C2cNeeds } from './needs.ts';
import { holdsCoins, Orders } from './orders.ts';
import type { C2cParts } from './parts.ts';
import { Silences } from './silences.ts';
import { type C2cOrderNumber, c2cEventsTable, orderNumbersTable } from './state.ts';
import { Suspensions } from './suspensions.ts';
import { Timeline } from './timeline.ts';

export type C2cArea = Area & {
  readonly deposits: Deposits;
  readonly ads: Ads;
  readonly orders: Orders;
  readonly days: Days;
  readonly blocks: Blocks;
  /** What held deposits and escrow keep frozen. */
  claims(): Iterable<Claim>;
};

/** Coins against fiat between two people, under escrow; and what merchants leave with the exchange. */
export function c2cArea(changes: Changes, sequences: Sequences, ledger: Ledger, needs: C2cNeeds): C2cArea {
  const deposits = new Deposits(changes);
  const ads = new Ads(changes);
  const orders = new Orders(changes);
  const days = new Days(changes);
  const silences = new Silences(changes);
  const suspensions = new Suspensions(changes);
  const blocks = new Blocks(changes);
  const timeline = new Timeline(changes);
  const clock = new Clock(changes, orders, timeline);
  const parts: C2cParts = {
    ...needs,
    ...{ deposits, ads, orders, days, silences, suspensions, blocks, clock, timeline, ledger },
    numbers: new Log<C2cOrderNumber>(orderNumbersTable, changes),
    escrow: new Escrow(ledger, ads, days, needs.guard.sales, needs.sold),
    depositIds: sequences.of('deposit'),
    adIds: sequences.of('c2c-ad'),
    orderIds: sequences.of('c2c-order'),
  };
  return {
    name: 'c2c',
    deposits,
    ads,
    orders,
    days,
    blocks,
    state: [deposits, ads, orders, days, clock, suspensions, silences, blocks],
    logs: [c2cEventsTable, orderNumbersTable],
    commands: [
      payDeposit(parts),
      returnDeposit(parts),
      createAd(parts),
      updateAd(parts),
      shelveAd(parts),
      closeAd(parts),
      takeAd(parts),
      pay(parts),
      release(parts),
      cancel(parts),
      answerFault(parts),
      appeal(parts),
      withdrawAppeal(parts),
      rule(parts),
      note(parts),
      timeOutOrders(parts),
      escalateOrders(parts),
      acceptFaults(parts),
      recordHeartbeat(clock),
      endStanding(parts),
      suspendMerchant(suspensions),
      liftSuspension(suspensions),
      blockUser(blocks),
      unblockUser(blocks),
    ],
    due: (now) => c2cDue(parts, now),
    rebuild() {
      deposits.rebuild();
      ads.rebuild();
      orders.rebuild();
      blocks.rebuild();
    },
    invariants: c2cInvariants(parts),
    *claims() {
      for (const { owner, asset, amount, state } of deposits.values()) {
        if (state === 'held') yield { owner, book: 'spot', asset, amount };
      }
      for (const ad of ads.values()) yield { owner: ad.owner, book: 'c2c', asset: ad.asset, amount: escrowOf(ad) };
      for (const order of orders.values()) {
        if (holdsCoins(order)) yield { owner: order.seller, book: 'c2c', asset: order.asset, amount: order.quantity };
      }
    },
  };
}
