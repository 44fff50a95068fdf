import { coinDecimals, fiatDecimals } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { Figures } from '../../../shell/figures.ts';

type Worded = { readonly reason: string; readonly params: Readonly<Record<string, string>> };

const amounts = ['min', 'max', 'left', 'available', 'needed', 'price', 'amount'];

/** A refusal with its amounts as they are written elsewhere on the screen: of the fiat or the coin that it names. */
export function saidForReading(
  { reason, params }: Worded,
  figures: Figures,
): { reason: string; params: Record<string, string> } {
  const { fiat, coin } = params;
  if (fiat === undefined && coin === undefined) return { reason, params: { ...params } };
  const decimals = fiat !== undefined ? fiatDecimals(fiat as CurrencyCode) : coinDecimals(coin ?? '');
  const reading = Object.entries(params).map(([name, value]) => [
    name,
    amounts.includes(name) ? figures.quantity(value, decimals) : value,
  ]);
  return { reason, params: Object.fromEntries(reading) as Record<string, string> };
}
