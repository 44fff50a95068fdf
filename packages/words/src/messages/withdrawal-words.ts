import type { Language } from '@quay/contract/identity';
import type { WithdrawalRejection } from '@quay/contract/wallet';

/** Why staff reject a withdrawal. */
export const withdrawalRejectionWords: Readonly<Record<Language, Readonly<Record<WithdrawalRejection, string>>>> = {
  en_US: {
    'address-suspicious': 'The address is suspicious.',
    'account-at-risk': 'Your account may be in danger: check who can get into it.',
    'documents-needed': 'We need documents from you: customer service tells you which.',
    other: 'See the remark.',
  },
  zh_CN: {
    'address-suspicious': '提币地址可疑。',
    'account-at-risk': '您的账户可能有风险，请检查账户安全。',
    'documents-needed': '需要您补充材料，请联系客服了解详情。',
    other: '请查看备注。',
  },
};
