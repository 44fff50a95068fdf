import { liabilityProof } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

export const askProof = (day: string) => ask(liabilityProof, { day }, { quiet: true });
