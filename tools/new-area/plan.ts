import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allRefusals, manifests as calledAreas } from '@quay/contract/catalog';
import { books } from '@quay/contract/wallet';
import { commandShapes, coreTables, manifests, newsTables, tradingProducts } from '@quay/core';
import { Draft, NoPlan } from '../scaffold/draft.ts';
import { contractOf } from './contract.ts';
import { coreOf } from './core.ts';
import { type AreaPlan, nextBlock, typeOf } from './names.ts';
import { serverOf } from './server.ts';
import { simulationOf } from './simulation.ts';
import { storeOf } from './store.ts';
import { webOf } from './web.ts';

/** Every layer of a new area. Numbers that stand on the wire or in the journal are the next free ones. */
export function planArea(root: string, area: string, isProduct: boolean): Draft {
  if (!/^[a-z][a-z0-9]+$/.test(area)) throw new NoPlan(`${area} is no area; name it by one word, such as perpetual.`);
  const taken = [...calledAreas.map((one) => one.area), ...manifests.map(({ name }) => name)];
  if (taken.includes(area) || existsSync(path.join(root, 'packages/contract/src/areas', area))) {
    throw new NoPlan(`there is an area ${area} already.`);
  }
  const draft = new Draft(root);
  const plan = numbersOf(root, area, isProduct);
  contractOf(draft, plan);
  if (isProduct) {
    coreOf(draft, plan);
    storeOf(draft, plan);
    simulationOf(draft, plan);
  }
  serverOf(draft, plan);
  webOf(draft, plan);
  draft.left.push(...leftOf(plan));
  return draft;
}

function numbersOf(root: string, area: string, isProduct: boolean): AreaPlan {
  const numbers = [...commandShapes, ...coreTables, ...newsTables].map(({ number }) => number);
  const traded = new Set<string>(tradingProducts.map(({ book }) => book));
  // Coins that are traded for fiat have a book of their own; everything else that is free may be a product's.
  const book = books.find((one) => !traded.has(one) && one !== 'c2c');
  if (isProduct && !book)
    throw new NoPlan('every book of the ledger has its product; add one to the wallet’s sets.ts.');
  const migrations = readdirSync(path.join(root, 'packages/store/src/migrations'))
    .map((name) => Number(/^\d{4}/.exec(name)?.[0] ?? 0))
    .sort((a, b) => a - b);
  return {
    area,
    type: typeOf(area),
    isProduct,
    firstCode: nextBlock(
      allRefusals.map(({ code }) => code).filter((code) => code < 40_000),
      1_000,
    ),
    firstNumber: nextBlock(numbers, 10),
    book: book ?? '',
    migration: String(migrations.at(-1)! + 1).padStart(4, '0'),
  };
}

function leftOf({ area, isProduct, firstNumber, firstCode, book }: AreaPlan): string[] {
  return [
    `packages/contract/src/areas/${area}/refusals.ts: its refusals, from ${firstCode} on`,
    `its verbs: npm run new-verb -- ${area} <verb>, with --read for a list`,
    ...(isProduct
      ? [
          `packages/core/src/areas/${area}/settlement.ts: what a fill does with money; until then its orders cannot meet`,
          `packages/core/src/areas/${area}/holdings.ts: what an order holds, if not its whole price`,
          `packages/core/src/areas/${area}/area.ts: where its instruments are listed; until then there are none`,
          `packages/store/src/areas/${area}/product.ts: the lines of the ledger that a trade stands for`,
          `packages/core/simulation/${area}/: what its users do, and the second opinion of its money`,
          `commands and tables have the numbers from ${firstNumber} on, its book is ${book}: look again, they stay once they are merged`,
        ]
      : []),
    `apps/web/src/areas/${area}/words/: its words, in every language`,
    'README.md and docs/architecture.md: that the area is there; print the maps: node tools/area-map.ts, node tools/layers.ts',
  ];
}
