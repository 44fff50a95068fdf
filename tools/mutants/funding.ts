import { faultsOf } from './mutant.ts';

const PERPETUAL = 'packages/core/src/areas/perpetual';

export const fundingMutants = [
  ...faultsOf(`${PERPETUAL}/funding.ts`, [
    ['a contract that is halted is sampled', "if (status === 'halted') return;", ''],
    ['a sample is not counted', 'period.samples += 1;', ''],
    ['a contract that was open for a part of a period is skipped', 'period.wasOpen = true;', ''],
    ['a stamp is fixed a moment late', 'return at >= this.#stamp;', 'return at > this.#stamp;'],
    ['the clearing account forgets what it has given', 'given += period.received;', 'given += 0n;'],
    ['who has orders waits for their turn', 'paid += this.settle(owner, at);', 'paid += 0 * owner;'],
    ['who was paid early is paid again in turn', 'if (this.#isEarly(contract, owner)) continue;', ''],
    ['who was paid early is not remembered', 'this.early.add({ contract, owner });', ''],
    [
      'who was paid in turn is paid again before anything changes',
      'return held(row, period.endsAt) && row.owner > period.paidTo',
      'return held(row, period.endsAt) && row.owner > 0',
    ],
    [
      'a start lets who opened after the stamp pay',
      'if (one && held(row, one.period.endsAt) &&',
      'if (one && row.quantity !== 0n &&',
    ],
    ['who opened after the stamp pays early', 'return held(row, period.endsAt) &&', 'return row.quantity !== 0n &&'],
    [
      'a period that is being paid at the next stamp is given up',
      'let paid = this.#paySlice(Number.POSITIVE_INFINITY, at);',
      'let paid = 0;',
    ],
    [
      'what was paid early is still due',
      "!== (row.mode === 'isolated' ? symbol : '') || !this.#isPending(period, row)) continue;",
      "!== (row.mode === 'isolated' ? symbol : '') || !held(row, period.endsAt)) continue;",
    ],
    ['early payments of a stamp count for the next one', 'this.#forgetEarly(contract);', ''],
    [
      'a period that was halted over all of it is paid',
      'const rate = period.wasOpen ?',
      'const rate = period.id > 0 ?',
    ],
    [
      'samples that are missing are not due',
      'fundingRate({ sum, due: BigInt(due) }',
      'fundingRate({ sum, due: BigInt(samples === 0 ? 1 : samples) }',
    ],
    ['the rate is not passed on to the mark', 'next - FUNDING_MS, next, rate);', 'next - FUNDING_MS, next, 0n);'],
    ['windows without commands are paid for', 'const next = stampAfter(at);', 'const next = endsAt + FUNDING_MS;'],
    ['what was received is not summed up', 'period.received += amount;', ''],
    ['what is left over is nobody’s', 'this.#giveResidue(period, at);', ''],
    [
      'a start forgets who has yet to pay',
      "if (status === 'paying') this.#paying.set(contract,",
      "if (status === 'paid') this.#paying.set(contract,",
    ],
    ['guards forget who has yet to pay', 'if (!paying) return mark;', 'if (paying || !paying) return mark;'],
  ]),
  ...faultsOf(`${PERPETUAL}/margin-accounts.ts`, [
    [
      'what cross positions have yet to pay is still behind them',
      "let wallet = available + frozen + this.#pendingOf(owner, account, '');",
      'let wallet = available + frozen;',
    ],
    [
      'what an isolated position has yet to pay is still behind it',
      'return margin + this.#pendingOf(owner, this.#contracts.accountOf(contract), contract);',
      'return margin;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/takings.ts`, [
    [
      'who is deleveraged has yet to pay',
      'for (const owner of [row.owner, counterparty]) this.#funding.settle(owner, terms.at);',
      '',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/premiums.ts`, [
    ['a sample is taken again', 'if (minute[column] !== null) return undefined;', ''],
    ['bids are taken for offers', "side === 'bid' ? BID : ASK", "side === 'ask' ? BID : ASK"],
    ['a minute is never over', 'this.close(contract); const minute', 'const minute'],
    [
      'a start forgets the minute that is not over',
      'for (const minute of this.minutes.values()) this.#open.set(minute.contract, minute);',
      '',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/funding-terms.ts`, [
    ['an inverse contract is tried with dollars as coins', ': (dollars * ONE) / index;', ': dollars;'],
    [
      'one sample fewer is due',
      'stamp / SAMPLE_MS - Math.floor(from / SAMPLE_MS);',
      'stamp / SAMPLE_MS - Math.floor(from / SAMPLE_MS) - 1;',
    ],
    [
      'levels of a side end a level early',
      'if (compare(whole, exact(left)) >= 0) break;',
      'if (first.length > 0) break;',
    ],
  ]),
  ...faultsOf(`${PERPETUAL}/postings.ts`, [
    [
      'an isolated position pays funding from the whole account',
      "const isolated = row.mode === 'isolated';",
      'const isolated = false;',
    ],
    ['funding frees no orders and realises no profit', 'this.#free(one, -received);', ''],
    [
      'an isolated position without margin realises nothing',
      'if (row.margin < -received) this.#coverIsolated(one, -received - row.margin);',
      '',
    ],
    ['what funding brings stays outside the margin', 'const gained = greatest(0n, received);', 'const gained = 0n;'],
    ['the profit that pays a funding is not in the margin', 'row.margin += profit;', ''],
  ]),
  ...faultsOf('packages/core/src/margin/funding.ts', [
    [
      'a mark is not shifted by what is to be paid',
      'return isLong ? greatest(1n, mark - shift)',
      'return isLong ? greatest(1n, mark)',
    ],
    ['who receives is looked at as who pays', 'if (rate === 0n || isLong !== rate > 0n) return mark;', ''],
    ['an inverse mark is not shifted', 'quotient(mark * whole, whole + shift,', 'quotient(mark * whole, whole,'],
  ]),
  ...faultsOf('packages/core/src/engine/engine.ts', [
    ['a stamp shares its batch with others', 'if (due) break;', ''],
    ['a stamp waits for the clock', 'const frame = due ?? next;', 'const frame = next;'],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/place-order.ts`, [
    ['an order is placed before funding is paid', 'funding.settle(owner, at);', ''],
  ]),
  ...faultsOf(`${PERPETUAL}/commands/record-prices.ts`, [
    ['the premium is not sampled', 'funding.sample(contract, index.price, at);', ''],
  ]),
];
