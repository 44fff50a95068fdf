import { LINK_MS } from '@quay/contract/upload';
import type { Secrets } from '../secrets/secrets.ts';

export const FILES_PATH = '/files/';
const PURPOSE = 'file link';

/** What a link shows, and to whom. */
export type Shown = { readonly fileId: string; readonly viewer: string; readonly mark: string };

export function linkTo(secrets: Secrets, shown: Shown, now: number): string {
  const until = now + LINK_MS;
  const query = new URLSearchParams({ until: String(until), viewer: shown.viewer });
  if (shown.mark) query.set('mark', shown.mark);
  query.set('sign', secrets.sign(PURPOSE, signed(shown, until)));
  return `${FILES_PATH}${shown.fileId}?${query}`;
}

/** What an address shows, if it is a link of ours: nothing for a forged one. */
export function readLink(
  secrets: Secrets,
  fileId: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): Shown | 'forged' | 'expired' {
  const { until, viewer, mark = '', sign } = query;
  if (typeof until !== 'string' || typeof viewer !== 'string' || typeof mark !== 'string') return 'forged';
  if (typeof sign !== 'string') return 'forged';
  const shown = { fileId, viewer, mark };
  if (!secrets.verify(PURPOSE, signed(shown, Number(until)), sign)) return 'forged';
  return Number(until) > now ? shown : 'expired';
}

/** One text for all of it; the form keeps a part from being read as another. */
const signed = ({ fileId, viewer, mark }: Shown, until: number): string =>
  JSON.stringify([fileId, until, viewer, mark]);
