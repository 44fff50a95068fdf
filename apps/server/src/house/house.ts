import type { HouseSettings } from '@quay/contract/staff';
import type { Reads } from '@quay/store';

/** What the house can change while it runs. */
export type House = {
  settings(): Promise<HouseSettings>;
  save(settings: HouseSettings): Promise<void>;
};

export function createHouse(_rows: Reads['staff']): House {
  throw new Error('to be written');
}
