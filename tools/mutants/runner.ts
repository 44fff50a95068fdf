import path from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Answer, Order } from './workshop.ts';

/**
 * The process of a workshop that runs its tests: started once, since a run of warm code takes a second and a start of its
 * own takes five. `node runner.ts <folder>`; orders and answers go over the channel to the parent.
 */
const folder = path.resolve(process.argv[2]!);
let rank: readonly string[] = [];

/** Files come in the order in which the workshop names them: what probably fails comes first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => rank.indexOf(path.relative(folder, moduleId));
    return files.sort((a, b) => place(a) - place(b));
  }
}

const vitest = await createVitest('test', {
  root: folder,
  watch: false,
  reporters: [],
  sequence: { sequencer: AsNamed },
});

process.on('message', async ({ changed, files }: Order) => {
  for (const file of changed) vitest.invalidateFile(path.join(folder, file));
  rank = files;
  const wanted = new Set(files.map((file) => path.join(folder, file)));
  const all = await vitest.globTestSpecifications();
  // What failed before counts towards `bail`.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => wanted.has(moduleId)),
  );
  process.send!(answerOf(testModules, unhandledErrors));
});
process.once('disconnect', () => process.exit(0));

function answerOf(modules: readonly TestModule[], unhandled: readonly unknown[]): Answer {
  const durations = Object.fromEntries(
    modules.map((one) => [path.relative(folder, one.moduleId), one.diagnostic().duration]),
  );
  for (const one of modules) {
    const file = path.relative(folder, one.moduleId);
    for (const failed of one.children.allTests('failed')) return { durations, failed: { file, test: failed.fullName } };
    if (one.state() === 'failed') return { durations, failed: { file, test: readError(one) } };
  }
  if (unhandled.length > 0) return { durations, failed: { file: '', test: 'an error outside of any test' } };
  return { durations };
}

const readError = (one: TestModule): string => one.errors()[0]?.message ?? 'does not load';
