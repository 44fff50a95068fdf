import type { DebtWords } from './index.ts';

export const words: DebtWords = {
  title: '一笔充值已被网络撤销，部分金额待补足',
  paidTwice: {
    title: '一笔提现被重复支付，部分金额待补足',
    why: '该提现曾失败，资产已退还给您；网络变化之后它仍被支付。之后收到的同币种资产将优先用于补足。补足之前可以交易和兑换，但资产不能转出账户。',
  },
  from: (network, hash) => `来自 ${network}，${hash}`,
  why: '该充值计入余额后被网络撤销。之后收到的同币种资产将优先用于补足。补足之前可以交易和兑换，但资产不能转出账户。若该笔转账重新上链，将自动恢复。',
  owed: (amount) => `其中 ${amount} 尚待补足，之后收到的同币种资产将优先用于补足。`,
  unsupported: {
    title: '已到达但无法入账',
    why: '这些资产已到达您的充值地址，但我们暂不支持，未计入余额。请联系客服并提供交易哈希（没有哈希时请提供时间和发送方），确认能否退回。请勿打开陌生代币中的链接。',
    coin: (network) => `${network} 网络原生币`,
    token: (network, contract) => `${network} 上的代币 ${contract}`,
    smallest: '以最小单位计',
    unnamed: '由合约转入，无交易哈希',
  },
};
