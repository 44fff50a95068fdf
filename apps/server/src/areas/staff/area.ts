import {
  acknowledgeReversal,
  addMember,
  adoptTransaction,
  answer,
  appeals,
  approvals,
  askEvidence,
  audit,
  auditExport,
  cannedAnswers,
  chainStatus,
  changeMember,
  closeAlarm,
  closeCase,
  compareDeposits,
  conversation,
  conversations,
  dashboard,
  decideApproval,
  decideReset,
  decideReview,
  decideWithdrawal,
  deleteAnnouncement,
  deleteCanned,
  deleteRole,
  deskTyping,
  editedAnnouncements,
  endUserSessions,
  haltNetwork,
  liftSuspension,
  lockUser,
  members,
  outbox,
  recall,
  releaseWithdrawal,
  rescanNetwork,
  reset,
  resetMember,
  resets,
  resumeNetwork,
  retireHotWallet,
  reveal,
  revealAccount,
  revealReset,
  revealReview,
  review,
  reviews,
  roles,
  ruleAppeal,
  saveAnnouncement,
  saveCanned,
  saveRole,
  saveSettings,
  settings,
  staffAppeal,
  staffEnrol,
  staffLogin,
  staffLogout,
  staffMe,
  staffVerify,
  staffWithdrawal,
  staffWithdrawals,
  suspendMerchant,
  takeAppeal,
  takeReview,
  unlockUser,
  user,
  users,
  valueCases,
  verifyAudit,
} from '@quay/contract/staff';
import { type Served, serve } from '../../edge/route.ts';
import { acknowledgeReversalRoute } from './routes/acknowledge-reversal.ts';
import { addMemberRoute } from './routes/add-member.ts';
import { adoptTransactionRoute } from './routes/adopt-transaction.ts';
import { answerRoute } from './routes/answer.ts';
import { appealsRoute } from './routes/appeals.ts';
import { approvalsRoute } from './routes/approvals.ts';
import { askEvidenceRoute } from './routes/ask-evidence.ts';
import { auditRoute } from './routes/audit.ts';
import { auditExportRoute } from './routes/audit-export.ts';
import { cannedAnswersRoute } from './routes/canned-answers.ts';
import { chainStatusRoute } from './routes/chain-status.ts';
import { changeMemberRoute } from './routes/change-member.ts';
import { closeAlarmRoute } from './routes/close-alarm.ts';
import { closeCaseRoute } from './routes/close-case.ts';
import { compareDepositsRoute } from './routes/compare-deposits.ts';
import { conversationRoute } from './routes/conversation.ts';
import { conversationsRoute } from './routes/conversations.ts';
import { dashboardRoute } from './routes/dashboard.ts';
import { decideApprovalRoute } from './routes/decide-approval.ts';
import { decideResetRoute } from './routes/decide-reset.ts';
import { decideReviewRoute } from './routes/decide-review.ts';
import { decideWithdrawalRoute } from './routes/decide-withdrawal.ts';
import { deleteAnnouncementRoute } from './routes/delete-announcement.ts';
import { deleteCannedRoute } from './routes/delete-canned.ts';
import { deleteRoleRoute } from './routes/delete-role.ts';
import { deskTypingRoute } from './routes/desk-typing.ts';
import { editedAnnouncementsRoute } from './routes/edited-announcements.ts';
import { endUserSessionsRoute } from './routes/end-user-sessions.ts';
import { enrolRoute } from './routes/enrol.ts';
import { haltNetworkRoute } from './routes/halt-network.ts';
import { liftSuspensionRoute } from './routes/lift-suspension.ts';
import { lockUserRoute } from './routes/lock-user.ts';
import { loginRoute } from './routes/login.ts';
import { logoutRoute } from './routes/logout.ts';
import { meRoute } from './routes/me.ts';
import { membersRoute } from './routes/members.ts';
import { outboxRoute } from './routes/outbox.ts';
import { recallRoute } from './routes/recall.ts';
import { releaseWithdrawalRoute } from './routes/release-withdrawal.ts';
import { rescanNetworkRoute } from './routes/rescan-network.ts';
import { resetRoute } from './routes/reset.ts';
import { resetMemberRoute } from './routes/reset-member.ts';
import { resetsRoute } from './routes/resets.ts';
import { resumeNetworkRoute } from './routes/resume-network.ts';
import { retireHotWalletRoute } from './routes/retire-hot-wallet.ts';
import { revealRoute } from './routes/reveal.ts';
import { revealAccountRoute } from './routes/reveal-account.ts';
import { revealResetRoute } from './routes/reveal-reset.ts';
import { revealReviewRoute } from './routes/reveal-review.ts';
import { reviewRoute } from './routes/review.ts';
import { reviewsRoute } from './routes/reviews.ts';
import { rolesRoute } from './routes/roles.ts';
import { ruleAppealRoute } from './routes/rule-appeal.ts';
import { saveAnnouncementRoute } from './routes/save-announcement.ts';
import { saveCannedRoute } from './routes/save-canned.ts';
import { saveRoleRoute } from './routes/save-role.ts';
import { saveSettingsRoute } from './routes/save-settings.ts';
import { settingsRoute } from './routes/settings.ts';
import { staffAppealRoute } from './routes/staff-appeal.ts';
import { staffWithdrawalRoute } from './routes/staff-withdrawal.ts';
import { staffWithdrawalsRoute } from './routes/staff-withdrawals.ts';
import { suspendMerchantRoute } from './routes/suspend-merchant.ts';
import { takeAppealRoute } from './routes/take-appeal.ts';
import { takeReviewRoute } from './routes/take-review.ts';
import { unlockUserRoute } from './routes/unlock-user.ts';
import { userRoute } from './routes/user.ts';
import { usersRoute } from './routes/users.ts';
import { valueCasesRoute } from './routes/value-cases.ts';
import { verifyRoute } from './routes/verify.ts';
import { verifyAuditRoute } from './routes/verify-audit.ts';

export const staffRoutes: readonly Served[] = [
  serve(staffLogin, loginRoute),
  serve(staffVerify, verifyRoute),
  serve(staffEnrol, enrolRoute),
  serve(staffLogout, logoutRoute),
  serve(staffMe, meRoute),
  serve(dashboard, dashboardRoute),
  serve(users, usersRoute),
  serve(user, userRoute),
  serve(compareDeposits, compareDepositsRoute),
  serve(reveal, revealRoute),
  serve(lockUser, lockUserRoute),
  serve(unlockUser, unlockUserRoute),
  serve(suspendMerchant, suspendMerchantRoute),
  serve(liftSuspension, liftSuspensionRoute),
  serve(endUserSessions, endUserSessionsRoute),
  serve(reviews, reviewsRoute),
  serve(review, reviewRoute),
  serve(takeReview, takeReviewRoute),
  serve(revealReview, revealReviewRoute),
  serve(decideReview, decideReviewRoute),
  serve(resets, resetsRoute),
  serve(reset, resetRoute),
  serve(revealReset, revealResetRoute),
  serve(decideReset, decideResetRoute),
  serve(roles, rolesRoute),
  serve(saveRole, saveRoleRoute),
  serve(deleteRole, deleteRoleRoute),
  serve(members, membersRoute),
  serve(addMember, addMemberRoute),
  serve(changeMember, changeMemberRoute),
  serve(resetMember, resetMemberRoute),
  serve(approvals, approvalsRoute),
  serve(decideApproval, decideApprovalRoute),
  serve(audit, auditRoute),
  serve(verifyAudit, verifyAuditRoute),
  serve(auditExport, auditExportRoute),
  serve(settings, settingsRoute),
  serve(saveSettings, saveSettingsRoute),
  serve(outbox, outboxRoute),
  serve(valueCases, valueCasesRoute),
  serve(closeCase, closeCaseRoute),
  serve(conversations, conversationsRoute),
  serve(conversation, conversationRoute),
  serve(answer, answerRoute),
  serve(deskTyping, deskTypingRoute),
  serve(recall, recallRoute),
  serve(cannedAnswers, cannedAnswersRoute),
  serve(saveCanned, saveCannedRoute),
  serve(deleteCanned, deleteCannedRoute),
  serve(editedAnnouncements, editedAnnouncementsRoute),
  serve(saveAnnouncement, saveAnnouncementRoute),
  serve(deleteAnnouncement, deleteAnnouncementRoute),
  serve(staffWithdrawals, staffWithdrawalsRoute),
  serve(staffWithdrawal, staffWithdrawalRoute),
  serve(decideWithdrawal, decideWithdrawalRoute),
  serve(appeals, appealsRoute),
  serve(staffAppeal, staffAppealRoute),
  serve(takeAppeal, takeAppealRoute),
  serve(askEvidence, askEvidenceRoute),
  serve(revealAccount, revealAccountRoute),
  serve(ruleAppeal, ruleAppealRoute),
  serve(chainStatus, chainStatusRoute),
  serve(acknowledgeReversal, acknowledgeReversalRoute),
  serve(rescanNetwork, rescanNetworkRoute),
  serve(haltNetwork, haltNetworkRoute),
  serve(resumeNetwork, resumeNetworkRoute),
  serve(adoptTransaction, adoptTransactionRoute),
  serve(releaseWithdrawal, releaseWithdrawalRoute),
  serve(retireHotWallet, retireHotWalletRoute),
  serve(closeAlarm, closeAlarmRoute),
];
