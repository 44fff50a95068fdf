import type { Words } from './index.ts';

export const words: Words = {
  codes: '国家/地区代码',
  countries: '国家/地区',
  search: '搜索国家/地区',
  searchCodes: '搜索国家/地区或代码',
  clear: '清除搜索内容',
  noMatch: (query) => `没有找到“${query}”`,
  codeOf: (code, country) => `国家/地区代码 ${code}，${country}`,
};
