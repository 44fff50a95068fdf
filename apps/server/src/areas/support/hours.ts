import type { SystemSettings } from '@quay/contract/staff';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When somebody answers: whether now, and if not, from when on. Hours that end before they begin go over midnight. */
export function supportHours(
  { supportOpens, supportCloses, supportDays }: Pick<SystemSettings, 'supportOpens' | 'supportCloses' | 'supportDays'>,
  now: number,
): { readonly open: boolean; readonly opensAt: number | null } {
  if (supportDays.length === 0) return { open: false, opensAt: null };
  const opens = minutesOf(supportOpens) * MINUTE_MS;
  const length = (minutesOf(supportCloses) * MINUTE_MS - opens + DAY_MS) % DAY_MS || DAY_MS;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  for (let day = -1; day <= 7; day++) {
    const start = today + day * DAY_MS + opens;
    if (!supportDays.includes(new Date(start).getUTCDay())) continue;
    if (start <= now && now < start + length) return { open: true, opensAt: null };
    if (start > now) return { open: false, opensAt: start };
  }
  return { open: false, opensAt: null };
}
