import type { EarnOrderOfConsole } from '@quay/contract/staff';
import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useFreezeEarnOrder } from '../acts/freeze-earn-order.ts';
import { useUnfreezeEarnOrder } from '../acts/unfreeze-earn-order.ts';
import { earnWords } from '../words/index.ts';

const HOUR_MS = 3_600_000;
const hoursOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);

/** Keeps an order as it is for some hours: one person does it, and its owner reads why. */
export function FreezeEarnOrder({ of }: { of: EarnOrderOfConsole }) {
  const words = earnWords.useWords();
  const [hours, setHours] = useState('24');
  return (
    <ReasonAct
      useCall={useFreezeEarnOrder}
      requestOf={(reason) => ({ order: of.order, until: Date.now() + hoursOf(hours) * HOUR_MS, reason })}
      label={words.freeze}
      title={words.freezeTitle(String(of.order))}
      acting={words.freezing}
      done={words.freezeDone}
      onOpen={() => setHours('24')}
      fields={<Field label={words.freezeHours} figure dense value={hours} onChange={setHours} />}
    >
      {words.freezeWords}
    </ReasonAct>
  );
}

/** Asks to end a freeze; a second person decides. */
export function UnfreezeEarnOrder({ of }: { of: EarnOrderOfConsole }) {
  const words = earnWords.useWords();
  return (
    <ReasonAct
      useCall={useUnfreezeEarnOrder}
      requestOf={(reason) => ({ order: of.order, reason })}
      label={words.unfreeze}
      title={words.unfreezeTitle(String(of.order))}
      acting={words.asking}
      done={words.askDone}
    >
      {words.unfreezeWords}
    </ReasonAct>
  );
}
