import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { brokenConnection } from './walks/broken-connection.ts';
import { choices } from './walks/choices.ts';
import { consoleWalk } from './walks/console.ts';
import { everyScreen } from './walks/every-screen.ts';
import { guest } from './walks/guest.ts';
import { keyboard } from './walks/keyboard.ts';
import { login } from './walks/login.ts';
import { orderForm } from './walks/order-form.ts';
import { orderTypes } from './walks/order-types.ts';
import { records } from './walks/records.ts';
import { signUp } from './walks/sign-up.ts';
import { support } from './walks/support.ts';
import { trading } from './walks/trading.ts';
import { watching } from './walks/watching.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('trading', trading);
describe('order form', orderForm);
describe('order types', orderTypes);
describe('records', records);
describe('guest', guest);
describe('sign-up', signUp);
describe('login', login);
describe('customer service', support);
describe('keyboard', keyboard);
describe('watching', watching);
describe('choices', choices);
describe('every screen', everyScreen);
describe('console', consoleWalk);
describe('broken connection', brokenConnection);
