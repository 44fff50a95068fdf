import type { CSSProperties } from 'react';

const hues: Record<string, string> = {
  BTC: '#F2A23A',
  ETH: '#8FA4F0',
  USDT: '#3FBF9B',
  USDC: '#5B9DF0',
  SOL: '#B48BF2',
  XRP: '#9DB2BF',
  BNB: '#E8C04A',
  DOGE: '#D2B45A',
  LINK: '#6C8DF5',
  AVAX: '#F06A6A',
  ADA: '#6F9BF0',
  LTC: '#A9B7C6',
  DOT: '#E86FB0',
  TRX: '#F0656B',
  UNI: '#F07BC0',
  ATOM: '#9A8CF0',
  NEAR: '#5CCB9A',
  ARB: '#5FA8E8',
  OP: '#F2685E',
  SUI: '#62B0F2',
  PEPE: '#6DB85C',
  SHIB: '#F08A4B',
  EUR: '#7FA0B0',
};

/** The hue of a coin: its own, or for an unknown one always the same out of its letters. */
export function coinHue(symbol: string): string {
  const known = hues[symbol];
  if (known) return known;
  let sum = 0;
  for (const letter of symbol) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${sum} 55% 66%)`;
}

export interface CoinIconProps {
  /** The coin's symbol in capitals. */
  symbol: string;
  /** The address of its one-colour glyph; without one the first letter stands in. */
  src?: string;
  /** 32 px by default, `s` 24, `l` 40. */
  size?: 's' | 'l';
}

/** Decorative: the coin's name always stands beside it. */
export function CoinIcon({ symbol, src, size }: CoinIconProps) {
  const style: CSSProperties & { '--k': string } = { '--k': coinHue(symbol) };
  return (
    <span className={`q-coin${size ? ` q-coin--${size}` : ''}`} style={style} aria-hidden="true">
      {src ? <i style={{ maskImage: `url("${src}")` }} /> : symbol.slice(0, 1)}
    </span>
  );
}
