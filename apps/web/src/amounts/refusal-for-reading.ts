type Worded = { readonly reason: string; readonly params: Readonly<Record<string, string>> };

/** A refusal of amounts of one coin, with the amounts as they are written elsewhere on the screen. */
export function refusalForReading(refusal: Worded, shown: (amount: string, symbol: string) => string) {
  const { reason, params } = refusal;
  const { coin } = params;
  if (coin === undefined) return { reason, params: { ...params } };
  const reading = Object.entries(params).map(([name, value]) => [name, name === 'coin' ? value : shown(value, coin)]);
  return { reason, params: Object.fromEntries(reading) as Record<string, string> };
}
