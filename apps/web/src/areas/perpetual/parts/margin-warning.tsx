import { isNearLiquidation } from '@quay/core/margin';
import { ONE, text } from '@quay/money';
import { Button, Note } from '@quay/ui';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import type { PerpetualNow } from '../account.ts';
import { bookOf } from '../facts.ts';
import type { OpenPosition, PositionAct } from '../forms/position-sheet.tsx';
import { figuresOf, groupOf } from '../sums/account.ts';
import { useShown } from '../use-shown.ts';
import { contractNoticeWords } from '../words/notices/index.ts';
import { ManagedPosition } from './managed-position.tsx';
import { openPositions } from './positions.tsx';

/** What is closed at a tap of the second button, in percent. */
const PART = 25;

/** Of the positions that the core would warn of, the one of this contract, else the first. */
export function nearLiquidation(positions: readonly OpenPosition[], symbol: string): OpenPosition | undefined {
  const near = positions.filter(({ account, position }) => isNearLiquidation(groupOf(account, position)));
  return near.find(({ contract }) => contract.symbol === symbol) ?? near[0];
}

/** A warning while a position is near its liquidation, with what can be done about it. */
export function MarginWarning({ now, symbol }: { now: PerpetualNow; symbol: string }) {
  const near = nearLiquidation(openPositions(now) ?? [], symbol);
  return near ? <Warning key={near.contract.symbol} of={near} now={now} /> : null;
}

function Warning({ of, now }: { of: OpenPosition; now: PerpetualNow }) {
  const words = contractNoticeWords.useWords();
  const navigate = useNavigate();
  const { contract, account, position } = of;
  const shown = useShown(contract);
  const { ratio, liquidation } = figuresOf(account, position);
  const [act, setAct] = useState<PositionAct>('close');
  const [open, setOpen] = useState(false);
  const show = (chosen: PositionAct) => {
    setAct(chosen);
    setOpen(true);
  };
  const addMargin = () => {
    if (position.mode === 'isolated') show('margin');
    else void navigate(paths.funds({ transfer: 'spot', to: bookOf(contract), coin: contract.quote }));
  };
  return (
    <div className="perpetual-warning" role="status">
      <Note>
        <p>
          {words.near(contract.symbol, shown.figures.share(text(ratio ?? ONE)))}{' '}
          {liquidation === undefined ? words.nearSoon : words.nearAt(shown.price(liquidation))}
        </p>
        <div className="perpetual-warning-acts">
          <Button onClick={addMargin}>{words.addMargin}</Button>
          <Button variant="second" onClick={() => show('close')}>
            {words.closeQuarter}
          </Button>
        </div>
      </Note>
      <ManagedPosition open={open} onOpen={setOpen} of={of} act={act} part={PART} now={now} />
    </div>
  );
}
