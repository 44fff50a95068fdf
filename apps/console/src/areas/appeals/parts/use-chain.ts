import type { StaffAppeal } from '@quay/contract/staff';
import { useEffect, useState } from 'react';
import { brokenAt } from '../chain.ts';

/** What this browser found about a timeline: that it holds, or where it is broken. */
export type Chain = 'checking' | 'intact' | { readonly brokenAt: number };

/** Checks the chain of a case here and now, and again whenever something is added. */
export function useChain({ orderId, timeline, head }: StaffAppeal): Chain {
  const [chain, setChain] = useState<Chain>('checking');
  useEffect(() => {
    let left = false;
    void brokenAt(orderId, timeline, head).then((number) => {
      if (!left) setChain(number === undefined ? 'intact' : { brokenAt: number });
    });
    return () => {
      left = true;
    };
  }, [orderId, timeline, head]);
  return chain;
}
