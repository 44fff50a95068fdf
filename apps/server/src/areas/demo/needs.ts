import type { CorePort } from '../../core-host/port.ts';

export type DemoNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  /** The last price of a real market. */
  lastPrice(symbol: string): bigint | undefined;
  now(): number;
};
