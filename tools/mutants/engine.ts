import { faultsOf } from './mutant.ts';

const ENGINE = 'packages/core/src/engine/engine.ts';
const CHANGES = 'packages/core/src/engine/changes.ts';
const SEQUENCES = 'packages/core/src/engine/sequences.ts';
const BYTES = 'packages/core/src/engine/bytes.ts';
const MAP = 'packages/core/src/engine/number-map.ts';

export const engineMutants = [
  ...faultsOf(ENGINE, [
    ['time goes back', '      if (frame.at > this.#now) this.#now = frame.at;', '      this.#now = frame.at;'],
    [
      'an answer goes out before its batch is durable',
      '      this.#flying.push({ seq, answers });',
      '      for (const answer of answers.splice(0)) answer();\n      this.#flying.push({ seq, answers });',
    ],
    [
      'a refusal is answered before what it follows is durable',
      '    if (last) last.answers.push(...answers);\n    else for',
      '    for',
    ],
    ['a refused command stays as evidence', '    this.#evidence.take();\n    const last', '    const last'],
    [
      'a batch has the number of the one before',
      'const seq = changes ? this.#seq + 1 : this.#seq;',
      'const seq = this.#seq;',
    ],
    [
      'answers go out in another order',
      '    for (const answer of landed.answers) answer();',
      '    for (const answer of landed.answers.reverse()) answer();',
    ],
    [
      'a replay forgets what was dropped',
      '      else rows.forget(change.row);\n    });\n    this.#resumeAt',
      '    });\n    this.#resumeAt',
    ],
    [
      'a replay keeps what ended',
      "      if (change.op === 'put' && (!live || live.values.includes(value!))) rows.restore(change.row);\n      else rows.forget(change.row);\n    });\n    this.#resumeAt",
      "      if (change.op === 'put') rows.restore(change.row);\n      else rows.forget(change.row);\n    });\n    void [live, value];\n    this.#resumeAt",
    ],
    [
      'a core that starts does not build its books',
      '    for (const area of this.#areas) area.rebuild(this.#now);\n',
      '',
    ],
    ['a core that starts counts batches anew', '    this.#seq = Math.max(this.#seq, seq);\n', ''],
    ['the evidence has another time', 'this.#evidence.count(this.#now);', 'this.#evidence.count(frame.at);'],
  ]),
  ...faultsOf(CHANGES, [
    ['a changed row is written in every batch after', '    this.#changed.clear();\n', ''],
    [
      'a touched row is not written',
      "    this.#changed.set(row, 'put');\n    this.#last = row;",
      '    this.#last = row;',
    ],
    [
      'a row that is touched in two batches is written once',
      '    this.#changed.clear();\n    this.#last = undefined;',
      '    this.#changed.clear();',
    ],
    [
      'a dropped row stays in memory',
      '  drop(row: Row): void {\n    this.#rows.delete(keyOf(this.table, row));',
      '  drop(row: Row): void {',
    ],
  ]),
  ...faultsOf(SEQUENCES, [
    ['a sequence moves and says nothing', '    this.#rows.touch(this.#row);\n', ''],
    ['a sequence is announced in its first batch alone', '    this.#announced = false;\n', ''],
    [
      'an id is given twice',
      '    row.last += count;\n    return first;',
      '    row.last += count;\n    return first - (first % 97 === 0 ? 1 : 0);',
    ],
  ]),
  ...faultsOf(BYTES, [
    [
      'a large amount loses its last bits',
      '  if (units <= FAST && units >= -FAST) return putUnits(bytes, at, units);\n  return whole >= 0',
      '  if (units >= 0) return putUnits(bytes, at, units);\n  return whole >= 0',
    ],
  ]),
  ...faultsOf(MAP, [
    [
      'a gap cuts off what stood behind it',
      'if (gap <= at ? from > gap && from <= at : from > gap || from <= at) continue;',
      'if (from > gap) continue;',
    ],
  ]),
];
