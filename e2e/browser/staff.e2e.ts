import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { consoleWalk } from './walks/console.ts';
import { consoleContractsWalk } from './walks/console-contracts.ts';
import { consoleReviewWalk } from './walks/console-review.ts';
import { support } from './walks/support.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('console', consoleWalk);
describe('console contracts', consoleContractsWalk);
describe('console reviews', consoleReviewWalk);
describe('customer service', support);
