import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import { type Applications, createApplications } from './applications.ts';
import { createMerchants, type IsTrading, type Merchants } from './merchant.ts';
import { createReviews, type Reviews } from './reviews.ts';
import { openFields } from './sealed.ts';

/** Everything about applications that this area's routes and the console share. */
export type Verification = Applications & {
  readonly merchants: Merchants;
  /** What staff do. */
  readonly reviews: Reviews;
  /** The name in the sealed fields of somebody's basic application. */
  nameIn(user: number, sealed: Uint8Array): string | undefined;
  /** The file of the ID photo with which somebody was verified. */
  idPhotoOf(user: number): Promise<string | undefined>;
  /** For the console's pages of users. */
  readonly reveal: Reviews['reveal'];
  readonly maskedName: Reviews['maskedName'];
  readonly maskedNames: Reviews['maskedNames'];
};

export function createVerification({
  rows,
  core,
  secrets,
  systemSettings,
  isTrading,
  now = Date.now,
}: {
  readonly rows: Reads['verification'];
  readonly core: CorePort;
  readonly secrets: Secrets;
  readonly systemSettings: SystemSettingsStore;
  readonly isTrading: IsTrading;
  readonly now?: (() => number) | undefined;
}): Verification {
  const merchants = createMerchants(rows, core, secrets, systemSettings, isTrading, now);
  const reviews = createReviews(rows, merchants, secrets, now);
  const { reveal, maskedName, maskedNames } = reviews;
  return {
    ...createApplications(rows, secrets, now),
    nameIn: (userId, sealed) => openFields(secrets, { userId, sealed }).realName,
    async idPhotoOf(user) {
      const basic = (await rows.latestReviews(user)).find(({ kind, state }) => kind === 'basic' && state === 'passed');
      return basic && openFields(secrets, basic).idCardFront;
    },
    merchants,
    reviews,
    reveal,
    maskedName,
    maskedNames,
  };
}
