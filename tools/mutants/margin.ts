import { faultsOf } from './mutant.ts';

const MARGIN = 'packages/core/src/margin';
const PRICES = 'packages/core/src/prices';

export const marginMutants = [
  ...faultsOf('packages/money/src/quotients.ts', [
    [
      'a quotient below zero is rounded up where down is meant',
      'return numerator < 0n ? cut - 1n : cut;',
      'return cut;',
    ],
    [
      'a quotient below zero is rounded down where up is meant',
      'return numerator < 0n ? cut : cut + 1n;',
      'return cut;',
    ],
    ['a value is not cut at the upper end', 'value > high ? high : value;', 'value;'],
  ]),
  ...faultsOf(`${MARGIN}/exact.ts`, [
    [
      'a sum of two denominators forgets one',
      'a.numerator * b.denominator + b.numerator * a.denominator,',
      'a.numerator * b.denominator + b.numerator,',
    ],
    [
      'two exact numbers are compared without their denominators',
      'const left = a.numerator * b.denominator;',
      'const left = a.numerator;',
    ],
  ]),
  ...faultsOf(`${MARGIN}/contract.ts`, [
    [
      'an inverse contract is worth its price',
      ': { numerator: quantity * ONE, denominator: price };',
      ': { numerator: quantity * price, denominator: ONE };',
    ],
    [
      'a trade is worth a unit more',
      "notional(kind, quantity, price, 'down');",
      "notional(kind, quantity, price, 'up');",
    ],
    [
      'buying an inverse contract adds to its open value',
      "(kind === 'linear') === buys ? value : -value;",
      'buys ? value : -value;',
    ],
  ]),
  ...faultsOf(`${MARGIN}/tiers.ts`, [
    [
      'a tier keeps what it opens',
      'maintenanceRate < initialRate && initialRate <= ONE',
      'maintenanceRate <= initialRate && initialRate <= ONE',
    ],
    ['a tier asks for more than all', '&& initialRate <= ONE,', ','],
    ['tiers begin anywhere', "always(floor === 0n, 'the first tier begins above zero');", ''],
    ['tiers need not rise', "always(floor > before.floor, 'tiers do not rise');", ''],
    [
      'initial rates need not rise',
      'maintenanceRate > before.maintenanceRate && initialRate > before.initialRate',
      'maintenanceRate > before.maintenanceRate',
    ],
    [
      'a cumulative amount is rounded',
      "always(added % ONE === 0n, 'a cumulative amount is no whole number of units');",
      '',
    ],
    [
      'a cumulative amount forgets the tiers below',
      'cumulative: before.cumulative + added / ONE',
      'cumulative: added / ONE',
    ],
    [
      'the whole rate is taken off at a floor',
      'floor * (maintenanceRate - before.maintenanceRate);',
      'floor * maintenanceRate;',
    ],
    [
      'a floor belongs to the tier above',
      'tier.floor * denominator < numerator',
      'tier.floor * denominator <= numerator',
    ],
    [
      'maintenance forgets its cumulative amount',
      'notional.numerator * maintenanceRate - cumulative * denominator',
      'notional.numerator * maintenanceRate',
    ],
    [
      'maintenance is shown a unit low',
      "rounded(exactMaintenance(table, notional), 'up');",
      "rounded(exactMaintenance(table, notional), 'down');",
    ],
    [
      'open interest asks for nothing',
      'greatest(tierOf(table, notional).initialRate, openInterestRate);',
      'tierOf(table, notional).initialRate;',
    ],
    ['a leverage opens a tier too far', 'tier.initialRate * leverage > ONE', 'tier.initialRate * leverage > 2n * ONE'],
    [
      'a leverage that just opens a tier does not',
      'tier.initialRate * leverage > ONE',
      'tier.initialRate * leverage >= ONE',
    ],
    [
      'the rate of the open interest grows beyond the whole',
      'within(0n, openInterest - lower, upper - lower);',
      'openInterest - lower < 0n ? 0n : openInterest - lower;',
    ],
    [
      'the rate of the open interest is rounded down',
      "quotient((ONE - base) * reached, upper - lower, 'up');",
      "quotient((ONE - base) * reached, upper - lower, 'down');",
    ],
    ['an account without equity has a margin ratio', 'equity > 0n ? divide', 'equity !== 0n ? divide'],
  ]),
  ...faultsOf(`${MARGIN}/position.ts`, [
    ['a profit forgets what was paid', 'numerator: quantity * price - openValue * ONE', 'numerator: quantity * price'],
    [
      'an inverse profit has the wrong side',
      '-quantity * ONE - openValue * price',
      'quantity * ONE - openValue * price',
    ],
    [
      'an unrealised profit is rounded up',
      "rounded(exactProfit(kind, position, price), 'down');",
      "rounded(exactProfit(kind, position, price), 'up');",
    ],
    [
      'a fill against a position adds to it',
      'size === 0n || position.quantity > 0n === buys',
      'size === 0n || position.quantity > 0n !== buys',
    ],
    [
      'a profit is rounded up',
      "quotient(position.openValue * quantity, size, 'up');",
      "quotient(position.openValue * quantity, size, 'down');",
    ],
    ['what turns round forgets what closing took', 'openValue: value - spent', 'openValue: value'],
    ['what turns round realises nothing', 'profit: closing.profit', 'profit: 0n'],
    ['what turns round closes all of the fill', 'closed: size, profit', 'closed: quantity, profit'],
    ['a closed part keeps its open value', 'openValue: position.openValue - released', 'openValue: position.openValue'],
    [
      'an isolated margin is released a unit high',
      "quotient(margin * closed, size, 'down');",
      "quotient(margin * closed, size, 'up');",
    ],
    ['what is covered stays in the position', 'openValue: openValue + profit,', 'openValue,'],
    ['the smallest profit covers first', 'compare(b.exact, a.exact) ||', 'compare(a.exact, b.exact) ||'],
    ['of equal profits the last name covers', '(a.name < b.name ? -1 : 1)', '(a.name < b.name ? 1 : -1)'],
    ['more is covered than is needed', "least(rounded(exact, 'down'), left);", "rounded(exact, 'down');"],
    ['losses cover', 'if (profit <= 0n) break;', ''],
    [
      'an inverse entry price is its reciprocal',
      "kind === 'linear' ? [value, size] : [size, value];",
      '[value, size];',
    ],
  ]),
  ...faultsOf(`${MARGIN}/requirements.ts`, [
    ['a leverage opens without its tier', 'return initialRate * leverage > ONE', 'return initialRate < 0n'],
    [
      'an initial margin by leverage is rounded down',
      "quotient(numerator, denominator * leverage, 'up')",
      "quotient(numerator, denominator * leverage, 'down')",
    ],
    [
      'an initial margin by rate is rounded down',
      "quotient(numerator * initialRate, denominator * ONE, 'up')",
      "quotient(numerator * initialRate, denominator * ONE, 'down')",
    ],
    ['a short is judged at its limit alone', ': greatest(limit ?? last, mark);', ': (limit ?? last);'],
    [
      'an inverse long is judged at its limit alone',
      'return buys ? least(limit ?? last, mark)',
      'return buys ? (limit ?? last)',
    ],
    ['a market order is judged at the last price', 'return limit ?? edge;', 'return limit ?? last;'],
    ['an order holds no loss', "greatest(0n, rounded(loss, 'up'))", '0n'],
    ['a gain makes an order hold less', "greatest(0n, rounded(loss, 'up'))", "rounded(loss, 'up')"],
    ['an order holds no fee', "rounded(loss, 'up')) + fee;", "rounded(loss, 'up'));"],
    [
      'an order counts its loss as a gain',
      'negated(exactProfit(kind, opened, mark))',
      'exactProfit(kind, opened, mark)',
    ],
    ['margins of positions are free', 'free -= initialMargin(notionalAt(held), held);', ''],
    [
      'a profit is free',
      'free += least(0n, profitAt(held.kind, held.position, held.mark));',
      'free += profitAt(held.kind, held.position, held.mark);',
    ],
    ['all that is free may leave', 'least(free, least(overMargins, overTenth))', 'free'],
    ['a tenth of the notional may leave', 'least(free, least(overMargins, overTenth))', 'least(free, overMargins)'],
    [
      'the margin of what loses may be taken out',
      'const afterInitial = margin + loss - initialMargin(notionalAt(held), held);',
      'const afterInitial = margin - initialMargin(notionalAt(held), held);',
    ],
    [
      'a profit may be taken out of an isolated margin',
      'const loss = least(0n, profitAt(held.kind, held.position, held.mark));',
      'const loss = profitAt(held.kind, held.position, held.mark);',
    ],
    [
      'an isolated margin may be taken out to below what opens',
      'return greatest(0n, least(afterMaintenance, afterInitial));',
      'return greatest(0n, afterMaintenance);',
    ],
  ]),
  ...faultsOf(`${MARGIN}/liquidation.ts`, [
    [
      'equality keeps a position',
      'compare(maintenanceOf(group), equityOf(group)) >= 0;',
      'compare(maintenanceOf(group), equityOf(group)) > 0;',
    ],
    [
      'the safest come first',
      'return compare(ratio(equityA, needA), ratio(equityB, needB));',
      'return compare(ratio(equityB, needB), ratio(equityA, needA));',
    ],
    [
      'the worst off are judged by equity alone',
      'return compare(ratio(equityA, needA), ratio(equityB, needB));',
      'return compare(equityA, equityB);',
    ],
    [
      'what others require backs a position',
      'return add(equityOf(others), negated(maintenanceOf(others)));',
      'return equityOf(others);',
    ],
    [
      'a position backs itself',
      'positions.filter((_, n) => n !== which)',
      'positions.filter((_, n) => n >= 0 || n !== which)',
    ],
    [
      'a liquidation price forgets the cumulative amount',
      'exact(tier.cumulative - position.openValue)',
      'exact(-position.openValue)',
    ],
    ['a long falls into the last of its tiers', '(isLong ? price > first : price < first)', 'price < first'],
    ['a short rises into the last of its tiers', '(isLong ? price > first : price < first)', 'price > first'],
    ['a liquidation price is beyond all marks', 'least(first, MARK_MAX);', 'first;'],
    ['a short has a liquidation price below all marks', ': greatest(first, 1n);', ': first;'],
    [
      'a linear long is liquidated a unit late',
      "quotient(-numerator * ONE * ONE, size * (ONE - maintenanceRate) * denominator, 'down');",
      "quotient(-numerator * ONE * ONE, size * (ONE - maintenanceRate) * denominator, 'up');",
    ],
    [
      'a linear long keeps its maintenance',
      "size * (ONE - maintenanceRate) * denominator, 'down'",
      "size * ONE * denominator, 'down'",
    ],
    [
      'a linear short is liquidated a unit early',
      "quotient(numerator * ONE * ONE, size * (ONE + maintenanceRate) * denominator, 'up');",
      "quotient(numerator * ONE * ONE, size * (ONE + maintenanceRate) * denominator, 'down');",
    ],
    [
      'an inverse long is liquidated a unit early',
      "quotient(size * (ONE + maintenanceRate) * denominator, numerator, 'down');",
      "quotient(size * (ONE + maintenanceRate) * denominator, numerator, 'up');",
    ],
    [
      'an inverse long that nothing backs has no price',
      'if (numerator <= 0n) return MARK_MAX;\n',
      'if (numerator <= 0n) return 0n;\n',
    ],
    [
      'an inverse short has always a price',
      'if (numerator >= 0n) return MARK_MAX + 1n;',
      'if (numerator >= 0n) return MARK_MAX;',
    ],
    [
      'an inverse short is liquidated a unit early',
      "quotient(size * (ONE - maintenanceRate) * denominator, -numerator, 'up');",
      "quotient(size * (ONE - maintenanceRate) * denominator, -numerator, 'down');",
    ],
    [
      'equity is shared by heads',
      'numerator: equity.numerator * own.numerator * all.denominator,',
      'numerator: equity.numerator * all.numerator * own.denominator,',
    ],
    [
      'a bankruptcy price is on the wrong side of the mark',
      "isLong === (kind === 'linear') ? negated(share) : share;",
      "isLong === (kind === 'linear') ? share : negated(share);",
    ],
    [
      'a bankruptcy price costs the fund a tick',
      "const rounding = isLong ? 'up' : 'down';",
      "const rounding = isLong ? 'down' : 'up';",
    ],
    ['a bankrupt inverse short costs the fund a unit', "rounded(worth, 'up') * tick", "rounded(worth, 'down') * tick"],
    [
      'a position that keeps something at any price has a bankruptcy price',
      'price === undefined || price < 1n || price > MARK_MAX',
      'price === undefined || price > MARK_MAX',
    ],
  ]),
  ...faultsOf(`${MARGIN}/ladder.ts`, [
    [
      'a reduction leaves no more than it must at the edge',
      'partOf(equityOf(group), terms.restoredRatio)',
      'equityOf(group)',
    ],
    [
      'a reduction forgets its fee',
      'const relief = maintenanceRate * ONE - fee;',
      'const relief = maintenanceRate * ONE;',
    ],
    [
      'a reduction forgets what others require',
      'terms.restoredRatio), negated(others));',
      'terms.restoredRatio), exact(0n));',
    ],
    ['a reduction is a lot short', "quotient(top, bottom, 'up') * lot", "quotient(top, bottom, 'down') * lot"],
    [
      'a reduction that is not enough is made',
      'return compare(left, add(room, negated(paid))) > 0 ? size : needed;',
      'return needed;',
    ],
    ['a reduction closes more than there is', 'if (needed >= size) return size;', 'if (needed >= size) return needed;'],
    ['a slice is of every position', 'if (compare(notionalAt(marked), exact(largeFrom)) <= 0) return wanted;', ''],
    ['a slice may be nothing', 'least(wanted, greatest(most, lot));', 'least(wanted, most);'],
    ['a slice is all of it', 'return least(wanted, greatest(most, lot));', 'return wanted;'],
    [
      'a long is reduced at the better of two prices',
      'return least(edge, bankruptcy ?? edge);',
      'return greatest(edge, bankruptcy ?? edge);',
    ],
    [
      'a short is reduced at the better of two prices',
      'return greatest(edge, bankruptcy ?? edge);',
      'return least(edge, bankruptcy ?? edge);',
    ],
    [
      'two thirds of maintenance are taken over',
      'maintenance.denominator }, ) < 0',
      'maintenance.denominator }, ) <= 0',
    ],
    [
      'the fee of a liquidation takes more than there is',
      "least(multiply(value, feeRate, 'up'), rounded(equity, 'down'))",
      "multiply(value, feeRate, 'up')",
    ],
    [
      'the fee of a liquidation pays who owes',
      "greatest(0n, least(multiply(value, feeRate, 'up'), rounded(equity, 'down')));",
      "least(multiply(value, feeRate, 'up'), rounded(equity, 'down'));",
    ],
    [
      'the fund takes over without what that requires',
      'balance - taken.loss - taken.maintenance;',
      'balance - taken.loss;',
    ],
    ['the fund takes over all it has', 'left * ONE >= peak * KEPT_OF_PEAK &&', 'left >= 0n &&'],
    ['the fund holds any inventory', '&& inventory + taken.notional <= inventoryMax;', ';'],
  ]),
  ...faultsOf(`${MARGIN}/adl.ts`, [
    [
      'a score forgets the leverage',
      'profit.numerator * notional.numerator * equity.denominator,',
      'profit.numerator * equity.denominator,',
    ],
    ['a loss with more leverage ranks lower', 'numerator: profit.numerator * backing,', 'numerator: profit.numerator,'],
    [
      'a target without equity ranks anywhere',
      'const backing = greatest(0n, equity.numerator);',
      'const backing = equity.numerator;',
    ],
    ['the lowest score is first', 'compare(b.score, a.score);', 'compare(a.score, b.score);'],
    [
      'the smaller quantity is first',
      'difference < 0n ? -1 : difference > 0n ? 1 :',
      'difference < 0n ? 1 : difference > 0n ? -1 :',
    ],
    [
      'of equal ranks the higher number is first',
      'a.target.owner - b.target.owner;',
      'b.target.owner - a.target.owner;',
    ],
    [
      'a lamp goes out early',
      "Number(quotient(reached * 5n, whole, 'up'));",
      "Number(quotient(reached * 5n, whole, 'down')) - 1;",
    ],
    ['ADL takes from everybody', 'left -= part;', ''],
  ]),
  ...faultsOf(`${MARGIN}/funding.ts`, [
    [
      'a missing sample counts as the mean',
      'within(-damp * due, interest * due - sum, damp * due);',
      'within(-damp, interest - sum, damp);',
    ],
    ['a premium is not damped', 'const rate = ((sum + damped) * hours)', 'const rate = (sum * hours)'],
    ['a rate is for eight hours whatever the interval', '((sum + damped) * hours)', '((sum + damped) * 8n)'],
    ['a rate has no cap', 'return within(-cap, rate, cap);', 'return rate;'],
    ['shorts pay what longs should', 'quotient(-numerator * rate,', 'quotient(numerator * rate,'],
    ['who pays funding pays a unit less', "denominator * ONE, 'down');", "denominator * ONE, 'up');"],
  ]),
  ...faultsOf(`${MARGIN}/delivery.ts`, [
    ['the fee of a delivery is rounded down', "denominator * ONE, 'up') };", "denominator * ONE, 'down') };"],
  ]),
  ...faultsOf(`${PRICES}/sources.ts`, [
    ['a source speaks of the future', 'at: Math.min(fact.at, now)', 'at: fact.at'],
    ['an old fact replaces a new one', 'if (before && before.at > said.at) return sources;', ''],
    ['a source counts twice', 'sources.filter((one) => one !== before);', 'sources;'],
    [
      'sources stand in the order in which they came',
      'next < 0 ? [...others, said] : others.toSpliced(next, 0, said);',
      '[...others, said];',
    ],
  ]),
  ...faultsOf(`${PRICES}/index-price.ts`, [
    ['a source counts however old', 'sources.filter(({ at }) => now - at <= terms.maxAgeMs);', 'sources;'],
    ['a source of exactly the age limit is stale', 'now - at <= terms.maxAgeMs', 'now - at < terms.maxAgeMs'],
    ['two sources make an index', 'fresh.length < terms.minSources', 'fresh.length < 2'],
    ['a lying source is not clipped', 'const price = within(low, source.price, high);', 'const price = source.price;'],
    ['weights do not count', 'sum += price * source.weight;', 'sum += price;'],
    ['a median of two is the higher one', '(above + sorted[sorted.length / 2 - 1]!) / 2n', 'above'],
  ]),
  ...faultsOf(`${PRICES}/mark-price.ts`, [
    ['a basis is sampled at every fact', '!book || (last && at - last.at < sampleEveryMs)', '!book'],
    ['a basis counts for ever', 'samples.filter((sample) => at - sample.at < basisMs);', 'samples;'],
    ['a basis is the bid', '(book.bid + book.ask) / 2n - index', 'book.bid - index'],
    ['a mark forgets the funding', 'byFunding: index + funding', 'byFunding: index'],
    ['a mark is the last price', 'within(low, medianOf([byFunding, byBasis, last]), high)', 'within(low, last, high)'],
    [
      'a mark leaves its band',
      'return within(low, medianOf([byFunding, byBasis, last]), high);',
      'return medianOf([byFunding, byBasis, last]) + 0n * (low + high);',
    ],
    [
      'a lower band is rounded outwards',
      "quotient(index * (ONE - band), ONE, 'up');",
      "quotient(index * (ONE - band), ONE, 'down');",
    ],
    [
      'an upper band is rounded outwards',
      "quotient(index * (ONE + band), ONE, 'down');",
      "quotient(index * (ONE + band), ONE, 'up');",
    ],
    ['a mark changes more than once a second', '|| (before && at - before.at < terms.everyMs)', ''],
    ['two marks that fall apart agree', '(apart < 0n ? -apart : apart) * ONE', 'apart * ONE'],
  ]),
  ...faultsOf(`${PRICES}/premium.ts`, [
    ['a side that is too thin says something', 'if (left.numerator > 0n) return undefined;', ''],
    ['the last level is taken whole', 'isLast ? quantityOf(kind, taken, price) : exact(quantity)', 'exact(quantity)'],
    [
      'an impact bid is rounded up',
      "const rounding = side === 'bid' ? 'down' : 'up';",
      "const rounding = side === 'bid' ? 'up' : 'down';",
    ],
    ['asks below the index say nothing', 'greatest(0n, index - ask);', '0n;'],
    ['a bid below the index counts', 'greatest(0n, bid - index);', 'bid - index;'],
  ]),
  ...faultsOf(`${PRICES}/settlement-price.ts`, [
    ['half a tick is rounded up', '(over === 0n && below % 2n === 1n)', 'over === 0n'],
    ['a settlement price is cut to its tick', 'return (up ? below + 1n : below) * tick;', 'return below * tick;'],
    ['a gliding mark jumps to the mean', '(sum + index * left) / (count + left);', 'count > 0n ? sum / count : index;'],
    ['eight samples of ten settle', 'count * 10n >= seconds * 9n;', 'count * 10n >= seconds * 8n;'],
  ]),
];
