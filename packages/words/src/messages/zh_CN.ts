import type { MessageBook, MessageWords } from './index.ts';

const code = (act: string): MessageWords => ({
  subject: 'Quay 验证码',
  text: `{code} 是您${act}的验证码，{minutes} 分钟内有效。请勿告诉任何人，我们的员工绝不会向您索取。如果不是您本人操作，说明有人知道您的地址；没有验证码，对方无法完成此操作。`,
});

const STOP = '如果不是您本人操作，请立即冻结账户：{link}';
const change = (subject: string, what: string): MessageWords => ({
  subject,
  text: `${what}\n{time}，设备：{device}（{address}）。\n\n${STOP}`,
});
const HELD = '{hours} 小时内不能提币，也不能向他人出售。';
const order = (subject: string, what: string): MessageWords => ({
  subject,
  text: `${what}\n订单 {order}，对方 {name}：{amount}，金额 {money}。\n\n{link}`,
});

export const words: MessageBook = {
  'code-register': code('注册 Quay 账户'),
  'code-forgot-password': code('重设登录密码'),
  'code-reset-request': code('申请人工重置'),
  'code-change-password': code('修改登录密码'),
  'code-set-fund-password': code('设置资金密码'),
  'code-change-fund-password': code('修改资金密码'),
  'code-bind-email': code('绑定邮箱'),
  'code-bind-phone': code('绑定手机'),
  'code-bind-authenticator': code('绑定身份验证器'),
  'code-new-recovery-codes': code('获取新恢复码'),
  'code-add-passkey': code('添加通行密钥'),
  'code-remove-passkey': code('移除通行密钥'),
  'code-set-anti-phishing': code('设置防钓鱼码'),
  'code-unfreeze': code('解冻账户'),
  'code-withdraw': code('提币'),
  'code-add-address': code('保存提币地址'),
  'code-save-payment-method': code('保存收款方式'),
  'code-release-coins': code('向买方放行'),
  'code-close-account': code('注销账户'),
  'code-export-data': code('下载个人数据'),
  'code-send-coins': code('转给其他用户'),
  'has-account': {
    subject: '您已有 Quay 账户',
    text: '有人想用此地址注册 Quay 账户，但该地址已属于一个账户。如果是您本人，请直接登录，或通过“忘记密码”设置新密码。',
  },
  'no-account': {
    subject: '此地址没有 Quay 账户',
    text: '有人想为此地址的 Quay 账户重设密码，但没有这样的账户。如果是您本人，您当时可能使用了其他地址。',
  },
  'new-device': change('Quay 账户新登录', '您的账户在新设备或新地点登录。'),
  'password-changed': change('Quay 登录密码已修改', `您的登录密码已修改，其他会话均已结束。${HELD}`),
  'fund-password-set': change('Quay 资金密码已设置', '您的账户已设置资金密码。'),
  'fund-password-changed': change('Quay 资金密码已修改', `您的资金密码已修改。${HELD}`),
  'email-changed': change('Quay 邮箱已更改', `您账户的邮箱已更改。${HELD}`),
  'phone-changed': change('Quay 手机号已更改', `您账户的手机号已更改。${HELD}`),
  'authenticator-bound': change(
    'Quay 账户已绑定身份验证器',
    '您的账户已绑定身份验证器，今后使用密码登录、提现和更改安全设置时都会要求验证。',
  ),
  'authenticator-changed': change('Quay 身份验证器已更改', `您账户的身份验证器已绑定或更换。${HELD}`),
  'recovery-codes-changed': change('新的 Quay 恢复码', '您的账户已生成新的恢复码，旧恢复码已失效。'),
  'anti-phishing-changed': change('Quay 防钓鱼码已更改', '您账户的防钓鱼码已重新设置。'),
  'passkey-added': change('Quay 账户已添加通行密钥', '您的账户已添加通行密钥“{name}”。'),
  'passkey-added-held': change('Quay 账户已添加通行密钥', `您的账户已添加通行密钥“{name}”。${HELD}`),
  'passkey-removed': change('Quay 账户已移除通行密钥', `您的账户已移除通行密钥“{name}”。${HELD}`),
  'fund-password-locked': change(
    '资金密码连续五次错误',
    '有人在您的账户中连续五次输错资金密码。{hours} 小时内不再接受资金密码，也不能提币。',
  ),
  'address-added': change(
    'Quay 账户已保存新的提币地址',
    '已保存 {network} 网络的提币地址“{name}”：{to}\n24 小时后方可使用。',
  ),
  'payment-method-added': change('Quay 账户已保存新的收款方式', '已保存收款方式“{name}”，{hours} 小时后可用于出售。'),
  'withdrawal-requested': change('Quay 账户提币申请', '您的账户申请通过 {network} 网络提取 {amount} 至 {to}'),
  'withdrawal-sent': {
    subject: '您的提币已发出',
    text: '您通过 {network} 网络提取 {amount} 至 {to} 的交易已发出。交易哈希：{hash}',
  },
  'withdrawal-again': {
    subject: '您的提币正在重新发送',
    text: '区块链发生重组，您通过 {network} 网络提取 {amount} 至 {to} 的交易已不在链上，正在重新发送，您无需任何操作。',
  },
  'withdrawal-success': {
    subject: '您的提币已完成',
    text: '您通过 {network} 网络提取 {amount} 至 {to} 的提币已到账。交易哈希：{hash}',
  },
  'withdrawal-failed': {
    subject: '您的提币失败',
    text: '网络未能执行您通过 {network} 网络提取 {amount} 至 {to} 的交易，资产已退回您的账户。',
  },
  'withdrawal-rejected': {
    subject: '您的提币未通过审核',
    text: '您通过 {network} 网络提取 {amount} 至 {to} 的申请未通过：{reason}\n资产已退回您的账户。',
  },
  'account-frozen': {
    subject: 'Quay 账户已冻结',
    text: '您的账户已于 {time} 冻结。所有会话均已结束，无法新下委托或提币，未完成的委托仍可能成交。确认没有他人能够登录后，请登录并在安全中心解冻。',
  },
  'account-unfrozen': change('Quay 账户已解冻', `您冻结的账户已重新开放。${HELD}`),
  'closure-requested': change('Quay 账户注销申请', '已申请注销您的账户，将于 {until} 关闭。在此之前可登录并撤回。'),
  'closure-taken-back': change('Quay 账户注销已撤回', '您账户的注销已撤回，账户继续使用。'),
  'closure-called-off': {
    subject: 'Quay 账户注销已取消',
    text: '您的账户未关闭：等待期间有资产到账。如仍要注销，请登录后重新申请。',
  },
  'account-closed': {
    subject: 'Quay 账户已注销',
    text: '您的账户已关闭，无法再登录。您的记录保留以供审计。',
  },
  'data-exported': change('Quay 账户数据已下载', '您账户的全部数据已被下载。'),
  'coins-sent': change('Quay 账户转账', '已从您的账户向 {to} 转出 {amount}。'),
  'coins-received': {
    subject: '您收到了转账',
    text: '{from} 向您转了 {amount}，已计入现货账户。',
  },
  'reset-applied': {
    subject: '有人申请重置您 Quay 账户的安全设置',
    text: '{time}，有人凭身份文件申请移除您账户的安全设置。预计在 {due} 前作出决定。\n\n如果不是您本人操作，请阻止申请并冻结账户：{link}',
  },
  'reset-approved': {
    subject: 'Quay 账户的安全设置已重置',
    text: '{time}，我们根据凭身份文件提出的申请，移除了您账户的安全设置。{until} 前暂停提币。\n\n如果不是您本人操作，请阻止并冻结账户：{link}',
  },
  'reset-rejected': {
    subject: '您的重置申请未通过',
    text: '您的申请 {number} 未通过：{reason}\n账户没有任何更改，您可以重新申请。',
  },
  'reset-stopped': {
    subject: '您的重置申请已被阻止',
    text: '您的申请 {number} 已被账户绑定的地址阻止，账户已冻结。如需帮助，请联系客服。',
  },
  'reset-password': {
    subject: '设置新的 Quay 登录密码',
    text: '您的重置申请已通过。请在此设置新的登录密码：{link}\n链接仅能使用一次，{hours} 小时内有效。',
  },
  'verification-passed': { subject: '您的认证已通过', text: '您的申请已审核通过：{level}。' },
  'verification-rejected': {
    subject: '您的认证未通过',
    text: '您的申请（{level}）未通过：{reason}\n您填写的内容已保留，可修改后重新提交。',
  },
  'support-answer': { subject: '客服已回复', text: '客服已回复您。请在应用的客服页面查看。' },
  'c2c-opened-payer': order(
    '有 C2C 订单等待您付款',
    '有人向您出售数字货币，币已进入托管。请在订单规定的时间内付款，并在订单中确认已付款。',
  ),
  'c2c-opened-seller': order('有人购买您的数字货币', '您的币已进入托管。请在确认款项到账后再放行。'),
  'c2c-paid': order(
    '买方表示已付款',
    '请登录您的收款账户核实，不要只看截图。确认款项已到账，且付款账户姓名与订单显示一致，再放行。',
  ),
  'c2c-released': order('卖方已放行', '卖方已放行，数字货币已到您的账户。'),
  'c2c-cancelled': order('C2C 订单已取消', '买方已取消订单，数字货币已退回。'),
  'c2c-timed-out': order('C2C 订单付款超时', '付款时间已过，数字货币已退回卖方。'),
  'c2c-reminded-payer': order(
    '付款时间即将结束',
    '您的付款时间即将结束。如已付款，请在订单中确认，否则订单将结束，数字货币将退回。',
  ),
  'c2c-reminded-seller': order(
    '买方正在等待您放行',
    '买方表示已付款，仍在等待。请登录收款账户核实，然后放行，或提起申诉。',
  ),
  'c2c-fault-claimed': order(
    '买方称因您的原因取消订单',
    '如与事实不符，请在 10 分钟内在订单中答复。逾期未答复视为认可。',
  ),
  'c2c-fault-contested': order(
    '卖方对取消原因有异议',
    '您取消订单时称系卖方原因，卖方不认可，因此本次取消计入您的次数。',
  ),
  'c2c-message': order('C2C 订单有新消息', '您离开期间，对方给您留言。'),
  'c2c-appealed': order(
    'C2C 订单进入申诉',
    '托管中的数字货币保持不动，直到卖方放行或客服裁定。请在订单中补充您的证据。',
  ),
  'c2c-appeal-taken': order('您的申诉已有人处理', '我们的员工已受理该申诉。'),
  'c2c-evidence-asked': order('申诉需要您补充材料', '我们的员工需要您提供证据。请在订单中查看所需内容并补充。'),
  'c2c-withdrawal-offered': order('对方提议撤回申诉', '如您同意，订单将恢复到申诉前的状态。您也可以不同意。'),
  'c2c-appeal-withdrawn': order('申诉已撤回', '订单恢复到申诉前的状态。'),
  'c2c-ruled-payer': order('申诉已裁定：支持买方', '裁定理由请在订单中查看。'),
  'c2c-ruled-seller': order('申诉已裁定：支持卖方', '裁定理由请在订单中查看。'),
  'c2c-several': {
    subject: '您的 C2C 订单有新动态',
    text: '您的 C2C 订单有新动态（{count}）：\n{lines}\n\n{link}',
  },
  'contract-warned': {
    subject: '您的仓位接近强平',
    text: '{symbol}：标记价格为 {mark}，保证金率已达 {ratio}。仓位权益为 {equity}，维持保证金为 {required}，两者相等时将被强平。您可以追加保证金或部分平仓。\n\n{link}',
  },
  'contract-liquidated': {
    subject: '您的仓位已被强平',
    text: '{symbol}：标记价格为 {mark}，仓位权益已不高于维持保证金。已按 {price} 平掉 {closed}，剩余 {left}。凭证列有全部数据。\n\n{link}',
  },
  'contract-deleveraged': {
    subject: '您的仓位已被自动减仓',
    text: '{symbol}：对手方被强平，盘口与保险基金均无法承接。按盈利与杠杆排序轮到您的仓位：已按 {price} 平掉 {closed}（标记价格 {mark}），不收手续费。凭证列有完整队列。\n\n{link}',
  },
  'contract-covered': {
    subject: '已用浮动盈利支付资金费用',
    text: '{symbol}：账户余额不足以支付到期的资金费用，已按标记价格 {mark} 将该仓位的 {amount} 浮动盈利转为已实现用于支付。您的权益不因此改变。\n\n{link}',
  },
  'contract-halted': {
    subject: '您持有的合约已暂停交易',
    text: '{symbol}：暂时不能交易，也不会强平。您仍可撤单和追加保证金。\n\n{link}',
  },
  'contract-reduce-only': {
    subject: '您持有的合约目前只能平仓',
    text: '{symbol}：可以平仓，不能开新仓。您的仓位保持不变。\n\n{link}',
  },
  'contract-reopened': {
    subject: '您持有的合约已恢复交易',
    text: '{symbol}：已可正常开仓和平仓。\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: '一笔跟单已跳过',
    text: '{symbol}：{name} 开仓，但未为您跟单。{reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: '已达到止损，跟单已停止',
    text: '{name}：亏损已达到您设置的止损金额 {stop}。已停止跟单，您的跟单仓位将按市价平仓。\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: '您跟随的带单员已停止带单',
    text: '{name} 已停止带单。不再为您跟单，您的跟单仓位将按市价平仓。\n\n{link}',
  },
  'contract-share-paid': {
    subject: '已支付利润分成',
    text: '已向 {name} 支付 {paid}，即本周净利润高于历史最高值部分的分成。\n\n{link}',
  },
  'contract-leader-approved': {
    subject: '您已成为带单员',
    text: '您的申请已通过。最多 {count} 人可以跟随您，您今后的开仓也会为他们开仓。\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: '您的带单申请未通过',
    text: '目前无法被跟随。您可以重新申请。\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: '您的带单资格已终止',
    text: '我们的工作人员已终止您的带单资格。跟随者已停止跟单，其跟单仓位将平仓。详情请联系客服。\n\n{link}',
  },
  'contract-expiring-day': {
    subject: '您持有的合约将在一天内到期',
    text: '{symbol} 将于 {expiry} 到期。届时未平仓位按最后时段指数均价交割，挂单自动撤销。您可在到期前平仓。\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: '您持有的合约将在一小时内到期',
    text: '{symbol} 将于 {expiry} 到期。最后时段内标记价格逐步过渡到交割价，即指数均价。到期前均可平仓。\n\n{link}',
  },
  'contract-settled': {
    subject: '您的合约已交割',
    text: '{symbol}：{closed} 已按 {price} 交割。盈亏：{profit}，手续费：{fee}。凭证列有价格的全部采样。\n\n{link}',
  },
  'contract-loan-warned': {
    subject: '预警：您的借款接近强制卖出',
    text: '借款 {loan}：您欠 {debt}，质押物为 {pledge}，按指数计算质押率为 {rate}。达到 85 % 时将卖出部分质押物。部分还款或追加质押可降低质押率。\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: '您的借款已逾期',
    text: '借款 {loan}：已过到期时间，还有本金 {debt} 及利息未还。从现在起每个开始的小时按 {multiple} 倍计息。到期 72 小时后将卖出质押物以结清借款。\n\n{link}',
  },
  'contract-loan-sold': {
    subject: '您的部分质押物已被卖出',
    text: '借款 {loan}：已按指数 {price} USDT 卖出 {sold}，偿还了 {paid} 的债务。{left} 继续质押或已返还给您。收据列出全部数字。\n\n{link}',
  },
  'contract-earn-income': {
    subject: '收益已支付',
    text: '{name} 的收益 {amount} 已支付。历史记录注明付款方。\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: '收益待支付',
    text: '{name} 的收益 {amount} 已到期。付款方资金不足，因此尚未记入任何余额；资金到位后自动支付。您的本金不受影响。\n\n{link}',
  },
  'contract-earn-ended': {
    subject: '产品已到期',
    text: '{name} 已到期，{amount} 已自动返还。\n\n{link}',
  },
  'contract-earn-returned': {
    subject: '您的存款已返还',
    text: '您从 {name} 取回的 {amount} 已到账。\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: '您的信用贷已放款',
    text: '{amount} 已到您的现货账户。到期时间为 {due}；您可以提前还款，只需支付已开始的天数的利息。\n\n{link}',
  },
  'contract-credit-offered': {
    subject: '批准的金额少于您申请的金额',
    text: '您申请了 {asked}，已批准 {amount}。您可以接受或不接受；此额度保留七天。\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: '您的信用贷申请未通过',
    text: '您申请了 {asked}。{reason}您可以重新申请。\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: '您的信用贷三天后到期',
    text: '{amount} 将于 {due} 到期。系统不会自动扣款：请在应用中还款。\n\n{link}',
  },
  'contract-credit-due': {
    subject: '您的信用贷将在一天内到期',
    text: '{amount} 将于 {due} 到期。系统不会自动扣款：请在应用中还款。\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: '您的信用贷已逾期',
    text: '到期时间为 {due}。今天应还 {amount}，此后每天的利息高于之前。不会强制扣款：请在应用中还款，如有困难请联系客服。\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: '已连接钱包的收益已支付',
    text: '您的钱包 {wallet} 一天的收益 {amount} 已存入理财账户，由推广预算支付。钱包中的资产未被动用。\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: '已连接钱包的收益待支付',
    text: '您的钱包 {wallet} 一天的收益 {amount} 已到期。推广预算资金不足，因此尚未记入任何余额；资金到位后自动支付。\n\n{link}',
  },
  'contract-price-above': { subject: '价格提醒', text: '{symbol} 已涨至 {price}，最新价 {last}。\n\n{link}' },
  'contract-price-below': { subject: '价格提醒', text: '{symbol} 已跌至 {price}，最新价 {last}。\n\n{link}' },
  'contract-price-moved': {
    subject: '价格提醒',
    text: '{symbol} 在 {within} 内波动达 {percent}%，最新价 {last}。\n\n{link}',
  },
  'contract-referral-paid': {
    subject: '返佣已支付',
    text: '您邀请的人的充值带来的返佣 {amount} 已存入现货账户，由推广预算支付。每个数字都可以在“邀请好友”中重新核算。\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: '返佣待支付',
    text: '您邀请的人的充值带来的返佣 {amount} 应付给您。推广预算资金不足，因此尚未记入任何余额；资金到位后自动支付。\n\n{link}',
  },
  'contract-several': {
    subject: '您的合约有新动态',
    text: '您的合约有新动态（{count}）：\n{lines}\n\n{link}',
  },
  antiPhishing: '您的防钓鱼码：{word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: '初级认证',
    advanced: '高级认证',
    notary: '公证认证',
    merchant: '商家认证',
    'merchant-refund': '商家保证金退还',
  },
  rejectReasons: {
    'picture-unreadable': '图片无法辨认。',
    'picture-cut': '图片未完整显示证件。',
    'document-expired': '证件已过期。',
    'name-differs': '姓名与证件不符。',
    'number-differs': '号码与证件不符。',
    'face-differs': '照片中的人与证件不符。',
    'not-accepted': '不接受此类证件。',
    other: '请查看审核备注。',
  },
  creditRejections: {
    'income-too-low': '所示收入不足以覆盖该金额。',
    'other-credit': '您还有其他贷款。',
    'papers-unclear': '材料不够清晰。',
    'papers-differ': '材料与所填内容不一致。',
    'not-identified': '证件照片与您的认证不符。',
    other: '请查看备注。',
  },
  withdrawalRejections: {
    'address-suspicious': '提币地址可疑。',
    'account-at-risk': '您的账户可能有风险，请检查账户安全。',
    'documents-needed': '需要您补充材料，请联系客服了解详情。',
    other: '请查看备注。',
  },
};
