import type { Translation } from '@quay/words';
import type { MessageBook } from './index.ts';

export const words: Translation<MessageBook> = {
  'code-register': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您註冊 Quay 帳戶的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-forgot-password': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您重設登入密碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-reset-request': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您申請人工重設的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-change-password': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您變更登入密碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-set-fund-password': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您設定資金密碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-change-fund-password': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您變更資金密碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-bind-email': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您綁定電子信箱的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-bind-phone': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您綁定手機號碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-bind-authenticator': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您綁定驗證器的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-new-recovery-codes': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您取得新復原碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-add-passkey': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您新增密碼金鑰的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-remove-passkey': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您移除密碼金鑰的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-set-anti-phishing': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您設定防釣魚碼的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-unfreeze': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您解除帳戶凍結的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-withdraw': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您提幣的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-add-address': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您儲存提幣地址的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-save-payment-method': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您儲存付款方式的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-release-coins': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您放行給買方的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-close-account': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您註銷帳戶的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-export-data': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您下載個人資料的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'code-send-coins': {
    subject: '您的 Quay 驗證碼',
    text: '{code} 是您轉給其他用戶的驗證碼，{minutes} 分鐘內有效。請勿告訴任何人，我們的員工絕不會向您索取。若不是您本人要求，代表有人知道您的信箱或電話；沒有驗證碼，對方無法完成這項操作。',
  },
  'has-account': {
    subject: '您已有 Quay 帳戶',
    text: '有人想用這個聯絡方式註冊 Quay 帳戶，但它已屬於某個帳戶。若是您本人，請直接登入，或在「忘記密碼」中設定新密碼。',
  },
  'no-account': {
    subject: '沒有使用此聯絡方式的 Quay 帳戶',
    text: '有人要求為使用此聯絡方式的 Quay 帳戶設定新密碼，但沒有這樣的帳戶。若是您本人，您當時可能用了別的聯絡方式。',
  },
  'new-device': {
    subject: '您的 Quay 帳戶有新的登入',
    text: '您的帳戶從新的裝置或地點登入。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'password-changed': {
    subject: '您的 Quay 登入密碼已變更',
    text: '您的登入密碼已變更，其他裝置均已登出。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'fund-password-set': {
    subject: '您已設定 Quay 資金密碼',
    text: '您的帳戶已設定資金密碼。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'fund-password-changed': {
    subject: '您的 Quay 資金密碼已變更',
    text: '您的資金密碼已變更。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'email-changed': {
    subject: '您的 Quay 電子信箱已變更',
    text: '您帳戶的電子信箱已變更。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'phone-changed': {
    subject: '您的 Quay 手機號碼已變更',
    text: '您帳戶的手機號碼已變更。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'authenticator-bound': {
    subject: '您的 Quay 帳戶已綁定驗證器',
    text: '您的帳戶已綁定驗證器。此後用密碼登入、提幣或變更安全設定時都需要它。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'authenticator-changed': {
    subject: '您的 Quay 驗證器已變更',
    text: '您帳戶的驗證器已綁定或更換。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'recovery-codes-changed': {
    subject: '新的 Quay 復原碼',
    text: '您的帳戶已產生新的復原碼，舊的復原碼已失效。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'anti-phishing-changed': {
    subject: '您的 Quay 防釣魚碼已變更',
    text: '您帳戶的防釣魚碼已重新設定。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'passkey-added': {
    subject: '您的 Quay 帳戶新增了密碼金鑰',
    text: '密碼金鑰「{name}」已加入您的帳戶。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'passkey-added-held': {
    subject: '您的 Quay 帳戶新增了密碼金鑰',
    text: '密碼金鑰「{name}」已加入您的帳戶。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'passkey-removed': {
    subject: '您的 Quay 帳戶移除了密碼金鑰',
    text: '密碼金鑰「{name}」已從您的帳戶移除。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'fund-password-locked': {
    subject: '資金密碼連續輸錯五次',
    text: '有人在您的帳戶連續輸錯五次資金密碼。{hours} 小時內不接受資金密碼，也無法提幣。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'address-added': {
    subject: '您的 Quay 帳戶儲存了提幣地址',
    text: '已儲存 {network} 網路的提幣地址「{name}」：{to}\n24 小時後即可使用。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'payment-method-added': {
    subject: '您的 Quay 帳戶儲存了付款方式',
    text: '付款方式「{name}」已儲存，{hours} 小時後可用於賣幣。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'withdrawal-requested': {
    subject: '您的 Quay 帳戶申請提幣',
    text: '已申請透過 {network} 提幣 {amount} 至 {to}\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'withdrawal-sent': {
    subject: '您的提幣已送出',
    text: '您透過 {network} 提至 {to} 的 {amount} 已送出。交易雜湊：{hash}',
  },
  'withdrawal-again': {
    subject: '您的提幣正在重新送出',
    text: '網路的區塊有所變動，您透過 {network} 提至 {to} 的 {amount} 的交易已不在其中，正在重新送出。您無需任何操作。',
  },
  'withdrawal-success': {
    subject: '您的提幣已完成',
    text: '您透過 {network} 提至 {to} 的 {amount} 已到帳。交易雜湊：{hash}',
  },
  'withdrawal-failed': {
    subject: '您的提幣失敗',
    text: '網路未能執行您透過 {network} 提至 {to} 的 {amount} 提幣，幣已退回您的帳戶。',
  },
  'withdrawal-rejected': {
    subject: '您的提幣被拒絕',
    text: '您透過 {network} 提至 {to} 的 {amount} 提幣被拒絕：{reason}\n幣已退回您的帳戶。',
  },
  'account-frozen': {
    subject: '您的 Quay 帳戶已凍結',
    text: '您的帳戶已於 {time} 凍結。所有裝置均已登出，無法再下新委託或提幣，已掛的委託仍可能成交。確定沒有其他人能登入後，請登入並在安全中心解除凍結。',
  },
  'account-unfrozen': {
    subject: '您的 Quay 帳戶已解除凍結',
    text: '您凍結的帳戶已解除凍結。{hours} 小時內無法提幣，也無法賣幣給他人。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'closure-requested': {
    subject: 'Quay 帳戶註銷申請',
    text: '已申請註銷您的帳戶，將於 {until} 關閉。在此之前可登入並撤回。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'closure-taken-back': {
    subject: 'Quay 帳戶註銷已撤回',
    text: '您帳戶的註銷已撤回，帳戶繼續使用。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'closure-called-off': {
    subject: 'Quay 帳戶註銷已取消',
    text: '您的帳戶未關閉：等待期間有資產入帳。如仍要註銷，請登入後重新申請。',
  },
  'account-closed': {
    subject: 'Quay 帳戶已註銷',
    text: '您的帳戶已關閉，無法再登入。您的紀錄保留供稽核。',
  },
  'data-exported': {
    subject: 'Quay 帳戶資料已下載',
    text: '您帳戶的全部資料已被下載。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'coins-sent': {
    subject: 'Quay 帳戶轉帳',
    text: '已從您的帳戶向 {to} 轉出 {amount}。\n{time}，來自 {device}（{address}）。\n\n若非您本人操作，請立即凍結帳戶：{link}',
  },
  'coins-received': {
    subject: '您收到了轉帳',
    text: '{from} 向您轉了 {amount}，已計入現貨帳戶。',
  },
  'reset-applied': {
    subject: '有人申請重設您 Quay 帳戶的安全設定',
    text: '有人於 {time} 憑身分證件申請解除您帳戶的安全設定，預計於 {due} 前決定。\n\n若非您本人操作，請阻止並凍結帳戶：{link}',
  },
  'reset-approved': {
    subject: '您 Quay 帳戶的安全設定已重設',
    text: '我們已於 {time} 依憑身分證件提出的申請，解除您帳戶的安全設定。提幣須等到 {until}。\n\n若非您本人操作，請阻止並凍結帳戶：{link}',
  },
  'reset-rejected': {
    subject: '您的重設申請被拒絕',
    text: '您的申請 {number} 被拒絕：{reason}\n帳戶未作任何變更，您可以再次申請。',
  },
  'reset-stopped': {
    subject: '您的重設申請已中止',
    text: '您的申請 {number} 已由帳戶綁定的聯絡方式中止，帳戶已凍結。請聯絡客服取得進一步協助。',
  },
  'reset-password': {
    subject: '設定新的 Quay 登入密碼',
    text: '您的重設申請已通過。請在此設定新的登入密碼：{link}\n連結 {hours} 小時內有效，僅能使用一次。',
  },
  'verification-passed': { subject: '您的驗證已通過', text: '您的申請已審核通過：{level}。' },
  'verification-rejected': {
    subject: '您的驗證需要再試一次',
    text: '您的申請（{level}）被拒絕：{reason}\n您填寫的內容已保留，修正後可再次提交。',
  },
  'support-answer': { subject: '客服已回覆您', text: '客服已回覆您，請在 App 的客服中查看。' },
  'c2c-opened-payer': {
    subject: 'C2C 訂單等待您付款',
    text: '有人賣幣給您，幣已託管。請在訂單時限內付款，然後在訂單中確認已付款。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: '有人購買您的幣',
    text: '您的幣已託管。款項確實到帳後才可放行。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-paid': {
    subject: '買方表示已付款',
    text: '請查看您的帳戶本身，不要只看截圖。款項確實到帳、且付款帳戶姓名與訂單所示一致，才可放行。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-released': {
    subject: '幣已放行給您',
    text: '賣方已放行，幣已在您的帳戶中。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'C2C 訂單已取消',
    text: '買方已取消，幣已退回。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'C2C 訂單逾時未付款',
    text: '付款時間已過，幣已退回賣方。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: '付款時間所剩不多',
    text: '付款時間即將結束。付款後請在訂單中確認，否則訂單將結束，幣會退回。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: '買方正在等您放行',
    text: '買方表示已付款，仍在等候。請查看您的帳戶，然後放行，或提出申訴。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: '買方表示取消的原因在您',
    text: '若非如此，請在 10 分鐘內於訂單中回覆；未回覆即視為成立。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: '賣方有不同的說法',
    text: '您取消時將原因歸於賣方。賣方提出異議，這次取消因此計為您的取消。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-message': {
    subject: 'C2C 訂單有新訊息',
    text: '您離開時收到了新訊息。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'C2C 訂單進入申訴',
    text: '託管中的幣會一直保留，直到賣方放行或客服裁決。請在訂單中補充證據。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: '您的申訴已有人受理',
    text: '我們的客服已受理這件申訴。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: '申訴需要您提供資料',
    text: '客服請您補充證據，內容請見訂單，並在訂單中提交。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: '對方提議撤回申訴',
    text: '若您同意，訂單會回到申訴前的狀態繼續進行。您也可以不同意。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: '申訴已撤回',
    text: '訂單回到申訴前的狀態繼續進行。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: '申訴裁決：支持買方',
    text: '理由請見訂單。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: '申訴裁決：支持賣方',
    text: '理由請見訂單。\n訂單 {order}，對方 {name}：{amount}，{money}。\n\n{link}',
  },
  'c2c-several': { subject: '您的 C2C 訂單有新動態', text: '您的 C2C 訂單有新動態（{count}）：\n{lines}\n\n{link}' },
  'contract-warned': {
    subject: '您的倉位接近強平',
    text: '{symbol}：標記價格 {mark} 時，倉位所需保證金已達其權益的 {ratio}。權益 {equity}，所需 {required}；兩者相等時倉位將被強平。您可以追加保證金或平掉一部分。\n\n{link}',
  },
  'contract-liquidated': {
    subject: '您的倉位已被強平',
    text: '{symbol}：標記價格 {mark} 時，倉位的權益已不高於所需保證金。已以 {price} 平倉 {closed}，剩餘 {left}。憑證中有全部數字。\n\n{link}',
  },
  'contract-deleveraged': {
    subject: '您的倉位被自動減倉',
    text: '{symbol}：對手方被強平，訂單簿與保險基金都無法承接該倉位。依盈利與槓桿排序輪到您：已以 {price} 平倉 {closed}，標記價格 {mark}，不收手續費。憑證中有完整的排序。\n\n{link}',
  },
  'contract-covered': {
    subject: '以盈利支付資金費',
    text: '{symbol}：您帳戶的餘額少於應付的資金費。已按標記價格 {mark} 將此倉位盈利中的 {amount} 轉為已實現以支付，您的權益不因此改變。\n\n{link}',
  },
  'contract-halted': {
    subject: '您持有的合約已暫停',
    text: '{symbol}：目前不成交，也不強平。您可以撤單，也可以追加保證金。\n\n{link}',
  },
  'contract-reduce-only': {
    subject: '您持有的合約只能平倉',
    text: '{symbol}：可以平倉，不能開新倉。您的倉位維持不變。\n\n{link}',
  },
  'contract-reopened': { subject: '您持有的合約恢復交易', text: '{symbol}：可以正常開倉與平倉。\n\n{link}' },
  'contract-copy-skipped': {
    subject: '略過一筆跟單',
    text: '{symbol}：{name} 開了倉，但未為您跟單。{reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: '跟單已因達到止損而停止',
    text: '{name}：虧損已達您設定的 {stop}。您已停止跟單，跟單倉位以市價平倉。\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: '您跟隨的帶單員不再帶單',
    text: '{name} 不再帶單。之後不會再為您跟單，您的跟單倉位以市價平倉。\n\n{link}',
  },
  'contract-share-paid': {
    subject: '已支付您的盈利分成',
    text: '{name} 獲得 {paid}，即您淨盈利超過歷史最高點部分的每週分成。\n\n{link}',
  },
  'contract-leader-approved': {
    subject: '您現在可以被跟隨了',
    text: '您的申請已通過。最多 {count} 人可跟隨您，您此後的開倉也會為他們執行。\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: '您的帶單申請被拒絕',
    text: '目前沒有人可以跟隨您。您可以再次申請。\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: '您已不再帶單',
    text: '我們的員工已終止您的帶單。您的跟隨者已停止跟單，其跟單倉位已平倉。詳情請洽客服。\n\n{link}',
  },
  'contract-expiring-day': {
    subject: '您持有的合約一天內到期',
    text: '{symbol} 將於 {expiry} 到期。屆時未平的倉位以最後數分鐘的指數均價交割，委託將被撤銷。您可以提前平倉。\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: '您持有的合約一小時內到期',
    text: '{symbol} 將於 {expiry} 到期。最後數分鐘內，標記價格會逐步過渡為交割價，即指數的均價。在此之前您都可以平倉。\n\n{link}',
  },
  'contract-settled': {
    subject: '您的合約已交割',
    text: '{symbol}：已以 {price} 交割 {closed}。盈虧：{profit}，手續費：{fee}。憑證中有每一次價格採樣。\n\n{link}',
  },
  'contract-loan-warned': {
    subject: '警告：您的借幣接近強制賣出',
    text: '借幣 {loan}：您欠 {debt}，質押物為 {pledge}，按指數計算質押率為 {rate}。達到 85% 時會賣出部分質押物。還款或追加質押可降低質押率。\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: '您的借幣已逾期',
    text: '借幣 {loan}：已過到期時間，尚有本金 {debt} 及利息未還。此後每開始一小時，利息按 {multiple} 倍計算。到期 72 小時後將賣出質押物以結清借幣。\n\n{link}',
  },
  'contract-loan-sold': {
    subject: '部分質押物已賣出',
    text: '借幣 {loan}：已按指數價 {price} USDT 賣出 {sold}，用於償還 {paid}。{left} 仍在質押中或已退還給您。憑證中有全部數字。\n\n{link}',
  },
  'contract-earn-income': {
    subject: '收益已發放',
    text: '{name} 的收益 {amount} 已發放。歷史記錄會說明由誰支付。\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: '有一筆收益已排定，尚未發放',
    text: '{name} 的收益 {amount} 已到期。支付來源目前不足，因此尚未計入任何餘額；資金到位後會自動發放。您的本金不受影響。\n\n{link}',
  },
  'contract-earn-ended': { subject: '一項定期已到期', text: '{name} 已到期，{amount} 已自動退回。\n\n{link}' },
  'contract-earn-returned': {
    subject: '您的活期已贖回',
    text: '您從 {name} 贖回的 {amount} 已在您的帳戶中。\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: '您的信用貸款已撥款',
    text: '{amount} 已在您的現貨帳戶中，到期時間 {due}。您可以提前還款，只計已開始的天數。\n\n{link}',
  },
  'contract-credit-offered': {
    subject: '核准金額低於您的申請',
    text: '您申請 {asked}，核准 {amount}。您可以接受或不接受；此方案保留七天。\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: '您的信用貸款申請被拒絕',
    text: '您申請 {asked}。{reason}您可以再次申請。\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: '您的信用貸款三天後到期',
    text: '{amount} 將於 {due} 到期。系統不會自動扣款，請在 App 中還款。\n\n{link}',
  },
  'contract-credit-due': {
    subject: '您的信用貸款一天內到期',
    text: '{amount} 將於 {due} 到期。系統不會自動扣款，請在 App 中還款。\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: '您的信用貸款已逾期',
    text: '到期時間為 {due}。目前應還 {amount}，此後每天的費用高於先前。系統不會強制扣款，請在 App 中還款，客服可以協助您。\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: '已連結錢包的收益已支付',
    text: '您的錢包 {wallet} 一天的收益 {amount} 已存入理財帳戶，由推廣預算支付。錢包中的資產未被動用。\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: '已連結錢包的收益待支付',
    text: '您的錢包 {wallet} 一天的收益 {amount} 已到期。推廣預算資金不足，因此尚未記入任何餘額；資金到位後自動支付。\n\n{link}',
  },
  'contract-price-above': { subject: '價格提醒', text: '{symbol} 已漲至 {price}，最新價 {last}。\n\n{link}' },
  'contract-price-below': { subject: '價格提醒', text: '{symbol} 已跌至 {price}，最新價 {last}。\n\n{link}' },
  'contract-price-moved': {
    subject: '價格提醒',
    text: '{symbol} 在 {within} 內波動達 {percent}%，最新價 {last}。\n\n{link}',
  },
  'contract-referral-paid': {
    subject: '返佣已支付',
    text: '您邀請的人的儲值帶來的返佣 {amount} 已存入現貨帳戶，由推廣預算支付。每個數字都可以在「推薦」中重新核算。\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: '返佣待支付',
    text: '您邀請的人的儲值帶來的返佣 {amount} 應付給您。推廣預算資金不足，因此尚未記入任何餘額；資金到位後自動支付。\n\n{link}',
  },
  'contract-several': { subject: '您的合約有新動態', text: '您的合約有新動態（{count}）：\n{lines}\n\n{link}' },
  antiPhishing: '您的防釣魚碼：{word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: '初級驗證',
    advanced: '進階驗證',
    notary: '公證驗證',
    merchant: '商家認證',
    'merchant-refund': '商家保證金退還',
  },
  rejectReasons: {
    'picture-unreadable': '圖片無法辨識。',
    'picture-cut': '圖片未拍到完整證件。',
    'document-expired': '證件已過期。',
    'name-differs': '姓名與證件不符。',
    'number-differs': '號碼與證件不符。',
    'face-differs': '照片中的人與證件不符。',
    'not-accepted': '我們不接受這類證件。',
    other: '請見審核人員的備註。',
  },
  creditRejections: {
    'income-too-low': '出示的收入不足以涵蓋這筆金額。',
    'other-credit': '另有其他信用貸款。',
    'papers-unclear': '文件不夠清楚。',
    'papers-differ': '文件與申報內容不符。',
    'not-identified': '證件照片與您的身分驗證不符。',
    other: '請見備註。',
  },
  withdrawalRejections: {
    'address-suspicious': '此地址可疑。',
    'account-at-risk': '您的帳戶可能有風險：請檢查誰能登入。',
    'documents-needed': '我們需要您提供文件：客服會告訴您需要哪些。',
    other: '請見備註。',
  },
};
