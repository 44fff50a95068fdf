import { applyLeader } from '@quay/contract/following';
import type { SessionOpened } from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/perpetual';
import { byHand } from '../../apps/server/test/by-hand.ts';
import { LINEAR, move } from '../../apps/server/test/perpetual-market.ts';
import { dataOf } from '../../apps/server/test/serving.ts';
import { type ContractsExchange, openContracts } from './contracts-exchange.ts';

/** An exchange with contracts on which somebody can be followed who has closed one position. */
export type FollowingExchange = ContractsExchange & {
  /** Who can be followed, and by which number. */
  readonly ines: SessionOpened;
  readonly leader: number;
  /** What others see her called. */
  readonly name: string;
  /** Ines opens or closes a long at the best prices. */
  trades(intent: 'open-long' | 'close-long', quantity: string): Promise<void>;
};

export async function openFollowing(): Promise<FollowingExchange> {
  const exchange = await openContracts();
  const { serving, venues } = exchange;
  const ines = await serving.register({ username: 'inesvogel', password: 'seven lamps 77' });
  dataOf(await move(serving, ines.token));
  dataOf(await serving.ask(applyLeader as never, { shareRate: '0.1' }, { token: ines.token }));
  const [applied] = await serving.withReads((reads) =>
    reads.following.leadersOfStaff('applied', Number.MAX_SAFE_INTEGER, 1),
  );
  const { owner: leader, name } = applied!;
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll([
        {
          sent: {
            name: 'following/decide-leader',
            at: Date.now(),
            input: { leader, isApproved: true, followersMax: 200, staff: 1 },
          },
          answer: () => undefined,
        },
      ]),
    ),
  );
  await venues.restart();
  const trades = async (intent: 'open-long' | 'close-long', quantity: string) => {
    const order = { symbol: LINEAR, intent, type: 'market', quantity, leverage: 3 };
    dataOf(await serving.ask(placeOrder as never, order, { token: ines.token }));
  };
  await trades('open-long', '0.01');
  await trades('close-long', '0.01');
  return { ...exchange, ines, leader, name, trades };
}
