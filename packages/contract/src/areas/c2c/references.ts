/** Letters and digits that nobody takes for one another: Crockford's, without I, L, O and U. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many characters of a bank reference are drawn; one more checks them. */
export const REFERENCE_DRAWN = 11;

/**
 * The check character of some others: Luhn's algorithm over an alphabet of 32. It tells any one wrong character, and
 * almost any two neighbours that changed places.
 */
function checkOf(drawn: string): string {
  const size = REFERENCE_ALPHABET.length;
  let sum = 0;
  for (const [place, character] of [...drawn].reverse().entries()) {
    const weighted = REFERENCE_ALPHABET.indexOf(character) * (place % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighted / size) + (weighted % size);
  }
  return REFERENCE_ALPHABET[(size - (sum % size)) % size]!;
}

/** A bank reference of the characters that were drawn. */
export const bankReferenceOf = (drawn: string): string => `${drawn}${checkOf(drawn)}`;

/** Whether a text is one, as far as its check character tells. Banks write it in lower case, with blanks, or both. */
export function isBankReference(text: string): boolean {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  const isWritten = plain.length === REFERENCE_DRAWN + 1 && [...plain].every((one) => REFERENCE_ALPHABET.includes(one));
  return isWritten && bankReferenceOf(plain.slice(0, -1)) === plain;
}
