import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  codes: 'Código de país',
  countries: 'País',
  search: 'Buscar un país',
  searchCodes: 'Buscar un país o código',
  clear: 'Borrar la búsqueda',
  noMatch: (query) => `Ningún país se llama «${query}».`,
  codeOf: (code, country) => `Código de país ${code}, ${country}`,
};
