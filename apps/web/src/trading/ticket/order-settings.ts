import { selfTradeModes, timesInForce } from '@quay/contract/trading';
import { storedValue } from '@quay/web-kit/storage';
import { create } from 'zustand';
import { type OrderSettings, usualSettings } from './order-kind.ts';

const stored = storedValue<OrderSettings>('quay.order-settings', usualSettings);

/** The device may hold what another version knew. */
function known({ timeInForce, selfTrade }: OrderSettings): OrderSettings {
  return {
    timeInForce: timesInForce.includes(timeInForce) ? timeInForce : usualSettings.timeInForce,
    selfTrade: selfTradeModes.includes(selfTrade) ? selfTrade : usualSettings.selfTrade,
  };
}

type OrderSettingsStore = { readonly settings: OrderSettings; set(changes: Partial<OrderSettings>): void };

/** How the next orders are to be treated. Kept on the device, not on the account. */
export const useOrderSettings = create<OrderSettingsStore>()((set, get) => ({
  settings: known(stored.read()),
  set(changes) {
    const settings = { ...get().settings, ...changes };
    stored.write(settings);
    set({ settings });
  },
}));
