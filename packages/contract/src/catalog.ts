import { accountManifest } from './areas/account/manifest.ts';
import { announcementManifest } from './areas/announcement/manifest.ts';
import { c2cManifest } from './areas/c2c/manifest.ts';
import { convertManifest } from './areas/convert/manifest.ts';
import { creditManifest } from './areas/credit/manifest.ts';
import { demoManifest } from './areas/demo/manifest.ts';
import { earnManifest } from './areas/earn/manifest.ts';
import { followingManifest } from './areas/following/manifest.ts';
import { helpManifest } from './areas/help/manifest.ts';
import { identityManifest } from './areas/identity/manifest.ts';
import { liquidityManifest } from './areas/liquidity/manifest.ts';
import { loansManifest } from './areas/loans/manifest.ts';
import { marketManifest } from './areas/market/manifest.ts';
import { perpetualManifest } from './areas/perpetual/manifest.ts';
import { referralManifest } from './areas/referral/manifest.ts';
import { spotManifest } from './areas/spot/manifest.ts';
import { staffManifest } from './areas/staff/manifest.ts';
import { supportManifest } from './areas/support/manifest.ts';
import { uploadManifest } from './areas/upload/manifest.ts';
import { verificationManifest } from './areas/verification/manifest.ts';
import { walletManifest } from './areas/wallet/manifest.ts';
import type { Channel, Entry as Declared, LimitKind } from './manifest.ts';
import { edge, type Refusal } from './refusal.ts';
import { trading } from './trading/index.ts';

export type { Channel, LimitKind };

/** Every area, in the order of the API's page. */
export const manifests = [
  marketManifest,
  spotManifest,
  walletManifest,
  convertManifest,
  c2cManifest,
  identityManifest,
  verificationManifest,
  uploadManifest,
  supportManifest,
  announcementManifest,
  staffManifest,
  perpetualManifest,
  followingManifest,
  loansManifest,
  earnManifest,
  helpManifest,
  creditManifest,
  liquidityManifest,
  demoManifest,
  accountManifest,
  referralManifest,
] as const;

/** A call as the edge serves it. */
export type Entry = Declared & {
  readonly limit: LimitKind;
  /** A guest's answer may be kept for a moment. */
  readonly isCached: boolean;
};

/** Every route of Quay. */
export const catalog: readonly Entry[] = manifests.flatMap(({ calls, limit, cachedForGuests }) =>
  calls.map((one) => ({
    ...one,
    limit: one.limit ?? (one.call.file === undefined ? (limit ?? 'other') : 'export'),
    isCached: cachedForGuests === true && one.call.permission === 'guest' && one.call.method === 'GET',
  })),
);

/** Every refusal there is. */
export const allRefusals: readonly Refusal[] = [
  ...Object.values(edge),
  ...Object.values(trading),
  ...manifests.flatMap(({ refusals }): readonly Refusal[] => refusals),
];

/** Every channel of the socket, for the page that documents them. */
export const channels: readonly Channel[] = manifests.flatMap((one) => one.channels);

/** The reason of every refusal there is; a language that lacks the words of one does not compile. */
export type Reason =
  | (typeof edge)[keyof typeof edge]['reason']
  | (typeof trading)[keyof typeof trading]['reason']
  | (typeof manifests)[number]['refusals'][number]['reason'];
