import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { Secrets } from '../../secrets/secrets.ts';

export type CreditNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'credit' | 'identity' | 'staff'>;
  readonly secrets: Secrets;
  /** Who people are, as far as a loan asks. */
  readonly verification: {
    idPhotoOf(user: number): Promise<string | undefined>;
    maskedNames(users: readonly number[]): Promise<ReadonlyMap<number, string>>;
  };
  now(): number;
};

/** What the area needs of the console. */
export type StrayApplications = { dropStray(): Promise<void> };
