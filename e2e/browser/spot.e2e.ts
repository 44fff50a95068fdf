import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { orderForm } from './walks/order-form.ts';
import { orderTypes } from './walks/order-types.ts';
import { records } from './walks/records.ts';
import { toasts } from './walks/toasts.ts';
import { trading } from './walks/trading.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('trading', trading);
describe('order form', orderForm);
describe('order types', orderTypes);
describe('records', records);
describe('toasts', toasts);
