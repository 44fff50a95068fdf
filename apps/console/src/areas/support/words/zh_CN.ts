import type { AccountStatus, HoldReason, Level } from '@quay/contract/identity';
import { select } from '@quay/words';
import { plural } from '@quay/words/languages/zh_CN';
import type { SupportWords } from './index.ts';

const levels: Record<Level, string> = { none: '未认证', basic: '初级', advanced: '高级', notary: '公证' };
const standings: Record<AccountStatus, string> = {
  open: '正常',
  frozen: '用户已冻结',
  locked: '已被锁定',
  closed: '已注销',
};

const holds: Record<HoldReason, string> = {
  'password-changed': '修改了登录密码',
  'fund-password-changed': '修改了资金密码',
  'email-changed': '更换了邮箱',
  'phone-changed': '更换了手机号',
  'authenticator-changed': '更换了身份验证器',
  'passkey-changed': '更换了通行密钥',
  'reset-by-staff': '人工重置',
  'fund-password-wrong': '资金密码连续输错五次',
  unfrozen: '解除冻结',
  'fund-password-forgotten': '未提供旧资金密码而重设',
  'deposit-reversed': '一笔充值在链上被撤销',
};

const system: Record<string, string> = {
  'outside-hours': '已告知客户当前不在服务时间，以及何时有人回复。',
};

export const words: SupportWords = {
  levels,
  standings,
  holds,
  system,
  filter: '客户会话',
  filters: { all: '全部', waiting: '待回复' },
  columns: { customer: '客户', last: '最新消息', by: '回复人', waits: '已等待', at: '最后时间' },
  guest: '访客',
  picture: '图片',
  unread: (count) => `${count} 条未读消息`,
  waits: '等待',
  emptyTitle: '暂无会话',
  emptyWords: '客户发来的消息会显示在这里。',
  noneTitle: '没有客户在等待',
  noneWords: '所有客户均已得到回复。',
  answeredBy: (name) => `上次由 ${name} 回复`,
  nobodyAnswered: '尚无人回复',
  messages: '消息',
  older: '更早的消息',
  customer: '客户',
  you: '您',
  staff: '客服',
  recalled: '已撤回。客户无法再看到，日志中仍有保留。',
  takeBack: '撤回',
  takenBack: '已撤回。',
  read: '已读',
  sending: '发送中',
  notSent: '未发送',
  sendAgain: '重新发送',
  discard: '放弃',
  typing: (name) => `${name} 正在输入……`,
  answer: '回复',
  placeholder: '输入回复；键入 / 选择常用语',
  send: '发送',
  answerHint: 'Enter 发送，Shift 加 Enter 换行。',
  ready: '常用语',
  readyNone: '没有包含这些字的常用语。',
  readyEmpty: '还没有常用语。',
  readyAdd: '添加常用语',
  readyTitle: '标题',
  readyText: '内容',
  readyLanguage: '语言',
  readySave: '保存常用语',
  readySaving: '正在保存',
  readyEdit: '修改',
  readyDelete: '删除',
  readyDeleteNow: '为所有人删除',
  readyBack: '返回列表',
  readyUse: '使用',
  card: '客户资料',
  cardGuest: '访客：未登录，账户未知。',
  cardOpen: '打开用户页',
  level: '认证等级',
  standing: '状态',
  registered: '注册时间',
  merchant: '商家',
  security: '二次验证',
  factors: (authenticator, passkeys) =>
    select(authenticator, {
      true: plural(passkeys, { 0: '身份验证器', other: `身份验证器、${passkeys} 个通行密钥` }),
      other: plural(passkeys, { 0: '', other: `${passkeys} 个通行密钥` }),
    }),
  withdrawals: '提币暂停',
  until: '至',
};
