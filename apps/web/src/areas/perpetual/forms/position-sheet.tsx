import type { Contract, Trigger } from '@quay/contract/perpetual';
import { Segments, Sheet } from '@quay/ui';
import { useState } from 'react';
import type { ContractOrder } from '../queries/order-lists.ts';
import { type AccountNow, figuresOf, type PositionNow } from '../sums/account.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { ChangeMargin } from './change-margin.tsx';
import { ClosePosition } from './close-position.tsx';
import { SetTriggers } from './set-triggers.tsx';

/** An open position with what it stands on. */
export type OpenPosition = {
  readonly contract: Contract;
  readonly account: AccountNow;
  readonly position: PositionNow;
  /** The user's living orders in the contract. */
  readonly orders: readonly ContractOrder[];
  /** The user's triggers in it that stand. */
  readonly triggers: readonly Trigger[];
  /** Profit that was posted and fees that were paid since it was opened. */
  readonly realised: string;
  readonly fees: string;
};

export type PositionAct = 'close' | 'triggers' | 'margin';

type PositionSheetProps = {
  open: boolean;
  onClose: () => void;
  of: OpenPosition;
  act: PositionAct;
  /** What is to be closed at first, in percent. */
  part?: number;
  onReverse: () => void;
};

/** What can be done with a position: close it, have it closed by itself, and of an isolated one change its margin. */
export default function PositionSheet({ open, onClose, of, act, part = 100, onReverse }: PositionSheetProps) {
  const words = perpetualWords.useWords();
  const { contract, account, position } = of;
  const shown = useShown(contract);
  const { isLong, size, entry } = figuresOf(account, position);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={`${contract.symbol} ${words.way[isLong ? 'long' : 'short']} ${shown.leverage(position.leverage)}`}
    >
      <p className="q-muted q-n">
        {words.positionSaid(shown.size(size), shown.price(entry), shown.price(position.contract.mark))}
      </p>
      {open && <Acts of={of} first={act} part={part} done={onClose} onReverse={onReverse} />}
    </Sheet>
  );
}

type ActsProps = { of: OpenPosition; first: PositionAct; part: number; done: () => void; onReverse: () => void };

function Acts({ of, first, part, done, onReverse }: ActsProps) {
  const words = perpetualWords.useWords();
  const isolated = of.position.mode === 'isolated';
  const [act, setAct] = useState(first);
  return (
    <>
      <div className="perpetual-manage">
        <Segments<PositionAct>
          label={words.manage}
          value={act}
          onChange={setAct}
          items={[
            { id: 'close', label: words.closeAct },
            { id: 'triggers', label: words.triggers },
            ...(isolated ? [{ id: 'margin' as const, label: words.margin }] : []),
          ]}
        />
      </div>
      {act === 'close' && <ClosePosition of={of} part={part} done={done} onReverse={onReverse} />}
      {act === 'triggers' && <SetTriggers of={of} done={done} />}
      {act === 'margin' && <ChangeMargin of={of} done={done} />}
    </>
  );
}
