import type { SystemSettings } from '@quay/contract/staff';
import { MERCHANT_DEPOSIT } from '@quay/contract/verification';
import type { Reads } from '@quay/store';

/** The settings that staff can change while the server runs. */
export type SystemSettingsStore = {
  settings(): Promise<SystemSettings>;
  save(settings: SystemSettings): Promise<void>;
};

/** The settings of a fresh installation: support is always open, and everybody may sign up. */
export const beginning: SystemSettings = {
  supportOpens: '00:00',
  supportCloses: '00:00',
  supportDays: [0, 1, 2, 3, 4, 5, 6],
  merchantDeposit: MERCHANT_DEPOSIT,
  signUpOpen: true,
  withdrawalsOpen: true,
  withdrawalOpens: '00:00',
  withdrawalCloses: '00:00',
  convertOpen: true,
};

export function createSystemSettings(rows: Reads['staff']): SystemSettingsStore {
  return {
    settings: async () => ({ ...beginning, ...(await rows.systemSettings()) }),
    save: (settings) => rows.saveSystemSettings(settings),
  };
}
