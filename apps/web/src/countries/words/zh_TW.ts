import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  codes: '國碼',
  countries: '國家/地區',
  search: '搜尋國家/地區',
  searchCodes: '搜尋國家/地區或國碼',
  clear: '清除搜尋',
  noMatch: (query) => `沒有名為「${query}」的國家/地區。`,
  codeOf: (code, country) => `國碼 ${code}，${country}`,
};
