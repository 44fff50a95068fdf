import type { Market } from '@quay/core';
import type { Price } from '@quay/money';
import type { CorePort } from '../../core-host/port.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';

/** The quote coin of every market: what all prices are in. */
export { VALUED_IN as QUOTE } from '@quay/contract/convert';

/** What flash exchange sees of the markets. */
export type Markets = {
  market(coin: string): { readonly status: string } | undefined;
  best(coin: string): { readonly bid: Price | undefined; readonly ask: Price | undefined };
};

export type ConvertNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly market: Omit<Markets, 'market'> & {
    market(coin: string): Market | undefined;
    markets(): readonly Market[];
  };
  readonly systemSettings: SystemSettingsStore;
};
