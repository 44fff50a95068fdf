import { merchants } from '@quay/cast';
import { ADS_MAX } from '@quay/contract/c2c';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

/** Takes the merchants' ads off the shelf, where the market was simulated once and no longer is. */
export async function withdrawMerchants(
  core: Pick<CorePort, 'submitAll'>,
  reads: Pick<Reads, 'identity' | 'c2c'>,
): Promise<void> {
  for (const { username, usercode } of merchants) {
    const user = await reads.identity.userByName(username);
    if (user?.usercode !== usercode) continue;
    const ads = await reads.c2c.adsOf(user.id, { states: ['on'], size: ADS_MAX });
    await core.submitAll(
      ads.map(({ id }) => ({ name: 'c2c/shelve-ad', input: { owner: user.id, ad: id, on: false } })),
    );
  }
}
