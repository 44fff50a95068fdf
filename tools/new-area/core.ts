import { afterLast, intoList, replaced } from '../scaffold/cuts.ts';
import type { Draft } from '../scaffold/draft.ts';
import type { AreaPlan } from './names.ts';

/** A product on the trading core: its tables, what an order holds, what a fill does, and the two commands of time. */
export function coreOf(draft: Draft, plan: AreaPlan): void {
  const { area } = plan;
  const folder = `packages/core/src/areas/${area}`;
  for (const [file, text] of Object.entries(filesOf(plan))) draft.add(`${folder}/${file}`, text);
  draft.change(
    'packages/core/src/manifests.ts',
    `list ${area}Manifest behind tradingManifest`,
    (text) => afterLast(text, /from '\.\/areas\//, `import { ${area}Manifest } from './areas/${area}/manifest.ts';`),
    (text) => intoList(text, /export const manifests: readonly Manifest\[\] = \[/, `${area}Manifest`),
  );
  draft.change(
    'packages/core/src/core.ts',
    `make ${area}Area, with its claims`,
    (text) => afterLast(text, /from '\.\/areas\//, `import { ${area}Area } from './areas/${area}/area.ts';`),
    (text) =>
      replaced(
        text,
        /^ {2}function\* claims\(\)/m,
        `  const ${area} = ${area}Area({ changes, sequences, ledger, numbers, isMarketMaker });\n\n$&`,
      ),
    (text) => replaced(text, /^ {4}yield\* spot\.claims\(\);$/m, `$&\n    yield* ${area}.claims();`),
    (text) => intoList(text, /const areas = \[/, area),
  );
}

function filesOf({ area, type, firstNumber: first, book }: AreaPlan): Record<string, string> {
  return {
    'product.ts': `
import { ${area} } from '@quay/contract/${area}/rules';
import type { TradingProduct } from '../../trading/product.ts';
import { tradingTables } from '../../trading/tables.ts';

export const ${area}Product: TradingProduct = {
  name: '${area}',
  book: '${book}',
  refusals: ${area},
  tables: tradingTables({
    product: '${area}',
    orders: ${first},
    trades: ${first + 1},
    clientOrders: ${first + 2},
    volumes: ${first + 3},
    tiers: ${first + 4},
    levels: ${first + 5},
  }),
  orderIds: '${area}-order',
  tierDay: '${area}-tier-day',
  stopsFollow: 'last',
};`,
    'manifest.ts': `
import type { Manifest } from '../../engine/manifest.ts';
import { forgetClientIdsShape } from './commands/forget-client-ids.ts';
import { setFeeTiersShape } from './commands/set-fee-tiers.ts';
import { ${area}Product } from './product.ts';

const { orders, clientOrders, volumes, tiers, trades, levels } = ${area}Product.tables;

export const ${area}Manifest: Manifest = {
  name: '${area}',
  commands: [forgetClientIdsShape, setFeeTiersShape],
  due: ['${area}/forget-client-ids', '${area}/set-fee-tiers'],
  tables: [
    [orders, 'owner', 'opening'],
    [clientOrders, 'none'],
    [volumes, 'none'],
    [tiers, 'none'],
    [trades, 'all'],
  ],
  news: [levels],
  product: ${area}Product,
};`,
    'needs.ts': `
import type { TradingNeeds } from '../../trading/trading-area.ts';

/** What ${area} asks of its neighbours; wired in \`core.ts\`. */
export type ${type}Needs = Omit<TradingNeeds, 'listings'>;`,
    'area.ts': `
import type { Area } from '../../engine/area.ts';
import { type TradingArea, tradingArea } from '../../trading/trading-area.ts';
import { forgetClientIds } from './commands/forget-client-ids.ts';
import { setFeeTiers } from './commands/set-fee-tiers.ts';
import { ${type}Holdings } from './holdings.ts';
import type { ${type}Needs } from './needs.ts';
import { ${area}Product } from './product.ts';
import { ${type}Settlement } from './settlement.ts';

export type ${type}Area = Area & Pick<TradingArea, 'orders' | 'instruments' | 'ordersOf' | 'claims'>;

/** No instrument is listed yet, so that no order can be placed. */
const listings = { get: () => undefined, traded: () => {} };

export function ${area}Area(needs: ${type}Needs): ${type}Area {
  const { parts, ...area } = tradingArea(
    ${area}Product,
    { ...needs, listings },
    new ${type}Holdings(),
    () => new ${type}Settlement(),
  );
  return { ...area, commands: [forgetClientIds(parts), setFeeTiers(parts)] };
}`,
    'holdings.ts': `
import type { Parts } from '@quay/money';
import type { Holdings } from '../../trading/holdings.ts';
import type { Instrument } from '../../trading/instrument.ts';
import * as codes from '../../trading/order-codes.ts';
import type { Orders } from '../../trading/orders.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { NOTHING } = codes;

/** Either side holds the whole price of its order, in quote. */
export class ${type}Holdings implements Holdings {
  held(orders: Orders, slot: number, lots: number, amount: number, into: Parts): Parts {
    const { quotePerTickLot } = orders.instrumentAt(slot);
    return into.ofUnits(amount === NOTHING ? lots * orders.limitOf(slot) * quotePerTickLot : amount);
  }

  paysFrom(instrument: Instrument): number {
    return instrument.quote;
  }

  gainsIn(instrument: Instrument): number {
    return instrument.quote;
  }
}`,
    'settlement.ts': `
import { Fault } from '../../engine/fault.ts';
import type { Settlement } from '../../trading/settlement.ts';

/** What ${area} does with money. It has no rules yet, and stops the core rather than let two orders meet. */
export class ${type}Settlement implements Settlement {
  begin(): void {}
  resume(): void {}
  rest(): void {}
  end(): void {}
  release(): void {}

  fill(): void {
    throw new Fault('orders of ${area} met, and nothing says what that does');
  }
}`,
    'commands/forget-client-ids.ts': `
import { forgetClientIdsOf } from '../../../trading/product-commands/forget-client-ids.ts';
import { ${area}Product } from '../product.ts';

/** Forgets client order ids that are older than 24 hours. Time alone makes it happen. */
export const { shape: forgetClientIdsShape, command: forgetClientIds } = forgetClientIdsOf(${area}Product, ${first});`,
    'commands/set-fee-tiers.ts': `
import { setFeeTiersOf } from '../../../trading/product-commands/set-fee-tiers.ts';
import { ${area}Product } from '../product.ts';

/** Sets everybody's fee tier from the last 30 full UTC days. Time alone makes it happen, after midnight. */
export const { shape: setFeeTiersShape, command: setFeeTiers } = setFeeTiersOf(${area}Product, ${first + 1});`,
    'README.md': `
# ${area}

A product that trades, on the [trading core](../../trading/README.md).

## Words

Those of [trading](../../trading/README.md).

## State

- \`${area}_orders\`, in memory while \`open\` or \`waiting\`.
- \`${area}_client_orders\`: client order ids of the last 24 hours.
- \`${area}_volumes\`: what everybody traded, by UTC day.
- \`${area}_tiers\`: fee tiers above the lowest.
- \`${area}_trades\`, a log.
- Never stored: \`${area}_levels\`, news of what waits at a price of a book.

## Commands

- \`forget-client-ids\` (${first}): drops client order ids that are older than 24 hours.
- \`set-fee-tiers\` (${first + 1}): sets everybody's tier for the UTC day that began.

## Due work

- \`forget-client-ids\`, as soon as the oldest client order id is 24 hours old.
- \`set-fee-tiers\`, once after each UTC midnight, where somebody has a volume or a tier.

## Refusals

None yet: no call is refused anything.

## Invariants

- I14 of [trading](../../trading/README.md).`,
  };
}
