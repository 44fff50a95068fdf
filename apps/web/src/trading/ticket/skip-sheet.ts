import { storedValue } from '@quay/web-kit/storage';
import { create } from 'zustand';

/** Below this worth, in USDT, a trader may do without the sheet. */
export const SMALL_ORDER = '1000';

const stored = storedValue('quay.skip-order-sheet', false);

/** Whether small orders are sent without the sheet. Kept on the device, not on the account. */
export const useSkipSheet = create<{ skip: boolean; set(skip: boolean): void }>()((set) => ({
  skip: stored.read(),
  set(skip) {
    stored.write(skip);
    set({ skip });
  },
}));
