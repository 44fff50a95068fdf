import type { Manifest } from '../../engine/manifest.ts';
import { bindShape } from './commands/bind.ts';
import { claimShape } from './commands/claim.ts';
import { correctReferrerShape } from './commands/correct-referrer.ts';
import { endDaysShape } from './commands/end-days.ts';
import { payScheduledShape } from './commands/pay-scheduled.ts';
import { recordTraitShape } from './commands/record-trait.ts';
import { setRightShape } from './commands/set-right.ts';
import {
  referralClaimsTable,
  referralDepositsTable,
  referralMembersTable,
  referralRebatesTable,
  referralTraitsTable,
} from './state.ts';

export const referralManifest: Manifest = {
  name: 'referral',
  commands: [
    bindShape,
    recordTraitShape,
    claimShape,
    payScheduledShape,
    setRightShape,
    correctReferrerShape,
    endDaysShape,
  ],
  due: [payScheduledShape.name, endDaysShape.name],
  tables: [
    [referralMembersTable, 'none'],
    [referralTraitsTable, 'none'],
    [referralDepositsTable, 'none'],
    [referralClaimsTable, 'none'],
    [referralRebatesTable, 'none'],
  ],
};
