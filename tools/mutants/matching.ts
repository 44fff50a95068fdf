import { faultsOf } from './mutant.ts';

export const matchingMutants = faultsOf('packages/core/src/matching/ladder-book.ts', [
  [
    'the worst price comes first',
    '    const word = (from << (PAGE_BITS - 5)) | lowestBit(this.#summaries[from]!);\n    return (word << 5) | lowestBit(this.#words[word]!);\n  }\n\n  /** The next level',
    '    const word = (from << (PAGE_BITS - 5)) | (31 - Math.clz32(this.#summaries[from]!));\n    return (word << 5) | (31 - Math.clz32(this.#words[word]!));\n  }\n\n  /** The next level',
  ],
  [
    'the youngest of a price comes first',
    '    return level === NONE ? NONE : this.#ends[(level << 2) | FIRST]!;',
    '    return level === NONE ? NONE : this.#ends[(level << 2) | LAST]!;',
  ],
  [
    'a new order goes before all of its price',
    '    ends[(level << 2) | LAST] = slot;\n    this.#sums',
    '    if (last === NONE) ends[(level << 2) | LAST] = slot;\n    this.#sums',
  ],
  [
    'an order that leaves stays in the sum of its level',
    '    this.#sums[(level << 1) | SUM]! -= amounts[(slot << 2) | LOTS]!;\n    this.#size--;',
    '    this.#size--;',
  ],
  [
    'a smaller order keeps its weight in the level',
    '    this.#sums[(links[(slot << 3) | LEVEL]! << 1) | SUM]! -= amounts[at | LOTS]! - lots;\n',
    '',
  ],
  ['a match leaves the sum of the level as it was', '      this.#sums[(level << 1) | SUM]! -= taken + given;\n', ''],
  ['people trade with themselves', '        if (amounts[at | OWNER] === owner) {', '        if (false) {'],
  [
    'cancel-both spares the maker',
    'if (selfTrade !== CANCEL_MAKER && selfTrade !== CANCEL_BOTH) break;',
    'if (selfTrade !== CANCEL_MAKER) break;',
  ],
  [
    'cancel-maker stops the taker',
    '          if (selfTrade !== CANCEL_MAKER) stopped = true;',
    '          stopped = true;',
  ],
  [
    'a budget buys one lot too many',
    'const paid = Math.floor(unspent / ticks);',
    'const paid = Math.floor(unspent / ticks) + 1;',
  ],
  ['a budget is spent again at every price', '      unspent -= taken * ticks;\n', ''],
  [
    'a taker goes one tick beyond its limit',
    'while (left > 0 && best[other]! <= limit) {',
    'while (left > 0 && best[other]! <= limit + 1) {',
  ],
  [
    'a taker stops one tick short of its limit',
    'return this.#best[other]! > limit ? lots :',
    'return this.#best[other]! >= limit ? lots :',
  ],
  [
    'a partly taken maker keeps its lots',
    '          amounts[at | LOTS] = had - open;',
    '          amounts[at | LOTS] = had;',
  ],
  [
    'own orders count as what fills a fok',
    '        else if (selfTrade !== CANCEL_MAKER) return false;\n',
    '        else left -= amounts[(slot << 2) | LOTS]!;\n',
  ],
  ['a fok is counted beyond its price', 'this.#keyAt(level) <= limit) {', 'this.#keyAt(level) <= limit + 1) {'],
]);
