import type { CorePort } from '../../core-host/port.ts';
import type { KnownOrders } from '../../trading/finished.ts';

export type SpotNeeds = {
  readonly core: Pick<CorePort, 'submit' | 'submitAll' | 'seq'>;
  /** For orders over the socket, whose client has seen no rows. */
  readonly known: KnownOrders;
};
