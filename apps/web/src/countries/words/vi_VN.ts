import type { Words } from './index.ts';

export const words: Words = {
  codes: 'Mã quốc gia',
  countries: 'Quốc gia',
  search: 'Tìm quốc gia',
  searchCodes: 'Tìm quốc gia hoặc mã',
  clear: 'Xóa tìm kiếm',
  noMatch: (query) => `Không có quốc gia nào tên “${query}”.`,
  codeOf: (code, country) => `Mã quốc gia ${code}, ${country}`,
};
