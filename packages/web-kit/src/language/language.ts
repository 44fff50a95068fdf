import type { Language } from '@quay/contract/identity';
import { languageFacts, languageFor } from '@quay/words';
import { useSyncExternalStore } from 'react';

/** The language that the device asks for, in the terms of this version. */
export const deviceLanguage = (): Language => languageFor(globalThis.navigator?.language);

let current: Language = deviceLanguage();
const subscribers = new Set<() => void>();

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** The language that the page is shown in. */
export const currentLanguage = (): Language => current;

/** Words, dates and figures follow at once. The app's preferences call it. */
export function setLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  for (const notify of subscribers) notify();
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

/** The language as `Intl` takes it, such as `zh-CN`. */
export const useLanguageTag = (): string => languageFacts(useLanguage()).tag;
