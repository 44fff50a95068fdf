import { type Country, countries, countryOf } from './calling-codes.ts';

export type Phone = {
  readonly country: Country;
  /** Digits after the country code, without the zero that is only dialled inside of the country. */
  readonly digits: string;
};

/** Countries whose numbers keep their leading zero abroad. */
const KEEPS_ZERO = new Set(['+39', '+378']);

/**
 * A phone number as people write it. One that was written with its country code (`+49 151…`, `0049151…`), as a phone
 * fills it in, is right whatever country was chosen.
 */
export function phoneOf(text: string, chosen: string): Phone {
  const typed = text.trim();
  const international = /^(?:\+|00)/.test(typed) ? typed.replace(/^00/, '').replace(/\D/g, '') : '';
  const country = (international && withCode(international, chosen)) || undefined;
  if (country) return national(country, international.slice(country.areaCode.length - 1));
  return national(countryOf(chosen), typed.replace(/\D/g, ''));
}

/** Of the countries whose code a number begins with, those with the longest; of these the chosen one if it is there. */
function withCode(digits: string, chosen: string): Country | undefined {
  const fits = countries.filter(({ areaCode }) => digits.startsWith(areaCode.slice(1)));
  const longest = Math.max(...fits.map(({ areaCode }) => areaCode.length));
  const likely = fits.filter(({ areaCode }) => areaCode.length === longest);
  return likely.find(({ id }) => id === chosen) ?? likely[0];
}

function national(country: Country, digits: string): Phone {
  return { country, digits: KEEPS_ZERO.has(country.areaCode) ? digits : digits.replace(/^0+/, '') };
}

/** Nothing but what phone numbers are written with, and enough of it. */
export function looksLikePhone(text: string): boolean {
  return /^\+?[\d\s()./-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= 5;
}
