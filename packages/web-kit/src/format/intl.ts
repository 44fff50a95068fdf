const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A formatter of numbers. Making one takes longer than using it a thousand times, so each is made once. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const found = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, found);
  return found;
}

/** A formatter of dates and times, on a clock of 24 hours, in the time zone of who reads unless `options` name one. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const found = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, { hourCycle: 'h23', ...options });
  dateFormats.set(key, found);
  return found;
}

/** `Intl` reads a decimal string exactly; a number would pass through a binary float. */
export const exact = (value: string): Intl.StringNumericLiteral => value as Intl.StringNumericLiteral;
