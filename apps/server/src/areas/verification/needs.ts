import type { MerchantRequirement } from '@quay/contract/c2c';
import type { No } from '../../edge/envelope.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import type { Verification } from './verification.ts';

/** What a merchant lacks besides deposit and verification. */
export type MerchantChecks = {
  missingFor(user: number): Promise<MerchantRequirement[]>;
  refusalOf(missing: readonly MerchantRequirement[]): No | undefined;
};

export type VerificationNeeds = {
  readonly applications: Verification;
  readonly c2c: { readonly market: MerchantChecks };
  readonly systemSettings: SystemSettingsStore;
};
