import { at, exactJson, type Json, textAt } from '../exact-json.ts';
import { seconds } from '../venues/venue.ts';
import type { FiatForm } from './fiat-config.ts';

/** What a source publishes: how many of each currency one of its base is, and of when that is. Texts as it wrote them. */
export type Publication = {
  readonly base: string;
  readonly at: number;
  readonly rates: ReadonlyMap<string, string>;
};

const CODE = /^[A-Z]{3}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Daily rates are fixed in the early afternoon of Frankfurt. */
const FIXED_AT = 'T13:00:00Z';
const RATES_MOST = 400;

/** Reads a publication; nothing for what is none. */
export function publicationOf(form: FiatForm, text: string): Publication | undefined {
  const found = form === 'ecb-xml' ? ofXml(text) : ofJson(exactJson(text));
  return found && Number.isSafeInteger(found.at) && found.rates.size > 0 && found.rates.size <= RATES_MOST
    ? found
    : undefined;
}

/**
 * The daily file of the European Central Bank: `<Cube time='2026-11-20'>` with `<Cube currency='USD' rate='1.0876'/>`
 * within. Only these two elements are looked at, so that nothing else that XML can do has an effect. A file of several
 * days is none.
 */
function ofXml(text: string): Publication | undefined {
  const days = [...text.matchAll(/<Cube\s+time=(['"])(\d{4}-\d\d-\d\d)\1\s*>/g)].map(([, , day]) => day!);
  if (days.length !== 1) return undefined;
  const rows = text.matchAll(/<Cube\s+currency=(['"])([A-Z]{3})\1\s+rate=(['"])([0-9.eE+-]{1,40})\3\s*\/>/g);
  const rates = new Map([...rows].map(([, , currency, , rate]) => [currency!, rate!]));
  return { base: 'EUR', at: Date.parse(days[0]! + FIXED_AT), rates };
}

/** `{ base, rates }`, as most services of exchange rates have it, with a time in seconds or a day beside it. */
function ofJson(json: Json | undefined): Publication | undefined {
  const base = textAt(json, 'base') ?? textAt(json, 'base_code');
  const rows = at(json, 'rates');
  const day = textAt(json, 'date');
  const time =
    seconds(textAt(json, 'timestamp') ?? textAt(json, 'time_last_update_unix')) ??
    (day !== undefined && DAY.test(day) ? Date.parse(day + FIXED_AT) : undefined);
  if (base === undefined || !CODE.test(base) || time === undefined) return undefined;
  if (typeof rows !== 'object' || rows === null || Array.isArray(rows)) return undefined;
  const rates = new Map<string, string>();
  for (const [currency, rate] of Object.entries(rows)) {
    if (CODE.test(currency) && typeof rate === 'string') rates.set(currency, rate);
  }
  return { base, at: time, rates };
}
