import type { Ad } from '@quay/contract/c2c';
import type { Ad as Row } from '@quay/core';
import type { No } from '../../../edge/envelope.ts';
import { type Asking, type Reply, told } from '../asking.ts';

/** What was done with an ad, as its owner sees it. */
export async function adTold(
  asking: Asking,
  done: { readonly ad: Row; readonly seq: number } | No,
): Promise<Reply<Ad>> {
  if ('refusal' in done) return { outcome: { ok: false, ...done } };
  const [ad] = await asking.c2c.ads.onWire([done.ad], await asking.rowsAfter(done.seq));
  return told(ad!, done.seq);
}
