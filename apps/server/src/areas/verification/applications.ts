import type { Level } from '@quay/contract/identity';
import {
  type AdvancedFields,
  advancedFields,
  type BasicFields,
  basicFields,
  type NotaryFields,
  notaryFields,
  reviewDays,
  type VerificationKind,
  type VerificationStatus,
  verification,
  verificationKinds,
} from '@quay/contract/verification';
import type { Reads, ReviewRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { type Judged, validateAdvanced, validateBasic, validateNotary } from './fields.ts';
import { maskedLine, maskedName, maskedNumber } from './masked.ts';
import { type Fields, openFields, sealFields } from './sealed.ts';
import { afterWorkingDays, dayOf } from './working-days.ts';

/** What was sent for a kind, as its user may see it, and how far it is. */
export type Detail = { readonly status: VerificationStatus; readonly fields: Fields | null };

export type Applications = {
  applyBasic(user: number, fields: BasicFields): Promise<VerificationStatus | No>;
  applyAdvanced(user: number, fields: AdvancedFields): Promise<VerificationStatus | No>;
  applyNotary(user: number, fields: NotaryFields): Promise<VerificationStatus | No>;
  /** How far each kind is, and the masked name. */
  progress(user: number): Promise<{ readonly realName: string | null; readonly kinds: VerificationStatus[] }>;
  /** Whole while it can be sent again, so that nothing is typed twice; masked otherwise. */
  details(user: number): Promise<Readonly<Record<VerificationKind, Detail>>>;
};

/** What has to have passed before. */
const before: Readonly<Record<VerificationKind, Level>> = { basic: 'none', advanced: 'basic', notary: 'advanced' };

export function createApplications(rows: Reads['verification'], secrets: Secrets, now: () => number): Applications {
  async function apply(
    user: number,
    kind: VerificationKind,
    checked: Judged<object> | No,
    documentHash: Uint8Array | null = null,
  ): Promise<VerificationStatus | No> {
    if ('refusal' in checked) return checked;
    const at = now();
    const applied = await rows.apply({
      user,
      kind,
      sealed: sealFields(secrets, user, checked.fields),
      documentHash,
      at,
      dueAt: afterWorkingDays(at, reviewDays[kind]),
      files: checked.pictures,
      purpose: 'identity',
      level: before[kind],
    });
    if (!('no' in applied)) return statusOf(kind, applied.review);
    const refusal = verification[applied.no];
    if (applied.no === 'image-unknown') return { refusal, params: { field: applied.field }, field: applied.field };
    return { refusal, params: applied.no === 'level-before-missing' ? { level: before[kind] } : {} };
  }

  return {
    async applyBasic(user, said) {
      const validated = validateBasic(said, dayOf(now()));
      if ('refusal' in validated) return validated;
      return apply(user, 'basic', validated, documentHashOf(secrets, validated.fields));
    },
    applyAdvanced: (user, said) => apply(user, 'advanced', validateAdvanced(said)),
    applyNotary: (user, said) => apply(user, 'notary', validateNotary(said)),

    async progress(user) {
      const latest = await rows.latestReviews(user);
      const basic = latest.find(({ kind }) => kind === 'basic');
      return {
        realName: basic ? maskedName(openFields(secrets, basic).realName ?? '') : null,
        kinds: verificationKinds.map((kind) => statusOf(kind, reviewOf(latest, kind))),
      };
    },

    async details(user) {
      const latest = await rows.latestReviews(user);
      const detail = (kind: VerificationKind): Detail => {
        const review = reviewOf(latest, kind);
        const fields = review ? fieldsOf(kind, openFields(secrets, review)) : null;
        const isWhole = fields === null || review?.state === 'rejected';
        return { status: statusOf(kind, review), fields: isWhole ? fields : maskedFields(fields) };
      };
      return { basic: detail('basic'), advanced: detail('advanced'), notary: detail('notary') };
    },
  };
}

const reviewOf = (latest: readonly ReviewRow[], kind: VerificationKind): ReviewRow | undefined =>
  latest.find((review) => review.kind === kind);

function statusOf(kind: VerificationKind, review: ReviewRow | undefined): VerificationStatus {
  if (!review) {
    return { kind, state: 'none', appliedAt: null, dueAt: null, decidedAt: null, reason: null, remark: null };
  }
  const { state, appliedAt, dueAt, decidedAt, reason, remark } = review;
  return { kind, state, appliedAt, dueAt, decidedAt, reason, remark };
}

const known: Readonly<Record<VerificationKind, ReadonlySet<string>>> = {
  basic: new Set(Object.keys(basicFields.shape)),
  advanced: new Set(Object.keys(advancedFields.shape)),
  notary: new Set(Object.keys(notaryFields.shape)),
};

/** What an application of a kind says. Who was vouched for has one set of fields for all kinds. */
const fieldsOf = (kind: VerificationKind, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => known[kind].has(name)));

/** One document, one account: whoever it is, it is found again without being readable. */
const documentHashOf = (secrets: Secrets, { areaCode, idname, idCard }: BasicFields): Uint8Array =>
  secrets.keyedHash('document', `${areaCode} ${idname} ${idCard}`);

/** How a field that identifies somebody is shown; what is in neither list is left out. */
const masks: Readonly<Record<string, (text: string) => string>> = {
  realName: maskedName,
  idCard: maskedNumber,
  homeAddress: maskedLine,
  workAddress: maskedLine,
  relativeName: maskedName,
  relativeAddress: maskedLine,
  relativePhone: maskedNumber,
  deedNumber: maskedLine,
};
const harmless: ReadonlySet<string> = new Set([
  'areaCode',
  'nationality',
  'idname',
  'expiryDate',
  'relation',
  'notaryName',
  'notaryCountry',
]);

function maskedFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const mask = masks[name];
      if (mask) return [[name, mask(value)]];
      return harmless.has(name) ? [[name, value]] : [];
    }),
  );
}

/** A field as staff see it before they say why they want to see all of it. */
export function fieldForStaff(name: string, value: string): { name: string; value: string; masked: boolean } {
  const mask = masks[name] ?? (name === 'birthDate' || name === 'contact' ? maskedLine : undefined);
  return mask ? { name, value: mask(value), masked: true } : { name, value, masked: false };
}
