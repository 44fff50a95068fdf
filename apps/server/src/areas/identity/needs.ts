import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import type { Identity } from './identity.ts';

export type IdentityNeeds = {
  readonly accounts: Identity;
  readonly reads: Pick<Reads, 'identity'>;
  readonly core: CorePort;
  readonly systemSettings: SystemSettingsStore;
  readonly messages: Messages;
  readonly encryption: Encryption;
  /** Whether an account may invite others. */
  mayRefer(user: number): Promise<boolean>;
};
