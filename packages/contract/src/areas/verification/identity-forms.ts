import { z } from 'zod';
import { time } from '../../fields.ts';
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

export const notaryFields = z.strictObject({
  notaryName: short,
  notaryCountry: z.string().max(2),
  deedNumber: short,
  deed: fileId.describe('the notarised copy'),
});

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

export const applied = verificationStatus;

export const pictures = [verification['image-missing'], verification['image-unknown']];

export const once = [verification['already-passed'], verification['already-submitted']];
