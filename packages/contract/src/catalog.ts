import type { z } from 'zod';
import * as announcement from './areas/announcement/index.ts';
import * as c2c from './areas/c2c/index.ts';
import * as convert from './areas/convert/index.ts';
import * as identity from './areas/identity/index.ts';
import * as market from './areas/market/index.ts';
import * as spot from './areas/spot/index.ts';
import * as staff from './areas/staff/index.ts';
import * as support from './areas/support/index.ts';
import * as upload from './areas/upload/index.ts';
import * as verification from './areas/verification/index.ts';
import * as wallet from './areas/wallet/index.ts';
import type { Call } from './call.ts';
import { edge, type Refusal } from './refusal.ts';
import { trading } from './trading.ts';

/** A call together with the schemas that the edge judges it by. */
export type Entry = {
  readonly call: Call<never, unknown>;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
};

const entry = <Request, Response>(
  one: Call<Request, Response>,
  request: z.ZodType<Request>,
  response: z.ZodType<Response>,
): Entry => ({ call: one as Call<never, unknown>, request, response });

/** Every route of Quay, on one screen. */
export const catalog: readonly Entry[] = [
  entry(market.coinList, market.coinListRequest, market.coinListResponse),
  entry(market.realTime, market.realTimeRequest, market.realTimeResponse),
  entry(market.latestTrade, market.latestTradeRequest, market.latestTradeResponse),
  entry(market.latestDepth, market.latestDepthRequest, market.latestDepthResponse),
  entry(market.kline, market.klineRequest, market.klineResponse),
  entry(market.favorFind, market.favorFindRequest, market.favorResponse),
  entry(market.favorAdd, market.favorRequest, market.favorResponse),
  entry(market.favorDelete, market.favorRequest, market.favorResponse),
  entry(market.currency, market.currencyRequest, market.currencyResponse),

  entry(spot.placeOrder, spot.placeOrderRequest, spot.placeOrderResponse),
  entry(spot.placeOrders, spot.placeOrdersRequest, spot.placeOrdersResponse),
  entry(spot.amendOrder, spot.amendOrderRequest, spot.amendOrderResponse),
  entry(spot.cancelOrder, spot.cancelOrderRequest, spot.cancelOrderResponse),
  entry(spot.cancelOrders, spot.cancelOrdersRequest, spot.cancelOrdersResponse),
  entry(spot.cancelAll, spot.cancelAllRequest, spot.cancelAllResponse),
  entry(spot.openOrders, spot.openOrdersRequest, spot.openOrdersResponse),
  entry(spot.orderHistory, spot.orderHistoryRequest, spot.orderHistoryResponse),
  entry(spot.orderDetail, spot.orderDetailRequest, spot.orderDetailResponse),
  entry(spot.fills, spot.fillsRequest, spot.fillsResponse),
  entry(spot.fillsExport, spot.fillsExportRequest, spot.fillsExportResponse),
  entry(spot.feeRates, spot.feeRatesRequest, spot.feeRatesResponse),

  entry(wallet.wallets, wallet.walletsRequest, wallet.walletsResponse),
  entry(wallet.walletOf, wallet.walletOfRequest, wallet.walletOfResponse),
  entry(wallet.entries, wallet.entriesRequest, wallet.entriesResponse),
  entry(wallet.entriesExport, wallet.entriesExportRequest, wallet.entriesExportResponse),
  entry(wallet.networks, wallet.networksRequest, wallet.networksResponse),
  entry(wallet.depositAddress, wallet.depositAddressRequest, wallet.depositAddressResponse),
  entry(wallet.deposits, wallet.depositsRequest, wallet.depositsResponse),
  entry(wallet.depositDetail, wallet.depositDetailRequest, wallet.depositDetailResponse),
  entry(wallet.unsupportedDeposits, wallet.unsupportedDepositsRequest, wallet.unsupportedDepositsResponse),
  entry(wallet.debts, wallet.debtsRequest, wallet.debtsResponse),
  entry(wallet.testCoins, wallet.testCoinsRequest, wallet.testCoinsResponse),
  entry(wallet.rsaPub, wallet.rsaPubRequest, wallet.rsaPubResponse),
  entry(wallet.addresses, wallet.addressesRequest, wallet.addressesResponse),
  entry(wallet.checkAddress, wallet.checkAddressRequest, wallet.checkAddressResponse),
  entry(wallet.addAddress, wallet.addAddressRequest, wallet.addAddressResponse),
  entry(wallet.removeAddress, wallet.removeAddressRequest, wallet.removeAddressResponse),
  entry(wallet.withdrawalTerms, wallet.withdrawalTermsRequest, wallet.withdrawalTermsResponse),
  entry(wallet.withdraw, wallet.withdrawRequest, wallet.withdrawResponse),
  entry(wallet.withdrawals, wallet.withdrawalsRequest, wallet.withdrawalsResponse),
  entry(wallet.withdrawalDetail, wallet.withdrawalDetailRequest, wallet.withdrawalDetailResponse),
  entry(wallet.transferCoins, wallet.transferCoinsRequest, wallet.transferCoinsResponse),
  entry(wallet.transfers, wallet.transfersRequest, wallet.transfersResponse),
  entry(wallet.walletHistory, wallet.walletHistoryRequest, wallet.walletHistoryResponse),
  entry(wallet.dayProfit, wallet.dayProfitRequest, wallet.dayProfitResponse),
  entry(wallet.profitLoss, wallet.profitLossRequest, wallet.profitLossResponse),
  entry(wallet.liabilities, wallet.liabilitiesRequest, wallet.liabilitiesResponse),
  entry(wallet.liabilityProof, wallet.liabilityProofRequest, wallet.liabilityProofResponse),

  entry(convert.convertCoins, convert.convertCoinsRequest, convert.convertCoinsResponse),
  entry(convert.quoteExchange, convert.quoteExchangeRequest, convert.quoteExchangeResponse),
  entry(convert.exchange, convert.exchangeRequest, convert.exchangeResponse),
  entry(convert.exchangeHistory, convert.exchangeHistoryRequest, convert.exchangeHistoryResponse),

  entry(c2c.fiats, c2c.fiatsRequest, c2c.fiatsResponse),
  entry(c2c.countries, c2c.countriesRequest, c2c.countriesResponse),
  entry(c2c.coins, c2c.coinsRequest, c2c.coinsResponse),
  entry(c2c.offers, c2c.offersRequest, c2c.offersResponse),
  entry(c2c.me, c2c.meRequest, c2c.meResponse),
  entry(c2c.kinds, c2c.kindsRequest, c2c.kindsResponse),
  entry(c2c.kindConfig, c2c.kindConfigRequest, c2c.kindConfigResponse),
  entry(c2c.methods, c2c.methodsRequest, c2c.methodsResponse),
  entry(c2c.saveMethod, c2c.saveMethodRequest, c2c.saveMethodResponse),
  entry(c2c.removeMethod, c2c.removeMethodRequest, c2c.removeMethodResponse),
  entry(c2c.createAd, c2c.createAdRequest, c2c.createAdResponse),
  entry(c2c.updateAd, c2c.updateAdRequest, c2c.updateAdResponse),
  entry(c2c.adDetail, c2c.adDetailRequest, c2c.adDetailResponse),
  entry(c2c.myAds, c2c.myAdsRequest, c2c.myAdsResponse),
  entry(c2c.shelveAd, c2c.shelveAdRequest, c2c.shelveAdResponse),
  entry(c2c.unshelveAd, c2c.unshelveAdRequest, c2c.unshelveAdResponse),
  entry(c2c.closeAd, c2c.closeAdRequest, c2c.closeAdResponse),
  entry(c2c.pre, c2c.preRequest, c2c.preResponse),
  entry(c2c.buy, c2c.buyRequest, c2c.buyResponse),
  entry(c2c.sell, c2c.sellRequest, c2c.sellResponse),
  entry(c2c.quickBuy, c2c.quickBuyRequest, c2c.quickBuyResponse),
  entry(c2c.quickSell, c2c.quickSellRequest, c2c.quickSellResponse),
  entry(c2c.orders, c2c.ordersRequest, c2c.ordersResponse),
  entry(c2c.orderDetail, c2c.orderDetailRequest, c2c.orderDetailResponse),
  entry(c2c.pay, c2c.payRequest, c2c.payResponse),
  entry(c2c.cancel, c2c.cancelRequest, c2c.cancelResponse),
  entry(c2c.release, c2c.releaseRequest, c2c.releaseResponse),
  entry(c2c.answerFault, c2c.answerFaultRequest, c2c.answerFaultResponse),
  entry(c2c.reviewOrder, c2c.reviewOrderRequest, c2c.reviewOrderResponse),
  entry(c2c.timeline, c2c.timelineRequest, c2c.timelineResponse),
  entry(c2c.timelineKey, c2c.timelineKeyRequest, c2c.timelineKeyResponse),
  entry(c2c.appeal, c2c.appealRequest, c2c.appealResponse),
  entry(c2c.addEvidence, c2c.addEvidenceRequest, c2c.addEvidenceResponse),
  entry(c2c.withdrawAppeal, c2c.withdrawAppealRequest, c2c.withdrawAppealResponse),
  entry(c2c.chatByPeer, c2c.chatByPeerRequest, c2c.chatByPeerResponse),
  entry(c2c.writeMessage, c2c.writeMessageRequest, c2c.writeMessageResponse),
  entry(c2c.readChat, c2c.readChatRequest, c2c.readChatResponse),
  entry(c2c.advertiser, c2c.advertiserRequest, c2c.advertiserResponse),
  entry(c2c.advertiserReviews, c2c.advertiserReviewsRequest, c2c.advertiserReviewsResponse),
  entry(c2c.setTaking, c2c.setTakingRequest, c2c.setTakingResponse),
  entry(c2c.statistics, c2c.statisticsRequest, c2c.statisticsResponse),
  entry(c2c.notices, c2c.noticesRequest, c2c.noticesResponse),
  entry(c2c.saveNotices, c2c.saveNoticesRequest, c2c.saveNoticesResponse),
  entry(c2c.addPush, c2c.addPushRequest, c2c.addPushResponse),
  entry(c2c.removePush, c2c.removePushRequest, c2c.removePushResponse),

  entry(c2c.legacySymbols, c2c.legacySymbolsRequest, c2c.legacySymbolsResponse),
  entry(c2c.legacyCurrencies, c2c.legacyCurrenciesRequest, c2c.legacyCurrenciesResponse),
  entry(c2c.legacyAdverts, c2c.legacyAdvertsRequest, c2c.legacyAdvertsResponse),
  entry(c2c.legacyAdvert, c2c.legacyAdvertRequest, c2c.legacyAdvertResponse),
  entry(c2c.legacyMethodTypes, c2c.legacyMethodTypesRequest, c2c.legacyMethodTypesResponse),
  entry(c2c.legacyMethods, c2c.legacyMethodsRequest, c2c.legacyMethodsResponse),
  entry(c2c.legacyMethod, c2c.legacyMethodRequest, c2c.legacyMethodResponse),
  entry(c2c.legacyMethodConfigs, c2c.legacyMethodConfigsRequest, c2c.legacyMethodConfigsResponse),
  entry(c2c.legacyMethodConfig, c2c.legacyMethodConfigRequest, c2c.legacyMethodConfigResponse),
  entry(c2c.legacyOrders, c2c.legacyOrdersRequest, c2c.legacyOrdersResponse),
  entry(c2c.legacyOrder, c2c.legacyOrderRequest, c2c.legacyOrderResponse),
  entry(c2c.legacyOrderOpen, c2c.legacyOrderOpenRequest, c2c.legacyOrderOpenResponse),
  entry(c2c.legacyBestAdvert, c2c.legacyBestAdvertRequest, c2c.legacyBestAdvertResponse),
  entry(c2c.legacyUser, c2c.legacyUserRequest, c2c.legacyUserResponse),
  entry(c2c.legacyUserCenter, c2c.legacyUserCenterRequest, c2c.legacyUserCenterResponse),
  entry(c2c.legacyOpen, c2c.legacyOpenRequest, c2c.legacyOpenResponse),
  entry(c2c.legacyPay, c2c.legacyPayRequest, c2c.legacyPayResponse),
  entry(c2c.legacyCancel, c2c.legacyCancelRequest, c2c.legacyCancelResponse),
  entry(c2c.legacyAppeal, c2c.legacyAppealRequest, c2c.legacyAppealResponse),
  entry(c2c.legacyPass, c2c.legacyPassRequest, c2c.legacyPassResponse),

  entry(identity.register, identity.registerRequest, identity.registerResponse),
  entry(identity.login, identity.loginRequest, identity.loginResponse),
  entry(identity.logout, identity.logoutRequest, identity.logoutResponse),
  entry(identity.memberInfo, identity.memberInfoRequest, identity.memberInfoResponse),
  entry(identity.setNickname, identity.setNicknameRequest, identity.setNicknameResponse),
  entry(identity.savePreferences, identity.savePreferencesRequest, identity.savePreferencesResponse),
  entry(identity.liveTicket, identity.liveTicketRequest, identity.liveTicketResponse),
  entry(identity.config, identity.configRequest, identity.configResponse),
  entry(identity.beginAuthenticator, identity.beginAuthenticatorRequest, identity.beginAuthenticatorResponse),
  entry(identity.bindAuthenticator, identity.bindAuthenticatorRequest, identity.bindAuthenticatorResponse),
  entry(identity.newRecoveryCodes, identity.newRecoveryCodesRequest, identity.newRecoveryCodesResponse),
  entry(identity.bindEmail, identity.bindEmailRequest, identity.bindEmailResponse),
  entry(identity.bindPhone, identity.bindPhoneRequest, identity.bindPhoneResponse),
  entry(identity.sendGuestCode, identity.sendGuestCodeRequest, identity.sendGuestCodeResponse),
  entry(identity.sendCode, identity.sendCodeRequest, identity.sendCodeResponse),
  entry(identity.forgotPassword, identity.forgotPasswordRequest, identity.forgotPasswordResponse),
  entry(identity.resetPassword, identity.resetPasswordRequest, identity.resetPasswordResponse),
  entry(identity.loginVerify, identity.loginVerifyRequest, identity.loginVerifyResponse),
  entry(identity.ethMessage, identity.ethMessageRequest, identity.ethMessageResponse),
  entry(identity.loginByEth, identity.loginByEthRequest, identity.loginByEthResponse),
  entry(identity.demoLogins, identity.demoLoginsRequest, identity.demoLoginsResponse),
  entry(identity.walletMessage, identity.walletMessageRequest, identity.walletMessageResponse),
  entry(identity.passkeyLoginOptions, identity.passkeyLoginOptionsRequest, identity.passkeyLoginOptionsResponse),
  entry(identity.passkeyLogin, identity.passkeyLoginRequest, identity.passkeyLoginResponse),
  entry(identity.passkeys, identity.passkeysRequest, identity.passkeysResponse),
  entry(identity.passkeyOptions, identity.passkeyOptionsRequest, identity.passkeyOptionsResponse),
  entry(identity.addPasskey, identity.addPasskeyRequest, identity.addPasskeyResponse),
  entry(identity.removePasskey, identity.removePasskeyRequest, identity.removePasskeyResponse),
  entry(identity.changePassword, identity.changePasswordRequest, identity.changePasswordResponse),
  entry(identity.setFundPassword, identity.setFundPasswordRequest, identity.setFundPasswordResponse),
  entry(identity.changeFundPassword, identity.changeFundPasswordRequest, identity.changeFundPasswordResponse),
  entry(identity.applyReset, identity.applyResetRequest, identity.applyResetResponse),
  entry(identity.resetStatus, identity.resetStatusRequest, identity.resetStatusResponse),
  entry(identity.stopReset, identity.stopResetRequest, identity.stopResetResponse),
  entry(identity.security, identity.securityRequest, identity.securityResponse),
  entry(identity.withdrawEnable, identity.withdrawEnableRequest, identity.withdrawEnableResponse),
  entry(identity.setAntiPhishing, identity.setAntiPhishingRequest, identity.setAntiPhishingResponse),
  entry(identity.freeze, identity.freezeRequest, identity.freezeResponse),
  entry(identity.unfreeze, identity.unfreezeRequest, identity.unfreezeResponse),
  entry(identity.sessions, identity.sessionsRequest, identity.sessionsResponse),
  entry(identity.endSession, identity.endSessionRequest, identity.endSessionResponse),

  entry(verification.realName, verification.realNameRequest, verification.realNameResponse),
  entry(verification.applyBasic, verification.applyBasicRequest, verification.applyBasicResponse),
  entry(verification.applyAdvanced, verification.applyAdvancedRequest, verification.applyAdvancedResponse),
  entry(verification.applyNotary, verification.applyNotaryRequest, verification.applyNotaryResponse),
  entry(verification.realDetail, verification.realDetailRequest, verification.realDetailResponse),
  entry(verification.highDetail, verification.highDetailRequest, verification.highDetailResponse),
  entry(verification.businessStatus, verification.businessStatusRequest, verification.businessStatusResponse),
  entry(verification.applyBusiness, verification.applyBusinessRequest, verification.applyBusinessResponse),
  entry(verification.cancelBusiness, verification.cancelBusinessRequest, verification.cancelBusinessResponse),
  entry(verification.businessDeposits, verification.businessDepositsRequest, verification.businessDepositsResponse),

  entry(upload.uploadLocal, upload.uploadLocalRequest, upload.uploadLocalResponse),
  entry(upload.uploadGuest, upload.uploadGuestRequest, upload.uploadGuestResponse),
  entry(upload.fileLink, upload.fileLinkRequest, upload.fileLinkResponse),

  entry(support.chat, support.chatRequest, support.chatResponse),
  entry(support.sendMessage, support.sendMessageRequest, support.sendMessageResponse),
  entry(support.readMessages, support.readMessagesRequest, support.readMessagesResponse),
  entry(support.typing, support.typingRequest, support.typingResponse),

  entry(announcement.announcements, announcement.announcementsRequest, announcement.announcementsResponse),
  entry(
    announcement.announcementDetail,
    announcement.announcementDetailRequest,
    announcement.announcementDetailResponse,
  ),

  entry(staff.editedAnnouncements, staff.editedAnnouncementsRequest, staff.editedAnnouncementsResponse),
  entry(staff.saveAnnouncement, staff.saveAnnouncementRequest, staff.saveAnnouncementResponse),
  entry(staff.deleteAnnouncement, staff.deleteAnnouncementRequest, staff.deleteAnnouncementResponse),
  entry(staff.approvals, staff.approvalsRequest, staff.approvalsResponse),
  entry(staff.decideApproval, staff.decideApprovalRequest, staff.decideApprovalResponse),
  entry(staff.audit, staff.auditRequest, staff.auditResponse),
  entry(staff.verifyAudit, staff.verifyAuditRequest, staff.verifyAuditResponse),
  entry(staff.auditExport, staff.auditExportRequest, staff.auditExportResponse),
  entry(staff.dashboard, staff.dashboardRequest, staff.dashboardResponse),
  entry(staff.conversations, staff.conversationsRequest, staff.conversationsResponse),
  entry(staff.conversation, staff.conversationRequest, staff.conversationResponse),
  entry(staff.answer, staff.answerRequest, staff.answerResponse),
  entry(staff.deskTyping, staff.deskTypingRequest, staff.deskTypingResponse),
  entry(staff.recall, staff.recallRequest, staff.recallResponse),
  entry(staff.cannedAnswers, staff.cannedAnswersRequest, staff.cannedAnswersResponse),
  entry(staff.saveCanned, staff.saveCannedRequest, staff.saveCannedResponse),
  entry(staff.deleteCanned, staff.deleteCannedRequest, staff.deleteCannedResponse),
  entry(staff.outbox, staff.outboxRequest, staff.outboxResponse),
  entry(staff.valueCases, staff.valueCasesRequest, staff.valueCasesResponse),
  entry(staff.closeCase, staff.closeCaseRequest, staff.closeCaseResponse),
  entry(staff.resets, staff.resetsRequest, staff.resetsResponse),
  entry(staff.reset, staff.resetRequest, staff.resetResponse),
  entry(staff.revealReset, staff.revealResetRequest, staff.revealResetResponse),
  entry(staff.decideReset, staff.decideResetRequest, staff.decideResetResponse),
  entry(staff.reviews, staff.reviewsRequest, staff.reviewsResponse),
  entry(staff.review, staff.reviewRequest, staff.reviewResponse),
  entry(staff.takeReview, staff.takeReviewRequest, staff.takeReviewResponse),
  entry(staff.revealReview, staff.revealReviewRequest, staff.revealReviewResponse),
  entry(staff.decideReview, staff.decideReviewRequest, staff.decideReviewResponse),
  entry(staff.staffLogin, staff.staffLoginRequest, staff.staffLoginResponse),
  entry(staff.staffVerify, staff.staffVerifyRequest, staff.staffVerifyResponse),
  entry(staff.staffEnrol, staff.staffEnrolRequest, staff.staffEnrolResponse),
  entry(staff.staffLogout, staff.staffLogoutRequest, staff.staffLogoutResponse),
  entry(staff.staffMe, staff.staffMeRequest, staff.staffMeResponse),
  entry(staff.settings, staff.settingsRequest, staff.settingsResponse),
  entry(staff.saveSettings, staff.saveSettingsRequest, staff.saveSettingsResponse),
  entry(staff.roles, staff.rolesRequest, staff.rolesResponse),
  entry(staff.saveRole, staff.saveRoleRequest, staff.saveRoleResponse),
  entry(staff.deleteRole, staff.deleteRoleRequest, staff.deleteRoleResponse),
  entry(staff.members, staff.membersRequest, staff.membersResponse),
  entry(staff.resetMember, staff.resetMemberRequest, staff.resetMemberResponse),
  entry(staff.addMember, staff.addMemberRequest, staff.addMemberResponse),
  entry(staff.changeMember, staff.changeMemberRequest, staff.changeMemberResponse),
  entry(staff.users, staff.usersRequest, staff.usersResponse),
  entry(staff.user, staff.userRequest, staff.userResponse),
  entry(staff.compareDeposits, staff.compareDepositsRequest, staff.compareDepositsResponse),
  entry(staff.reveal, staff.revealRequest, staff.revealResponse),
  entry(staff.lockUser, staff.lockUserRequest, staff.lockUserResponse),
  entry(staff.unlockUser, staff.unlockUserRequest, staff.unlockUserResponse),
  entry(staff.suspendMerchant, staff.suspendMerchantRequest, staff.suspendMerchantResponse),
  entry(staff.liftSuspension, staff.liftSuspensionRequest, staff.liftSuspensionResponse),
  entry(staff.endUserSessions, staff.endUserSessionsRequest, staff.endUserSessionsResponse),
  entry(staff.staffWithdrawals, staff.staffWithdrawalsRequest, staff.staffWithdrawalsResponse),
  entry(staff.staffWithdrawal, staff.staffWithdrawalRequest, staff.staffWithdrawalResponse),
  entry(staff.decideWithdrawal, staff.decideWithdrawalRequest, staff.decideWithdrawalResponse),
  entry(staff.chainStatus, staff.chainStatusRequest, staff.chainStatusResponse),
  entry(staff.acknowledgeReversal, staff.acknowledgeReversalRequest, staff.acknowledgeReversalResponse),
  entry(staff.rescanNetwork, staff.rescanNetworkRequest, staff.rescanNetworkResponse),
  entry(staff.haltNetwork, staff.haltNetworkRequest, staff.haltNetworkResponse),
  entry(staff.resumeNetwork, staff.resumeNetworkRequest, staff.resumeNetworkResponse),
  entry(staff.adoptTransaction, staff.adoptTransactionRequest, staff.adoptTransactionResponse),
  entry(staff.retireHotWallet, staff.retireHotWalletRequest, staff.retireHotWalletResponse),
  entry(staff.releaseWithdrawal, staff.releaseWithdrawalRequest, staff.releaseWithdrawalResponse),
  entry(staff.closeAlarm, staff.closeAlarmRequest, staff.closeAlarmResponse),
  entry(staff.appeals, staff.appealsRequest, staff.appealsResponse),
  entry(staff.staffAppeal, staff.staffAppealRequest, staff.staffAppealResponse),
  entry(staff.takeAppeal, staff.takeAppealRequest, staff.takeAppealResponse),
  entry(staff.askEvidence, staff.askEvidenceRequest, staff.askEvidenceResponse),
  entry(staff.revealAccount, staff.revealAccountRequest, staff.revealAccountResponse),
  entry(staff.ruleAppeal, staff.ruleAppealRequest, staff.ruleAppealResponse),
];

/** Every refusal, by its reason. */
export const allRefusals: readonly Refusal[] = [
  ...Object.values(edge),
  ...Object.values(identity.identity),
  ...Object.values(trading),
  ...Object.values(market.market),
  ...Object.values(spot.spot),
  ...Object.values(wallet.wallet),
  ...Object.values(convert.convert),
  ...Object.values(c2c.c2c),
  ...Object.values(upload.upload),
  ...Object.values(verification.verification),
  ...Object.values(support.support),
  ...Object.values(announcement.announcement),
  ...Object.values(staff.staff),
];

/** Every channel of the socket, for the page that documents them. */
export const channels: readonly { readonly channel: string; readonly ticket: boolean; readonly about: string }[] = [
  { channel: 'tickers', ticket: false, about: 'Tickers that changed since the last tick; all of them on subscribing.' },
  {
    channel: 'depth:<symbol>',
    ticket: false,
    about: 'The order book: a snapshot, then numbered differences. A gap in the numbers means: take a new snapshot.',
  },
  {
    channel: 'trades:<symbol>',
    ticket: false,
    about: 'On subscribing the latest trades, then those since the last tick, oldest first.',
  },
  {
    channel: 'candles:<symbol>:<interval>',
    ticket: false,
    about: 'On subscribing the newest candles, then those that changed; the last one is still open.',
  },
  { channel: 'orders', ticket: true, about: "The user's orders that changed, whole." },
  { channel: 'fills', ticket: true, about: "The user's new fills, oldest first." },
  { channel: 'balances', ticket: true, about: "The user's balances that changed, whole." },
  {
    channel: 'movements',
    ticket: true,
    about: 'A deposit or withdrawal of the user changed, or has one more confirmation.',
  },
  {
    channel: 'c2c',
    ticket: true,
    about:
      'A C2C order of the user changed, or something was written or read in it. One push for each event, with what it changed of the order.',
  },
  {
    channel: 'support',
    ticket: true,
    about:
      'The conversation with customer service changed: something was written, read, taken back, or is being typed.',
  },
];

/** The reason of every refusal there is; a language that lacks the words of one does not compile. */
export type Reason =
  | (typeof edge)[keyof typeof edge]['reason']
  | (typeof trading)[keyof typeof trading]['reason']
  | (typeof identity.identity)[keyof typeof identity.identity]['reason']
  | (typeof market.market)[keyof typeof market.market]['reason']
  | (typeof spot.spot)[keyof typeof spot.spot]['reason']
  | (typeof wallet.wallet)[keyof typeof wallet.wallet]['reason']
  | (typeof convert.convert)[keyof typeof convert.convert]['reason']
  | (typeof c2c.c2c)[keyof typeof c2c.c2c]['reason']
  | (typeof upload.upload)[keyof typeof upload.upload]['reason']
  | (typeof verification.verification)[keyof typeof verification.verification]['reason']
  | (typeof support.support)[keyof typeof support.support]['reason']
  | (typeof announcement.announcement)[keyof typeof announcement.announcement]['reason']
  | (typeof staff.staff)[keyof typeof staff.staff]['reason'];
