import { plural } from '@quay/words/languages/ko_KR';
import type { NoticeWords } from './index.ts';

export const words: NoticeWords = {
  title: 'P2P 알림',
  failed: '알림 설정을 불러오지 못했습니다',
  failedWhy: '광고는 그대로 유지됩니다.',
  topics: {
    orders: { title: '주문', lead: '주문 접수, 송금, 릴리스, 취소, 시간 초과, 자리를 비운 동안의 메시지.' },
    appeals: { title: '이의 제기', lead: '제기, 담당자 배정, 증빙 요청, 결정.' },
  },
  channels: {
    app: { title: '앱', lead: '열려 있는 앱과 알림을 켠 기기' },
    email: { title: '이메일', lead: '등록된 이메일 주소로' },
    sms: { title: 'SMS', lead: '등록된 휴대폰으로' },
  },
  notBound: { email: '등록된 이메일 주소 없음', sms: '등록된 휴대폰 없음', app: '' },
  bind: { email: '이메일 주소 등록', sms: '휴대폰 등록', app: '' },
  last: '하나 이상은 켜져 있어야 합니다. 먼저 다른 것을 켜세요.',
  deaf: '앱을 닫으면 알림을 받을 수 없습니다. 이 기기의 알림이나 이메일을 켜세요.',
  saveFailed: '변경되지 않았습니다. 다시 시도해 주세요.',
  security: '보안',
  securityLead: '로그인, 비밀번호와 결제 계좌 변경, 출금.',
  always: '항상 켜짐',
  device: '이 기기',
  push: {
    on: { title: '알림 켜짐', lead: 'Quay를 닫아 두어도 이 브라우저에 표시됩니다.' },
    off: { title: '알림 꺼짐', lead: 'Quay를 닫아 두어도 이 기기에서 주문 소식을 받으세요.' },
    denied: {
      title: '브라우저가 알림을 차단하고 있습니다',
      lead: '이전에 알림을 거부했습니다. 브라우저 설정(주소 옆 아이콘)에서 이 사이트의 알림을 허용한 뒤 돌아오세요.',
    },
    unsupported: {
      title: '이 브라우저는 알림을 지원하지 않습니다',
      lead: '알림을 표시할 수 없거나 TLS 없이 접속한 페이지입니다. 이메일은 선택할 수 있습니다.',
    },
    install: {
      title: '먼저 Quay를 설치하세요',
      lead: 'iPhone에서는 설치된 앱만 알림을 표시합니다. 공유 메뉴에서 “홈 화면에 추가”를 선택하세요.',
    },
  },
  turnOn: '여기서 알림 켜기',
  turningOn: '브라우저 응답 대기 중',
  turnOff: '여기서 끄기',
  test: '테스트 알림 보기',
  testTitle: 'Quay',
  testBody: '주문 알림은 이렇게 표시됩니다. 실제로 일어난 일은 없습니다.',
  devices: (count) => plural(count, { other: `기기 ${count}대에서 알림 수신` }),
  pushFailed: '브라우저의 푸시 서비스가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
};
