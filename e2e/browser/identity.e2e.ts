import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { closeExchange, leaveAll, openExchange } from './exchange.ts';
import { login } from './walks/login.ts';
import { security } from './walks/security.ts';
import { signUp } from './walks/sign-up.ts';
import { verificationWalk } from './walks/verification.ts';

/** The built app in a real browser against a real exchange with its simulated market, as a person uses it. */
beforeAll(openExchange);
afterEach(leaveAll);
afterAll(closeExchange);

describe('sign-up', signUp);
describe('login', login);
describe('security', security);
describe('verification', verificationWalk);
