import { fileURLToPath } from 'node:url';
import { alice } from '@quay/cast';
import type { SessionOpened } from '@quay/contract/identity';
import { units } from '@quay/money';
import { Clock } from '../../apps/server/test/account.ts';
import { Serving } from '../../apps/server/test/serving.ts';
import { timePasses } from '../../apps/server/test/time-passes.ts';

const app = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const DAY_MS = 86_400_000;

/** An exchange with somebody who invites others, and a clock for the second factors of who is tried with it. */
export type People = {
  readonly serving: Serving;
  readonly clock: Clock;
  readonly inviter: SessionOpened;
};

/** Everybody who signs up has 1,005 USDT to practise with. */
export async function openPeople(): Promise<People> {
  const clock = new Clock();
  const practice = { user: [['USDT', units('1005')] as const], desk: [] };
  const serving = await Serving.start({ app, now: clock.now, practice });
  return { serving, clock, inviter: await serving.register(alice) };
}

let deposits = 0;
const deposited = (owner: number, amount: string) => ({
  name: 'wallet/credit-deposit',
  input: {
    ...{ network: 'ERC20', txHash: '0xd', logIndex: ++deposits, owner, asset: 'USDT' },
    ...{ amount: units(amount), block: 1 },
  },
});
const verified = (owner: number) => ({
  name: 'referral/record-trait',
  input: { owner, kind: 'person', digest: `document of ${owner}` },
});

/**
 * Everybody is verified, the budget is funded and the friends deposit; two days later their day can be claimed. The
 * exchange has another address afterwards.
 */
export async function friendsDeposit({ serving, inviter }: People, friends: Readonly<Record<number, string>>) {
  const fund = { name: 'earn/fund', input: { code: 'promotion', asset: 'USDT', amount: units('500') } };
  const all = Object.entries(friends).map(([owner, amount]) => [Number(owner), amount] as const);
  const people = [inviter.member.id, ...all.map(([owner]) => owner)].map(verified);
  const acts = [...people, fund, ...all.map(([owner, amount]) => deposited(owner, amount))];
  await timePasses(serving, 2 * DAY_MS, acts, [deposited(inviter.member.id, '1')]);
}
