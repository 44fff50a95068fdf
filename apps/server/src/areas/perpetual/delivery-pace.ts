import { type Rate, units } from '@quay/money';

/** The pace of dated contracts: how long a week of their calendar is, 0 for that of days, and how long the window of samples. */
export type DeliveryPace = { readonly weekMs: number; readonly windowMs: number };

/** Fridays at 08:00 UTC, and the half hour before. */
export const CALENDAR_PACE: DeliveryPace = { weekMs: 0, windowMs: 30 * 60_000 };

/** Of the worth of a position at the settlement price. */
export const DELIVERY_FEE_RATE: Rate = units('0.0005');

/** What symbols of dated contracts begin with that have the terms of a perpetual one: `BTCUSDT` of `BTCUSDT-PERP`. */
export const rootOf = (perpetual: string): string => perpetual.replace(/-PERP$/, '');
