import { afterLast } from '../scaffold/cuts.ts';
import type { Draft } from '../scaffold/draft.ts';
import type { AreaPlan } from './names.ts';

/** Its agent gets a turn and its auditor sees every batch; the auditor objects to trades that nobody gave rules to. */
export function simulationOf(draft: Draft, { area, type }: AreaPlan): void {
  const home = 'packages/core/simulation';
  draft.add(
    `${home}/${area}/agent.ts`,
    `
import type { Act, World } from '../world.ts';

/** What somebody can do; each verb adds its own. */
const acts: readonly ((owner: number) => Act)[] = [];

/** Everybody who trades ${area}. */
export class ${type}Agent {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** What one of them does now. */
  next(): Act[] {
    const { random } = this.#world;
    return acts.length === 0 ? [] : [random.pick(acts)(this.#world.user())];
  }
}`,
  );
  draft.add(
    `${home}/${area}/auditor.ts`,
    `
import { tradingProducts } from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { wrong } from '../auditor/wrong.ts';

const { trades } = tradingProducts.find(({ name }) => name === '${area}')!.tables;

/** The auditor's look at ${area}: nothing says yet what a trade of it does with money, so that there must be none. */
export class ${type}Auditor {
  take({ sorted }: BatchView): void {
    if (sorted.has(trades.number)) wrong('${area} traded without rules of its money');
  }
}`,
  );
  draft.change(
    `${home}/agents.ts`,
    `give ${type}Agent its turn`,
    (text) => afterLast(text, /Agent \} from '/, `import { ${type}Agent } from './${area}/agent.ts';`),
    (text) => afterLast(text, /^ {2}readonly #guard: GuardAgent;/, `  readonly #${area}: ${type}Agent;`),
    (text) => afterLast(text, /^ {4}this\.#guard = new/, `    this.#${area} = new ${type}Agent(world);`),
    (text) => {
      const last = /return this\.spot\.next\(place, dice\);/;
      return last.test(text)
        ? text.replace(last, `return [...this.spot.next(place, dice), ...this.#${area}.next()];`)
        : undefined;
    },
  );
  draft.change(
    `${home}/auditor/auditor.ts`,
    `let ${type}Auditor take every batch`,
    (text) => afterLast(text, /Auditor \} from '/, `import { ${type}Auditor } from '../${area}/auditor.ts';`),
    (text) => afterLast(text, /^ {2}readonly #c2c: C2cAuditor;/, `  readonly #${area} = new ${type}Auditor();`),
    (text) => afterLast(text, /^ {4}this\.#convert\.take\(/, `    this.#${area}.take(batch);`),
  );
}
