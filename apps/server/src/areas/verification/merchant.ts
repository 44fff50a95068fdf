import {
  type BusinessDeposit,
  type BusinessStatus,
  type MerchantState,
  merchantStates,
  reviewDays,
  verification,
} from '@quay/contract/verification';
import type { MerchantDeposit } from '@quay/core';
import { text, units } from '@quay/money';
import { type Application, depositHolds, type Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import { sealFields } from './sealed.ts';
import { afterWorkingDays } from './working-days.ts';

/** What an applicant tells of the trade. Pictures are files of purpose `business`. */
export type MerchantRequest = {
  readonly experience: string;
  readonly contact: string;
  readonly assetData: string;
  readonly tradeData?: string | undefined;
};

export type Merchants = {
  /** Pays the deposit, then applies. Gives the seq that its deposit is true at. */
  apply(user: number, request: MerchantRequest): Promise<{ readonly seq: number } | No>;
  /** Asks to stop. */
  cancel(user: number, reason: string): Promise<No | undefined>;
  /** How far somebody is as a merchant, with the deposits that the rows have. */
  status(user: number, deposits: readonly MerchantDeposit[]): Promise<Omit<BusinessStatus, 'missing'>>;
  /** Gives back what is held for somebody who is no merchant any more, nor about to be; gives the seq, if it did. */
  returnDeposits(user: number): Promise<number | undefined>;
  /** The same for everybody: what a crash left between a decision and its refund. */
  returnStray(): Promise<void>;
};

/** Whether somebody has ads on the shelf, or orders of them that are not over. */
export type IsTrading = (user: number) => Promise<boolean>;

export const DEPOSIT_COIN = 'USDT';

export function depositOnWire({ id, asset, amount, state, paidAt, refundedAt }: MerchantDeposit): BusinessDeposit {
  return { depositId: id, coinSymbol: asset, amount: text(amount), state, paidAt, refundedAt };
}

/** A merchant who has not asked to stop, or was refused it. */
const trading: readonly MerchantState[] = ['verified', 'deposit-short', 'refund-failed'];

export function createMerchants(
  rows: Reads['verification'],
  core: CorePort,
  secrets: Secrets,
  systemSettings: SystemSettingsStore,
  isTrading: IsTrading,
  now: () => number,
): Merchants {
  /** An application for a review of staff. */
  function applicationOf(user: number, kind: 'merchant' | 'merchant-refund', fields: object): Application {
    const at = now();
    const plain = { user, kind, documentHash: null, at, dueAt: afterWorkingDays(at, reviewDays.merchant) };
    return { ...plain, sealed: sealFields(secrets, user, fields), files: [], purpose: 'business', level: 'none' };
  }

  async function returnDeposits(user: number): Promise<number | undefined> {
    return rows.withMerchant(user, async ({ state, deposits }) => {
      if (depositHolds.includes(state)) return undefined;
      const held = (await deposits()).filter((deposit) => deposit.state === 'held');
      const orders = held.map(({ id }) => ({ name: 'c2c/return-deposit', input: { deposit: id } }));
      return (await core.submitAll(orders)).at(-1)?.seq;
    });
  }

  return {
    async apply(user, { experience, contact, assetData, tradeData }) {
      const needed = units((await systemSettings.settings()).merchantDeposit);
      const pictures = tradeData ? { assetData, tradeData } : { assetData };
      const application: Application = {
        ...applicationOf(user, 'merchant', { experience, contact, ...pictures }),
        files: Object.entries(pictures).map(([field, id]) => ({ field, id })),
        level: LEVEL,
      };
      return rows.withMerchant(user, async (merchant) => {
        const refused = await merchant.validate(application);
        if (refused?.no === 'image-unknown') {
          const { field } = refused;
          return { refusal: verification['image-unknown'], params: { field }, field: `detail.${field}` };
        }
        if (refused) return { refusal: verification['level-before-missing'], params: { level: LEVEL } };
        const isMerchant = depositHolds.includes(merchant.state);
        const isShort = trading.includes(merchant.state) && heldOf(await merchant.deposits()) < needed;
        if (isMerchant && !isShort) return { refusal: verification['merchant-already'], params: {} };
        // The deposit first. Should we end in between, the next application finds it, or it is given back.
        const input = { owner: user, asset: DEPOSIT_COIN, amount: needed };
        const { outcome, seq } = await core.submit<MerchantDeposit>('c2c/pay-deposit', input);
        if (!outcome.ok) return { refusal: outcome.refusal, params: outcome.params };
        if (!isMerchant) await merchant.apply(application, 'auditing');
        return { seq };
      });
    },

    cancel: (user, reason) =>
      rows.withMerchant(user, async (merchant) => {
        if (merchant.state === 'refund-auditing') return { refusal: verification['refund-pending'], params: {} };
        if (!trading.includes(merchant.state)) return { refusal: verification['merchant-none'], params: {} };
        if (await isTrading(user)) return { refusal: verification['merchant-busy'], params: {} };
        await merchant.apply(applicationOf(user, 'merchant-refund', { reason }), 'refund-auditing');
        return undefined;
      }),

    async status(user, deposits) {
      const [state, needed, reviews] = await Promise.all([
        rows.merchantState(user),
        systemSettings.settings().then(({ merchantDeposit }) => units(merchantDeposit)),
        rows.reviewsOf(user),
      ]);
      const held = heldOf(deposits);
      const last = reviews.find(({ kind }) => kind === 'merchant' || kind === 'merchant-refund');
      const isShort = state === 'verified' && held < needed;
      return {
        certifiedBusinessStatus: merchantStates[isShort ? 'deposit-short' : state],
        deposit: text(held),
        depositNeeded: text(needed),
        reason: last?.reason ?? null,
        remark: last?.remark ?? null,
        dueAt: last && last.decidedAt === null ? last.dueAt : null,
      };
    },

    returnDeposits,

    async returnStray() {
      for (const owner of await rows.ownersOfStrayDeposits()) await returnDeposits(owner);
    },
  };
}

/** What has to have passed before somebody can be a merchant. */
const LEVEL = 'advanced';

const heldOf = (deposits: readonly MerchantDeposit[]): bigint =>
  deposits.reduce((sum, { state, amount }) => (state === 'held' ? sum + amount : sum), 0n);
