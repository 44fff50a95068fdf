import type { Language } from '@quay/contract/identity';

/** The address that brings somebody here by a code, with its preview in the language in which it is shared. */
export const linkOf = (code: string, language: Language): string =>
  new URL(`/r/${code}?lang=${language}`, location.origin).href;

/** The same as people read it. */
export const shownLink = (code: string): string => `${location.host}/r/${code}`;
