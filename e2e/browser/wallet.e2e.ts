import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { walletWalk } from './walks/wallet.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('wallet', walletWalk);
