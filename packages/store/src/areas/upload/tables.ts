import type { UploadPurpose } from '@quay/contract/upload';
import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

export type UploadTables = {
  files: {
    id: string;
    userId: number | null;
    guest: string | null;
    address: string;
    purpose: UploadPurpose;
    type: string;
    width: number;
    height: number;
    size: number;
    sealedKey: Uint8Array | null;
    digest: string | null;
    used: Generated<boolean>;
    at: Time;
    erasedAt: Time | null;
  };
};
