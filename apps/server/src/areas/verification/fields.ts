import { hasUnseen, isPersonName } from '@quay/contract';
import {
  type AdvancedFields,
  AGE_MIN,
  type BasicFields,
  COUNTRY,
  type NotaryFields,
  verification,
} from '@quay/contract/verification';
import type { No } from '../../edge/envelope.ts';
import { isDay, isOfAge } from './working-days.ts';

/** What is asked for, as it is kept. */
export type Judged<Fields> = {
  readonly fields: Fields;
  /** The uploads that it names. */
  readonly pictures: readonly { readonly field: string; readonly id: string }[];
};

const OLDEST = 130;
const DOCUMENT = /^[A-Z0-9]{4,30}$/;
const PHONE = /^\+?[0-9]{5,20}$/;

/** In the one form in which two that look alike are alike. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
/** Case, blanks and dashes are how somebody writes a number, not what it is. */
export const documentNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-./]/gu, '');

const malformed = (field: string): No => ({ refusal: verification['field-malformed'], params: { field }, field });
const missing = (field: string): No => ({ refusal: verification['image-missing'], params: { field }, field });

const named = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that have a name and are no country. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);
/** Another name of a country, such as UK, is none: one document must not be two. */
export const isCountry = (code: string): boolean =>
  COUNTRY.test(code) &&
  !NO_COUNTRY.has(code) &&
  named.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

/** Says of each text whether it can be what it is said to be; the first that cannot is told. */
class Checker {
  no: No | undefined;

  #check(field: string, good: boolean): void {
    if (!good) this.no ??= malformed(field);
  }

  line(field: string, text: string): string {
    const line = plain(text);
    this.#check(field, line !== '' && !hasUnseen(line));
    return line;
  }

  name(field: string, text: string): string {
    const name = this.line(field, text);
    this.#check(field, isPersonName(name));
    return name;
  }

  country(field: string, code: string): string {
    this.#check(field, isCountry(code));
    return code;
  }

  document(field: string, text: string): string {
    const number = documentNumber(text);
    this.#check(field, DOCUMENT.test(number));
    return number;
  }

  phone(field: string, text: string): string {
    const number = text.normalize('NFKC').replace(/[\s\-().]/gu, '');
    this.#check(field, PHONE.test(number));
    return number;
  }

  day(field: string, text: string): string {
    this.#check(field, isDay(text));
    return text;
  }

  past(field: string, text: string, today: string): string {
    this.#check(field, isDay(text) && text <= today && !isOfAge(text, OLDEST, today));
    return text;
  }
}

const given = (all: Readonly<Record<string, string | undefined>>): Judged<unknown>['pictures'] =>
  Object.entries(all).flatMap(([field, id]) => (id ? [{ field, id }] : []));

/** Refuses in the order of the contract: fields in their order, age, expiry, pictures. */
export function validateBasic(said: BasicFields, today: string): Judged<BasicFields> | No {
  const validate = new Checker();
  const { idname, idCardFront, idCardBack, handHeldIdCard } = said;
  const areaCode = validate.country('areaCode', said.areaCode);
  const nationality = said.nationality === undefined ? undefined : validate.country('nationality', said.nationality);
  const idCard = validate.document('idCard', said.idCard);
  const realName = validate.name('realName', said.realName);
  const birthDate = validate.past('birthDate', said.birthDate, today);
  const expiryDate = said.expiryDate === undefined ? undefined : validate.day('expiryDate', said.expiryDate);
  if (validate.no) return validate.no;
  if (!isOfAge(birthDate, AGE_MIN, today)) {
    return { refusal: verification['birth-too-young'], params: { years: String(AGE_MIN) }, field: 'birthDate' };
  }
  if (expiryDate !== undefined && expiryDate < today) {
    return { refusal: verification['document-expired'], params: {}, field: 'expiryDate' };
  }
  if (!idCardFront) return missing('idCardFront');
  const hasBack = idname === 'id-card' || idname === 'drivers-licence';
  if (hasBack && !idCardBack) return missing('idCardBack');
  if (!handHeldIdCard) return missing('handHeldIdCard');
  return {
    fields: {
      areaCode,
      ...(nationality === undefined ? {} : { nationality }),
      idname,
      idCard,
      realName,
      birthDate,
      ...(expiryDate === undefined ? {} : { expiryDate }),
      idCardFront,
      ...(idCardBack ? { idCardBack } : {}),
      handHeldIdCard,
    },
    pictures: given({ idCardFront, idCardBack, handHeldIdCard }),
  };
}

export function validateAdvanced(said: AdvancedFields): Judged<AdvancedFields> | No {
  const validate = new Checker();
  const { relation, addressProof, selfie } = said;
  const line = (field: 'workAddress' | 'relativeAddress') => {
    const text = said[field];
    return text === undefined ? {} : { [field]: validate.line(field, text) };
  };
  const homeAddress = validate.line('homeAddress', said.homeAddress);
  const workAddress = line('workAddress');
  const relativeName = validate.name('relativeName', said.relativeName);
  const relativeAddress = line('relativeAddress');
  const relativePhone = validate.phone('relativePhone', said.relativePhone);
  if (validate.no) return validate.no;
  if (!addressProof) return missing('addressProof');
  if (!selfie) return missing('selfie');
  const lines = { homeAddress, ...workAddress, relativeName, relation, ...relativeAddress, relativePhone };
  return { fields: { ...lines, addressProof, selfie }, pictures: given({ addressProof, selfie }) };
}

export function validateNotary(said: NotaryFields): Judged<NotaryFields> | No {
  const validate = new Checker();
  const { deed } = said;
  const notaryName = validate.name('notaryName', said.notaryName);
  const notaryCountry = validate.country('notaryCountry', said.notaryCountry);
  const deedNumber = validate.line('deedNumber', said.deedNumber);
  if (validate.no) return validate.no;
  if (!deed) return missing('deed');
  return { fields: { notaryName, notaryCountry, deedNumber, deed }, pictures: given({ deed }) };
}
