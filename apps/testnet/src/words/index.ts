import type { Language } from '@quay/contract/identity';
import { usePreferences } from '../shell/preferences.ts';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type Words = typeof en_US;

const all: Record<Language, Words> = { en_US, zh_CN };

export const useWords = (): Words => all[usePreferences((held) => held.language)];
/** Outside of React. */
export const wordsNow = (): Words => all[usePreferences.getState().language];
