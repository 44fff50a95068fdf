import { pollingSource } from './polling-source.ts';
import type { PriceSource } from './price-source.ts';
import { socketSource } from './socket-source.ts';
import type { SourceConfig, SourceNeeds } from './source-terms.ts';
import { venues } from './venues/venues.ts';

/** The sources that an operator's file names, each already on its way to its venue. */
export const createSources = (
  configs: readonly SourceConfig[],
  needs: Omit<SourceNeeds, 'venue'>,
): readonly PriceSource[] =>
  configs.map((config) => {
    const venue = venues[config.venue];
    return config.transport === 'http'
      ? pollingSource(config, { ...needs, venue })
      : socketSource(config, { ...needs, venue });
  });
