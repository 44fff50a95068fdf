import { units } from '@quay/money';
import { TickRule } from '@quay/ui';
import { useSaid } from '../use-said.ts';
import { referralWords } from '../words/index.ts';

/** What is left of the promotion budget, to scale. */
export function BudgetRule({ left, funded }: { left: string; funded: string }) {
  const words = referralWords.useWords();
  const { amount } = useSaid();
  const [rest, all] = [units(left), units(funded)];
  const share = all <= 0n ? 0 : Number((rest * 10_000n) / all) / 10_000;
  return (
    <div className="referral-budget">
      <TickRule fill ticks={60} share={share} tone={rest > 0n ? 'accent' : 'warn'} label={words.left(amount(left))} />
      <p className="q-row-between q-t12 q-n">
        <span className="q-muted">{words.budget(amount(funded))}</span>
        <span>{words.left(amount(left))}</span>
      </p>
    </div>
  );
}
