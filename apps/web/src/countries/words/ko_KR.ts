import type { Words } from './index.ts';

export const words: Words = {
  codes: '국가 코드',
  countries: '국가',
  search: '국가 검색',
  searchCodes: '국가 또는 코드 검색',
  clear: '검색어 지우기',
  noMatch: (query) => `“${query}” 국가가 없습니다.`,
  codeOf: (code, country) => `국가 코드 ${code}, ${country}`,
};
