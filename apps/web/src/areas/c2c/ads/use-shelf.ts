import type { Ad, AdShownState } from '@quay/contract/c2c';
import { Refusal } from '@quay/web-kit/request';
import { useRef, useState } from 'react';
import { type AdAct, useAdAct } from './use-ad-act.ts';

const leadsTo: Readonly<Record<AdAct, AdShownState>> = { shelve: 'on', unshelve: 'off', close: 'closed' };

/** Puts an ad on the shelf and takes it off, or closes it. The switch moves at once, and back when it is refused. */
export function useShelf(ad: Ad) {
  const acting = useAdAct();
  const [failure, setFailure] = useState<string | null>(null);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);

  async function act(request: AdAct): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setFailure(null);
    try {
      await acting.mutateAsync({ act: request, adId: ad.adId });
      return true;
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      setFailure(failed.words);
      return false;
    } finally {
      busy.current = false;
    }
  }

  const wanted = acting.isPending && acting.variables ? leadsTo[acting.variables.act] : ad.state;
  return { act, failure, wanted, isBusy: acting.isPending };
}
