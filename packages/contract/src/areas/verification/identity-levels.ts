import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { identity } from '../identity/refusals.ts';
import { verification } from './refusals.ts';
import { documentKinds, rejectReasons, relations, verificationKinds, verificationStates } from './sets.ts';

const short = z.string().trim().min(1).max(200);
const fileId = z.string().max(64).describe('of an upload');
/** `2031-08-14`. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Basic: who somebody is. The parameter names are the specification's. */
export const basicFields = z.strictObject({
  areaCode: z.string().max(2).describe('country that issued the document, ISO 3166-1'),
  nationality: z.string().max(2).optional().describe('where it differs'),
  idname: z.enum(documentKinds),
  idCard: z.string().max(40).describe('number of the document'),
  realName: short,
  birthDate: day,
  expiryDate: day.optional(),
  idCardFront: fileId,
  idCardBack: fileId.optional().describe('a passport has none'),
  handHeldIdCard: fileId.describe('a photo of the person holding the document'),
});
export type BasicFields = z.infer<typeof basicFields>;

export const advancedFields = z.strictObject({
  homeAddress: short,
  workAddress: short.optional(),
  relativeName: short,
  relation: z.enum(relations),
  relativeAddress: short.optional(),
  relativePhone: z.string().trim().min(5).max(30),
  addressProof: fileId.describe('a bill or bank letter with name and address, at most three months old'),
  selfie: fileId,
});
export type AdvancedFields = z.infer<typeof advancedFields>;

export const notaryFields = z.strictObject({
  notaryName: short,
  notaryCountry: z.string().max(2),
  deedNumber: short,
  deed: fileId.describe('the notarised copy'),
});
export type NotaryFields = z.infer<typeof notaryFields>;

/** How far one kind is. */
export const verificationStatus = z.object({
  kind: z.enum(verificationKinds),
  state: z.enum(verificationStates),
  appliedAt: time.nullable(),
  dueAt: time.nullable().describe('until when the review is promised'),
  decidedAt: time.nullable(),
  reason: z.enum(rejectReasons).nullable(),
  remark: z.string().nullable().describe("the reviewer's own words"),
});
export type VerificationStatus = z.infer<typeof verificationStatus>;

export const realNameRequest = nothing;
export const realNameResponse = z.object({
  realName: z.string().nullable().describe('masked'),
  kinds: z.array(verificationStatus),
});
export type RealName = z.infer<typeof realNameResponse>;
/** How far the user's verification is, kind by kind. */
export const realName = call<z.infer<typeof realNameRequest>, RealName>({
  name: 'verification/real-name',
  method: 'GET',
  path: '/approve/real/name',
  permission: 'user',
  refusals: [],
  about: "How far the user's verification is, kind by kind.",
});

const applied = verificationStatus;
const pictures = [verification['image-missing'], verification['image-unknown']];
const once = [verification['already-passed'], verification['already-submitted']];

export const applyBasicRequest = basicFields;
export const applyBasicResponse = applied;
/** Applies for basic verification. A rejected one can be sent again, corrected. */
export const applyBasic = call<BasicFields, VerificationStatus>({
  name: 'verification/apply-basic',
  method: 'POST',
  path: '/approve/real/name',
  permission: 'user',
  refusals: [
    verification['field-malformed'],
    verification['birth-too-young'],
    verification['document-expired'],
    ...pictures,
    ...once,
    verification['document-taken'],
    identity['account-frozen'],
  ],
  about: 'Applies for basic verification. A rejected one can be sent again, corrected.',
});

export const applyAdvancedRequest = advancedFields;
export const applyAdvancedResponse = applied;
/** Applies for advanced verification; basic must have passed. */
export const applyAdvanced = call<AdvancedFields, VerificationStatus>({
  name: 'verification/apply-advanced',
  method: 'POST',
  path: '/approve/real/high',
  permission: 'user',
  refusals: [verification['field-malformed'], ...pictures, verification['level-before-missing'], ...once],
  about: 'Applies for advanced verification; basic must have passed.',
});

export const applyNotaryRequest = notaryFields;
export const applyNotaryResponse = applied;
/** Applies for notary verification; advanced must have passed. */
export const applyNotary = call<NotaryFields, VerificationStatus>({
  name: 'verification/apply-notary',
  method: 'POST',
  path: '/approve/real/notary',
  permission: 'user',
  refusals: [verification['field-malformed'], ...pictures, verification['level-before-missing'], ...once],
  about: 'Applies for notary verification; advanced must have passed.',
});

export const realDetailRequest = nothing;
export const realDetailResponse = z.object({
  status: verificationStatus,
  fields: basicFields.partial().nullable().describe('what was sent: whole while it can be sent again, else masked'),
});
export type RealDetail = z.infer<typeof realDetailResponse>;
/** What was sent for basic verification. */
export const realDetail = call<z.infer<typeof realDetailRequest>, RealDetail>({
  name: 'verification/real-detail',
  method: 'POST',
  path: '/approve/real/detail',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What was sent for basic verification.',
});

export const highDetailRequest = nothing;
export const highDetailResponse = z.object({
  status: verificationStatus,
  fields: advancedFields.partial().nullable(),
  notary: z.object({ status: verificationStatus, fields: notaryFields.partial().nullable() }),
});
export type HighDetail = z.infer<typeof highDetailResponse>;
/** What was sent for advanced and notary verification. */
export const highDetail = call<z.infer<typeof highDetailRequest>, HighDetail>({
  name: 'verification/high-detail',
  method: 'POST',
  path: '/approve/real/high/detail',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What was sent for advanced and notary verification.',
});
