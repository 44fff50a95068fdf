import type { CurrencyCode } from '@quay/contract/identity';
import { text, units } from '@quay/money';
import { Button, Note } from '@quay/ui';
import { type Taking, typedIn } from '../forms/take.form.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { takeWords } from '../words/take/index.ts';

type UnansweredProps = { taking: Taking; symbol: string; fiat: CurrencyCode; sending: boolean; onAgain: () => void };

/** An order was sent and no answer came. It may be made, so nothing else is possible here until it is known. */
export function Unanswered({ taking, symbol, fiat, sending, onAgain }: UnansweredProps) {
  const words = takeWords.useWords();
  const amounts = useC2cAmounts();
  const { by, amount } = typedIn(taking);
  const said = text(units(amount));
  const shown = by === 'money' ? amounts.fiat(said, fiat) : amounts.coin(said, symbol);
  return (
    <>
      <Note>{words.noAnswer}</Note>
      <div className="q-act-bar take-act">
        <Button wide loading={sending} loadingLabel={words.sendingAgain} onClick={onAgain}>
          {words.again(shown)}
        </Button>
      </div>
    </>
  );
}
