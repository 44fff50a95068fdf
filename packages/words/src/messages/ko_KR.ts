import type { MessageBook } from './index.ts';

export const words: MessageBook = {
  'code-register': {
    subject: 'Quay 인증 코드',
    text: '{code} – Quay 계정 개설을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-forgot-password': {
    subject: 'Quay 인증 코드',
    text: '{code} – 로그인 비밀번호 재설정을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-reset-request': {
    subject: 'Quay 인증 코드',
    text: '{code} – 수동 초기화 요청을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-change-password': {
    subject: 'Quay 인증 코드',
    text: '{code} – 로그인 비밀번호 변경을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-set-fund-password': {
    subject: 'Quay 인증 코드',
    text: '{code} – 자금 비밀번호 설정을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-change-fund-password': {
    subject: 'Quay 인증 코드',
    text: '{code} – 자금 비밀번호 변경을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-bind-email': {
    subject: 'Quay 인증 코드',
    text: '{code} – 이메일 주소 등록을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-bind-phone': {
    subject: 'Quay 인증 코드',
    text: '{code} – 휴대폰 번호 등록을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-bind-authenticator': {
    subject: 'Quay 인증 코드',
    text: '{code} – 인증 앱 등록을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-new-recovery-codes': {
    subject: 'Quay 인증 코드',
    text: '{code} – 새 복구 코드 발급을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-add-passkey': {
    subject: 'Quay 인증 코드',
    text: '{code} – 패스키 추가를 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-remove-passkey': {
    subject: 'Quay 인증 코드',
    text: '{code} – 패스키 삭제를 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-set-anti-phishing': {
    subject: 'Quay 인증 코드',
    text: '{code} – 피싱 방지 문구 설정을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-unfreeze': {
    subject: 'Quay 인증 코드',
    text: '{code} – 동결된 계정 해제를 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-withdraw': {
    subject: 'Quay 인증 코드',
    text: '{code} – 출금을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-add-address': {
    subject: 'Quay 인증 코드',
    text: '{code} – 출금 주소 저장을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-save-payment-method': {
    subject: 'Quay 인증 코드',
    text: '{code} – 결제 수단 저장을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-release-coins': {
    subject: 'Quay 인증 코드',
    text: '{code} – 구매자에게 코인을 릴리스하기 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-close-account': {
    subject: 'Quay 인증 코드',
    text: '{code} – 계정 해지을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-export-data': {
    subject: 'Quay 인증 코드',
    text: '{code} – 데이터 다운로드을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'code-send-coins': {
    subject: 'Quay 인증 코드',
    text: '{code} – 다른 회원에게 보내기을 위한 코드입니다. {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요. Quay 직원은 코드를 묻지 않습니다. 직접 요청하지 않았다면 다른 사람이 회원님의 연락처를 알고 있는 것입니다. 이 코드 없이는 아무것도 할 수 없습니다.',
  },
  'has-account': {
    subject: '이미 Quay 계정이 있습니다',
    text: '이 주소로 Quay 계정 개설 요청이 있었습니다. 이 주소는 이미 다른 계정에 등록되어 있습니다. 본인이 요청했다면 로그인하거나 “비밀번호 찾기”에서 새 비밀번호를 설정하세요.',
  },
  'no-account': {
    subject: '이 주소로 등록된 Quay 계정이 없습니다',
    text: '이 주소의 Quay 계정에 대한 비밀번호 재설정 요청이 있었습니다. 해당 계정은 없습니다. 본인이 요청했다면 다른 주소로 가입했을 수 있습니다.',
  },
  'new-device': {
    subject: 'Quay 계정에 새로운 로그인이 있습니다',
    text: '새로운 기기 또는 장소에서 계정에 로그인했습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'password-changed': {
    subject: 'Quay 로그인 비밀번호가 변경되었습니다',
    text: '로그인 비밀번호가 변경되었습니다. 다른 모든 세션이 종료되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'fund-password-set': {
    subject: 'Quay 자금 비밀번호가 설정되었습니다',
    text: '계정에 자금 비밀번호가 설정되었습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'fund-password-changed': {
    subject: 'Quay 자금 비밀번호가 변경되었습니다',
    text: '자금 비밀번호가 변경되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'email-changed': {
    subject: 'Quay 이메일 주소가 변경되었습니다',
    text: '계정의 이메일 주소가 변경되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'phone-changed': {
    subject: 'Quay 휴대폰 번호가 변경되었습니다',
    text: '계정의 휴대폰 번호가 변경되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'authenticator-bound': {
    subject: 'Quay 계정에 인증 앱이 등록되었습니다',
    text: '계정에 인증 앱이 등록되었습니다. 앞으로 비밀번호 로그인, 출금, 보안 설정 변경 시 인증 코드가 필요합니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'authenticator-changed': {
    subject: 'Quay 인증 앱이 변경되었습니다',
    text: '계정의 인증 앱이 등록 또는 교체되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'recovery-codes-changed': {
    subject: '새 Quay 복구 코드가 발급되었습니다',
    text: '계정의 새 복구 코드가 발급되었습니다. 기존 코드는 더 이상 쓸 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'anti-phishing-changed': {
    subject: 'Quay 피싱 방지 문구가 변경되었습니다',
    text: '계정의 피싱 방지 문구가 새로 설정되었습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'passkey-added': {
    subject: 'Quay 계정에 패스키가 추가되었습니다',
    text: '패스키 “{name}” 계정 추가가 완료되었습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'passkey-added-held': {
    subject: 'Quay 계정에 패스키가 추가되었습니다',
    text: '패스키 “{name}” 계정 추가가 완료되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'passkey-removed': {
    subject: 'Quay 계정에서 패스키가 삭제되었습니다',
    text: '패스키 “{name}” 삭제가 완료되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'fund-password-locked': {
    subject: '자금 비밀번호 5회 오류',
    text: '계정에서 자금 비밀번호를 5회 잘못 입력했습니다. {hours}시간 동안 자금 비밀번호를 쓸 수 없으며 출금도 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'address-added': {
    subject: 'Quay 계정에 출금 주소가 저장되었습니다',
    text: '출금 주소 “{name}” 저장이 완료되었습니다. 네트워크: {network}, 주소: {to}\n24시간 후부터 쓸 수 있습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'payment-method-added': {
    subject: 'Quay 계정에 결제 수단이 저장되었습니다',
    text: '결제 수단 “{name}” 저장이 완료되었습니다. {hours}시간 후부터 판매에 쓸 수 있습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'withdrawal-requested': {
    subject: 'Quay 계정 출금 요청',
    text: '{amount} 출금이 요청되었습니다. 네트워크: {network}, 주소: {to}\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'withdrawal-sent': {
    subject: '출금이 전송되었습니다',
    text: '{amount} 출금이 {network} 네트워크를 통해 {to} 주소로 전송되었습니다. 트랜잭션: {hash}',
  },
  'withdrawal-again': {
    subject: '출금을 다시 전송하고 있습니다',
    text: '네트워크의 블록이 변경되어 {amount} 출금({network}, {to})의 트랜잭션이 블록에서 제외되었습니다. 다시 전송하고 있으며, 따로 하실 일은 없습니다.',
  },
  'withdrawal-success': {
    subject: '출금이 완료되었습니다',
    text: '{amount} 출금이 {network} 네트워크를 통해 {to} 주소에 도착했습니다. 트랜잭션: {hash}',
  },
  'withdrawal-failed': {
    subject: '출금에 실패했습니다',
    text: '네트워크가 {amount} 출금({network}, {to})을 실행하지 못했습니다. 코인은 계정으로 반환되었습니다.',
  },
  'withdrawal-rejected': {
    subject: '출금이 거절되었습니다',
    text: '{amount} 출금({network}, {to})이 거절되었습니다: {reason}\n코인은 계정으로 반환되었습니다.',
  },
  'account-frozen': {
    subject: 'Quay 계정이 동결되었습니다',
    text: '{time}에 계정이 동결되었습니다. 모든 세션이 종료되었으며 새로운 주문과 출금을 할 수 없습니다. 미체결 주문은 체결될 수 있습니다. 다른 사람이 접근할 수 없다고 확신하면 로그인 후 보안 센터에서 동결을 해제하세요.',
  },
  'account-unfrozen': {
    subject: 'Quay 계정의 동결이 해제되었습니다',
    text: '동결된 계정이 해제되었습니다. {hours}시간 동안 출금과 P2P 판매를 할 수 없습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'closure-requested': {
    subject: 'Quay 계정 해지 신청',
    text: '계정 해지가 신청되어 {until}에 해지됩니다. 그 전까지 로그인해 취소할 수 있습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'closure-taken-back': {
    subject: 'Quay 계정 해지가 취소되었습니다',
    text: '해지가 취소되어 계정을 계속 사용할 수 있습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'closure-called-off': {
    subject: 'Quay 계정 해지가 중단되었습니다',
    text: '대기 중에 입금이 있어 계정이 해지되지 않았습니다. 해지하려면 로그인해 다시 신청하세요.',
  },
  'account-closed': {
    subject: 'Quay 계정이 해지되었습니다',
    text: '계정이 해지되어 더 이상 로그인할 수 없습니다. 기록은 감사를 위해 보관됩니다.',
  },
  'data-exported': {
    subject: 'Quay 계정 데이터가 다운로드되었습니다',
    text: '계정의 모든 데이터가 다운로드되었습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'coins-sent': {
    subject: 'Quay 계정에서 송금',
    text: '{to}에게 {amount}을(를) 보냈습니다.\n{time}, {device} ({address})\n\n본인이 아니라면 즉시 계정을 동결하세요: {link}',
  },
  'coins-received': {
    subject: '코인이 도착했습니다',
    text: '{from}님이 {amount}을(를) 보냈으며 현물 계정에 반영되었습니다.',
  },
  'reset-applied': {
    subject: 'Quay 계정의 보안 초기화 요청이 있습니다',
    text: '{time}에 신분증을 제출하여 계정의 보안 설정 해제를 요청한 사람이 있습니다. 결과는 {due}까지 나올 예정입니다.\n\n본인이 아니라면 요청을 중단하고 계정을 동결하세요: {link}',
  },
  'reset-approved': {
    subject: 'Quay 계정의 보안이 초기화되었습니다',
    text: '신분증과 함께 접수된 요청에 따라 {time}에 계정의 보안 설정을 해제했습니다. 출금은 {until}까지 보류됩니다.\n\n본인이 아니라면 요청을 중단하고 계정을 동결하세요: {link}',
  },
  'reset-rejected': {
    subject: '초기화 요청이 거절되었습니다',
    text: '요청 {number} 거절 사유: {reason}\n변경된 내용은 없습니다. 다시 요청할 수 있습니다.',
  },
  'reset-stopped': {
    subject: '초기화 요청이 중단되었습니다',
    text: '계정에 등록된 주소에서 요청 {number} 건을 중단했습니다. 계정은 동결되었습니다. 이후 절차는 고객센터에서 도와드립니다.',
  },
  'reset-password': {
    subject: '새 Quay 로그인 비밀번호 설정',
    text: '초기화 요청이 승인되었습니다. 새 로그인 비밀번호를 설정하세요: {link}\n링크는 {hours}시간 동안 한 번만 쓸 수 있습니다.',
  },
  'verification-passed': { subject: '본인 인증이 완료되었습니다', text: '신청이 심사를 통과했습니다: {level}.' },
  'verification-rejected': {
    subject: '본인 인증을 다시 신청해 주세요',
    text: '신청({level})이 거절되었습니다: {reason}\n입력한 내용은 보관되어 있으니 수정하여 다시 신청할 수 있습니다.',
  },
  'support-answer': {
    subject: '고객센터 답변이 도착했습니다',
    text: '고객센터 답변이 도착했습니다. 앱의 고객센터에서 확인하세요.',
  },
  'c2c-opened-payer': {
    subject: 'P2P 주문이 결제를 기다리고 있습니다',
    text: '판매자의 코인이 에스크로에 보관되어 있습니다. 주문의 결제 시간이 끝나기 전에 송금한 뒤 주문에서 알려 주세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: '회원님의 코인을 구매하는 주문이 들어왔습니다',
    text: '회원님의 코인이 에스크로에 보관되어 있습니다. 돈이 계좌에 입금된 것을 확인한 후에만 릴리스하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-paid': {
    subject: '구매자가 송금 완료를 알렸습니다',
    text: '사진이 아니라 계좌를 직접 확인하세요. 주문에 표시된 이름의 계좌에서 돈이 입금되었을 때만 코인을 릴리스하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-released': {
    subject: '코인이 릴리스되었습니다',
    text: '판매자가 코인을 릴리스했습니다. 코인이 회원님의 계정에 있습니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'P2P 주문이 취소되었습니다',
    text: '구매자가 취소했습니다. 코인이 반환되었습니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'P2P 주문의 결제 시간이 지났습니다',
    text: '결제 시간이 끝났습니다. 코인이 판매자에게 반환되었습니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: '결제 시간이 얼마 남지 않았습니다',
    text: '결제 시간이 거의 끝났습니다. 송금했다면 주문에서 알려 주세요. 그러지 않으면 주문이 종료되고 코인이 반환됩니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: '구매자가 코인을 기다리고 있습니다',
    text: '구매자가 송금 완료를 알리고 기다리고 있습니다. 계좌를 확인한 뒤 코인을 릴리스하거나 이의를 제기하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: '구매자가 취소 원인이 회원님에게 있다고 합니다',
    text: '사실이 아니라면 10분 안에 주문에서 답변하세요. 답변이 없으면 그대로 확정됩니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: '판매자가 회원님과 다르게 주장합니다',
    text: '회원님이 판매자를 원인으로 지목하고 취소했습니다. 판매자가 이를 반박하여 회원님의 취소로 계산됩니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-message': {
    subject: 'P2P 주문에 새 메시지가 있습니다',
    text: '자리를 비운 동안 메시지가 왔습니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'P2P 주문에 이의가 제기되었습니다',
    text: '에스크로의 코인은 판매자가 릴리스하거나 담당자가 결정할 때까지 그대로 있습니다. 주문에서 증빙 자료를 추가하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: '이의 제기를 검토하고 있습니다',
    text: '담당자가 이의 제기를 맡았습니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: '이의 제기와 관련해 필요한 자료가 있습니다',
    text: '담당자가 증빙 자료를 요청했습니다. 주문에서 내용을 확인하고 추가하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: '상대방이 이의 철회를 제안했습니다',
    text: '동의하면 주문이 이의 제기 전처럼 진행됩니다. 동의하지 않아도 됩니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: '이의 제기가 철회되었습니다',
    text: '주문이 이의 제기 전처럼 진행됩니다.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: '이의 제기가 구매자에게 유리하게 결정되었습니다',
    text: '주문에서 사유를 확인하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: '이의 제기가 판매자에게 유리하게 결정되었습니다',
    text: '주문에서 사유를 확인하세요.\n주문 {order}, 상대방 {name}: {amount}, {money}.\n\n{link}',
  },
  'c2c-several': { subject: 'P2P 주문 소식', text: 'P2P 주문에 새로운 소식이 있습니다 ({count}):\n{lines}\n\n{link}' },
  'contract-warned': {
    subject: '포지션이 강제 청산에 가까워졌습니다',
    text: '{symbol}: 시장 평균가 {mark} 기준으로 포지션 담보의 {ratio}만큼이 요구되고 있습니다. 담보 {equity}, 요구액 {required}이며, 둘이 같아지면 강제 청산됩니다. 증거금을 추가하거나 일부를 종료할 수 있습니다.\n\n{link}',
  },
  'contract-liquidated': {
    subject: '포지션이 강제 청산되었습니다',
    text: '{symbol}: 시장 평균가 {mark}에서 포지션의 담보가 요구액 이하로 내려갔습니다. {price}에 {closed} 종료, {left} 남음. 모든 수치는 거래 확인서에 있습니다.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: '포지션이 자동 디레버리징으로 종료되었습니다',
    text: '{symbol}: 반대편 포지션이 강제 청산되었으나 호가창도 보험기금도 이를 인수하지 못했습니다. 손익과 레버리지 순서에 따라 회원님의 포지션이 다음 차례였습니다: 시장 평균가 {mark}, {price}에 {closed} 종료, 수수료 없음. 전체 순위는 거래 확인서에 있습니다.\n\n{link}',
  },
  'contract-covered': {
    subject: '수익으로 펀딩비를 지급했습니다',
    text: '{symbol}: 계정 잔액이 내야 할 펀딩비보다 적었습니다. 지급을 위해 이 포지션의 수익 중 {amount}만큼을 시장 평균가 {mark}에 실현했습니다. 자산 가치는 변하지 않습니다.\n\n{link}',
  },
  'contract-halted': {
    subject: '보유 중인 선물의 거래가 정지되었습니다',
    text: '{symbol}: 당분간 거래와 강제 청산이 모두 정지됩니다. 주문 취소와 증거금 추가는 가능합니다.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: '보유 중인 선물은 종료만 가능합니다',
    text: '{symbol}: 포지션을 종료할 수 있지만 새로 진입할 수는 없습니다. 보유 포지션은 그대로 유지됩니다.\n\n{link}',
  },
  'contract-reopened': {
    subject: '보유 중인 선물의 거래가 재개되었습니다',
    text: '{symbol}: 포지션 진입과 종료가 다시 가능합니다.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: '카피가 건너뛰어졌습니다',
    text: '{symbol}: {name} 님이 포지션에 진입했으나 카피되지 않았습니다. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: '손실 한도에 도달해 팔로우가 중단되었습니다',
    text: '{name} 님: 손실이 설정한 중단선 {stop}에 도달했습니다. 팔로우가 종료되고 카피 포지션은 시장가로 종료됩니다.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: '팔로우하던 리드 트레이더가 활동을 종료했습니다',
    text: '{name} 님이 리드 트레이더 활동을 종료했습니다. 더 이상 카피되지 않으며 카피 포지션은 시장가로 종료됩니다.\n\n{link}',
  },
  'contract-share-paid': {
    subject: '수익 배분금이 지급되었습니다',
    text: '{name} 님에게 {paid} 지급되었습니다. 이전 최고점을 넘는 순수익에 대한 주간 배분금입니다.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: '이제 다른 사람이 회원님을 팔로우할 수 있습니다',
    text: '신청이 승인되었습니다. 최대 {count}명이 팔로우할 수 있으며, 지금부터 진입하는 포지션이 팔로워에게도 카피됩니다.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: '리드 트레이더 신청이 거절되었습니다',
    text: '지금은 다른 사람이 회원님을 팔로우할 수 없습니다. 다시 신청할 수 있습니다.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: '리드 트레이더 활동이 종료되었습니다',
    text: '담당자가 리드 트레이더 활동을 종료했습니다. 팔로워의 팔로우가 중단되고 카피 포지션이 종료되었습니다. 자세한 내용은 고객센터에 문의하세요.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: '보유 중인 선물이 하루 안에 만기됩니다',
    text: '{symbol} 만기: {expiry}. 그때 남아 있는 포지션은 마지막 몇 분간의 인덱스 평균으로 정산되고 주문은 취소됩니다. 그 전에 종료할 수 있습니다.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: '보유 중인 선물이 한 시간 안에 만기됩니다',
    text: '{symbol} 만기: {expiry}. 마지막 몇 분간 시장 평균가는 인덱스 평균인 정산 가격으로 옮겨 갑니다. 그때까지 종료할 수 있습니다.\n\n{link}',
  },
  'contract-settled': {
    subject: '선물이 만기 정산되었습니다',
    text: '{symbol}: {price}에 {closed} 정산. 손익: {profit}, 수수료: {fee}. 가격의 모든 표본은 거래 확인서에 있습니다.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: '경고: 대출이 담보 강제 매각에 가까워지고 있습니다',
    text: '대출 {loan}: 담보 {pledge}에 대해 {debt}의 빚이 있으며, 인덱스 기준 담보 가치의 {rate}입니다. 85 %가 되면 담보 일부가 매각됩니다. 일부를 상환하거나 담보를 추가해 비율을 낮추세요.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: '대출이 연체되었습니다',
    text: '대출 {loan}: 원금 {debt} 및 이자가 남은 채 만기가 지났습니다. 지금부터 시작되는 매시간 이자가 {multiple}배로 부과됩니다. 만기 72시간 후 담보를 매각하여 대출을 종료합니다.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: '담보 일부가 매각되었습니다',
    text: '대출 {loan}: 인덱스 가격 {price} USDT에 {sold} 매각, 빚 {paid} 상환. {left}: 담보로 남거나 회원님에게 반환되었습니다. 모든 수치는 거래 확인서에 있습니다.\n\n{link}',
  },
  'contract-earn-income': {
    subject: '수익이 지급되었습니다',
    text: '{name} 수익 {amount} 지급이 완료되었습니다. 지급 주체는 내역에서 확인할 수 있습니다.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: '수익 지급이 예정되었으며 아직 지급되지 않았습니다',
    text: '{name} 수익 {amount}의 지급일이 되었습니다. 지급 재원이 부족하여 아직 어떤 잔액에도 반영되지 않았으며, 재원이 확보되는 즉시 자동으로 지급됩니다. 예치금에는 영향이 없습니다.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: '예치 기간이 종료되었습니다',
    text: '{name} 상품이 종료되어 {amount} 자동 반환되었습니다.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: '예치금이 반환되었습니다',
    text: '{name} 상품에서 해지한 {amount} 계정에 입금되었습니다.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: '신용 대출이 지급되었습니다',
    text: '{amount} 현물 계정에 입금되었습니다. 만기는 {due}입니다. 더 일찍 상환하면 시작된 날까지의 이자만 냅니다.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: '신청한 금액보다 적게 승인되었습니다',
    text: '신청 금액 {asked}, 승인 금액 {amount}. 수락 여부를 선택하세요. 제안은 7일간 유효합니다.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: '신용 대출 신청이 거절되었습니다',
    text: '신청 금액: {asked}. {reason} 다시 신청할 수 있습니다.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: '신용 대출 만기가 3일 남았습니다',
    text: '{due}까지 {amount} 상환해야 합니다. 자동으로 인출되지 않으니 앱에서 상환해 주세요.\n\n{link}',
  },
  'contract-credit-due': {
    subject: '신용 대출 만기가 하루 남았습니다',
    text: '{due}까지 {amount} 상환해야 합니다. 자동으로 인출되지 않으니 앱에서 상환해 주세요.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: '신용 대출이 연체되었습니다',
    text: '{due}에 만기가 지났습니다. 오늘 갚아야 할 금액은 {amount}이며, 하루가 지날 때마다 이전보다 많은 이자가 부과됩니다. 강제로 인출하지 않습니다. 앱에서 상환해 주세요. 고객센터에서 도와드립니다.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: '연결한 지갑의 수익이 지급되었습니다',
    text: '지갑 {wallet}의 하루 수익 {amount}이(가) 금융 계정에 들어왔습니다. 프로모션 예산에서 지급되었으며 지갑은 건드리지 않았습니다.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: '연결한 지갑의 수익이 지급 예정이며 아직 지급되지 않았습니다',
    text: '지갑 {wallet}의 하루 수익 {amount}의 지급 때가 되었습니다. 프로모션 예산이 부족해 아직 어떤 잔액에도 없으며, 자금이 채워지면 자동으로 지급됩니다.\n\n{link}',
  },
  'contract-price-above': {
    subject: '가격 알림',
    text: '{symbol} 가격이 {price}까지 올랐습니다. 현재가 {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: '가격 알림',
    text: '{symbol} 가격이 {price}까지 내렸습니다. 현재가 {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: '가격 알림',
    text: '{symbol} 가격이 {within} 안에 {percent}% 움직였습니다. 현재가 {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: '추천 보상이 지급되었습니다',
    text: '초대한 분들의 입금에 대한 {amount}이(가) 프로모션 예산에서 현물 계정으로 지급되었습니다. 모든 수치는 추천 화면에서 다시 계산해 볼 수 있습니다.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: '추천 보상이 지급 예정이며 아직 지급되지 않았습니다',
    text: '초대한 분들의 입금에 대한 {amount}을(를) 받으실 수 있습니다. 프로모션 예산이 부족해 아직 어떤 잔액에도 없으며, 자금이 채워지면 자동으로 지급됩니다.\n\n{link}',
  },
  'contract-several': { subject: '선물 소식', text: '선물에 새로운 소식이 있습니다 ({count}):\n{lines}\n\n{link}' },
  antiPhishing: '피싱 방지 문구: {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: '기본 인증',
    advanced: '고급 인증',
    notary: '공증 인증',
    merchant: '머천트 인증',
    'merchant-refund': '머천트 보증금 환급',
  },
  rejectReasons: {
    'picture-unreadable': '사진을 판독할 수 없습니다.',
    'picture-cut': '사진에 문서 전체가 나오지 않았습니다.',
    'document-expired': '문서의 유효기간이 지났습니다.',
    'name-differs': '이름이 문서와 다릅니다.',
    'number-differs': '번호가 문서와 다릅니다.',
    'face-differs': '사진 속 인물이 문서와 다릅니다.',
    'not-accepted': '이 종류의 문서는 받을 수 없습니다.',
    other: '심사자의 의견을 확인하세요.',
  },
  creditRejections: {
    'income-too-low': '제출한 소득으로 신청 금액을 감당할 수 없습니다.',
    'other-credit': '다른 대출이 있습니다.',
    'papers-unclear': '서류를 제대로 판독할 수 없습니다.',
    'papers-differ': '서류가 신청 내용과 다릅니다.',
    'not-identified': '신분증 사진이 본인 인증과 일치하지 않습니다.',
    other: '의견을 확인하세요.',
  },
  withdrawalRejections: {
    'address-suspicious': '의심스러운 주소입니다.',
    'account-at-risk': '계정이 위험할 수 있습니다. 누가 접근할 수 있는지 확인하세요.',
    'documents-needed': '서류가 필요합니다. 필요한 서류는 고객센터에서 안내합니다.',
    other: '의견을 확인하세요.',
  },
};
