import { units } from '@quay/money';
import { storedValue } from '@quay/web-kit/storage';
import { create } from 'zustand';
import { read } from '../../amounts/typed-number.ts';

/** How far from the best price of the moment a market order may trade, as shares. Anything between may be typed. */
export const slippages = ['0.001', '0.005', '0.01'] as const;
/** What holds until somebody chooses another. */
export const USUAL_SLIPPAGE = '0.01';
const LEAST = units('0.0001');

/** A share that was typed in per cent; nothing where it is none that an order may have in a market with this band. */
export function slippageOf(percent: string, band: string): bigint | undefined {
  const share = (read(percent) ?? 0n) / 100n;
  return share >= LEAST && share <= units(band) ? share : undefined;
}

const stored = storedValue<string>('quay.slippage', USUAL_SLIPPAGE);

/** The device may hold nonsense. */
function known(share: unknown): string {
  const isShare = typeof share === 'string' && /^0\.[0-9]{1,8}$/.test(share) && units(share) >= LEAST;
  return isShare ? share : USUAL_SLIPPAGE;
}

/** Kept on the device, not on the account, as the other settings of orders are. */
export const useSlippage = create<{ readonly slippage: string; set(slippage: string): void }>()((set) => ({
  slippage: known(stored.read()),
  set(slippage) {
    stored.write(slippage);
    set({ slippage });
  },
}));
