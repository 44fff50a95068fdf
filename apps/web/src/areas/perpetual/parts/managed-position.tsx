import { sizeOf } from '@quay/core/margin';
import { useState } from 'react';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import type { PerpetualNow } from '../account.ts';
import type { OpenPosition, PositionAct } from '../forms/position-sheet.tsx';
import type { Reversed } from '../forms/reverse-position.tsx';

const PositionSheet = lazySheet(() => import('../forms/position-sheet.tsx'));
const ReversePosition = lazySheet(() => import('../forms/reverse-position.tsx'));

type ManagedProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The position; null once it is closed, or before one was chosen. */
  of: OpenPosition | null;
  act: PositionAct;
  /** What is to be closed at first, in percent. */
  part?: number;
  now: PerpetualNow;
};

/** The sheet of what can be done with a position, and the one that turns it round after it. */
export function ManagedPosition({ open, onOpen, of, act, part, now }: ManagedProps) {
  const [reversed, setReversed] = useState<Reversed | null>(null);
  const [reversing, setReversing] = useState(false);
  const turned = reversed && now.contracts.find(({ symbol }) => symbol === reversed.symbol);
  function reverse({ contract: { symbol }, position: { position } }: OpenPosition) {
    setReversed({ symbol, isLong: position.quantity > 0n, size: sizeOf(position) });
    onOpen(false);
    setReversing(true);
  }
  return (
    <>
      {of && (
        <PositionSheet
          open={open}
          onClose={() => onOpen(false)}
          of={of}
          act={act}
          part={part}
          onReverse={() => reverse(of)}
        />
      )}
      {reversed && turned && (
        <ReversePosition
          open={reversing}
          onClose={() => setReversing(false)}
          of={reversed}
          contract={turned}
          now={now}
        />
      )}
    </>
  );
}
