import { LIQUIDITY_COIN } from '@quay/contract/liquidity';
import type { LinkedWallet, RecordReadings } from '@quay/core';
import type { Address, Hex } from 'viem';
import { expect, test } from 'vitest';
import { ChainUnreachable } from '../../outside/chain/chain-access.ts';
import { openSecrets } from '../../secrets/secrets.ts';
import { lookAt } from './looking.ts';
import { momentOf, partAt } from './moments.ts';
import type { LiquidityNeeds } from './needs.ts';
import { createReadings } from './readings.ts';

const DAY = 86_400_000;
const START = 20_000 * DAY;
const secrets = openSecrets(new Uint8Array(32).fill(3));
const tokens = { ERC20: 6, BEP20: 18 } as const;
type Name = keyof typeof tokens;
const addressOf = (wallet: number): Address => `0x${String(wallet).padStart(40, '0')}`;

/** Two chains that answer for what they know, or for nothing; rows of who was read in a part; and what the core was told. */
class Stage {
  now = START;
  readonly silent = new Set<string>();
  readonly differing = new Set<string>();
  readonly held = new Map<string, bigint>();
  readonly recorded: RecordReadings[] = [];
  readonly #read = new Set<string>();
  readonly wallets: LinkedWallet[] = [];
  head = 500;

  link(network: Name, units: bigint, status: LinkedWallet['status'] = 'linked'): void {
    const id = this.wallets.length + 1;
    this.held.set(addressOf(id), units * 10n ** BigInt(tokens[network] - 8 > 0 ? tokens[network] - 8 : 0));
    const ended = status === 'ended';
    this.wallets.push({
      ...{ id, owner: 1001, address: addressOf(id), network, asset: LIQUIDITY_COIN, status, linkedAt: 0, firstDay: 0 },
      ...{ lastDay: ended ? 1 : null, endedAt: ended ? 1 : null },
    });
  }

  needs(): LiquidityNeeds {
    const access = (network: string) => ({
      head: async () => {
        if (this.silent.has(network)) throw new ChainUnreachable(`${network} is silent`);
        this.head += 1;
        return { number: this.head, hash: '0x1' as Hex, parent: '0x0' as Hex, at: this.now };
      },
      isContract: async () => false,
      tokensAgreed: async (_contract: Address, address: Address) => {
        if (this.silent.has(address)) throw new ChainUnreachable('silent');
        return this.differing.has(address) ? undefined : (this.held.get(address) ?? 0n);
      },
    });
    const rows = {
      terms: async () => ({ asset: LIQUIDITY_COIN, dayMs: DAY }),
      toRead: async (network: string, day: number, part: number, after: number, count: number) =>
        this.wallets
          .filter((one) => one.network === network && one.id > after && !this.#read.has(`${one.id}/${day}/${part}`))
          .slice(0, count),
    };
    return {
      core: {
        submit: async (_name: string, input: RecordReadings) => {
          this.recorded.push(input);
          const { day, part } = partAt(this.now, DAY);
          for (const { wallet } of input.readings) {
            if (this.wallets[wallet - 1]!.status === 'linked') this.#read.add(`${wallet}/${day}/${part}`);
          }
          return { outcome: { ok: true, value: { counted: input.readings.length } }, seq: 1 };
        },
      },
      reads: { liquidity: rows },
      chain: {
        networks: Object.keys(tokens).map((name) => ({ name })),
        token: (network: Name) => ({ contract: addressOf(9), decimals: tokens[network] }),
        access,
      },
      secrets,
      caughtUp: async () => {},
      now: () => this.now,
    } as unknown as LiquidityNeeds;
  }

  get readings() {
    return this.recorded.flatMap(({ block, readings }) => readings.map((one) => ({ ...one, block })));
  }
}

const moment = (part: number, day = START / DAY) =>
  momentOf(secrets, LIQUIDITY_COIN, partAt(day * DAY + ((part + 0.5) * DAY) / 3, DAY));

test('every wallet is read once in each part of a day, at the drawn moment, all of a network at one block', async () => {
  const stage = new Stage();
  for (let wallet = 0; wallet < 150; wallet++) stage.link('ERC20', 100n);
  const readings = createReadings(stage.needs());
  stage.now = moment(0) - 1;
  await readings.run();
  expect(stage.readings).toEqual([]);
  stage.now = moment(0);
  await readings.run();
  expect(stage.readings.map(({ wallet }) => wallet)).toEqual(Array.from({ length: 150 }, (_, at) => at + 1));
  expect(new Set(stage.readings.map(({ block }) => block)).size).toBe(1);
  stage.now += 3_600_000;
  await readings.run();
  expect(stage.readings).toHaveLength(150);
  stage.now = moment(1);
  await readings.run();
  expect(stage.readings).toHaveLength(300);
  // A server that starts again within the part finds who was read, and reads nobody twice.
  await createReadings(stage.needs()).run();
  expect(stage.readings).toHaveLength(300);
});

test('a chain that does not answer is asked again, within the part of the day alone; the other is read meanwhile', async () => {
  const stage = new Stage();
  stage.link('ERC20', 100n);
  stage.link('BEP20', 100n);
  stage.silent.add('ERC20');
  const readings = createReadings(stage.needs());
  stage.now = moment(0);
  await readings.run();
  expect(stage.readings.map(({ wallet }) => wallet)).toEqual([2]);
  stage.silent.clear();
  stage.now += 1_000;
  await readings.run();
  expect(stage.readings).toHaveLength(1);
  stage.now += DAY / 180;
  await readings.run();
  expect(stage.readings.map(({ wallet }) => wallet)).toEqual([2, 1]);
});

test('a wallet about which endpoints differ, or do not answer, has no reading; others of the network have theirs', async () => {
  const stage = new Stage();
  for (let wallet = 0; wallet < 3; wallet++) stage.link('ERC20', 100n);
  stage.differing.add(addressOf(1));
  stage.silent.add(addressOf(2));
  const readings = createReadings(stage.needs());
  stage.now = moment(2);
  await readings.run();
  expect(stage.readings).toEqual([{ wallet: 3, held: 10_000n, block: 501 }]);
  stage.differing.clear();
  stage.silent.clear();
  stage.now += DAY / 180;
  await readings.run();
  expect(stage.readings.map(({ wallet }) => wallet)).toEqual([3, 1, 2]);
});

test('what its owner has unlinked and a day still waits for is read once in a part', async () => {
  const stage = new Stage();
  stage.link('ERC20', 100n, 'ended');
  stage.link('ERC20', 100n);
  stage.silent.add(addressOf(2));
  const readings = createReadings(stage.needs());
  stage.now = moment(0);
  await readings.run();
  stage.now += DAY / 180;
  await readings.run();
  expect(stage.readings.map(({ wallet }) => wallet)).toEqual([1]);
});

test('what an address holds is what every endpoint says; else nothing is said', async () => {
  const stage = new Stage();
  stage.link('ERC20', 100n);
  const { chain } = stage.needs();
  expect(await lookAt(chain, 'ERC20', LIQUIDITY_COIN, addressOf(1))).toEqual({ isContract: false, held: 10_000n });
  stage.differing.add(addressOf(1));
  expect(await lookAt(chain, 'ERC20', LIQUIDITY_COIN, addressOf(1))).toBeUndefined();
  stage.silent.add('ERC20');
  expect(await lookAt(chain, 'ERC20', LIQUIDITY_COIN, addressOf(1))).toBeUndefined();
});
