import type { LiabilityTree } from '@quay/contract/wallet';
import type { Json, Time } from '../../kinds.ts';

export type LiabilityTables = {
  /** `day` is written and read as YYYY-MM-DD. */
  liabilityTrees: { day: string; at: Time; seq: number; published: Json<LiabilityTree> };
  liabilityLeaves: {
    day: string;
    asset: string;
    position: number;
    /** Null where the leaf is padding. */
    userId: number | null;
    part: number;
    salt: Uint8Array;
    /** 10⁻⁸ units, whole, as text. */
    units: string;
  };
  liabilityNodes: {
    day: string;
    asset: string;
    level: number;
    position: number;
    hash: Uint8Array;
    units: string;
  };
};
