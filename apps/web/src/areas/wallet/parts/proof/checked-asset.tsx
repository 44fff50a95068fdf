import { text } from '@quay/money';
import { Button, Icon, type IconName, Pill } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { CoinMark } from '../../../../parts/coin-mark.tsx';
import { useFigures } from '../../../../shell/figures.ts';
import { type Check, type CheckedAsset, checks } from '../../proof/verify.ts';
import { ledgerBalance } from '../../queries/entries.ts';
import { liabilityWords } from '../../words/proof/index.ts';
import { useMasked } from '../total.tsx';
import { useAmounts } from '../use-amounts.ts';

const icons: Readonly<Record<'ok' | 'wrong' | 'notChecked', IconName>> = {
  ok: 'check',
  wrong: 'warn',
  notChecked: 'minus',
};

/** What a check came to; those after the first that failed were not made. */
function outcomeOf(check: Check, failed: Check | undefined): 'ok' | 'wrong' | 'notChecked' {
  if (failed === undefined || checks.indexOf(check) < checks.indexOf(failed)) return 'ok';
  return check === failed ? 'wrong' : 'notChecked';
}

/** One coin of a proof: what was counted, and each step of how that was found. */
export function CheckedAssetRow({ checked: { asset, failed }, at }: { checked: CheckedAsset; at: number }) {
  const words = liabilityWords.useWords();
  const amounts = useAmounts();
  const figures = useFigures();
  const masked = useMasked();
  const { symbol, balance, total, root, leaves } = asset;
  const decimal = (units: string) => (/^\d+$/.test(units) ? amounts(text(BigInt(units)), symbol) : units);
  const height = leaves[0]?.path.length ?? 0;
  const places = figures.quantity(String(2 ** height), 0);
  const more: Readonly<Record<Check, readonly string[]>> = {
    leaves: leaves.map(({ part, index }) => words.leaf(part, figures.quantity(String(index + 1), 0), places)),
    ways: [words.hashes(height)],
    published: [root],
  };
  return (
    <div className="proof-asset">
      <details open={failed !== undefined}>
        <summary>
          <CoinMark symbol={symbol} />
          <span className="proof-asset-amount">
            <b className="q-n">{masked(decimal(balance))}</b>
            <span className="q-muted q-t12">{words.owedToAll(decimal(total))}</span>
          </span>
          <Pill tone={failed ? 'fall' : 'rise'}>{failed ? words.wrong : words.ok}</Pill>
          <Icon name="down" size="xs" className="q-faint" />
        </summary>
        <ol className="proof-steps">
          {checks.map((check) => {
            const outcome = outcomeOf(check, failed);
            return (
              <li key={check}>
                <Icon name={icons[outcome]} size="s" className={outcome === 'wrong' ? 'proof-wrong' : 'q-muted'} />
                <div>
                  <span className="q-unseen">{words[outcome]}: </span>
                  {words.step[check]}
                  {more[check].map((line) => (
                    <div key={line} className="q-muted q-t12 q-n proof-hash">
                      {line}
                    </div>
                  ))}
                </div>
              </li>
            );
          })}
        </ol>
        <Compare symbol={symbol} balance={balance} at={at} />
      </details>
    </div>
  );
}

/** Holds what was counted against the user's own ledger of that moment. */
function Compare({ symbol, balance, at }: { symbol: string; balance: string; at: number }) {
  const words = liabilityWords.useWords();
  const amounts = useAmounts();
  const masked = useMasked();
  const [found, setFound] = useState<bigint | 'asking'>();

  async function compare() {
    setFound('asking');
    try {
      setFound(await ledgerBalance(symbol, at));
    } catch (failure) {
      // It was told already.
      if (!(failure instanceof Refusal)) throw failure;
      setFound(undefined);
    }
  }

  if (typeof found === 'bigint') {
    return (
      <p aria-live="polite">
        {String(found) === balance ? words.same : words.differs(masked(amounts(text(found), symbol)))}
      </p>
    );
  }
  return (
    <Button
      variant="second"
      size="row"
      loading={found === 'asking'}
      loadingLabel={words.comparing}
      onClick={() => void compare()}
    >
      {words.compare}
    </Button>
  );
}
