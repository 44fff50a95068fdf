import type { Way } from '@quay/contract';
import type { Entry } from '@quay/contract/catalog';
import type { Payouts } from '../outside/chain/payouts/payouts.ts';
import type { SystemSettingsStore } from '../system/system-settings.ts';
import type { Integrity } from './integrity.ts';

type Sound = Pick<Integrity, 'isSound'>;

/** While the database is not as it was written, nobody can ask for a withdrawal. */
export const guardedSettings = (systemSettings: SystemSettingsStore, integrity: Sound): SystemSettingsStore => ({
  ...systemSettings,
  async settings() {
    const settings = await systemSettings.settings();
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

/** Ways that stay open: what a sell ad offers leaves by a sale alone, and trading goes on. */
const STAY_OPEN: readonly Way[] = ['c2c-sell-ad', 'far-order'];
/** Whether coins could leave by a call, so that it stops while the database is not as it was written. */
export const isWayOut = ({ call: { way }, paysOut }: Pick<Entry, 'call' | 'paysOut'>): boolean =>
  paysOut === true || (way !== undefined && !STAY_OPEN.includes(way));
