import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../install.mjs';
import { changedSincePassed } from './changed-files.ts';

/** What takes longest of its stage, the longest first: begun last, it would leave a processor without work at the end. */
export const LONGEST = [
  'tools/new-verb.test.ts',
  'tools/new-area.test.ts',
  'packages/core/simulation/simulation.test.ts',
  'packages/core/simulation/guard/thieves.test.ts',
  'packages/core/simulation/c2c-interleavings.test.ts',
  'packages/core/simulation/short-lives.test.ts',
  'apps/server/test/process.api.test.ts',
  'apps/server/src/outside/chain/payouts/next-wallet.api.test.ts',
  'apps/server/src/outside/chain/sweeps.api.test.ts',
  'apps/server/test/integrity.api.test.ts',
  'packages/store/src/projector/projector.api.test.ts',
  'e2e/chaos/kill.crash.test.ts',
  'e2e/chaos/chaos.crash.test.ts',
  'e2e/launcher.crash.test.ts',
  'e2e/chaos/chain/chain.crash.test.ts',
  'e2e/browser/every-screen.e2e.ts',
  'e2e/browser/staff.e2e.ts',
  'e2e/browser/identity.e2e.ts',
  'e2e/browser/c2c.e2e.ts',
  'e2e/browser/hostile.e2e.ts',
  'e2e/browser/delivery.e2e.ts',
  'e2e/browser/spot.e2e.ts',
];

/**
 * Vitest's own order, which begins with what failed and with what took long here; before them what takes long anywhere,
 * and at the head what has changed since all passed.
 */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const changed = new Set(changedSincePassed().map((file) => path.join(root, file)));
    const rankOf = ({ moduleId }: TestSpecification): number => {
      if (changed.has(moduleId)) return 0;
      const at = LONGEST.indexOf(path.relative(root, moduleId).replaceAll(path.sep, '/'));
      return at < 0 ? LONGEST.length + 1 : at + 1;
    };
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
