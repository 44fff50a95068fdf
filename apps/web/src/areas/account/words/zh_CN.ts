import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: '有提币正在处理',
  orders: '有未成交的委托',
  positions: '合约仍有持仓',
  loans: '有未还清的质押借币',
  credit: '有未还清的信用贷款',
  earn: '理财中仍有资产',
  'c2c-appeals': '有 C2C 订单在申诉中',
  'c2c-orders': '有未完成的 C2C 订单',
  'c2c-ads': 'C2C 广告尚未关闭',
  'merchant-deposit': '商家保证金尚未退还',
  following: '您正在跟单或被跟单',
  'linked-wallet': '有已连接的钱包',
  debts: '账户有欠款',
  balances: '仍有资产',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: '已登录', refused: '密码错误' };

export const words: Words = {
  close: {
    title: '注销账户',
    lead: (days) => `提出申请 ${days} 天后账户关闭。在此之前可登录并撤回。`,
    after: '关闭后任何人都无法登录。您的昵称、邮箱和手机号继续被占用，记录保留以供审计。',
    dataFirst: '请先下载您的数据',
    calledOff: '上次注销已取消，因为等待期间有资产到账。',
    first: '请先处理',
    obstacles,
    left: (amount) => `所有账户共 ${amount}`,
    leave: (most) => `剩余资产（最多 ${most}）留下，我不会再取回。`,
    leaveMissing: '请确认留下，或先取出。',
    fundPassword: '资金密码',
    forgot: '忘记密码？',
    act: '注销账户',
    doing: '正在注销账户',
    stay: '不注销',
    done: (at) => `您已退出登录。账户将于 ${at} 关闭。`,
    waiting: (at) => `您的账户将于 ${at} 关闭。`,
    waitingWhy: '在此之前不能交易或转移资产。若有资产到账，注销将取消。',
    keep: '保留我的账户',
    keeping: '正在撤回',
    kept: '您的账户继续使用。',
    failed: '账户信息未能加载',
    failedWhy: '没有任何变化。',
  },
  data: {
    title: '下载我的数据',
    lead: '一个 JSON 文件，包含我们保存的您的全部数据：资料、登录、地址、收款方式、委托、成交、流水、C2C、消息与通知。图片只列名称，不含内容。',
    limit: (max) => `24 小时内最多 ${max} 个文件。得到文件的人都能读取，请妥善保管。`,
    act: '下载',
    doing: '正在生成文件',
    done: '文件已保存。',
  },
  logins: {
    title: '登录记录',
    lead: '最近 180 天的登录。有不是您本人的？请修改密码并冻结账户。',
    outcomes,
    unknown: '未知设备',
    empty: '暂无登录记录',
    emptyWhy: '今后的每次登录都会显示在这里。',
    more: '显示更多',
    failed: '登录记录未能加载',
    failedWhy: '您的账户安全，只是此列表缺失。',
  },
};
