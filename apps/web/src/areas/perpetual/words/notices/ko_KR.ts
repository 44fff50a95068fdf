import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: '알림',
  failed: '알림을 불러오지 못했습니다',
  failedWhy: '포지션에는 영향이 없습니다.',
  none: '아직 알림이 없습니다',
  noneWhy: '경고, 강제 청산, 선물의 변경 등 선물에 관한 소식이 여기에 표시됩니다.',
  fresh: '새 알림',
  receipt: (number) => `확인서 ${number}`,
  look: '보기',
  older: '이전 알림 보기',
  settings: '알림 방법',
  settingsTitle: '선물 알림',
  settingsFailed: '알림 설정을 불러오지 못했습니다',
  settingsFailedWhy: '변경된 것은 없습니다.',
  topics: {
    risk: {
      title: '위험',
      lead: '강제 청산 경고, 강제 청산, 자동 디레버리징, 손실로 중단된 팔로우. 항상 어떤 방법으로든 전송됩니다.',
    },
    activity: { title: '활동', lead: '수익에서 지급된 펀딩비, 보유 선물의 정지와 재개, 팔로우 소식.' },
    alerts: { title: '가격 알림', lead: '설정한 가격에 도달했을 때.' },
  },
  channels: { app: '알림을 켠 기기로', email: '이메일로', sms: '문자 메시지로' },
  last: '하나는 켜져 있어야 합니다. 먼저 다른 것을 켜세요.',
  device: '이 기기의 알림',
  saveFailed: '변경하지 못했습니다. 다시 시도해 주세요.',
  near: (symbol, ratio) => `${symbol}: 포지션 담보의 ${ratio}만큼이 요구되고 있습니다.`,
  nearAt: (price) => `시장 평균가가 ${price}에 도달하면 강제 청산됩니다.`,
  nearSoon: '전부가 되면 강제 청산됩니다.',
  addMargin: '증거금 추가',
  closeQuarter: '25% 종료',
};
