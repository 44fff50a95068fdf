import type { recovery as english } from '../en_US/recovery.ts';

export const recovery: typeof english = {
  forgot: {
    title: '忘记密码？',
    lead: '我们将向您账号绑定的邮箱或手机发送验证码。',
    by: '验证码发送至',
    neither: '邮箱和手机都无法使用？',
    askReset: '申请人工重置',
    codeLead: (to) => `如果 ${to} 已绑定账号，您将收到六位验证码，30 分钟内有效。`,
    more: '此账号还绑定了身份验证器。',
    act: '设置新密码',
    doing: '正在校验',
  },
  noCodes: {
    lead: '平台目前无法发送邮件，因此无法在此办理。您仍可使用账号已绑定的通行密钥或钱包登录。',
    ask: '联系客服',
  },
  newPassword: {
    title: '设置新密码',
    after: '所有设备将退出登录，24 小时内不能提现和在 C2C 出售。',
    act: '确认新密码',
    doing: '正在设置',
    done: '密码已修改',
    doneWhy: '所有设备已退出登录，24 小时内不能提现和在 C2C 出售。',
    logIn: '用新密码登录',
  },
};
