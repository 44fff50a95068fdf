import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Typed } from './withdraw.form.ts';

const typed: Typed = { network: 'ERC20', address: '0x4F1bC70e93A2d5E86b0D17c4A8f2930e5Db6719A', amount: '1200' };

/** The module as a page that was just loaded has it; what the tab keeps is still there. */
async function loaded() {
  vi.resetModules();
  return import('./withdraw-draft.ts');
}

describe('the number of a withdrawal', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });

  test('stays the same for the same contents, through a reload too', async () => {
    const first = (await loaded()).requestIdOf(typed);
    expect(first).toMatch(/^[0-9a-z_-]{1,36}$/i);
    const again = await loaded();
    expect(again.requestIdOf(typed)).toBe(first);
    expect(again.requestIdOf({ ...typed, amount: '1200.00' })).toBe(first);
  });

  test('is another for another amount, address or network, and after it was made', async () => {
    const draft = await loaded();
    const first = draft.requestIdOf(typed);
    const second = draft.requestIdOf({ ...typed, amount: '1201' });
    expect(second).not.toBe(first);
    draft.becameWithdrawal(7);
    expect(draft.requestIdOf({ ...typed, amount: '1201' })).not.toBe(second);
  });
});
