import { trading } from '@quay/contract';
import {
  type Contract as ContractOnWire,
  contract,
  contracts,
  indexSources,
  settingChanges,
  tiers,
} from '@quay/contract/perpetual';
import type { Contract } from '@quay/core';
import type { VersionOfTiers } from '@quay/store';
import { pageOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { tiersAt } from '../account.ts';
import { sourcesOnWire } from '../index-sources.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { settingChangeOnWire } from '../records-wire.ts';
import { contractOnWire, tierVersionOnWire } from '../wire.ts';

/** What everybody may see of contracts. */
export function contractRoutes({ contracts: view, ticker }: Pick<PerpetualNeeds, 'contracts' | 'ticker'>): Served[] {
  /** Nothing of one that was listed a moment ago, until the rows of its tiers are there. */
  const shown = (one: Contract, versions: readonly VersionOfTiers[]): ContractOnWire[] => {
    if (versions.every(({ contract: symbol }) => symbol !== one.symbol)) return [];
    const { version } = tiersAt(versions, one.symbol, Date.now());
    return [contractOnWire(one, view, version, ticker(one.symbol))];
  };
  return [
    serve(contracts, async (_request, context) => {
      const versions = await (await context.rows()).perpetual.tierVersions();
      return reply(view.current(Date.now()).flatMap((one) => shown(one, versions)));
    }),
    serve(contract, async ({ symbol }, context) => {
      const found = view.find(symbol);
      const versions = found ? await (await context.rows()).perpetual.tierVersions(symbol) : [];
      const [one] = found ? shown(found, versions) : [];
      return one ? reply(one) : refused(trading['symbol-unknown'], { symbol }, 'symbol');
    }),
    serve(tiers, async ({ symbol }, context) => {
      if (!view.find(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
      const versions = await (await context.rows()).perpetual.tierVersions(symbol);
      return reply(versions.map(tierVersionOnWire).reverse());
    }),
    serve(settingChanges, async ({ symbol, ...page }, context) => {
      if (!view.find(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
      const { before = Number.MAX_SAFE_INTEGER, size } = pageOf(page);
      const rows = await (await context.rows()).perpetual.settingChanges(symbol, before, size);
      return reply(rows.map(settingChangeOnWire));
    }),
    serve(indexSources, async ({ coin }, context) =>
      reply(sourcesOnWire(await (await context.rows()).perpetual.sources(coin), Date.now())),
    ),
  ];
}
