import type { Words } from './index.ts';

export const words: Words = {
  codes: '国番号',
  countries: '国・地域',
  search: '国・地域を検索',
  searchCodes: '国・地域または番号を検索',
  clear: '検索を消去',
  noMatch: (query) => `「${query}」という国・地域はありません。`,
  codeOf: (code, country) => `国番号${code}、${country}`,
};
