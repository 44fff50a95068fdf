import type { Language } from '@quay/contract/identity';
import type { ReviewKind } from '@quay/contract/staff';
import type { RejectReason } from '@quay/contract/verification';

/** What was applied for, as messages name it. */
export const reviewKindWords: Readonly<Record<Language, Readonly<Record<ReviewKind, string>>>> = {
  en_US: {
    basic: 'basic verification',
    advanced: 'advanced verification',
    notary: 'notary verification',
    merchant: 'merchant certification',
    'merchant-refund': 'refund of the merchant deposit',
  },
  zh_CN: {
    basic: '初级认证',
    advanced: '高级认证',
    notary: '公证认证',
    merchant: '商家认证',
    'merchant-refund': '商家保证金退还',
  },
};

/** Why a reviewer rejects. */
export const rejectReasonWords: Readonly<Record<Language, Readonly<Record<RejectReason, string>>>> = {
  en_US: {
    'picture-unreadable': 'A picture cannot be read.',
    'picture-cut': 'A picture does not show all of the document.',
    'document-expired': 'The document has expired.',
    'name-differs': 'The name differs from the document.',
    'number-differs': 'The number differs from the document.',
    'face-differs': 'The person in the pictures differs from the document.',
    'not-accepted': 'We cannot accept this kind of document.',
    other: 'See the remark of the reviewer.',
  },
  zh_CN: {
    'picture-unreadable': '图片无法辨认。',
    'picture-cut': '图片未完整显示证件。',
    'document-expired': '证件已过期。',
    'name-differs': '姓名与证件不符。',
    'number-differs': '号码与证件不符。',
    'face-differs': '照片中的人与证件不符。',
    'not-accepted': '不接受此类证件。',
    other: '请查看审核备注。',
  },
};
