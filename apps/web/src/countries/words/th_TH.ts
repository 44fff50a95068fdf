import type { Words } from './index.ts';

export const words: Words = {
  codes: 'รหัสประเทศ',
  countries: 'ประเทศ',
  search: 'ค้นหาประเทศ',
  searchCodes: 'ค้นหาประเทศหรือรหัส',
  clear: 'ล้างการค้นหา',
  noMatch: (query) => `ไม่มีประเทศชื่อ “${query}”`,
  codeOf: (code, country) => `รหัสประเทศ ${code}, ${country}`,
};
