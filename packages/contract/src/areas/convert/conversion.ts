import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';

export const conversion = z.object({
  conversionId: id,
  give: symbol,
  take: symbol,
  giveAmount: decimal,
  takeAmount: decimal,
  price: decimal,
  at: time,
});
