import { account, EXPORTS_A_DAY, type exportData } from '@quay/contract/account';
import { type Route, refused } from '../../../edge/route.ts';
import { confirmed } from '../confirmed.ts';
import { createDataFiles } from '../data-file.ts';
import type { AccountNeeds } from '../needs.ts';

const DAY_MS = 24 * 60 * 60_000;

export function exportDataRoute(needs: AccountNeeds): Route<typeof exportData> {
  const fileOf = createDataFiles(needs);
  const { reads, identity } = needs;
  return async (request, { owner: user, device, address }) => {
    const at = Date.now();
    if ((await reads.account.exportsSince(user, at - DAY_MS)) >= EXPORTS_A_DAY) {
      return refused(account['exports-used'], { max: String(EXPORTS_A_DAY) });
    }
    const wrong = await confirmed(needs, user, 'export-data', request, { device, address });
    if (wrong) return { outcome: { ok: false, ...wrong } };
    const file = fileOf(user, at);
    await reads.account.addExport({ user, at, device, address });
    await identity.notices.notify(user, 'data-exported', { device, address });
    // What is sent while it is made is a text for the contract.
    return { outcome: { ok: true, value: file as unknown as string } };
  };
}
