import {
  acknowledgeReversal,
  addMember,
  adoptTransaction,
  approvals,
  audit,
  barReferrer,
  changeEarnProduct,
  changeMember,
  closeCase,
  closeEarnProduct,
  compareDeposits,
  conversation,
  correctReferrer,
  dashboard,
  decideApproval,
  decideCredit,
  decideLeader,
  decideReset,
  decideReview,
  decideWithdrawal,
  deleteRole,
  freezeEarnOrder,
  fundCredit,
  fundEarn,
  fundLoanPool,
  haltNetwork,
  leaderApplications,
  liftSuspension,
  listDelivery,
  listEarnProduct,
  lockUser,
  members,
  moveCoin,
  outbox,
  recall,
  releaseWithdrawal,
  reopenEarnProduct,
  rescanNetwork,
  resetMember,
  restoreReferrer,
  restrictContract,
  resumeContract,
  resumeNetwork,
  retireHotWallet,
  reveal,
  revealAccount,
  revealCredit,
  revealReset,
  revealReview,
  ruleAppeal,
  saveAnnouncement,
  saveHelpArticle,
  saveRole,
  saveSettings,
  setCaps,
  setCreditProduct,
  setLiquidityTerms,
  setLoanProduct,
  setTiers,
  settleContract,
  staffEnrol,
  staffLogin,
  staffVerify,
  staffWithdrawal,
  suspendMerchant,
  unfreezeEarnOrder,
  unlockUser,
  user,
  valueCases,
  withdrawLeader,
} from '@quay/contract/staff';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { StaffNeeds } from './needs.ts';
import { acknowledgeReversalRoute } from './routes/acknowledge-reversal.ts';
import { addMemberRoute } from './routes/add-member.ts';
import { adoptTransactionRoute } from './routes/adopt-transaction.ts';
import { announcementRoutes } from './routes/announcements.ts';
import { appealRoutes } from './routes/appeals.ts';
import { approvalsRoute } from './routes/approvals.ts';
import { auditRoute } from './routes/audit.ts';
import { auditLogRoutes } from './routes/audit-log.ts';
import { barReferrerRoute } from './routes/bar-referrer.ts';
import { changeEarnProductRoute } from './routes/change-earn-product.ts';
import { changeMemberRoute } from './routes/change-member.ts';
import { closeCaseRoute } from './routes/close-case.ts';
import { closeEarnProductRoute } from './routes/close-earn-product.ts';
import { compareDepositsRoute } from './routes/compare-deposits.ts';
import { contractRoutes } from './routes/contracts.ts';
import { conversationRoute } from './routes/conversation.ts';
import { correctReferrerRoute } from './routes/correct-referrer.ts';
import { creditRoutes } from './routes/credits.ts';
import { customerRoutes } from './routes/customers.ts';
import { dashboardRoute } from './routes/dashboard.ts';
import { decideApprovalRoute } from './routes/decide-approval.ts';
import { decideCreditRoute } from './routes/decide-credit.ts';
import { decideLeaderRoute } from './routes/decide-leader.ts';
import { decideResetRoute } from './routes/decide-reset.ts';
import { decideReviewRoute } from './routes/decide-review.ts';
import { decideWithdrawalRoute } from './routes/decide-withdrawal.ts';
import { deleteRoleRoute } from './routes/delete-role.ts';
import { earnOverviewRoutes } from './routes/earn.ts';
import { enrolRoute } from './routes/enrol.ts';
import { freezeEarnOrderRoute } from './routes/freeze-earn-order.ts';
import { fundCreditRoute } from './routes/fund-credit.ts';
import { fundEarnRoute } from './routes/fund-earn.ts';
import { fundLoanPoolRoute } from './routes/fund-loan-pool.ts';
import { haltNetworkRoute } from './routes/halt-network.ts';
import { helpRoutes } from './routes/help.ts';
import { leaderApplicationsRoute } from './routes/leader-applications.ts';
import { liftSuspensionRoute } from './routes/lift-suspension.ts';
import { linkedWalletsRoutes } from './routes/liquidity.ts';
import { listDeliveryRoute } from './routes/list-delivery.ts';
import { listEarnProductRoute } from './routes/list-earn-product.ts';
import { loanOverviewRoutes } from './routes/loan-overview.ts';
import { lockUserRoute } from './routes/lock-user.ts';
import { loginRoute } from './routes/login.ts';
import { membersRoute } from './routes/members.ts';
import { moveCoinRoute } from './routes/move-coin.ts';
import { outboxRoute } from './routes/outbox.ts';
import { recallRoute } from './routes/recall.ts';
import { referralRoutes } from './routes/referral.ts';
import { releaseWithdrawalRoute } from './routes/release-withdrawal.ts';
import { reopenEarnProductRoute } from './routes/reopen-earn-product.ts';
import { rescanNetworkRoute } from './routes/rescan-network.ts';
import { resetMemberRoute } from './routes/reset-member.ts';
import { resetRoutes } from './routes/resets.ts';
import { restoreReferrerRoute } from './routes/restore-referrer.ts';
import { restrictContractRoute } from './routes/restrict-contract.ts';
import { resumeContractRoute } from './routes/resume-contract.ts';
import { resumeNetworkRoute } from './routes/resume-network.ts';
import { retireHotWalletRoute } from './routes/retire-hot-wallet.ts';
import { revealRoute } from './routes/reveal.ts';
import { revealAccountRoute } from './routes/reveal-account.ts';
import { revealCreditRoute } from './routes/reveal-credit.ts';
import { revealResetRoute } from './routes/reveal-reset.ts';
import { revealReviewRoute } from './routes/reveal-review.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { ruleAppealRoute } from './routes/rule-appeal.ts';
import { saveAnnouncementRoute } from './routes/save-announcement.ts';
import { saveHelpArticleRoute } from './routes/save-help-article.ts';
import { saveRoleRoute } from './routes/save-role.ts';
import { saveSettingsRoute } from './routes/save-settings.ts';
import { sessionRoutes } from './routes/session.ts';
import { setCapsRoute } from './routes/set-caps.ts';
import { setCreditProductRoute } from './routes/set-credit-product.ts';
import { setLiquidityTermsRoute } from './routes/set-liquidity-terms.ts';
import { setLoanProductRoute } from './routes/set-loan-product.ts';
import { setTiersRoute } from './routes/set-tiers.ts';
import { settingRoutes } from './routes/settings.ts';
import { settleContractRoute } from './routes/settle-contract.ts';
import { staffWithdrawalRoute } from './routes/staff-withdrawal.ts';
import { supportDeskRoutes } from './routes/support-desk.ts';
import { suspendMerchantRoute } from './routes/suspend-merchant.ts';
import { unfreezeEarnOrderRoute } from './routes/unfreeze-earn-order.ts';
import { unlockUserRoute } from './routes/unlock-user.ts';
import { userRoute } from './routes/user.ts';
import { valueCasesRoute } from './routes/value-cases.ts';
import { verifyRoute } from './routes/verify.ts';
import { withdrawLeaderRoute } from './routes/withdraw-leader.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';

const SESSIONS_MS = 60 * 60_000;

export const staffArea = (needs: StaffNeeds): Area => ({
  routes: [
    ...sessionRoutes(needs),
    serve(staffLogin, loginRoute(needs)),
    serve(staffVerify, verifyRoute(needs)),
    serve(staffEnrol, enrolRoute(needs)),
    ...supportDeskRoutes(needs),
    serve(conversation, conversationRoute(needs)),
    serve(recall, recallRoute(needs)),
    ...announcementRoutes(needs),
    serve(saveAnnouncement, saveAnnouncementRoute(needs)),
    ...reviewRoutes(needs),
    serve(decideReview, decideReviewRoute(needs)),
    serve(revealReview, revealReviewRoute(needs)),
    ...resetRoutes(needs),
    serve(decideReset, decideResetRoute(needs)),
    serve(revealReset, revealResetRoute(needs)),
    ...appealRoutes(needs),
    serve(revealAccount, revealAccountRoute(needs)),
    serve(ruleAppeal, ruleAppealRoute(needs)),
    ...withdrawalRoutes(needs),
    serve(staffWithdrawal, staffWithdrawalRoute(needs)),
    serve(decideWithdrawal, decideWithdrawalRoute(needs)),
    serve(releaseWithdrawal, releaseWithdrawalRoute(needs)),
    serve(acknowledgeReversal, acknowledgeReversalRoute(needs)),
    serve(adoptTransaction, adoptTransactionRoute(needs)),
    serve(retireHotWallet, retireHotWalletRoute(needs)),
    serve(haltNetwork, haltNetworkRoute(needs)),
    serve(resumeNetwork, resumeNetworkRoute(needs)),
    serve(rescanNetwork, rescanNetworkRoute(needs)),
    serve(compareDeposits, compareDepositsRoute(needs)),
    ...contractRoutes(needs),
    ...loanOverviewRoutes(needs),
    serve(setLoanProduct, setLoanProductRoute(needs)),
    serve(fundLoanPool, fundLoanPoolRoute(needs)),
    serve(moveCoin, moveCoinRoute(needs)),
    serve(leaderApplications, leaderApplicationsRoute(needs)),
    serve(decideLeader, decideLeaderRoute(needs)),
    serve(withdrawLeader, withdrawLeaderRoute(needs)),
    serve(restrictContract, restrictContractRoute(needs)),
    serve(resumeContract, resumeContractRoute(needs)),
    serve(setTiers, setTiersRoute(needs)),
    serve(setCaps, setCapsRoute(needs)),
    serve(listDelivery, listDeliveryRoute(needs)),
    serve(settleContract, settleContractRoute(needs)),
    ...earnOverviewRoutes(needs),
    ...linkedWalletsRoutes(needs),
    serve(setLiquidityTerms, setLiquidityTermsRoute(needs)),
    ...referralRoutes(needs),
    serve(correctReferrer, correctReferrerRoute(needs)),
    serve(barReferrer, barReferrerRoute(needs)),
    serve(restoreReferrer, restoreReferrerRoute(needs)),
    serve(listEarnProduct, listEarnProductRoute(needs)),
    serve(changeEarnProduct, changeEarnProductRoute(needs)),
    serve(closeEarnProduct, closeEarnProductRoute(needs)),
    serve(reopenEarnProduct, reopenEarnProductRoute(needs)),
    serve(fundEarn, fundEarnRoute(needs)),
    serve(freezeEarnOrder, freezeEarnOrderRoute(needs)),
    serve(unfreezeEarnOrder, unfreezeEarnOrderRoute(needs)),
    ...creditRoutes(needs),
    serve(revealCredit, revealCreditRoute(needs)),
    serve(decideCredit, decideCreditRoute(needs)),
    serve(fundCredit, fundCreditRoute(needs)),
    serve(setCreditProduct, setCreditProductRoute(needs)),
    ...customerRoutes(needs),
    serve(user, userRoute(needs)),
    serve(reveal, revealRoute(needs)),
    serve(lockUser, lockUserRoute(needs)),
    serve(unlockUser, unlockUserRoute(needs)),
    serve(suspendMerchant, suspendMerchantRoute(needs)),
    serve(liftSuspension, liftSuspensionRoute(needs)),
    ...settingRoutes(needs),
    serve(saveSettings, saveSettingsRoute(needs)),
    serve(saveRole, saveRoleRoute(needs)),
    serve(deleteRole, deleteRoleRoute(needs)),
    serve(members, membersRoute(needs)),
    serve(addMember, addMemberRoute(needs)),
    serve(changeMember, changeMemberRoute(needs)),
    serve(resetMember, resetMemberRoute(needs)),
    serve(approvals, approvalsRoute(needs)),
    serve(decideApproval, decideApprovalRoute(needs)),
    ...auditLogRoutes(needs),
    serve(audit, auditRoute(needs)),
    serve(dashboard, dashboardRoute(needs)),
    serve(outbox, outboxRoute(needs)),
    serve(valueCases, valueCasesRoute(needs)),
    serve(closeCase, closeCaseRoute(needs)),
    ...helpRoutes(needs),
    serve(saveHelpArticle, saveHelpArticleRoute(needs)),
  ],
  jobs: [{ name: 'removing old sessions of the console', everyMs: SESSIONS_MS, run: () => needs.team.removeOld() }],
});
