import type { apply } from '@quay/contract/credit';
import type { CreditLoan } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import { writeApplication } from '../applications.ts';
import type { CreditNeeds } from '../needs.ts';
import { ownLoan } from '../own-loan.ts';

export const applyRoute =
  (needs: CreditNeeds): Route<typeof apply> =>
  async (request, context) => {
    const { core, reads } = needs;
    const { owner } = context;
    const written = await writeApplication(needs, owner, request);
    if ('refusal' in written) return { outcome: { ok: false, ...written } };
    const { application, files, command } = written;
    const { outcome, seq } = await core.submit<CreditLoan>('credit/apply', { owner, application, ...command });
    if (!outcome.ok) {
      await reads.credit.dropApplication(application, files);
      return { outcome, seq };
    }
    return reply(await ownLoan(needs, await context.rowsAfter(seq), owner, outcome.value.id), seq);
  };
