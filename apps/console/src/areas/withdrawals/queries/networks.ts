import { networks } from '@quay/contract/wallet';
import { useAsk } from '../../../request/hooks.ts';

/** Every coin that can be deposited or withdrawn, with its networks and what each asks. */
export const useNetworks = () => useAsk(networks, {});
