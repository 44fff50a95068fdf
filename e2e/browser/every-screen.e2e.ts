import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { everyLanguage } from './walks/every-language.ts';
import { everyScreen } from './walks/every-screen.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('every screen', everyScreen);
if (inject('isLong')) describe('every language', everyLanguage);
