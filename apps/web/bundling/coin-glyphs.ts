import type { Plugin } from 'vite';

/** Coins that the simulated market lists. Another coin shows its first letter. */
const coins = 'BTC ETH SOL XRP BNB DOGE ADA AVAX LINK DOT LTC TRX UNI ATOM NEAR ARB OP SUI PEPE SHIB USDT'.split(' ');
/**
 * Coins whose one-colour glyph is elsewhere: two have none, so that their drawings serve as masks without the square
 * ground, and what the set calls ARB is another coin's.
 */
const elsewhere: Record<string, string> = {
  PEPE: 'tokens/branded/PEPE',
  SHIB: 'tokens/branded/SHIB',
  ARB: 'networks/mono/arbitrum-one',
};

/** Serves the coins' glyphs at `/coins/<symbol>.svg`, in development and in the build, one file each. */
export function coinGlyphs(): Plugin {
  async function glyph(coin: string): Promise<string> {
    const drawing = elsewhere[coin] ?? `tokens/mono/${coin}`;
    const file: { default: string } = await import(`@web3icons/core/svgs/${drawing}.svg.js`);
    return file.default.replace(/<path fill="#\w+" d="M(21 3H3v18h18z|3 3h18v18H3z)"\/>/g, '');
  }
  return {
    name: 'coin-glyphs',
    configureServer(server) {
      server.middlewares.use('/coins', (request, response, next) => {
        const coin = coins.find((symbol) => request.url === `/${symbol.toLowerCase()}.svg`);
        if (!coin) return next();
        glyph(coin).then((svg) => response.setHeader('content-type', 'image/svg+xml').end(svg), next);
      });
    },
    async generateBundle() {
      for (const coin of coins) {
        this.emitFile({ type: 'asset', fileName: `coins/${coin.toLowerCase()}.svg`, source: await glyph(coin) });
      }
    },
  };
}
