/** Whether two people would say that these are one name: case, width and blanks are typing, the order of words is not. */
export const isSameName = (typed: string, verified: string): boolean => plain(typed) === plain(verified);

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
