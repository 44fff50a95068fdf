import type { Amount } from '@quay/money';
import { reserveOf } from '../../earn-sums/savings.ts';
import type { Area, Due } from '../../engine/area.ts';
import type { Claim } from '../../ledger/ledger.ts';
import { buy } from './commands/buy.ts';
import { changeProduct } from './commands/change-product.ts';
import { exitEarly } from './commands/exit-early.ts';
import { freezeOrder } from './commands/freeze-order.ts';
import { fund } from './commands/fund.ts';
import { listProduct } from './commands/list-product.ts';
import { payRedemptions, payRedemptionsShape } from './commands/pay-redemptions.ts';
import { payTerms, payTermsShape } from './commands/pay-terms.ts';
import { redeem } from './commands/redeem.ts';
import { setStatus } from './commands/set-status.ts';
import { shareInterest, shareInterestShape } from './commands/share-interest.ts';
import { startTrial } from './commands/start-trial.ts';
import { subscribe } from './commands/subscribe.ts';
import { takeOut } from './commands/take-out.ts';
import { unfreezeOrder } from './commands/unfreeze-order.ts';
import { Flows } from './flows.ts';
import { Funds } from './funds.ts';
import { earnInvariants } from './invariants.ts';
import type { EarnNeeds } from './needs.ts';
import { Orders } from './orders.ts';
import type { EarnParts, Work } from './parts.ts';
import { EarnPostings, holdBookOf, type PromotionPayment } from './postings.ts';
import { Products } from './products.ts';
import { Redemptions } from './redemptions.ts';
import { Repeats } from './repeats.ts';
import { SavingsRows } from './savings-rows.ts';
import { ScheduledRows } from './scheduled-rows.ts';
import { Sharing } from './sharing.ts';
import { earnDaysTable, earnFlowsTable, earnUplineBonusesTable } from './state.ts';
import { Terms } from './terms.ts';
import { Trials } from './trials.ts';
import { UplineBonuses } from './upline-bonuses.ts';

export type EarnArea = Area &
  Pick<EarnParts, 'products' | 'funds' | 'savings' | 'redemptions' | 'orders' | 'scheduled'> & {
    readonly pools: Sharing['pools'];
    /** What savers have in the pool of an asset. */
    savedIn(asset: string): Amount;
    /** What of it is kept for who asks savings back, and not lent. */
    reservedIn(asset: string): Amount;
    /** The promotion budget, as far as it pays others than orders of earn. */
    readonly promotion: {
      free(asset: string): Amount;
      pay(payment: PromotionPayment): void;
    };
    /** Sums of terms, and income of machines, that are held in the accounts of their owners. */
    claims(): Iterable<Claim>;
  };

const SHARE: Due = { name: shareInterestShape.name, input: {} };
const REDEEM: Due = { name: payRedemptionsShape.name, input: {} };
const PAY: Due = { name: payTermsShape.name, input: {} };

/** Most payments of one batch. */
const PAYMENTS_A_BATCH = 200;

/** Savings, terms and machines: income that somebody named has paid, or has put aside before it was promised. */
export function earnArea(needs: EarnNeeds): EarnArea {
  const { changes, sequences, ledger, requests, earnSlice: sliceMax = PAYMENTS_A_BATCH } = needs;
  const products = new Products(changes);
  const funds = new Funds(needs);
  const postings = new EarnPostings(ledger, funds);
  const flows = new Flows(needs);
  const savings = new SavingsRows(changes, products);
  const sharing = new Sharing({ changes, savings, products, postings, flows, sliceMax });
  const redemptions = new Redemptions({
    ...{ changes, products, savings, sharing, postings, flows, sliceMax },
    ids: sequences.of('earn-redemption'),
  });
  const orders = new Orders(changes);
  const scheduled = new ScheduledRows(changes, funds);
  const uplines = new UplineBonuses(needs, orders);
  const terms = new Terms({ products, funds, orders, scheduled, postings, flows, uplines, sliceMax });
  const trials = new Trials(changes);
  const repeats = new Repeats(requests);
  const parts: EarnParts = {
    ...{ ledger, sequences, products, funds, savings, redemptions, sharing, orders, terms },
    ...{ scheduled, trials, flows, postings, repeats },
  };
  /** The time of the last command. */
  let lastAt = 0;
  /** Whether time has begun something: what a batch has left of it goes on in the next. */
  let isWorking = false;
  const begun =
    (work: Work): Work =>
    (at) => {
      isWorking = true;
      return work(at);
    };

  const dueAt = (at: number): Due[] => [
    ...(sharing.isDue(at) ? [SHARE] : []),
    ...(redemptions.isDue(at) ? [REDEEM] : []),
    ...(terms.isDue(at) ? [PAY] : []),
  ];
  return {
    name: 'earn',
    ...{ products, funds, savings, redemptions, orders, scheduled },
    pools: sharing.pools,
    promotion: {
      free: (asset) => funds.promotionFree(asset),
      pay: (payment) => postings.payPromotion(payment),
    },
    savedIn: (asset) => products.savingsOf(asset)?.held ?? 0n,
    reservedIn(asset) {
      const product = products.savingsOf(asset);
      return product ? reserveOf(product.held, product.reserveRate, sharing.poolOf(product.id).waiting) : 0n;
    },
    state: [products, funds, sharing.pools, savings, redemptions, orders, scheduled, trials],
    logs: [earnFlowsTable, earnDaysTable, earnUplineBonusesTable],
    commands: [
      listProduct(parts),
      changeProduct(parts),
      setStatus(parts),
      fund(parts),
      subscribe(parts),
      redeem(parts),
      buy(parts),
      startTrial(parts),
      exitEarly(parts),
      takeOut(parts),
      freezeOrder(parts),
      unfreezeOrder(parts),
      shareInterest(begun((at) => sharing.work(at))),
      payRedemptions(begun((at) => redemptions.work(at))),
      payTerms(begun((at) => terms.work(at))),
    ],
    afterCommand(at) {
      lastAt = at;
    },
    continues() {
      const next = isWorking ? dueAt(lastAt)[0] : undefined;
      isWorking = next !== undefined;
      return next;
    },
    due: dueAt,
    rebuild(at) {
      lastAt = at;
      isWorking = false;
      products.sort((a, b) => a.id - b.id);
      savings.rebuild(sharing.pools.values(), at);
      sharing.rebuild();
      redemptions.rebuild();
      orders.rebuild();
      scheduled.rebuild();
    },
    invariants: earnInvariants(parts),
    *claims() {
      for (const row of orders.values()) {
        const { owner, asset, amount, toTake, isLent, status } = row;
        if (!isLent && status !== 'ending') yield { owner, book: holdBookOf(row), asset, amount };
        if (toTake > 0n) yield { owner, book: 'mining', asset, amount: toTake };
      }
    },
  };
}
