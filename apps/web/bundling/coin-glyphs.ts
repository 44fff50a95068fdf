import type { Plugin } from 'vite';

/** Coins that the simulated market lists. Another coin shows its first letter. */
const coins = 'BTC ETH SOL XRP BNB DOGE ADA AVAX LINK DOT LTC TRX UNI ATOM NEAR ARB OP SUI PEPE SHIB USDT'.split(' ');
/** These two have no one-colour glyph. Their drawings serve as masks, without the square ground. */
const drawn = new Set(['PEPE', 'SHIB']);

/** Serves the coins' glyphs at `/coins/<symbol>.svg`, in development and in the build, one file each. */
export function coinGlyphs(): Plugin {
  async function glyph(coin: string): Promise<string> {
    const set = drawn.has(coin) ? 'branded' : 'mono';
    const file: { default: string } = await import(`@web3icons/core/svgs/tokens/${set}/${coin}.svg.js`);
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
