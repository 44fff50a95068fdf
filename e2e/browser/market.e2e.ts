import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { choices } from './walks/choices.ts';
import { guest } from './walks/guest.ts';
import { helpWalk } from './walks/help.ts';
import { keyboard } from './walks/keyboard.ts';
import { priceAlerts } from './walks/price-alerts.ts';
import { watching } from './walks/watching.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('guest', guest);
describe('keyboard', keyboard);
describe('watching', watching);
describe('price alerts', priceAlerts);
describe('choices', choices);
describe('help', helpWalk);
