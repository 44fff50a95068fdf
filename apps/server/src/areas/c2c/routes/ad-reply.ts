import type { Ad } from '@quay/contract/c2c';
import type { Ad as Row } from '@quay/core';
import type { No } from '../../../edge/envelope.ts';
import type { RequestContext } from '../../../edge/request-context.ts';
import { type Reply, reply } from '../../../edge/route.ts';
import type { Ads } from '../ads/ads.ts';

/** What was done with an ad, as its owner sees it. */
export async function adReply(
  ads: Ads,
  context: Pick<RequestContext, 'rowsAfter'>,
  done: { readonly ad: Row; readonly seq: number } | No,
): Promise<Reply<Ad>> {
  if ('refusal' in done) return { outcome: { ok: false, ...done } };
  const [ad] = await ads.onWire([done.ad], await context.rowsAfter(done.seq));
  return reply(ad!, done.seq);
}
