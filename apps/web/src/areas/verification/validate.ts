import { hasUnseen, isPersonName } from '@quay/contract';
import { AGE_MIN, type DocumentKind } from '@quay/contract/verification';
import type { Draft } from './draft.ts';

/*
 * What can be said of a form without asking. The server validates again and knows more; the rules here are the plain
 * ones, so that nobody learns of a slip only after the last screen.
 */

/** What is wrong with a field: its words are looked up by it. */
export type Fault = 'missing' | 'malformed' | 'name' | 'unseen' | 'too-young' | 'expired' | 'picture';
export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

export type BasicField =
  | 'areaCode'
  | 'nationality'
  | 'idname'
  | 'idCard'
  | 'realName'
  | 'birthDate'
  | 'expiryDate'
  | 'idCardFront'
  | 'idCardBack'
  | 'handHeldIdCard';
export type AdvancedField =
  | 'homeAddress'
  | 'workAddress'
  | 'relativeName'
  | 'relation'
  | 'relativeAddress'
  | 'relativePhone'
  | 'addressProof'
  | 'selfie';
export type NotaryField = 'notaryName' | 'notaryCountry' | 'deedNumber' | 'deed';
export type BusinessField = 'experience' | 'contact' | 'assetData' | 'tradeData';

const DOCUMENT = /^[A-Z0-9]{4,30}$/;
const PHONE = /^\+?[0-9]{5,20}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OLDEST = 130;

/** A card has two sides that say something. */
export const hasBack = (kind: string): boolean =>
  (['id-card', 'drivers-licence'] satisfies DocumentKind[] as string[]).includes(kind);

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const yearsAfter = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const text = (value: string, rule?: RegExp): Fault | undefined =>
  value.trim() === '' ? 'missing' : rule && !rule.test(value.trim()) ? 'malformed' : undefined;
/** As `text`, where nothing may stand that nobody sees. */
const line = (value: string): Fault | undefined => text(value) ?? unseen(value);
const unseen = (value: string): Fault | undefined => (hasUnseen(value.trim()) ? 'unseen' : undefined);
const name = (value: string): Fault | undefined => line(value) ?? (isPersonName(value.trim()) ? undefined : 'name');
const picture = (value: string): Fault | undefined => (value ? undefined : 'picture');

function birth(day: string, today: string): Fault | undefined {
  if (day === '') return 'missing';
  if (!DAY.test(day) || day > today || yearsAfter(day, OLDEST) <= today) return 'malformed';
  return yearsAfter(day, AGE_MIN) <= today ? undefined : 'too-young';
}

function faultsOf<Field extends string>(all: Record<Field, Fault | undefined>): Faults<Field> {
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined)) as Faults<Field>;
}

export function validateBasic(draft: Draft<BasicField>, today: string): Faults<BasicField> {
  const { idCard, expiryDate } = draft;
  return faultsOf<BasicField>({
    areaCode: text(draft.areaCode),
    nationality: undefined,
    idname: text(draft.idname),
    idCard: text(
      idCard
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s\-./]/gu, ''),
      DOCUMENT,
    ),
    realName: name(draft.realName),
    birthDate: birth(draft.birthDate, today),
    expiryDate:
      (expiryDate && (DAY.test(expiryDate) ? (expiryDate < today ? 'expired' : undefined) : 'malformed')) || undefined,
    idCardFront: picture(draft.idCardFront),
    idCardBack: hasBack(draft.idname) ? picture(draft.idCardBack) : undefined,
    handHeldIdCard: picture(draft.handHeldIdCard),
  });
}

export const validateAdvanced = (draft: Draft<AdvancedField>): Faults<AdvancedField> =>
  faultsOf<AdvancedField>({
    homeAddress: line(draft.homeAddress),
    workAddress: unseen(draft.workAddress),
    relativeName: name(draft.relativeName),
    relation: text(draft.relation),
    relativeAddress: unseen(draft.relativeAddress),
    relativePhone: text(draft.relativePhone.normalize('NFKC').replace(/[\s\-().]/gu, ''), PHONE),
    addressProof: picture(draft.addressProof),
    selfie: picture(draft.selfie),
  });

export const validateNotary = (draft: Draft<NotaryField>): Faults<NotaryField> =>
  faultsOf<NotaryField>({
    notaryName: name(draft.notaryName),
    notaryCountry: text(draft.notaryCountry),
    deedNumber: line(draft.deedNumber),
    deed: picture(draft.deed),
  });

export const validateBusiness = (draft: Draft<BusinessField>): Faults<BusinessField> =>
  faultsOf<BusinessField>({
    experience: text(draft.experience),
    contact: draft.contact.trim() && draft.contact.trim().length < 3 ? 'malformed' : text(draft.contact),
    assetData: picture(draft.assetData),
    tradeData: undefined,
  });
