import { expect, it } from 'vitest';
import { supportHours } from './hours.ts';

const weekdays = { supportOpens: '08:00', supportCloses: '18:00', supportDays: [1, 2, 3, 4, 5] };
const at = (text: string) => Date.parse(`${text}Z`);

it('is open within its hours on its days, and says when it opens again', () => {
  // A Friday.
  expect(supportHours(weekdays, at('2026-11-20T08:00:00'))).toEqual({ open: true, opensAt: null });
  expect(supportHours(weekdays, at('2026-11-20T07:59:59'))).toEqual({
    open: false,
    opensAt: at('2026-11-20T08:00:00'),
  });
  expect(supportHours(weekdays, at('2026-11-20T18:00:00'))).toEqual({
    open: false,
    opensAt: at('2026-11-23T08:00:00'),
  });
});

it('is always open when it closes as it opens, and may go over midnight', () => {
  const always = { supportOpens: '00:00', supportCloses: '00:00', supportDays: [0, 1, 2, 3, 4, 5, 6] };
  expect(supportHours(always, at('2026-11-21T23:59:59')).open).toBe(true);
  const night = { supportOpens: '22:00', supportCloses: '04:00', supportDays: [6] };
  expect(supportHours(night, at('2026-11-22T03:59:00')).open).toBe(true);
  expect(supportHours(night, at('2026-11-22T04:00:00')).opensAt).toBe(at('2026-11-28T22:00:00'));
});

it('never opens on no day', () => {
  expect(supportHours({ ...weekdays, supportDays: [] }, 0)).toEqual({ open: false, opensAt: null });
});
