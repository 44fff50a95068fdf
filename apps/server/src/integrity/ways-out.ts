import type { House } from '../house/house.ts';
import type { Payouts } from '../outside/chain/payouts/payouts.ts';
import type { Integrity } from './integrity.ts';

type Sound = Pick<Integrity, 'isSound'>;

/** While the database is not as it was written, nobody can ask for a withdrawal. */
export const guardedHouse = (house: House, integrity: Sound): House => ({
  ...house,
  async settings() {
    const settings = await house.settings();
    return integrity.isSound ? settings : { ...settings, withdrawalsOpen: false };
  },
});

/** Nor is one signed or sent that was approved before: it waits. */
export const guardedPayouts = (payouts: Payouts, integrity: Sound): Payouts => ({
  ...payouts,
  step: async () => {
    if (integrity.isSound) await payouts.step();
  },
});

/** Calls that give coins to somebody else for good, or let them. */
const WAYS_OUT: ReadonlySet<string> = new Set([
  'c2c/release',
  'c2c/legacy-pass',
  'staff/rule-appeal',
  'staff/decide-approval',
  'staff/decide-withdrawal',
]);
export const isWayOut = (call: string): boolean => WAYS_OUT.has(call);
