import { z } from 'zod';
import { decimal, line } from '../../fields.ts';
import { EARN_LINE_MAX, FUND_CODE_MAX, machineTypes } from '../earn/sets.ts';

const sheetLine = line.max(EARN_LINE_MAX).optional().describe('of a machine; empty where nothing is to be said');

/** What staff say of a product of Earn. What is left out is without a limit, or nothing. */
export const earnTerms = {
  name: line.min(1).max(EARN_LINE_MAX),
  fund: line.max(FUND_CODE_MAX).optional().describe('the code of the fund that pays; none for savings'),
  rate: decimal.optional().describe('income of a day as a share of the sum; none for savings'),
  min: decimal,
  max: decimal.describe('of a purchase; of savings what one person may have'),
  perPerson: decimal.optional(),
  quota: decimal.optional(),
  penaltyRate: decimal.optional().describe('what leaving early costs for each day left; without it nobody can leave'),
  reserveRate: decimal.optional().describe('of savings: the part that is not lent'),
  machineType: z.enum(machineTypes).optional(),
  algorithm: sheetLine,
  hashrate: sheetLine,
  power: sheetLine,
  manufacturer: sheetLine,
  size: sheetLine,
  weight: sheetLine,
  temperature: sheetLine,
  humidity: sheetLine,
};
const requestedTerms = z.object(earnTerms);
export type RequestedEarnTerms = z.infer<typeof requestedTerms>;
