import { useState } from 'react';
import { type Failure, fieldOf } from './use-taking.ts';

/**
 * The price that is seen and confirmed: the live one. When the exchange has refused it and named another, that one, until
 * something newer is known here.
 */
export function useSeenPrice(live: string | undefined, failure: Failure | null): string | undefined {
  const [refused, setRefused] = useState<{ readonly failure: Failure; readonly over: string } | null>(null);
  const isMoved = failure !== null && fieldOf(failure) === 'price' && failure.price !== undefined;
  if (live !== undefined && isMoved && refused?.failure !== failure) setRefused({ failure, over: live });
  return refused !== null && refused.over === live ? (refused.failure.price ?? live) : live;
}
