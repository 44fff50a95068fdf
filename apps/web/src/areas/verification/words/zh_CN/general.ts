import type { RejectReason, VerificationState } from '@quay/contract/verification';
import type { Fault } from '../../validate.ts';
import type { general as english } from '../en_US/general.ts';

const faults: Record<Fault, string> = {
  missing: '此项必填。',
  malformed: '请检查此项。',
  name: '姓名只能包含文字，以及其间的空格、点、逗号、连字符或撇号。',
  unseen: '其中含有不可见字符，请手动输入。',
  'too-young': '您必须年满 18 岁。',
  expired: '该证件已过期，请使用有效证件。',
  picture: '请上传图片。',
};
const states: Record<VerificationState, string> = {
  none: '未认证',
  applied: '已提交',
  reviewing: '审核中',
  passed: '已通过',
  rejected: '未通过',
};
const reasons: Record<RejectReason, string> = {
  'picture-unreadable': '图片无法辨认。请在自然光下重新拍摄，不要使用闪光灯。',
  'picture-cut': '图片未完整显示证件，四角须全部入镜。',
  'document-expired': '证件已过期，请使用有效证件。',
  'name-differs': '姓名与证件不符。',
  'number-differs': '号码与证件不符。',
  'face-differs': '照片中的人与证件不符。',
  'not-accepted': '不接受此类证件，请更换其他证件。',
  other: '请查看审核人员的说明。',
};
const refused: Readonly<Record<string, string>> = {
  'verification/field-malformed': '请检查此项。',
  'verification/image-missing': '请上传图片。',
  'verification/image-unknown': '该图片已不存在，请重新上传。',
  'edge/bad-request': '请检查此项，内容可能过长。',
};

export const general: typeof english = {
  faults,
  states,
  reasons,
  refused,
  step: (step, of) => `第 ${step} 步，共 ${of} 步`,
  next: '下一步',
  backToReview: '返回核对',
  stillUploading: '图片正在上传。',
  lookOver: '尚未提交',
  review: '请核对以下信息',
  change: (label) => `修改：${label}`,
  by: (day) => `预计 ${day} 前`,
  on: (day) => day,
  failed: '加载失败',
  failedWhy: '您已提交的内容已保存。',
  waiting: {
    applied: '已收到您的申请',
    reviewing: '正在审核您的申请',
    lead: '您无需在此等待，结果会显示在此页面；如果账户绑定了邮箱或手机，我们也会发送通知。',
    steps: '审核进度',
    sent: '已提交',
    isNext: '等待审核',
    isRead: '审核中',
    decision: '审核结果',
    toLevels: '查看全部等级',
  },
  rejected: {
    title: '本次未通过',
    remark: (remark) => `审核人员说明：“${remark}”`,
    kept: '您提交的内容已全部保留，修改后可重新提交。',
  },
  levels: {
    title: '身份认证',
    lead: '等级越高，可用功能越多。您的证件逐份加密保存，工作人员每次查看均有记录。',
    none: '账号',
    basic: '初级认证',
    advanced: '高级认证',
    notary: '公证认证',
    merchant: '商家认证',
    opens: {
      none: '在市场交易。',
      basic: '与其他用户买卖（C2C）。',
      advanced: '更高的每日限额，发布自己的 C2C 广告，并可申请成为商家。',
      notary: '最高限额，适合大额资金。',
      merchant: '广告带有认证商家标志，以保证金作担保。',
    },
    needs: {
      basic: '需要身份证件和一张照片，通常 3 个工作日内审核。',
      advanced: '需要您的住址和一位联系人，通常 3 个工作日内审核。',
      notary: '需要公证书，通常 30 个工作日内审核。',
    },
    after: {
      advanced: '通过初级认证后开放。',
      notary: '通过高级认证后开放。',
      merchant: '通过高级认证后开放。',
    },
    act: {
      basic: '开始身份认证',
      advanced: '继续高级认证',
      notary: '继续公证认证',
      correct: '修改并重新提交',
      look: '查看进度',
      known: '查看认证信息',
    },
    open: '已开放',
    decideBy: (day) => `预计 ${day} 前给出结果`,
    passedOn: (day) => `${day} 通过`,
    all: '全部认证',
  },
  known: {
    title: '认证信息',
    lead: '部分内容已隐藏，防止他人窥视后冒用。',
    passed: { basic: '初级认证已通过', advanced: '高级认证已通过', notary: '公证认证已通过' },
    basic: '身份',
    advanced: '住址与联系人',
    notary: '公证',
    since: '通过日期',
    labels: { realName: '姓名', nationality: '国籍', workAddress: '工作地址', relativePhone: '联系人电话' },
  },
  centre: {
    title: '认证中心',
    lead: '可申请的认证及其进度。',
  },
};
