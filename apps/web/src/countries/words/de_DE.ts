import type { Words } from './index.ts';

export const words: Words = {
  codes: 'Landesvorwahl',
  countries: 'Land',
  search: 'Land suchen',
  searchCodes: 'Land oder Vorwahl suchen',
  clear: 'Suche leeren',
  noMatch: (query) => `Kein Land heißt „${query}“.`,
  codeOf: (code, country) => `Landesvorwahl ${code}, ${country}`,
};
