import { type Amount, greatest } from '@quay/money';

/** What a merchant still has to deposit: the same for the sheet and the core. Nothing where enough is held. */
export const missingOf = (needed: Amount, held: Amount): Amount => greatest(0n, needed - held);
