import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  codes: 'Kode negara',
  countries: 'Negara',
  search: 'Cari negara',
  searchCodes: 'Cari negara atau kode',
  clear: 'Hapus pencarian',
  noMatch: (query) => `Tidak ada negara bernama “${query}”.`,
  codeOf: (code, country) => `Kode negara ${code}, ${country}`,
};
