import type { Language } from '@quay/contract/identity';

/** The languages that this version speaks, each with its BCP 47 tag and its own name. */
export const tongues: Record<
  Language,
  { readonly tag: string; readonly name: string; readonly updown: 'green' | 'red' }
> = {
  en_US: { tag: 'en-US', name: 'English', updown: 'green' },
  zh_CN: { tag: 'zh-CN', name: '简体中文', updown: 'red' },
};

/**
 * The language for a wish: a `lang` header (`en_US`) or what a browser says (`zh-CN`, `de`). English when we do not
 * speak it.
 */
export function languageFor(wish: string | undefined): Language {
  if (!wish) return 'en_US';
  const exact = wish.replace('-', '_');
  if (exact in tongues) return exact as Language;
  const start = exact.slice(0, 2).toLowerCase();
  return (Object.keys(tongues) as Language[]).find((language) => language.startsWith(start)) ?? 'en_US';
}
