import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf } from './draft.ts';

describe('a draft', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    stored.clear();
  });
  const empty = { email: '', password: '' };
  const begin = () => draftOf('test', empty, ['password']);

  test('survives a reload, but for what is secret', () => {
    begin().setState({ email: 'alice@quay.test', password: 'tall harbour 42' });
    expect([...stored.values()].join()).not.toContain('harbour');
    expect(begin().getState()).toEqual({ email: 'alice@quay.test', password: '' });
  });

  test('leaves nothing behind when it is cleared', () => {
    const draft = begin();
    draft.setState({ email: 'alice@quay.test' });
    draft.clear();
    expect(draft.getState()).toEqual(empty);
    expect(begin().getState()).toEqual(empty);
  });

  test('begins anew where the storage holds nonsense or is closed', () => {
    stored.set('test', '{');
    expect(begin().getState()).toEqual(empty);
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
    const draft = begin();
    draft.setState({ email: 'alice@quay.test' });
    expect(draft.getState().email).toBe('alice@quay.test');
  });
});
