/** The address that brings somebody here by a code, in the language in which it is shared. */
export const linkOf = (code: string, language?: string): string =>
  new URL(`/r/${code}${language === undefined ? '' : `?lang=${language}`}`, location.origin).href;

/** The same as people read it. */
export const shownLink = (code: string): string => `${location.host}/r/${code}`;
