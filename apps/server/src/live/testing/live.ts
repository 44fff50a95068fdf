import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveMessage, LiveRequest } from '@quay/contract';
import { plainLimit } from '@quay/core';
import { units } from '@quay/money';
import { WebSocket } from 'ws';
import { createSocketTickets } from '../../areas/identity/socket-tickets.ts';
import { marketPushes } from '../../areas/market/pushes.ts';
import { MarketView } from '../../areas/market/view.ts';
import { liveOrders } from '../../areas/spot/live-orders.ts';
import { spotPushes } from '../../areas/spot/pushes.ts';
import { walletPushes } from '../../areas/wallet/pushes.ts';
import type { CorePort } from '../../core-host/port.ts';
import { createGate, limits } from '../../edge/limits.ts';
import { inProcessCore } from '../../outside/simulated-market/testing/in-process-core.ts';
import type { KnownOrders } from '../../trading/finished.ts';
import { createLiveHub } from '../hub.ts';
import type { LiveHub, LiveSettings } from '../live-hub.ts';
import { ordersByProduct } from '../orders.ts';

export const ALICE = 1_001;
export const BOB = 1_002;
const wide = { perSecond: 1e6, burst: 1e6 };
const running: { server: Server; hub: LiveHub; clients: Client[] }[] = [];

type Pushed = Extract<LiveMessage, { channel: string }>;

/** A client that keeps what it received. */
export class Client {
  readonly ws: WebSocket;
  readonly received: LiveMessage[] = [];
  closed: { code: number; reason: string } | undefined;

  constructor(port: number, options: WebSocket.ClientOptions = {}) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
    this.ws.on('message', (data) => this.received.push(JSON.parse(data.toString()) as LiveMessage));
    this.ws.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    this.ws.on('error', () => {});
  }

  say(request: LiveRequest | string): void {
    this.ws.send(typeof request === 'string' ? request : JSON.stringify(request));
  }

  pushes<Data>(channel: string): { seq: number; data: Data }[] {
    return this.received.filter((one): one is Pushed => 'channel' in one && one.channel === channel) as never;
  }

  op(op: string): LiveMessage | undefined {
    return this.received.find((one) => 'op' in one && one.op === op);
  }

  errors(): string[] {
    return this.received.flatMap((one) => ('op' in one && one.op === 'error' ? [one.reason] : []));
  }
}

/** Waits until something holds. */
export async function until(holds: () => boolean, what: string, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !holds(); await sleep(5)) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
  }
}

type Listed = { readonly symbol: string; readonly referencePrice: bigint; readonly tick: bigint };

/** A hub with a core behind it, on this thread, and two people who trade SOL. */
export async function startLive(
  markets: readonly Listed[],
  { known = async () => [], ...settings }: Partial<LiveSettings> & { readonly known?: KnownOrders } = {},
  /** What lies between the hub and its core. */
  between: (port: CorePort) => CorePort = (port) => port,
) {
  const sol = markets.find((market) => market.symbol === 'SOL')!;
  const clock = { now: Date.now() };
  const funds = [['USDT', units('100000000')] as const, ['SOL', units('1000000')] as const];
  const { core, port } = inProcessCore({ practice: { user: funds, desk: [] } }, clock);
  const view = new MarketView();
  port.onCommitted((committed) => view.apply(committed));
  await port.submitAll(markets.map((input) => ({ name: 'market/list-market', input })));
  for (const owner of [ALICE, BOB]) await port.submit('wallet/open-account', { owner, kind: 'user' });
  const tickets = createSocketTickets();
  const moved: ((user: number) => void)[] = [];
  const chain = { onMoved: (listener: (user: number) => void) => void moved.push(listener) };
  const hubPort = between(port);
  const hub = createLiveHub({
    port: hubPort,
    everybody: [marketPushes(view)],
    user: [...spotPushes, ...walletPushes(chain), { channel: 'support' }, { channel: 'c2c' }],
    orders: ordersByProduct([liveOrders({ core: hubPort, known })], ['spot']),
    tickets,
    version: '1',
    tickMs: 10,
    connectionsPerAddress: 2_000,
    gate: createGate({ ...limits, address: wide, trade: wide, cancel: wide }),
    closed: () => false,
    ...settings,
  });
  const server = createServer();
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clients: Client[] = [];
  running.push({ server, hub, clients });
  const at = (server.address() as AddressInfo).port;
  const join = async (options?: WebSocket.ClientOptions) => {
    const client = new Client(at, options);
    clients.push(client);
    await until(() => client.op('welcome') !== undefined || client.closed !== undefined, 'a welcome');
    return client;
  };
  const place = (owner: number, side: 'buy' | 'sell', ticks: number, quantity: string) =>
    port.submit('spot/place-order', {
      owner,
      clientId: null,
      market: 'SOL',
      side,
      type: 'limit',
      price: sol.referencePrice + sol.tick * BigInt(ticks),
      quantity: units(quantity),
      amount: null,
      ...plainLimit,
      timeInForce: 'gtc',
      selfTrade: 'cancel-taker',
      stopPrice: null,
    });
  /** Random orders and cancels of two people. */
  const trade = async (times: number, seed: number) => {
    let state = seed;
    const draw = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * below);
    };
    for (let n = 0; n < times; n++) {
      const owner = draw(2) === 0 ? ALICE : BOB;
      const open = core.spot.ordersOf(owner, 'SOL');
      if (open.length > 60 || (draw(3) === 0 && open.length > 0)) {
        await port.submit('spot/cancel-order', { owner, order: open[draw(open.length)]!.id });
      } else await place(owner, draw(2) === 0 ? 'buy' : 'sell', draw(61) - 30, `${1 + draw(9)}.${draw(100)}`);
    }
  };
  return {
    core,
    port,
    view,
    moved: (user: number) => {
      for (const subscriber of moved) subscriber(user);
    },
    tickets,
    hub,
    server,
    at,
    join,
    place,
    trade,
  };
}

/** Ends everything that was started; after each test. */
export async function endAll(): Promise<void> {
  for (const { server, hub, clients } of running.splice(0)) {
    hub.close();
    for (const client of clients) client.ws.terminate();
    await new Promise((resolve) => server.close(resolve));
  }
}
