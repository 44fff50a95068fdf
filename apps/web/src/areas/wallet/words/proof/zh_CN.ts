import { list } from '@quay/words/languages/zh_CN';
import type { Words } from './index.ts';

export const words: Words = {
  title: '负债证明',
  about: '我们每天公布对全体用户的负债总额。您的余额包含在内，您的浏览器可以自行验证。',
  days: '日期',
  asOf: (time: string, seq: string) => `截至 ${time}，账本第 ${seq} 批之后`,
  failed: '公布的数据未能加载',
  failedWhy: '您的资产不受影响。',
  none: '尚未公布',
  noneWhy: '有人在此持币后，一天之内公布首份数据。',

  check: '验证我的余额',
  checking: '正在验证',
  counted: '您的余额已计入',
  countedWhy: (user: string) => `账户 ${user}，已在本浏览器中与公布的数据核对。`,
  step: {
    leaves: '两个叶子带有您的编号，合计等于您的余额',
    ways: '两条路径都通向树根，金额合计等于总额',
    published: '树根、总额和规模与公布的一致',
  },
  ok: '正确',
  wrong: '错误',
  notChecked: '未验证',
  leaf: (part: number, index: string, of: string) => `叶子 ${part}，位置 ${index}，共 ${of}`,
  hashes: (count: number) => `到树根共 ${count} 个哈希`,
  root: '树根',
  copy: (what: string) => `复制${what}`,
  copied: '已复制',
  owedToAll: (total: string) => `对全体用户的负债 ${total}`,

  compare: '与我的流水核对',
  comparing: '正在核对',
  same: '您当时的流水余额与此一致。',
  differs: (amount: string) => `您当时的流水余额为 ${amount}。请保存下方文件并联系客服。`,

  leftOut: (coins: readonly string[]) => `您当时的流水中有 ${list(coins)}，而该总额没有计入。`,
  broken: '数据对不上。',
  brokenWhy: '我们给您的数据不能证明您的余额已计入。请保存下方文件，不要就此作罢：联系客服，并让他人查看。',
  service: '联系客服',
  notIn: '该总额中没有您的余额。',
  notInWhy: '您当时没有持币。下一份数据在 UTC 00:00 之后生成。',
  noTools: '此浏览器无法在此验证。',
  noToolsWhy: '浏览器只在通过 HTTPS 打开的页面上计算哈希。请保存文件，用下方的程序验证。',

  keep: '不依赖我们进行验证',
  keepWhy: '保存这两个文件，在任何装有 Node 的电脑上用我们的源代码验证：',
  proofFile: '保存我的证明',
  publishedFile: '保存公布的数据',
  privately: '您的证明含有账户编号和余额，请只给您信任的人看。',

  sums: '负债与储备',
  owed: '对用户的负债',
  reserves: '链上持有',
  notRead: '未读取',
  copyRoot: (symbol: string) => `复制 ${symbol} 的树根`,
  where: '存放地址',
  atBlock: (network: string, block: string) => `${network}，区块 ${block}`,
  noChain: '当天没有读取任何链。',

  limits: '它不能证明什么',
  notProven: [
    '地址上的币只属于我们，或片刻之后仍在那里。',
    '我们对其他人（如银行或供应商）没有债务。',
    '列出的币种没有遗漏：请与您当时持有的核对。',
    '其他人已被计入：每个人只能验证自己的余额。验证的人越多，能被遗漏的就越少。',
    '所有人看到的树根相同。请与他人的核对。',
  ],
  simulated:
    '当前为模拟行情：计为负债的练习币和链上持有的测试币均无价值。这里的网络是本系统自带的开发链，测试币由系统自行铸造：链上余额只说明数据确已读取并比对，不证明任何真实储备。',
};
