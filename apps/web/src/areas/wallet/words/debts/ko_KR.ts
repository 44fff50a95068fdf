import type { DebtWords } from './index.ts';

export const words: DebtWords = {
  title: '입금이 취소되어 일부가 부족합니다',
  paidTwice: {
    title: '출금이 두 번 지급되어 일부가 부족합니다',
    why: '이 출금은 실패하여 코인이 반환되었으나 네트워크 변경 후 지급되었습니다. 이 코인으로 받는 금액이 먼저 부족분을 메웁니다. 그때까지 거래와 전환은 가능하지만 계정에서 내보낼 수 없습니다.',
  },
  from: (network, hash) => `${network}, ${hash}`,
  why: '잔액에 반영된 입금을 네트워크가 취소했습니다. 이 코인으로 받는 금액이 먼저 부족분을 메웁니다. 그때까지 거래와 전환은 가능하지만 계정에서 내보낼 수 없습니다. 전송이 다시 도착하면 자동으로 해소됩니다.',
  owed: (amount) => `아직 ${amount} 부족합니다. 이 코인으로 받는 금액이 먼저 부족분을 메웁니다.`,
  unsupported: {
    title: '도착했지만 반영할 수 없음',
    why: '입금 주소에 도착했으나 지원하지 않는 코인입니다. 잔액에는 포함되지 않습니다. 반환 가능 여부는 고객센터에 문의하세요. 해시를 알려 주시고, 해시가 없으면 시각과 보낸 사람을 알려 주세요. 요청하지 않은 토큰의 링크를 열지 마세요.',
    coin: (network) => `${network} 네트워크 자체의 코인`,
    token: (network, contract) => `${network} 토큰 ${contract}`,
    smallest: '최소 단위 기준',
    unnamed: '컨트랙트가 지급, 해시 없음',
  },
};
