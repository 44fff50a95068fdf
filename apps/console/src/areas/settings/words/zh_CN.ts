import type { SettingsWords } from './index.ts';

export const words: SettingsWords = {
  support: '客户服务',
  supportWords: '在此时段内有人回复，其余时间客户会看到何时恢复。时间为 UTC。',
  opens: '开始（UTC）',
  closes: '结束（UTC）',
  always: '两个时间相同表示全天开放。',
  days: '服务日',
  dayNames: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  merchants: '商家',
  merchantsWords: '商家申请时缴纳的保证金。不影响已缴纳的商家。',
  deposit: '保证金',
  signUp: '注册',
  signUpOpen: '允许新用户注册',
  signUpWords: '关闭后，已有账户的用户仍可登录。',
  twoPeople: '这些设置的每次变更都须由第二人批准。',
  save: '申请变更',
  saving: '正在提交',
  nothing: '尚无更改。',
  undo: '撤销',
  asked: '已提交，由另一位员工在“审批”中处理。',
  changes: (count) => `${count} 项更改`,
};
