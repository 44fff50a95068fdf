import { z } from 'zod';
import { products } from './products.ts';

/** The symbol of an instrument: of a market `BTC`, of a contract `BTCUSDT-PERP`. */
export const instrumentSymbol = z
  .string()
  .regex(/^[A-Z0-9]{1,16}(-[A-Z0-9]{1,8})?$/)
  .describe('symbol of a market or of a contract, upper case');

/** The symbol of a contract, such as `BTCUSDT-PERP`. */
export const contractSymbol = instrumentSymbol.describe('symbol of a contract, upper case, such as BTCUSDT-PERP');

/** Which product an instrument is of; clients of before named none. */
export const product = z.enum(products).optional().describe('of which product the symbol is; spot when not said');
