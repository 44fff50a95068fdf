import type { entrance as english } from '../en_US/entrance.ts';

export const entrance: typeof english = {
  logIn: '登录',
  loggingIn: '登录中',
  password: '密码',
  reveal: '显示密码',
  hide: '隐藏密码',
  passwordMissing: '请输入密码',
  newHere: '还没有账号？',
  openAccount: '注册',
  login: {
    username: '账号、邮箱或手机号',
    usernameMissing: '请输入账号、邮箱或手机号',
    forgot: '忘记密码？',
    passkey: '使用通行密钥',
    wallet: '使用钱包',
    noCode: '不使用国家/地区代码',
    noCodeWhy: '这些数字是账号',
  },
  demo: {
    title: '演示账号',
    lead: '当前为模拟市场，任何人都可以点击试用以下账号，并可将测试币提到已保存的地址。',
    password: (password) => `密码：${password}`,
    fundPassword: '资金密码',
    secret: '身份验证器密钥',
    codes: '邮件和短信验证码显示在管理后台的发件箱中',
    between: '，',
  },
  second: {
    title: '还差一步',
    lost: '以上方式都无法使用？',
    askReset: '申请人工重置',
  },
  wallet: {
    title: '使用钱包登录',
    lead: '您只需签署一条证明身份的消息：不收费用，不转移任何资产，也不授予任何权限。',
    opens: '首次使用的钱包将自动注册新账号。签名即表示您同意',
  },
};
