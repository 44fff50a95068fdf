import {
  type RevealField,
  type Review,
  type ReviewKind,
  type ReviewRow as ReviewOnWire,
  type ReviewState,
  staff as refusals,
  type StaffRight,
} from '@quay/contract/staff';
import { AGE_MIN, REVIEW_TAKEN_HOURS, type RejectReason } from '@quay/contract/verification';
import type { MerchantDeposit } from '@quay/core';
import type { Reads, ReviewRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { fieldForStaff } from './applications.ts';
import { maskedName } from './masked.ts';
import { depositOnWire, type Merchants } from './merchant.ts';
import { type Fields, openFields } from './sealed.ts';
import { dayOf, isOfAge } from './working-days.ts';

/** The member of staff who asks. */
export type Reviewer = { readonly id: number; readonly username: string; readonly rights: readonly StaffRight[] };

/** What the console does with applications. */
export type Reviews = {
  list(
    by: Reviewer,
    wanted: {
      readonly kind?: ReviewKind | undefined;
      readonly state?: ReviewState | undefined;
      readonly before?: number | undefined;
    },
  ): Promise<ReviewOnWire[]>;
  detail(by: Reviewer, id: number): Promise<Review | No>;
  take(by: Reviewer, id: number): Promise<ReviewOnWire | No>;
  /** The whole of a field of an application that the asker has taken; what is shown must have been written down before. */
  hidden(by: Reviewer, id: number, name: string): Promise<Hidden | No>;
  /** The asker was shown a picture or masked field of it. */
  opened(by: Reviewer, id: number, name: string): Promise<void>;
  /** Whether the asker may decide it, and that application. It passes when the asker has opened all there is to open. */
  validate(
    by: Reviewer,
    id: number,
    request: { readonly pass: boolean; readonly reason?: RejectReason | undefined },
  ): Promise<ReviewRow | No>;
  /** Decides what was validated before; refused when somebody was quicker. Gives the seq of the deposit that went back. */
  decide(
    by: Reviewer,
    review: ReviewRow,
    proposal: {
      readonly pass: boolean;
      readonly reason?: RejectReason | undefined;
      readonly remark?: string | undefined;
    },
  ): Promise<{ readonly seq: number | undefined } | No>;
  /** What a user wrote, for the console's page of the user; nothing where it was not given. */
  reveal(user: number, field: Exclude<RevealField, 'email' | 'phone'>): Promise<string | undefined>;
  maskedName(user: number): Promise<string | null>;
  maskedNames(users: readonly number[]): Promise<ReadonlyMap<number, string>>;
};

export type Hidden = { readonly review: ReviewRow } & (
  | { readonly value: string }
  | { readonly fileId: string }
  | { readonly nothing: true }
);

const PAGE = 50;
const HOUR_MS = 60 * 60_000;
const merchantKinds: readonly ReviewKind[] = ['merchant', 'merchant-refund'];
const identityKinds: readonly ReviewKind[] = ['basic', 'advanced', 'notary'];
/** Fields that name a file. */
const pictureFields: ReadonlySet<string> = new Set([
  'idCardFront',
  'idCardBack',
  'handHeldIdCard',
  'addressProof',
  'selfie',
  'deed',
  'assetData',
  'tradeData',
]);

const no = (refusal: No['refusal'], params: Record<string, string> = {}): No => ({ refusal, params });

export function createReviews(
  rows: Reads['verification'],
  merchants: Merchants,
  secrets: Secrets,
  now: () => number,
): Reviews {
  async function known(by: Reviewer, id: number): Promise<ReviewRow | No> {
    const review = await rows.review(id);
    if (!review) return no(refusals['review-unknown']);
    if (!kindsOf(by).includes(review.kind)) return no(refusals['right-missing']);
    return review;
  }

  const isOpen = ({ state }: ReviewRow): boolean => state === 'applied' || state === 'reviewing';
  const takenByOther = (by: Reviewer, { state, takenBy, takenByName }: ReviewRow): No | undefined =>
    state === 'reviewing' && takenBy === by.id ? undefined : no(refusals['review-taken'], { name: takenByName ?? '–' });

  async function checksOf(
    review: ReviewRow,
    fields: Fields,
    all: readonly ReviewRow[],
    deposits: readonly MerchantDeposit[],
  ): Promise<Review['checks']> {
    const today = dayOf(now());
    const checks: { check: string; passed: boolean }[] = [];
    const { birthDate, expiryDate, realName } = fields;
    if (birthDate !== undefined) checks.push({ check: 'age', passed: isOfAge(birthDate, AGE_MIN, today) });
    if (expiryDate !== undefined) checks.push({ check: 'expiry', passed: expiryDate >= today });
    if (review.documentHash) {
      const others = await rows.usersOfDocument(review.documentHash, review.userId);
      checks.push({ check: 'document-elsewhere', passed: others === 0 });
    }
    if (realName !== undefined) {
      const names = all
        .filter((one) => one.kind === 'basic' && one.id !== review.id)
        .map((one) => openFields(secrets, one).realName);
      if (names.length > 0) checks.push({ check: 'earlier-name', passed: names.every((name) => name === realName) });
    }
    if (merchantKinds.includes(review.kind)) {
      checks.push({ check: 'deposit-held', passed: deposits.some(({ state }) => state === 'held') });
    }
    return checks;
  }

  /** What an application has to open: its pictures, and the fields that are masked. */
  async function unopenedBy(by: Reviewer, review: ReviewRow, fields: Fields): Promise<string[]> {
    const opened = await rows.openedOf(review.id, by.id, now() - REVIEW_TAKEN_HOURS * HOUR_MS);
    return Object.entries(fields)
      .filter(([name, value]) => pictureFields.has(name) || fieldForStaff(name, value).masked)
      .map(([name]) => name)
      .filter((name) => !opened.includes(name));
  }

  const nameOf = (review: ReviewRow | undefined): string | undefined => review && openFields(secrets, review).realName;

  async function maskedNames(users: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const names = new Map<number, string>();
    for (const review of await rows.latestBasic(users)) {
      const name = nameOf(review);
      if (name !== undefined) names.set(review.userId, maskedName(name));
    }
    return names;
  }

  return {
    async list(by, { kind, state, before }) {
      const kinds = kindsOf(by).filter((one) => kind === undefined || one === kind);
      return (await rows.reviews({ kinds, state, before, size: PAGE })).map(onWire);
    },

    async detail(by, id) {
      const review = await known(by, id);
      if ('refusal' in review) return review;
      const fields = openFields(secrets, review);
      const all = await rows.reviewsOf(review.userId);
      const deposits = merchantKinds.includes(review.kind) ? await rows.depositsOf(review.userId) : [];
      const { decidedByName, decidedAt, reason, remark } = review;
      return {
        ...onWire(review),
        fields: Object.entries(fields)
          .filter(([name]) => !pictureFields.has(name))
          .map(([name, value]) => fieldForStaff(name, value)),
        pictures: Object.keys(fields).filter((name) => pictureFields.has(name)),
        unopened: isOpen(review) ? await unopenedBy(by, review, fields) : [],
        checks: await checksOf(review, fields, all, deposits),
        deposits: deposits.map(depositOnWire),
        decision: decidedAt === null ? null : { by: decidedByName ?? '–', at: decidedAt, reason, remark },
        earlier: all.filter((one) => one.kind === review.kind && one.id < review.id).map(onWire),
      };
    },

    async take(by, id) {
      const review = await known(by, id);
      if ('refusal' in review) return review;
      if (!isOpen(review)) return no(refusals['review-decided']);
      const at = now();
      const taken = await rows.takeReview(id, by.id, at, at - REVIEW_TAKEN_HOURS * HOUR_MS);
      const after = await rows.review(id);
      if (!after) return no(refusals['review-unknown']);
      if (taken) return onWire(after);
      return isOpen(after) ? takenByOther(by, after)! : no(refusals['review-decided']);
    },

    async hidden(by, id, name) {
      const review = await known(by, id);
      if ('refusal' in review) return review;
      const other = takenByOther(by, review);
      if (other) return other;
      const fields = openFields(secrets, review);
      if (!Object.hasOwn(fields, name)) return { review, nothing: true };
      return pictureFields.has(name) ? { review, fileId: fields[name]! } : { review, value: fields[name]! };
    },

    opened: (by, id, name) => rows.addOpening(id, by.id, name, now()),

    async validate(by, id, { pass, reason }) {
      const review = await known(by, id);
      if ('refusal' in review) return review;
      if (!isOpen(review)) return no(refusals['review-decided']);
      const other = takenByOther(by, review);
      if (other) return other;
      if (!pass && reason === undefined) return no(refusals['reason-missing']);
      // Staff have accounts of their own for this; who is a user too bears the same name.
      if (review.username.toLowerCase() === by.username.toLowerCase()) return no(refusals['own-case']);
      if (!pass) return review;
      const missing = await unopenedBy(by, review, openFields(secrets, review));
      return missing.length === 0 ? review : no(refusals['review-unopened'], { missing: missing.join(', ') });
    },

    async decide(by, review, { pass, reason, remark }) {
      const decided = await rows.decideReview({
        review: review.id,
        staff: by.id,
        pass,
        reason: pass ? null : (reason ?? null),
        remark: remark || null,
        at: now(),
      });
      if (!decided) return no(refusals['review-decided']);
      if (!merchantKinds.includes(review.kind)) return { seq: undefined };
      // The decision stands. A deposit that cannot go back just now is found by the next sweep.
      return { seq: await merchants.returnDeposits(review.userId).catch(() => undefined) };
    },

    async reveal(user, field) {
      const all = await rows.latestReviews(user);
      const [kind, name] = (
        {
          'real-name': ['basic', 'realName'],
          'document-number': ['basic', 'idCard'],
          address: ['advanced', 'homeAddress'],
          relative: ['advanced', 'relativeName'],
        } as const
      )[field];
      const review = all.find((one) => one.kind === kind);
      if (!review) return undefined;
      const fields = openFields(secrets, review);
      if (field !== 'relative') return fields[name];
      return [fields.relativeName, fields.relation, fields.relativePhone, fields.relativeAddress]
        .filter((part) => part !== undefined)
        .join(', ');
    },

    maskedName: async (user) => (await maskedNames([user])).get(user) ?? null,
    maskedNames,
  };
}

/** What a member of staff may have to do with. */
const kindsOf = ({ rights }: Reviewer): readonly ReviewKind[] => [
  ...(rights.includes('verification') ? identityKinds : []),
  ...(rights.includes('merchants') ? merchantKinds : []),
];

function onWire({
  id,
  kind,
  state,
  userId,
  username,
  appliedAt,
  dueAt,
  takenByName,
  attempt,
}: ReviewRow): ReviewOnWire {
  return { reviewId: id, kind, state, userId, username, appliedAt, dueAt, takenBy: takenByName, attempt };
}
