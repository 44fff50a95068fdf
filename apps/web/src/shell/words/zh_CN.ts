import { select } from '@quay/words';
import { plural } from '@quay/words/languages/zh_CN';
import type { AppRequestWords } from '../../request/client.ts';
import type { ShellWords } from './index.ts';

const request: AppRequestWords = {
  network: '网络错误，请检查网络连接',
  timeout: '网络超时，请检查网络后重试',
  duplicate: '请勿重复提交',
  system: '系统错误，请稍后重试',
  relogin: '登录已失效，请重新登录',
  http: (status, url) =>
    select(status, {
      400: '请求错误',
      401: '未登录，请先登录',
      403: '拒绝访问',
      404: `请求地址不存在：${url}`,
      408: '请求超时',
      500: '服务器内部错误',
      501: '服务未实现',
      502: '网关错误',
      503: '服务不可用',
      504: '网关超时',
      505: '不支持的 HTTP 版本',
      other: `未知的服务器状态：${status}`,
    }),
};

export const words: ShellWords = {
  request,
  navigation: '主导航',
  tabs: {
    home: '首页',
    markets: '行情',
    trade: '交易',
    contracts: '合约',
    c2c: 'C2C',
    loans: '借贷',
    earn: '理财',
    assets: '资产',
    account: '我的',
  },
  back: '返回',
  close: '关闭',
  tryAgain: '重试',
  logIn: '登录',
  openAccount: '注册',
  loading: '加载中',
  skip: '跳到正文',
  simulated: '模拟行情',
  seconds: (count) => `${count} 秒`,
  minutes: (count) => `${count} 分钟`,
  hours: (count) => `${count} 小时`,
  noConnection: '网络已断开。',
  pricesAge: (age) => `当前为 ${age}前的价格。`,
  retryIn: (seconds) => plural(seconds, { 0: '正在重连', other: `${seconds} 秒后重连` }),
  failedTitle: '页面出错了',
  failedWords: '这是我们的问题，您的订单和资产不受影响。',
  failedAct: '重新加载页面',
  chunkTitle: '页面加载失败',
  chunkWords: '网络中断，或已有新版本。轻触即可重新获取。',
  chunkAct: '重新加载',
  frozen: '您已冻结此账户。',
  unfreeze: '解冻',
  newVersion: '发现新版本',
  update: '立即更新',
  notices: '通知',
  toHome: '返回首页',
};
