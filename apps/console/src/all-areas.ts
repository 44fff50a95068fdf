import { matchPath, type Params } from '@quay/web-kit/router';
import { announcementsArea } from './areas/announcements/area.ts';
import { appealsArea } from './areas/appeals/area.ts';
import { approvalsArea } from './areas/approvals/area.ts';
import { auditArea } from './areas/audit/area.ts';
import { casesArea } from './areas/cases/area.ts';
import { chainArea } from './areas/chain/area.ts';
import {
  abnormalPricesArea,
  contractFundsArea,
  contractsArea,
  exposuresArea,
  leadersArea,
} from './areas/contracts/area.ts';
import { creditPoolArea, creditsArea } from './areas/credit/area.ts';
import { dashboardArea } from './areas/dashboard/area.ts';
import { earnArea, earnOrdersArea, linkedWalletsArea } from './areas/earn/area.ts';
import { helpArea } from './areas/help/area.ts';
import { loansArea } from './areas/loans/area.ts';
import { outboxArea } from './areas/outbox/area.ts';
import { referralArea } from './areas/referral/area.ts';
import { resetsArea } from './areas/resets/area.ts';
import { settingsArea } from './areas/settings/area.ts';
import { supportArea } from './areas/support/area.ts';
import { rolesArea, teamArea } from './areas/team/area.ts';
import { usersArea } from './areas/users/area.ts';
import { reviewsArea } from './areas/verification/area.ts';
import { withdrawalsArea } from './areas/withdrawals/area.ts';
import type { Area } from './shell/areas.ts';

/** Every page of the console, in the order of the rail. */
export const areas: readonly Area[] = [
  dashboardArea,
  reviewsArea,
  resetsArea,
  appealsArea,
  withdrawalsArea,
  supportArea,
  approvalsArea,
  chainArea,
  casesArea,
  contractsArea,
  exposuresArea,
  contractFundsArea,
  leadersArea,
  abnormalPricesArea,
  loansArea,
  earnArea,
  earnOrdersArea,
  linkedWalletsArea,
  referralArea,
  creditsArea,
  creditPoolArea,
  usersArea,
  announcementsArea,
  helpArea,
  teamArea,
  rolesArea,
  auditArea,
  settingsArea,
  outboxArea,
];

/** The page of an address with the parameters of its path, or nothing for an unknown one. */
export function areaAt(pathname: string): { area: Area; params: Params } | undefined {
  for (const area of areas) {
    for (const path of area.paths) {
      const params = matchPath(path, pathname);
      if (params) return { area, params };
    }
  }
  return undefined;
}
