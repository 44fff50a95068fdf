/**
 * Figures are typed and shown with the marks of the reader's language. Forms, drafts and calls keep them plain: a point
 * before the decimals, commas between thousands. In German `1.500` is fifteen hundred, and `1,5` one and a half.
 */
type Marks = { readonly decimal: string; readonly group: string };

const BLANKS = /[\u0020\u00a0\u202f]/g;
/** Inter has no narrow no-break space. */
const BLANK = '\u00a0';

const known = new Map<string, Marks>();

function marksOf(tag: string): Marks {
  let marks = known.get(tag);
  if (!marks) {
    const parts = new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn' }).formatToParts(1234.5);
    const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    marks = { decimal: sign('decimal'), group: sign('group') };
    known.set(tag, marks);
  }
  return marks;
}

const pageLanguage = (): string => globalThis.document?.documentElement.lang || 'en';

/** A plain figure as it is read in a language (BCP 47), that of the page when none is said. Other text only changes its marks. */
export function figureAsRead(plain: string, tag: string = pageLanguage()): string {
  const { decimal, group } = marksOf(tag);
  if (decimal !== ',') return plain;
  return plain.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : group === '.' ? '.' : BLANK));
}

/**
 * What is typed in a language as the forms keep it. Nothing is decided here: `1.500` in German is `1,500`, which a form
 * turns away as it does in English, since it may mean either.
 */
export function figureAsTyped(typed: string, tag: string = pageLanguage()): string {
  const { decimal, group } = marksOf(tag);
  if (decimal !== ',') return typed;
  if (group === '.') return typed.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  // Where blanks part thousands a point can be nothing but a decimal one.
  return typed.replace(BLANKS, '').replaceAll(',', '.');
}
