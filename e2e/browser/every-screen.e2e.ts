import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { everyScreen } from './walks/every-screen.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('every screen', everyScreen);
