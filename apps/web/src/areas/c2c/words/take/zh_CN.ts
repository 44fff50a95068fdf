import { PURCHASE_HOLD_HOURS } from '@quay/contract/c2c';
import { plural } from '@quay/words/languages/zh_CN';
import type { TakeWords } from './index.ts';

const minutesSaid = (minutes: number): string =>
  plural(minutes, { 60: '1 小时', 120: '2 小时', other: `${minutes} 分钟` });
const title: TakeWords['title'] = { buy: (coin) => `买入 ${coin}`, sell: (coin) => `卖出 ${coin}` };

export const words: TakeWords = {
  title,
  price: '单价',
  floats: '此价格随市场变动，以您确认的价格为准。',
  fields: {
    buy: { money: '您支付', quantity: '您得到' },
    sell: { money: '您收到', quantity: '您卖出' },
  },
  max: '最大',
  limit: (range) => `限额 ${range}`,
  available: (coins) => `可用：${coins}`,
  amountMissing: '请输入金额或数量。',
  ways: { buy: '付款方式', sell: '收款方式' },
  anyWay: '不限方式，价格最优',
  methodMissing: { buy: '请选择付款方式。', sell: '请选择收款方式。' },
  noMethod: '您还没有合适的收款账户。请使用本人名下的以下类型账户收款：',
  addMethod: '添加收款方式',
  addOther: '添加其他账户',
  time: { buy: '付款时限', sell: '买家付款时限' },
  minutes: minutesSaid,
  leftInAd: '广告剩余数量',
  dayLeft: '今日可交易额度',
  demands: '广告方要求',
  terms: '广告方条款',

  act: { buy: (coins) => `买入 ${coins}`, sell: (coins) => `卖出 ${coins}` },
  actPlain: title,
  acting: { buy: (coins) => `正在买入 ${coins}`, sell: (coins) => `正在卖出 ${coins}` },
  logInTo: { buy: '登录后买入', sell: '登录后卖出' },
  confirm: { buy: '确认买入', sell: '确认卖出' },
  send: '您付出',
  receive: '您得到',
  payBy: (kind, time) => `通过${kind}，${minutesSaid(time)}内付款`,
  paidBy: (kind, time) => `通过${kind}，${minutesSaid(time)}内到账`,
  intoEscrow: '转入托管',
  intoSpot: '放币后进入现货账户',
  other: { buy: '卖家', sell: '买家' },
  method: '支付方式',
  fee: '手续费',
  feeNone: '无',
  escrow: {
    buy: (name) =>
      `${name} 的币在您付款前已进入托管。对方核实到账并放币后，或客服如此裁定后，即归您所有；未付款的订单会自动结束。`,
    sell: (name) => `您的币将进入托管。您放币后，或客服如此裁定后，${name} 才会收到；请务必先确认款项已到账再放币。`,
  },
  heldAfter: (when) =>
    `放币后 ${PURCHASE_HOLD_HOURS} 小时内，这些币的价值不能提现；若现在放币，则至 ${when}。期间可以正常交易。`,
  moved: (price) => `价格已变为 ${price}，尚未下单。请核对金额后再次确认。`,
  noAnswer: '没有收到答复，订单可能已经生成。请重新发送：同一订单不会生成两次。',
  again: (amount) => `重新发送：${amount}`,
  sendingAgain: '正在重新发送',
  lift: { fundPassword: '设置资金密码', verify: '去认证', why: '为什么？', orders: '查看我的订单' },

  best: '最优报价',
  bestFailed: '报价加载失败',
  noOffer: '暂时没有符合此金额的广告。',
  noOfferWhy: '请换一个金额或支付方式，或浏览全部广告。',
  ordersOf: (count) => `${count} 单`,
  ordersAnd: (count, completion) => `${count} 单 ${completion}`,
  takes: { sell: (minutes) => `约 ${minutes} 分钟放币`, buy: (minutes) => `约 ${minutes} 分钟付款` },

  gone: '此广告已不存在',
  goneWhy: '广告已关闭、下架或售完。没有进行任何操作。',
  seeOthers: '查看其他广告',
  failed: '广告加载失败',
  failedWhy: '您输入的内容已保留。',
};
