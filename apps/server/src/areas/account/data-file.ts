import type { Reads } from '@quay/store';
import { EXPORT_ROWS_MAX, exportParts } from '@quay/store';
import { Busy } from '../../edge/busy.ts';

/** Files that are made at once: each reads every table. */
const AT_ONCE = 2;

/** What of a person is sealed in the rows, and opened for themselves. */
export type Opened = { readonly name: string; of(user: number): Promise<readonly object[]> };

/** Makes files of all that is kept of somebody. */
export function createDataFiles({
  reads,
  opened,
}: {
  readonly reads: Pick<Reads, 'account'>;
  readonly opened: readonly Opened[];
}) {
  let running = 0;

  /** Begins a file, or turns the asker away while others are made. */
  return function fileOf(user: number, madeAt: number): AsyncIterable<string> {
    if (running >= AT_ONCE) throw new Busy('too many files of data at once');
    return made(user, madeAt);
  };

  async function* made(user: number, madeAt: number): AsyncGenerator<string> {
    running += 1;
    try {
      const about = { format: 'quay-personal-data', version: 1, madeAt: new Date(madeAt).toISOString(), userId: user };
      const head = JSON.stringify(about);
      yield `${head.slice(0, -1)},"parts":{`;
      const cut: string[] = [];
      for (const [at, part] of exportParts.entries()) {
        let count = 0;
        yield `${at > 0 ? ',' : ''}\n${JSON.stringify(part.name)}:[`;
        for await (const rows of reads.account.exportPart(user, part)) {
          yield `${count > 0 ? ',\n' : '\n'}${rows.join(',\n')}`;
          count += rows.length;
        }
        yield ']';
        if (count >= EXPORT_ROWS_MAX) cut.push(part.name);
      }
      for (const { name, of } of opened) yield `,\n${JSON.stringify(name)}:${JSON.stringify(await of(user))}`;
      yield `},"cut":${JSON.stringify(cut)}}\n`;
    } finally {
      running -= 1;
    }
  }
}
