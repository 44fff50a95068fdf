import { binance } from './binance.ts';
import { bitstamp } from './bitstamp.ts';
import { bybit } from './bybit.ts';
import { coinbase } from './coinbase.ts';
import { kraken } from './kraken.ts';
import { okx } from './okx.ts';
import type { Venue } from './venue.ts';

export const venueNames = ['binance', 'okx', 'coinbase', 'kraken', 'bybit', 'bitstamp'] as const;
export type VenueName = (typeof venueNames)[number];

export const venues: Readonly<Record<VenueName, Venue>> = { binance, okx, coinbase, kraken, bybit, bitstamp };
