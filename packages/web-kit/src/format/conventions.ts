/** Where traders of a language write figures and times in another way than `Intl` does for it. */
type Conventions = {
  readonly numbers?: Intl.NumberFormatOptions;
  readonly dates?: Intl.DateTimeFormatOptions;
  /** What parts hours from minutes, where it is not the sign of `Intl`. */
  readonly clock?: string;
  /** A blank of `Intl` that our font does not have, and the one that stands for it. */
  readonly blank?: readonly [string, string];
  /** Short numbers have K, M and B, not the language's own signs. */
  readonly letters?: true;
};

/**
 * By language, without its region. K, M and B stand where the signs of `Intl` are no traders' signs (vi: N, Tr, T), leave
 * thousands as they are (de), or mean something else beside them (id: M is 10⁹).
 */
const conventions: Readonly<Record<string, Conventions>> = {
  // Four digits have their separator too, so that the figures of a column agree.
  es: { numbers: { useGrouping: 'always' }, letters: true },
  de: { letters: true },
  // Inter has no narrow no-break space: the gap would come out of another font, and figures would not line up.
  fr: { blank: ['\u202f', '\u00a0'], letters: true },
  vi: { letters: true },
  // With points a time reads as a price.
  id: { clock: ':', letters: true },
  // Years of the western calendar, which every exchange writes, and western digits.
  th: { dates: { calendar: 'gregory', numberingSystem: 'latn' }, numbers: { numberingSystem: 'latn' } },
};

const none: Conventions = {};

export const conventionsOf = (tag: string): Conventions => conventions[tag.split('-')[0]!] ?? none;
