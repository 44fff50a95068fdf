import type { NoticeWords } from './index.ts';

export const words: NoticeWords = {
  title: 'C2C 通知',
  failed: '通知设置未能加载',
  failedWhy: '设置没有任何变化。',
  topics: {
    orders: { title: '订单', lead: '下单、付款、放行、取消、超时，以及您离开时的消息。' },
    appeals: { title: '申诉', lead: '发起、受理、补充证据和裁决。' },
  },
  channels: {
    app: { title: '应用', lead: '在打开的应用中，以及已开启通知的设备上' },
    email: { title: '邮件', lead: '发送到您绑定的邮箱' },
    sms: { title: '短信', lead: '发送到您绑定的手机' },
  },
  notBound: { email: '尚未绑定邮箱', sms: '尚未绑定手机', app: '' },
  bind: { email: '绑定邮箱', sms: '绑定手机', app: '' },
  last: '至少保留一种方式。请先开启另一种。',
  deaf: '应用关闭时您将收不到任何通知。请在此设备上开启通知，或开启邮件。',
  saveFailed: '未能更改，请重试。',
  security: '安全',
  securityLead: '登录、密码和收款账户的更改，以及提币。',
  always: '始终开启',
  device: '此设备',
  push: {
    on: { title: '通知已开启', lead: 'Quay 关闭时，此浏览器会显示通知。' },
    off: { title: '通知已关闭', lead: 'Quay 关闭时，也能在此设备上得知订单进展。' },
    denied: {
      title: '浏览器屏蔽了通知',
      lead: '您曾拒绝过浏览器的询问。请在浏览器设置中（网址旁的标志）允许此网站的通知，然后返回。',
    },
    unsupported: {
      title: '此浏览器不支持通知',
      lead: '它无法显示通知，或页面未通过 TLS 连接打开。您仍可选择邮件通知。',
    },
    install: {
      title: '请先安装 Quay',
      lead: '在 iPhone 上，只有已安装的应用能显示通知：打开分享菜单，选择“添加到主屏幕”。',
    },
  },
  turnOn: '在此开启通知',
  turningOn: '等待浏览器',
  turnOff: '在此关闭',
  test: '显示测试通知',
  testTitle: 'Quay',
  testBody: '您将这样得知订单进展。目前没有任何事情发生。',
  devices: (count) => `${count} 台设备接收通知`,
  pushFailed: '浏览器的推送服务没有响应。请稍后再试。',
};
