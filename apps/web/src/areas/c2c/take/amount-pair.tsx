import type { C2cSide } from '@quay/contract/c2c';
import { Button, Field } from '@quay/ui';
import type { ReactNode } from 'react';
import { settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import type { By } from '../forms/take.form.ts';
import { takeWords } from '../words/take/index.ts';

type AmountPairProps = {
  /** What the user wants to do: a buyer thinks of the money first, a seller of the coins. */
  request: C2cSide;
  symbol: string;
  fiat: string;
  by: By;
  amount: string;
  /** What the other amount comes to, as plain text. */
  other: string;
  onChange: (by: By, amount: string) => void;
  onFocusChange: (focused: boolean) => void;
  onMax: ((by: By) => void) | undefined;
  error: ReactNode;
  /** Under the pair while nothing is wrong: limits, what there is. */
  below: ReactNode;
};

/** Money and coins of an order: either may be typed, and the other follows. */
export function AmountPair(props: AmountPairProps) {
  const { request: proposal, symbol, fiat, by, amount, other, onChange, onFocusChange, onMax, error, below } = props;
  const words = takeWords.useWords();
  const order: readonly By[] = proposal === 'buy' ? ['money', 'quantity'] : ['quantity', 'money'];
  return (
    <div className="take-pair">
      {order.map((one, index) => (
        <Field
          key={one}
          figure
          label={words.fields[proposal][one]}
          value={one === by ? amount : other}
          unit={one === 'money' ? fiat : symbol}
          placeholder="0"
          onChange={(typed) => onChange(one, settleCommaWhileTyping(typed))}
          // Whoever has gone on to the other amount has typed this one.
          onFocus={() => onFocusChange(one === by)}
          onBlur={() => {
            onFocusChange(false);
            if (one === by && settleComma(amount) !== amount) onChange(one, settleComma(amount));
          }}
          end={
            index === 0 &&
            onMax && (
              <Button variant="quiet" onClick={() => onMax(one)}>
                {words.max}
              </Button>
            )
          }
          error={one === by && error}
          below={index === 0 ? below : undefined}
        />
      ))}
    </div>
  );
}
