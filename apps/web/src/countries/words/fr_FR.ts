import type { Words } from './index.ts';

export const words: Words = {
  codes: 'Indicatif',
  countries: 'Pays',
  search: 'Rechercher un pays',
  searchCodes: 'Rechercher un pays ou un indicatif',
  clear: 'Effacer la recherche',
  noMatch: (query) => `Aucun pays ne s’appelle « ${query} ».`,
  codeOf: (code, country) => `Indicatif ${code}, ${country}`,
};
