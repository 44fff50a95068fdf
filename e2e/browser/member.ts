import { setTimeout as sleep } from 'node:timers/promises';
import { changeMockLogin, register, type SessionOpened } from '@quay/contract/identity';
import { realTime } from '@quay/contract/market';
import { placeOrder as openPosition, setTriggers } from '@quay/contract/perpetual';
import { type Order, placeOrder } from '@quay/contract/spot';
import { transferCoins } from '@quay/contract/wallet';
import { Client } from '../client.ts';

export const PASSWORD = 'tall harbour 42';

export type Person = { readonly client: Client; readonly session: SessionOpened };

let people = 0;

/** A name that nobody on this exchange has yet. */
export function newName(): string {
  people += 1;
  return `alice${Date.now().toString(36)}${people}`;
}

/** Somebody new, signed up without the app. */
export async function newPerson(url: string): Promise<Person> {
  const client = new Client(url);
  const session = await client.ask(register, { username: newName(), password: PASSWORD, agree: true });
  client.logIn(session.token);
  client.seeAll();
  return { client, session };
}

/** With an order that has traded. */
export type BusyPerson = Person & { readonly filled: Order };

/** Somebody who has bought, sold and waits in the book: every list has something in it. */
export async function busyPerson(url: string): Promise<BusyPerson> {
  const person = await newPerson(url);
  const { client } = person;
  const filled = await client.ask(placeOrder, { symbol: 'BTC', side: 'buy', type: 'market', amount: '2500' });
  await client.ask(placeOrder, { symbol: 'ETH', side: 'buy', type: 'market', amount: '1200' });
  await client.ask(placeOrder, { symbol: 'SOL', side: 'buy', type: 'market', amount: '640.5' });
  await client.ask(placeOrder, { symbol: 'XRP', side: 'buy', type: 'market', amount: '300' });
  await client.ask(placeOrder, { symbol: 'BTC', side: 'sell', type: 'market', quantity: '0.005' });
  const last = Number(await lastPrice(client, 'BTC'));
  await client.ask(placeOrder, limitOf('buy', last * 0.97, '0.0125'));
  await client.ask(placeOrder, limitOf('buy', last * 0.95, '0.01'));
  await client.ask(placeOrder, limitOf('sell', last * 1.04, '0.004'));
  return { ...person, filled };
}

/** Somebody new in the demo, who has practised: what they practised with the exchange's own offers is on every list. */
export async function practisingPerson(url: string): Promise<Person> {
  const { client } = await newPerson(url);
  const session = await client.ask(changeMockLogin, {});
  if (!session) throw new Error('who has an account is in no demo');
  client.logIn(session.token);
  await client.ask(placeOrder, { symbol: 'BTC', side: 'buy', type: 'market', amount: '900' });
  await client.ask(placeOrder, { symbol: 'BTC', side: 'sell', type: 'market', quantity: '0.005' });
  const last = Number(await lastPrice(client, 'BTC'));
  await client.ask(placeOrder, limitOf('buy', last * 0.97, '0.005'));
  const stopPrice = (last * 1.05).toFixed(1);
  await client.ask(placeOrder, { symbol: 'BTC', side: 'buy', type: 'stop-market', stopPrice, amount: '200' });
  return { client, session };
}

const limitOf = (side: 'buy' | 'sell', price: number, quantity: string) =>
  ({ symbol: 'BTC', side, type: 'limit', price: price.toFixed(1), quantity }) as const;

/** Opens a long of a contract that closes itself with a profit, once an exchange that has just started has prices and offers. */
export async function holdPosition({ client }: Person): Promise<void> {
  const symbol = 'BTCUSDT-PERP';
  const coins = { symbol: 'USDT', from: 'spot', to: 'contract', amount: '1000' } as const;
  await client.ask(transferCoins, { ...coins, requestId: 'for-contracts' });
  const order = { symbol, intent: 'open-long', type: 'market', quantity: '0.01', leverage: 10 } as const;
  for (let tries = 0; ; tries += 1) {
    const { code, message, data } = await client.send(openPosition, order);
    if (code === 0 && data && 'status' in data && data.status === 'filled') break;
    if (tries > PRICES_TRIES) throw new Error(`no position could be opened: ${code} ${message}`);
    await sleep(PRICES_AGAIN_MS);
  }
  const triggerPrice = (Number(await lastPrice(client, 'BTC')) * 1.1).toFixed(1);
  await client.ask(setTriggers, { symbol, triggers: [{ kind: 'stop-profit', triggerPrice }] });
}

const PRICES_TRIES = 100;
const PRICES_AGAIN_MS = 200;

export async function lastPrice(client: Client, symbol: string): Promise<string> {
  const [ticker] = await client.ask(realTime, { symbol });
  if (!ticker) throw new Error(`${symbol} has no ticker`);
  return ticker.last;
}
