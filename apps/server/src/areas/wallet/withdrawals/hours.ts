const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** Whether a moment is within hours of the day, UTC. Equal ones mean always; hours may go over midnight. */
export function isWithin({ from, to }: { readonly from: string; readonly to: string }, now: number): boolean {
  const opens = minutesOf(from);
  const length = (minutesOf(to) - opens + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const since = (Math.floor(now / MINUTE_MS) - opens + DAY_MINUTES) % DAY_MINUTES;
  return since < length;
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
