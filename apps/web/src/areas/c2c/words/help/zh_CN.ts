import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import { list } from '@quay/words/languages/zh_CN';
import type { Topic, TopicId } from '../../help/topics.ts';
import type { HelpWords } from './index.ts';

const answer = (id: string, question: string, ...paragraphs: string[]) => ({ id, question, answer: paragraphs });

const topics: Record<TopicId, Topic> = {
  basics: {
    title: 'C2C 如何运作',
    lead: '托管、价格和币的去向',
    answers: [
      answer(
        'what',
        '什么是 C2C？',
        '人与人之间的市场：一方用本国货币付款，另一方给币。钱从银行到银行、钱包到钱包，不经过 Quay。币由 Quay 保管到订单结束。',
      ),
      answer(
        'escrow',
        '什么是托管？',
        '订单进行期间，币被锁定，卖家和付款人都不能使用。币只会离开托管一次：因放行或裁决给付款人；或因取消、付款前超时、裁决退回卖家。',
        '卖出广告一上架，其中的币就进入托管，所以广告所提供的币确实存在。',
      ),
      answer(
        'where',
        '买到的币在哪里？',
        '卖家放行的那一刻就在您的现货账户。您卖出的币在托管期间显示在 C2C 账户中：先使用该账户中可用的币，不足部分取自现货账户。',
      ),
      answer(
        'price',
        '什么是浮动价格？',
        '参考价的一个比例，参考价即广告货币计的市场价格。价格在您下单的瞬间计算。如果与您看到的不同，在您看到新价格并再次确认之前，什么都不会发生。',
      ),
      answer(
        'cost',
        '费用是多少？',
        'Quay 不从 C2C 订单收取任何费用：付款人得到订单上显示的全部币数。您的银行或支付服务可能收费。',
      ),
      answer(
        'limits',
        '我能交易多少？',
        `下单额度：初级认证每天最多 ${dayLimits.basic} USDT，高级认证每天最多 ${dayLimits.advanced} USDT。账户注册后前 ${NEW_ACCOUNT_DAYS} 天，每天 ${NEW_ACCOUNT_DAY_LIMIT} USDT。`,
        `您作为下单方最多同时有 ${OPEN_ORDERS_MAX} 个订单。每天从 UTC 零点开始。`,
      ),
    ],
  },
  buying: {
    title: '买币和付款',
    lead: '下单之后怎么做',
    answers: [
      answer(
        'pay',
        '如何付款？',
        '打开订单，复制其中的账户，用您的银行或支付应用一次付清全部金额。然后在订单中点“我已付款”。不点的话，时间一到订单就会结束。',
      ),
      answer(
        'own-account',
        '可以由别人代付吗？',
        '不可以。付款账户必须是您认证的姓名。对于他人付款，卖家可以不放行，工作人员可以要求退回款项。',
      ),
      answer(
        'note',
        '付款备注写什么？',
        '只填写订单中的附言码，以便卖家在流水中找到付款。不要写任何与币、比特币、USDT 或 Quay 有关的内容：银行可能扣留或退回提到它们的付款。',
      ),
      answer(
        'time',
        '我有多少时间？',
        `以广告为准：${list(paymentMinutes)} 分钟。订单按我们的时钟显示截止时间。截止之前算及时，到点即算超时。`,
      ),
      answer(
        'not-released',
        '我已付款，但没有动静',
        `请先在订单聊天中联系卖家。您标记已付款之后，订单不会自动结束。您随时可以申诉；${ESCALATE_HOURS} 小时仍未放行，订单将自动转交工作人员。`,
      ),
      answer(
        'wrong-amount',
        '我多付、少付或重复付款了',
        '请在聊天中说明，并附付款截图。如果不能达成一致，请申诉：在卖家放行或工作人员裁决之前，币一直在托管中。',
      ),
      answer(
        'late',
        '我付了款，但还没确认订单就超时了',
        `此时币已退回卖家。如果您接的是卖家的广告，超时后 ${LATE_APPEAL_HOURS} 小时内可以申诉。若裁决支持您，将以卖家的押金赔付，以押金余额和订单金额为限。`,
      ),
    ],
  },
  selling: {
    title: '卖币和放行',
    lead: '什么时候放行，什么时候不放行',
    answers: [
      answer(
        'when-release',
        '什么时候放行？',
        '当全部金额已到您自己的账户，且付款姓名就是订单中付款人的认证姓名时。请查看您的银行或支付应用。聊天里的图片或消息不是钱。',
      ),
      answer(
        'final',
        '放行可以撤回吗？',
        '不可以。因为放行不可逆，所以需要资金密码；如果您设置了验证器或通行密钥，还需要它们。',
      ),
      answer(
        'other-payer',
        '付款人姓名不一致',
        '不要放行。请在聊天中询问付款人，并附上收款截图申诉。这类款项往往是赃款，之后会被追回。',
      ),
      answer(
        'no-cancel',
        '为什么我不能取消？',
        '因为付款人可能已经付款。如果没有人按时付款，订单会自动结束，币重新归您。如果付款人要求您取消，他们可以自己取消。',
      ),
      answer(
        'account',
        '我用哪个账户收款？',
        '您的收款方式之一，每个都使用您认证的姓名。即使您之后修改了收款方式，订单仍使用下单时的账户。',
      ),
    ],
  },
  cancels: {
    title: '取消',
    lead: '谁可以取消，怎么计次',
    answers: [
      answer(
        'who-cancels',
        '谁可以取消？',
        '只有付款人，在币放行之前，且不在申诉期间。币会退回卖家。',
        '付款之后千万不要取消：币会立即退回卖家，而您的钱也在卖家那里。取消前订单会询问您是否已付款。',
      ),
      answer(
        'three',
        `取消 ${CANCELS_A_DAY} 次会怎样？`,
        '一个 UTC 日内因自身原因取消三次，当天不能再买币，次日恢复。取消也会降低完成率。',
      ),
      answer(
        'fault',
        '我因卖家的原因取消',
        `请选择对应的卖家原因，例如账户无法收款、要求加价。卖家有 ${FAULT_MINUTES} 分钟可以反驳。未回应则算卖家的责任，不计入您的次数。`,
        `您在订单中发送的消息满 ${SILENT_MINUTES} 分钟未获答复，才能以卖家没有回应为由取消，每个 UTC 日 ${SILENCE_CLAIMS_A_DAY} 次。`,
      ),
    ],
  },
  appeals: {
    title: '申诉',
    lead: '双方无法达成一致时',
    answers: [
      answer(
        'when-appeal',
        '什么时候可以申诉？',
        '订单标记已付款之后，任何一方都可以。请说明情况，附上图片和联系方式。',
      ),
      answer(
        'what-happens',
        '之后会怎样？',
        `时钟停止，币保持托管；卖家仍可向付款人放行。一位工作人员受理，应在 ${APPEAL_DUE_HOURS} 小时内裁决；订单会显示由谁处理、最迟何时。超过 ${RULED_BY_ONE} USDT 需要两位工作人员一致同意。`,
        '裁决会在同一时刻移动币，给付款人或退回卖家。理由写在订单中。',
      ),
      answer(
        'evidence',
        '什么证据有用？',
        '银行或支付应用的流水，含日期、金额和双方姓名。打开应用的简短录屏比截图更好。',
        `最多可提交 ${EVIDENCE_FILES} 张图片、共 ${EVIDENCE_MEGABYTES} MB。如果工作人员需要补充，订单中会说明。`,
      ),
      answer(
        'withdraw',
        '申诉可以撤回吗？',
        '可以，经双方同意：一方提出，另一方同意。订单恢复到等待放行，而不是取消。',
      ),
      answer(
        'staff',
        '怎么确认真的是工作人员？',
        '工作人员只在申诉和本应用的客服中发言，不在别处。他们绝不会通过微信、Telegram 或 WhatsApp 联系您，绝不会索要密码或验证码，也绝不会让您付款或放行来“解锁”什么。',
      ),
    ],
  },
  merchants: {
    title: '商家和广告',
    lead: '发布自己的广告',
    answers: [
      answer(
        'become',
        '如何成为商家？',
        '需要高级认证、资产证明，以及随申请冻结的 USDT 押金。如果未通过，押金立即退回现货账户。',
      ),
      answer(
        'deposit',
        '押金有什么用？',
        '押金仍属于您。如果因您的过错导致订单出问题且币已不在，裁决可以用押金赔付对方。低于所需数额时，广告会被隐藏，直到补足为止。',
      ),
      answer(
        'ads',
        '广告有哪些规则？',
        `价格与参考价相差不超过 ${PRICE_BAND_PERCENT}%，每单至少 ${ORDER_MIN} 单位货币（若其价值不足 ${ORDER_MIN_WORTH} USDT，则相应提高），1 到 ${PAYMENTS_MAX} 种付款方式，最多同时 ${ADS_MAX} 条广告。`,
        `您可以要求对方通过高级认证、注册满 ${DEMAND_DAYS} 天，或持有超过 ${DEMAND_HOLDINGS} USDT。`,
      ),
      answer(
        'busy',
        '为什么不能关闭广告？',
        '它有进行中的订单或申诉。请先下架：不会再有新订单，最后一个订单结束后即可关闭。',
      ),
      answer('pause', '如何暂停接单？', '在工作台关闭“接单”。广告会隐藏，不会丢失；进行中的订单照常进行。'),
      answer(
        'stop',
        '如何取回押金？',
        '在商家页面申请。工作人员确认您的广告没有未完成的订单和申诉后，押金退回现货账户。',
      ),
    ],
  },
  statistics: {
    title: '统计如何计算',
    lead: '名字旁边数字的公式',
    answers: [
      answer(
        'completion',
        '完成率',
        '近 30 天：已完成 ÷（已完成 + 因自身原因结束）。自身原因包括付款人的取消和超时、卖家承认责任的取消（算卖家），以及裁决支持对方的订单。',
      ),
      answer('release-time', '平均放行时间', '近 30 天作为卖家的订单，从“已付款”到放行的平均时间。'),
      answer('pay-time', '平均付款时间', '近 30 天作为付款人的订单，从下单到“已付款”的平均时间。'),
      answer('counts', '订单数和人数', '近 30 天和全部已完成的订单，以及与多少不同的人交易过。这些都不能购买或修改。'),
      answer('reviews', '好评和差评', '订单完成后双方各可写一次，好评或差评，附一句话。评价人姓名会隐藏。'),
      answer('online', '在线', '正打开 Quay，或最近五分钟内使用过。在所有设备上退出登录后即不再显示。'),
    ],
  },
  safety: {
    title: '安全',
    lead: '识别骗局，以及您受到的保护',
    answers: [
      answer(
        'signs',
        '如何识别骗局？',
        '有人想在 Quay 之外继续，要求您先放行，用图片代替付款，想用别的姓名付款，催促您，或索要验证码。请停下来，不要再回复，并申诉。',
      ),
      answer(
        'hold',
        '为什么买到的币不能提走？',
        `向他人买入减去卖出的价值，须在 Quay 保留 ${PURCHASE_HOLD_HOURS} 小时，因为赃款往往在这段时间内被举报。您可以立即用这些币交易。`,
      ),
      answer(
        'timeline',
        '什么是签名时间线？',
        '订单的每个事件都以哈希与前一个相连：锁定、付款、消息、裁决和放行。双方可以下载同一份文件，任何人都能用它验证事后没有被改动。',
        '其中还有付款人当时所见账户和姓名的摘要，因此事后无人能说当时显示的是别的账户。',
      ),
      answer('away', '如果 Quay 停机怎么办？', '停机期间时限停止计算。恢复后按停机时长顺延，时间线上会写明。'),
      answer(
        'names',
        '谁能看到我的姓名和账户？',
        '与您有订单的对方。账户在订单进行期间显示给对方；姓名保留在订单中，双方可保存的签名时间线中两者都有。工作人员只有在记录理由后才能查看。',
      ),
    ],
  },
};

const step = (id: string, title: string, text: string) => ({ id, title, text });

export const words: HelpWords = {
  title: 'C2C 帮助',
  centre: '全部解答',
  trade: '交易步骤',
  tradeWhy: '订单中会发生什么，您要做什么',
  lead: '人们互相付款时，币在托管中等待：付款的人知道币确实存在。',
  picture: '币被锁定，悬在卖家和付款人之间。',
  seller: '卖家',
  payer: '付款人',
  gives: '给币',
  pays: '付款',
  escrow: '托管中',
  topicsLabel: '主题',
  topics,
  trades: {
    buy: [
      step('choose', '选择广告', '输入金额，查看价格、限额、付款方式和对方信息。'),
      step('lock', '币被锁定', '您下单后，卖家只能把这些币交给您。'),
      step('pay', '您付款', '用本人账户，全额付到订单中的账户。备注中不要提到币。'),
      step('say', '您确认已付款', '在时限内点“我已付款”。此后订单不会自动结束。'),
      step('get', '卖家放行', '卖家查看账户后放行，币进入您的现货账户。'),
    ],
    sell: [
      step('choose', '选择广告', '输入金额，并选择您的收款账户。'),
      step('lock', '您的币被锁定', '币进入托管。如果没有人按时付款，会自动退回。'),
      step('wait', '买家付款', '订单显示截止时间。您会通过所选的方式得到通知。'),
      step('check', '您核对', '在自己的银行或支付应用中：全额，且来自订单中的姓名。图片不是钱。'),
      step('release', '您放行', '使用资金密码。放行不可撤回。'),
    ],
  },
  side: '您要做什么？',
  buy: '我要买',
  sell: '我要卖',
  more: '相关问题',
  search: '搜索解答',
  clear: '清除',
  none: (typed) => `没有包含“${typed}”的解答`,
  noneWhy: '换个词试试，或联系客服。',
  service: '咨询客服',
  serviceWhy: '由真人在应用内聊天中回答',
  market: '前往市场',
};
