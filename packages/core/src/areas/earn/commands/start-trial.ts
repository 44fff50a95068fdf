import { earn } from '@quay/contract/earn/rules';
import { codecOf, id, maybe, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { boughtOf, saleRefusal } from '../buying.ts';
import type { EarnParts } from '../parts.ts';

/** `person` is a digest of the verified document, where there is one. */
const input = { owner: id, product: id, version: id, person: maybe(text) };
export type StartTrial = RowOf<typeof input>;

export const startTrialShape = shape({
  name: 'earn/start-trial',
  number: 217,
  input,
  output: codecOf<{ order: number }>({ order: id }),
});

/** Somebody starts the trial machine: once for an account, and once for a person. Nothing is paid for it, and nothing held. */
export function startTrial(parts: EarnParts): Command<never> {
  const { products, terms, trials, sequences } = parts;
  const ids = sequences.of('earn-order');

  return command(startTrialShape, (request: StartTrial, at): Outcome<{ order: number }> => {
    const { owner, product: number, version, person } = request;
    const product = products.find(number);
    if (product?.machineType !== 'trial') return refuse(earn['product-unknown']);
    if (trials.isTaken(owner, person)) return refuse(earn['trial-taken']);
    const { min: amount } = product;
    const wrong = saleRefusal(parts, product, { owner, amount, version });
    if (wrong) return wrong;

    const of = { owner, amount, book: 'spot', isLent: true, sharers: [] } as const;
    const { id: order } = terms.begin(boughtOf(ids.next(), product, of, at));
    trials.note(owner, person, order, at);
    return done({ order });
  });
}
