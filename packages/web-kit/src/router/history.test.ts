import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The history of a browser tab: entries with their state, and an event for every step back or forward. */
function tab(first: string) {
  const at = (address: string) => new URL(address, 'https://quay.example');
  const entries: { url: URL; state: unknown }[] = [{ url: at(first), state: null }];
  const listeners = new Set<() => void>();
  let index = 0;
  vi.stubGlobal('history', {
    get state() {
      return entries[index]!.state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries.splice(index + 1, entries.length, { url: at(to), state });
      index += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[index] = { url: at(to), state };
    },
    go(steps: number) {
      if (!entries[index + steps]) return;
      index += steps;
      for (const listener of listeners) listener();
    },
  });
  vi.stubGlobal('window', {
    get location() {
      return entries[index]!.url;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener));
  return { listeners };
}

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A history of its own for each test: the module keeps where it is. */
const load = () => import('./history.ts');

test('a navigation tells where it led, how, and with which state', async () => {
  tab('/home?from=mail');
  const { currentVisit, navigate } = await load();
  expect(currentVisit()).toMatchObject({ arrival: 'POP', location: { pathname: '/home', search: '?from=mail' } });
  navigate('/trade/BTC', { state: { side: 'buy' } });
  expect(currentVisit()).toMatchObject({
    arrival: 'PUSH',
    location: { pathname: '/trade/BTC', search: '', state: { side: 'buy' } },
  });
  navigate('/trade/ETH', { replace: true });
  expect(currentVisit()).toMatchObject({ arrival: 'REPLACE', location: { pathname: '/trade/ETH', state: null } });
});

test('every entry has a key of its own, and going back finds it again', async () => {
  tab('/home');
  const { currentVisit, navigate, subscribeToHistory } = await load();
  const unsubscribe = subscribeToHistory(() => undefined);
  navigate('/markets');
  const { key } = currentVisit().location;
  navigate('/trade/BTC');
  expect(currentVisit().location.key).not.toBe(key);
  navigate(-1);
  expect(currentVisit()).toMatchObject({ arrival: 'POP', location: { pathname: '/markets', key } });
  unsubscribe();
});

test('a page that is over is passed over in the direction in which it was reached', async () => {
  tab('/home');
  const { canGoBack, currentVisit, navigate, passOver, subscribeToHistory } = await load();
  const unsubscribe = subscribeToHistory(() => undefined);
  currentVisit();
  expect([passOver(), canGoBack()]).toEqual([false, false]);
  navigate('/withdraw/confirm');
  navigate('/withdraw/done');
  expect(passOver()).toBe(false);
  navigate(-1);
  expect(passOver()).toBe(true);
  expect(currentVisit().location.pathname).toBe('/home');
  navigate(1);
  expect(passOver()).toBe(true);
  expect(currentVisit().location.pathname).toBe('/withdraw/done');
  unsubscribe();
});

test('subscribers learn whether a change shows at once, and listen to the browser only while there are any', async () => {
  const { listeners } = tab('/console/users');
  const { navigate, subscribeToHistory } = await load();
  const seen: boolean[] = [];
  const unsubscribe = subscribeToHistory((immediate) => seen.push(immediate));
  navigate('/console/users?search=a', { replace: true, immediate: true });
  navigate('/console/reviews');
  navigate(-1);
  expect(seen).toEqual([true, false, false]);
  expect(listeners.size).toBe(1);
  unsubscribe();
  navigate('/console/users');
  expect(seen).toHaveLength(3);
  expect(listeners.size).toBe(0);
});
