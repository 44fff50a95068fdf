/** Plain decimal text, as a reader types it and as the server sends it: digits, at most one point, perhaps a minus. */
const plain = /^-?(\d+\.?\d*|\.\d+)$/;

interface Scaled {
  units: bigint;
  decimals: number;
}

function scaled(text: string): Scaled | undefined {
  if (!plain.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction || '0'), decimals: fraction.length };
}

function unitsAt(value: Scaled, decimals: number): bigint {
  return value.units * 10n ** BigInt(decimals - value.decimals);
}

/** Below zero, zero or above: like subtraction, without the loss of a float. Text that is no number counts as zero. */
export function compareDecimals(a: string, b: string): number {
  const left = scaled(a) ?? { units: 0n, decimals: 0 };
  const right = scaled(b) ?? { units: 0n, decimals: 0 };
  const decimals = Math.max(left.decimals, right.decimals);
  const difference = unitsAt(left, decimals) - unitsAt(right, decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
