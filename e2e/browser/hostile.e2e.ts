import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { brokenConnection } from './walks/broken-connection.ts';
import { hostileNames } from './walks/hostile-names.ts';
import { hostileTexts } from './walks/hostile-texts.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('hostile names', hostileNames);
describe('hostile texts', hostileTexts);
describe('broken connection', brokenConnection);
