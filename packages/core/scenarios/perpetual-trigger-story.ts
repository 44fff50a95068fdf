import { text, units } from '@quay/money';
import { type Order, perpetualProduct, type TriggerRow, triggersTable } from '../src/index.ts';
import { LINEAR, logged, PerpetualStory, type Person, people } from './perpetual-story.ts';

/** What is said of a trigger. */
export type Said = Partial<Record<'trigger' | 'price' | 'quantity' | 'activation' | 'callback', string>>;

const given = (value: string | undefined) => (value === undefined ? null : units(value));

/** The same as the core takes it. */
export const termsOf = ({ trigger, price, quantity, activation, callback }: Said) => ({
  ...{ triggerPrice: given(trigger), price: given(price), quantity: given(quantity) },
  ...{ activation: given(activation), callback: given(callback) },
});

/** Sets one trigger of a position, or of an order; its row, or why not. */
export function set(
  story: PerpetualStory,
  who: Person,
  kind: TriggerRow['kind'],
  said: Said,
  order?: number,
): TriggerRow | string {
  const contract = LINEAR;
  const sent = { owner: people[who], contract, order: order ?? null, triggers: [{ kind, ...termsOf(said) }] };
  const answer = story.send('perpetual/set-triggers', sent);
  return typeof answer === 'string' ? answer : (answer as { triggers: TriggerRow[] }).triggers[0]!;
}

export const edit = (story: PerpetualStory, who: Person, trigger: number, said: Said) =>
  story.send('perpetual/edit-trigger', { owner: people[who], trigger, ...termsOf(said) });

/** Every trigger as its row was last, by number. */
export function rows(story: PerpetualStory): TriggerRow[] {
  const last = new Map<number, TriggerRow>();
  for (const row of logged<TriggerRow>(story, triggersTable)) last.set(row.id, row);
  return [...last.values()].sort((a, b) => a.id - b.id);
}

export const shown = (story: PerpetualStory) =>
  rows(story).map(({ kind, status, ended, closed }) => `${kind} ${ended ?? status} ${text(closed)}`);

export const order = (story: PerpetualStory, id: number): Order => {
  const all = logged<Order>(story, perpetualProduct.tables.orders);
  return all.filter((row) => row.id === id).at(-1)!;
};

/** Alice is long 0.1 at 60,000, and somebody always buys and sells at the mark. */
export function opened(funds: Partial<Record<Person, string>> = {}): PerpetualStory {
  const story = new PerpetualStory({}, funds);
  story.open('alice', 'maker', '0.1', '60000');
  return story;
}

/** The mark comes to a price, and the market maker offers so much round it. */
export function moved(story: PerpetualStory, price: string, offered = '1', spread = 10): void {
  story.must('perpetual/cancel-all', { owner: people.bob, symbol: null });
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  if (offered !== '0') {
    const at = Number(price);
    story.must('perpetual/place-order', story.request('bob', 'open-long', offered, String(at - spread)));
  }
  for (const _ of [1, 2, 3]) story.prices('BTC', price);
}

export const mark = (story: PerpetualStory) => text(story.store.core.perpetual.marks.of(LINEAR)!);
