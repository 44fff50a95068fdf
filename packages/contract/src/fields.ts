import { z } from 'zod';
import { plainLine, plainText } from './written.ts';

/** A decimal string on the wire; how it is read stands in `@quay/money`. */
export const decimal = z.string().min(1).max(40).describe('decimal string, at most eight decimals');
/** A decimal that may be below zero. */
export const signedDecimal = z
  .string()
  .regex(/^-?[0-9]/)
  .max(41)
  .describe('decimal string that may be below zero, at most eight decimals');
/** A coin or market symbol. The quote asset of every market is USDT: market `BTC` trades BTC against USDT. */
export const symbol = z
  .string()
  .regex(/^[A-Z0-9]{1,16}$/)
  .describe('coin or market symbol, upper case');
/** Milliseconds since 1970, UTC, by the server's clock. */
export const time = z.number().int().nonnegative().describe('milliseconds since 1970, UTC');
/** Row id. */
export const id = z.number().int().positive();
/** In a query string every value is text. */
export const idText = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .describe('id');
/** A moment in a query string. */
export const timeText = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,14})$/)
  .describe('milliseconds since 1970, UTC');
export const sizeText = z
  .string()
  .regex(/^[1-9][0-9]{0,3}$/)
  .describe('how many, 1 to 9999');
export const pageText = z
  .string()
  .regex(/^[1-9][0-9]{0,3}$/)
  .describe('page, from 1');
/** Pages of a list in a body, counted from 1; `pageSize` counts before a `size` beside it. */
export const pageFields = {
  pageNo: z.number().int().min(1).max(500).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
};
/** What somebody writes in one line, and in several: without what cannot be seen. */
export const line = z.string().overwrite(plainLine);
export const lines = z.string().overwrite(plainText);
export const nothing = z.strictObject({});

export const walletAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .describe('address of an Ethereum wallet');
