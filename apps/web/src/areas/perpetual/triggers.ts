import type { Trigger } from '@quay/contract/perpetual';

/** Whether a trigger may still fire, or goes on closing. */
export const stands = ({ status }: Pick<Trigger, 'status'>): boolean => status !== 'done' && status !== 'cancelled';

/** Whether it is for all of its position, whatever that is by then. */
export const isWhole = ({ quantity, orderId }: Pick<Trigger, 'quantity' | 'orderId'>): boolean =>
  quantity === null && orderId === null;

/** The one of a kind that stands for the whole of a position. */
export const wholeOf = (triggers: readonly Trigger[], symbol: string, kind: Trigger['kind']): Trigger | undefined =>
  triggers.find((one) => one.symbol === symbol && one.kind === kind && isWhole(one) && stands(one));
