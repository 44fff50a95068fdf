import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: '留存于此', sent: '已发送', failed: '发送失败' },
  search: '邮箱地址或手机号',
  columns: { to: '收件人', subject: '主题', code: '验证码', delivery: '投递', at: '时间' },
  emptyTitle: '还没有消息',
  emptyWords: '发给用户的验证码与通知会显示在这里。',
  keptWords: '没有配置发送渠道，消息只保存在这里。',
  failedWords: '邮件服务器没有接收。',
  hidden: '正文只供收件人查看，此处不显示。',
  text: '正文',
  code: '验证码',
  copyCode: '复制验证码',
  unknown: '列表中没有此消息',
  unknownWords: '可能在更早的记录中，或发往其他地址。',
};
