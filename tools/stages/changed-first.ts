import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../install.mjs';
import { changedSincePassed } from './changed-files.ts';

/** Vitest's own order, which begins with what failed and what takes long; before them what has changed since all passed. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const changed = new Set(changedSincePassed().map((file) => path.join(root, file)));
    const isChanged = ({ moduleId }: TestSpecification) => changed.has(moduleId);
    return [...sorted.filter(isChanged), ...sorted.filter((file) => !isChanged(file))];
  }
}
