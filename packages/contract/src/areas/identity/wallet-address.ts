import { z } from 'zod';

export const walletAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .describe('address of an Ethereum wallet');
