import type { HouseSettings } from '@quay/contract/staff';
import { MERCHANT_DEPOSIT } from '@quay/contract/verification';
import type { Reads } from '@quay/store';

/** What the house can change while it runs. */
export type House = {
  settings(): Promise<HouseSettings>;
  save(settings: HouseSettings): Promise<void>;
};

/** How a house begins: somebody always answers, and everybody may come. */
export const beginning: HouseSettings = {
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

export function createHouse(rows: Reads['staff']): House {
  return {
    settings: async () => ({ ...beginning, ...(await rows.houseSettings()) }),
    save: (settings) => rows.saveHouseSettings(settings),
  };
}
