import {
  debts,
  entries,
  entriesExport,
  historyTypeOf,
  transfers,
  wallet,
  walletHistory,
  walletOf,
  wallets,
} from '@quay/contract/wallet';
import { csvOf } from '../../../edge/csv.ts';
import { numberedPageOf, pageOf, spanOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { debtOnWire } from '../../../outside/chain/on-wire.ts';
import { listedCoins } from '../coins.ts';
import { entryColumns } from '../entries-file.ts';
import type { WalletNeeds } from '../needs.ts';
import { balanceOnWire, entryOnWire, movementOnWire, transferOnWire } from '../wire.ts';

/** What a user holds, and every line of how it came to be so. */
export const balanceRoutes = ({ market, chain }: WalletNeeds): Served[] => [
  serve(wallets, async (_request, context) => {
    const rows = await context.rows();
    const held = await rows.wallet.balances(context.owner);
    const spot = new Map(held.filter(({ book }) => book === 'spot').map((account) => [account.asset, account]));
    const elsewhere = held.filter(({ book, available, frozen }) => book !== 'spot' && available + frozen > 0n);
    const nothing = { owner: context.owner, book: 'spot', available: 0n, frozen: 0n } as const;
    const coins = [...new Set([...listedCoins({ market, chain }), ...spot.keys()])];
    return reply([...coins.map((asset) => spot.get(asset) ?? { ...nothing, asset }), ...elsewhere].map(balanceOnWire));
  }),
  serve(walletOf, async ({ symbol }, context) => {
    const rows = await context.rows();
    const accounts = await rows.wallet.balances(context.owner);
    const held = accounts.find(({ book, asset }) => book === 'spot' && asset === symbol);
    if (held) return reply(balanceOnWire(held));
    if (!listedCoins({ market, chain }).has(symbol)) return refused(wallet['coin-unknown'], { symbol }, 'symbol');
    return reply(balanceOnWire({ owner: context.owner, book: 'spot', asset: symbol, available: 0n, frozen: 0n }));
  }),
  serve(entries, async (request, context) => {
    const rows = await context.rows();
    const wanted = {
      asset: request.symbol,
      book: request.book,
      cause: request.cause,
      ...spanOf(request),
      ...pageOf(request),
    };
    return reply((await rows.wallet.entries(context.owner, wanted)).map(entryOnWire));
  }),
  serve(entriesExport, async (request, context) => {
    const { owner } = context;
    const rows = await context.rows();
    const wanted = { asset: request.symbol, book: request.book, cause: request.cause, ...spanOf(request) };
    return reply(
      await csvOf(entryColumns, (after, size) => rows.wallet.entriesUpwards(owner, { ...wanted, after, size })),
    );
  }),
  serve(debts, async (_request, context) => {
    const rows = await context.rows();
    return reply((await rows.wallet.debtsOf(context.owner)).map(debtOnWire));
  }),
  serve(transfers, async (request, context) => {
    const rows = await context.rows();
    return reply((await rows.wallet.transfers(context.owner, pageOf(request))).map(transferOnWire));
  }),
  serve(walletHistory, async (request, context) => {
    const rows = await context.rows();
    const { offset, size, of } = numberedPageOf(request);
    const type = request.historyType && historyTypeOf(request.historyType);
    const wanted = { type, asset: request.symbol, offset, size };
    return reply(of((await rows.wallet.movements(context.owner, wanted)).map(movementOnWire)));
  }),
];

/** What somebody holds of practice money, in the words of the real account: the demo has a spot book of every coin. */
export const practiceRoutes = ({ market, chain }: WalletNeeds): Served[] => [
  serve(wallets, async (_request, context) => {
    const rows = await context.rows();
    const held = new Map((await rows.demo.balances(context.owner)).map((one) => [one.asset, one]));
    const nothing = { owner: context.owner, available: 0n, frozen: 0n };
    const coins = new Set([...listedCoins({ market, chain }), ...held.keys()]);
    return reply(
      [...coins].map((asset) => balanceOnWire({ ...(held.get(asset) ?? { ...nothing, asset }), book: 'spot' })),
    );
  }),
];
