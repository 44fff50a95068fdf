import { z } from 'zod';
import { instrumentSymbol, product } from '../../trading/instrument-fields.ts';

export const favorRequest = z.strictObject({ symbol: instrumentSymbol, product });

export const favorResponse = z.array(instrumentSymbol);

export type Favourites = z.infer<typeof favorResponse>;
