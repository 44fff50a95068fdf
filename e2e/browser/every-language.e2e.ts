import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { everyLanguage } from './walks/every-language.ts';

/** The built app in a real browser against a real exchange with its simulated market, in the languages that it speaks. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('every language', everyLanguage);
