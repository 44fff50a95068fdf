import { CoinIcon, type CoinIconProps } from '@quay/ui';

/** Coins whose glyph the app serves at `/coins/`; another one shows its first letter. */
const drawn = new Set(
  'BTC ETH SOL XRP BNB DOGE ADA AVAX LINK DOT LTC TRX UNI ATOM NEAR ARB OP SUI PEPE SHIB USDT'.split(' '),
);

/** A coin's disc with its glyph. Decorative: the coin's name always stands beside it. */
export function CoinMark({ symbol, size }: Pick<CoinIconProps, 'symbol' | 'size'>) {
  return (
    <CoinIcon symbol={symbol} size={size} src={drawn.has(symbol) ? `/coins/${symbol.toLowerCase()}.svg` : undefined} />
  );
}
