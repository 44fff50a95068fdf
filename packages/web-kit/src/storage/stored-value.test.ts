import { afterEach, expect, test, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

/** Storage as a browser has it, and the event that another tab sets off. */
function browser(values: Record<string, string> = {}) {
  const tabs: ((event: { key: string; newValue: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof tabs)[number]) => tabs.push(listener));
  const fromOtherTab = (key: string, newValue: string | null) => {
    if (newValue === null) delete values[key];
    else values[key] = newValue;
    for (const listener of tabs) listener({ key, newValue });
  };
  return { values, fromOtherTab };
}

afterEach(() => vi.unstubAllGlobals());

test('what was written is there after a reload, and null takes it away', () => {
  const { values } = browser();
  expect(storedValue<string | null>('quay.name', null).write('alice')).toBe(true);
  const afterwards = storedValue<string | null>('quay.name', null);
  expect(afterwards.read()).toBe('alice');
  afterwards.write(null);
  expect(values).toEqual({});
  expect(afterwards.read()).toBeNull();
});

test('nonsense from another version counts as nothing', () => {
  browser({ 'quay.name': '{' });
  expect(storedValue('quay.name', 'nobody').read()).toBe('nobody');
});

test('without a storage the value lives as long as the page, and the writer learns it', () => {
  vi.stubGlobal('localStorage', undefined);
  const name = storedValue('quay.name', 'nobody');
  expect(name.write('alice')).toBe(false);
  expect(name.read()).toBe('alice');
});

test('a change of another tab is reported for its own key alone', () => {
  const { fromOtherTab } = browser();
  const name = storedValue('quay.name', 'nobody');
  const seen: string[] = [];
  name.onOtherTab(() => seen.push(name.read()));
  fromOtherTab('quay.theme', '"light"');
  fromOtherTab('quay.name', '"alice"');
  fromOtherTab('quay.name', null);
  expect(seen).toEqual(['alice', 'nobody']);
});
