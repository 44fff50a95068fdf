import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, shownToasts, showToast } from './toasts.tsx';

beforeEach(() => {
  for (const toast of shownToasts()) dismissToast(toast.id);
});

const texts = () => shownToasts().map((toast) => toast.text);

describe('toasts', () => {
  it('keeps the three newest, oldest first', () => {
    for (const text of ['one', 'two', 'three', 'four']) showToast(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('takes away only the dismissed one', () => {
    const first = showToast('one', { tone: 'error' });
    showToast('two');
    dismissToast(first);
    expect(texts()).toEqual(['two']);
    expect(shownToasts()[0]?.tone).toBe('info');
  });

  it('gives a new list for every change, so that React sees it', () => {
    const before = shownToasts();
    showToast('one');
    expect(shownToasts()).not.toBe(before);
  });
});
