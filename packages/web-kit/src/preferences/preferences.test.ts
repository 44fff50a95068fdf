import { afterEach, expect, test, vi } from 'vitest';
import { currentLanguage } from '../language/language.ts';
import { createPreferences } from './preferences.ts';

type Choices = { language: 'en_US' | 'zh_CN' | null; theme: 'dark' | 'light' };

function browser(values: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });
  let otherTab: ((event: { key: string; newValue: string }) => void) | undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof otherTab) => {
    otherTab = listener;
  });
  const writeFromOtherTab = (key: string, newValue: string) => {
    values[key] = newValue;
    otherTab?.({ key, newValue });
  };
  return { values, writeFromOtherTab };
}

const make = () =>
  createPreferences<Choices, { language: 'en_US' | 'zh_CN'; theme: 'dark' | 'light' }>('quay.test', (chosen) => ({
    language: chosen.language ?? 'en_US',
    theme: chosen.theme ?? 'dark',
  }));

afterEach(() => vi.unstubAllGlobals());

test('what was chosen is kept, and what was not is filled in', () => {
  const { values } = browser({ 'quay.test': '{"theme":"light","symbol":"ETH"}' });
  const { chosenPreferences, usePreferences } = make();
  expect(usePreferences.getState()).toMatchObject({ language: 'en_US', theme: 'light' });
  usePreferences.getState().set({ theme: 'dark' });
  expect(usePreferences.getState().theme).toBe('dark');
  // What another app keeps under the same key stays.
  expect(JSON.parse(values['quay.test']!)).toEqual({ theme: 'dark', symbol: 'ETH' });
  expect(chosenPreferences()).not.toHaveProperty('language');
});

test('words and formats follow the language, from this tab and from another one', () => {
  const { writeFromOtherTab } = browser({ 'quay.test': '{"language":"zh_CN"}' });
  const { usePreferences } = make();
  expect(currentLanguage()).toBe('zh_CN');
  usePreferences.getState().set({ language: 'en_US' });
  expect(currentLanguage()).toBe('en_US');
  writeFromOtherTab('quay.test', '{"language":"zh_CN","theme":"light"}');
  expect(usePreferences.getState().theme).toBe('light');
  expect(currentLanguage()).toBe('zh_CN');
});
