import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: '여기에 보관', sent: '전송됨', failed: '실패' },
  search: '이메일 주소 또는 휴대폰 번호',
  columns: { to: '수신', subject: '제목', code: '코드', delivery: '전달', at: '시각' },
  emptyTitle: '아직 메시지가 없습니다',
  emptyWords: '회원에게 보내는 코드와 알림이 작성되는 대로 여기에 표시됩니다.',
  keptWords: '이 메시지를 전달할 설정이 없습니다. 여기까지입니다.',
  failedWords: '메일 서버가 받지 않았습니다.',
  hidden: '수신자만 볼 수 있는 내용이라 여기에 표시되지 않습니다.',
  text: '내용',
  code: '코드',
  copyCode: '코드 복사',
  unknown: '목록에 없는 메시지입니다',
  unknownWords: '더 아래에 있거나 다른 주소로 작성되었을 수 있습니다.',
};
