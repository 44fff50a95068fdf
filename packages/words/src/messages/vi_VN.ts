import type { MessageBook } from './index.ts';

export const words: MessageBook = {
  'code-register': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để mở tài khoản Quay. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-forgot-password': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để đặt mật khẩu đăng nhập mới. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-reset-request': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để yêu cầu đặt lại thủ công. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-change-password': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để đổi mật khẩu đăng nhập. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-set-fund-password': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để đặt mật khẩu quỹ. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-change-fund-password': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để đổi mật khẩu quỹ. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-bind-email': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để liên kết địa chỉ email. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-bind-phone': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để liên kết số điện thoại. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-bind-authenticator': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để liên kết ứng dụng xác thực. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-new-recovery-codes': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để nhận mã khôi phục mới. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-add-passkey': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để thêm passkey. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-remove-passkey': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để xóa passkey. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-set-anti-phishing': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để đặt mã chống lừa đảo. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-unfreeze': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để mở lại tài khoản đang đóng băng. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-withdraw': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để rút tiền. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-add-address': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để lưu địa chỉ rút. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-save-payment-method': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để lưu phương thức thanh toán. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-release-coins': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để mở khóa coin cho người mua. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-close-account': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để đóng tài khoản. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-export-data': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để tải dữ liệu. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'code-send-coins': {
    subject: 'Mã Quay của bạn',
    text: '{code} là mã để gửi cho người dùng khác. Mã có hiệu lực trong {minutes} phút. Không đưa mã cho bất kỳ ai: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu, có người khác đang biết địa chỉ của bạn; không có mã thì họ không thể làm gì.',
  },
  'has-account': {
    subject: 'Bạn đã có tài khoản Quay',
    text: 'Có người muốn mở tài khoản Quay bằng địa chỉ này. Địa chỉ đã thuộc về một tài khoản. Nếu là bạn, hãy đăng nhập hoặc đặt mật khẩu mới ở mục “Quên mật khẩu”.',
  },
  'no-account': {
    subject: 'Không có tài khoản Quay nào dùng địa chỉ này',
    text: 'Có người yêu cầu đặt mật khẩu mới cho tài khoản Quay dùng địa chỉ này. Không có tài khoản như vậy. Nếu là bạn, có thể bạn đã dùng địa chỉ khác.',
  },
  'new-device': {
    subject: 'Đăng nhập mới vào tài khoản Quay của bạn',
    text: 'Tài khoản của bạn được đăng nhập từ thiết bị hoặc địa điểm mới.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'password-changed': {
    subject: 'Mật khẩu đăng nhập Quay của bạn đã được đổi',
    text: 'Mật khẩu đăng nhập của bạn đã được đổi. Mọi phiên khác đã kết thúc. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'fund-password-set': {
    subject: 'Đã đặt mật khẩu quỹ Quay',
    text: 'Tài khoản của bạn đã được đặt mật khẩu quỹ.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'fund-password-changed': {
    subject: 'Mật khẩu quỹ Quay của bạn đã được đổi',
    text: 'Mật khẩu quỹ của bạn đã được đổi. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'email-changed': {
    subject: 'Địa chỉ email Quay của bạn đã được đổi',
    text: 'Địa chỉ email của tài khoản đã được đổi. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'phone-changed': {
    subject: 'Số điện thoại Quay của bạn đã được đổi',
    text: 'Số điện thoại của tài khoản đã được đổi. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'authenticator-bound': {
    subject: 'Đã liên kết ứng dụng xác thực với tài khoản Quay',
    text: 'Ứng dụng xác thực đã được liên kết với tài khoản của bạn. Từ nay sẽ cần mã khi đăng nhập bằng mật khẩu, rút tiền hoặc thay đổi bảo mật.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'authenticator-changed': {
    subject: 'Ứng dụng xác thực Quay của bạn đã được đổi',
    text: 'Ứng dụng xác thực của tài khoản đã được liên kết hoặc thay thế. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'recovery-codes-changed': {
    subject: 'Mã khôi phục Quay mới',
    text: 'Đã tạo mã khôi phục mới cho tài khoản. Các mã cũ không còn giá trị.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'anti-phishing-changed': {
    subject: 'Mã chống lừa đảo Quay của bạn đã được đổi',
    text: 'Mã chống lừa đảo của tài khoản đã được đặt lại.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'passkey-added': {
    subject: 'Đã thêm passkey vào tài khoản Quay',
    text: 'Passkey “{name}” đã được thêm vào tài khoản.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'passkey-added-held': {
    subject: 'Đã thêm passkey vào tài khoản Quay',
    text: 'Passkey “{name}” đã được thêm vào tài khoản. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'passkey-removed': {
    subject: 'Đã xóa passkey khỏi tài khoản Quay',
    text: 'Passkey “{name}” đã bị xóa khỏi tài khoản. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'fund-password-locked': {
    subject: 'Nhập sai mật khẩu quỹ năm lần',
    text: 'Có người đã nhập sai mật khẩu quỹ năm lần trong tài khoản của bạn. Trong {hours} giờ mật khẩu quỹ không được chấp nhận và không thể rút.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'address-added': {
    subject: 'Đã lưu địa chỉ rút trong tài khoản Quay',
    text: 'Địa chỉ rút “{name}” qua {network} đã được lưu: {to}\nCó thể dùng sau 24 giờ.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'payment-method-added': {
    subject: 'Đã lưu phương thức thanh toán trong tài khoản Quay',
    text: 'Phương thức thanh toán “{name}” đã được lưu. Có thể dùng để bán sau {hours} giờ.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'withdrawal-requested': {
    subject: 'Yêu cầu rút từ tài khoản Quay',
    text: 'Đã có yêu cầu rút {amount} qua {network} tới {to}\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'withdrawal-sent': {
    subject: 'Lệnh rút của bạn đang được gửi',
    text: 'Lệnh rút {amount} qua {network} tới {to} đã được gửi. Giao dịch: {hash}',
  },
  'withdrawal-again': {
    subject: 'Lệnh rút của bạn đang được gửi lại',
    text: 'Mạng đã thay đổi các khối và giao dịch của lệnh rút {amount} qua {network} tới {to} không còn trong đó. Lệnh đang được gửi lại. Bạn không cần làm gì.',
  },
  'withdrawal-success': {
    subject: 'Lệnh rút của bạn đã hoàn tất',
    text: 'Lệnh rút {amount} qua {network} tới {to} đã đến nơi. Giao dịch: {hash}',
  },
  'withdrawal-failed': {
    subject: 'Lệnh rút của bạn thất bại',
    text: 'Mạng không thực hiện lệnh rút {amount} qua {network} tới {to}. Coin đã được trả về tài khoản của bạn.',
  },
  'withdrawal-rejected': {
    subject: 'Lệnh rút của bạn bị từ chối',
    text: 'Lệnh rút {amount} qua {network} tới {to} bị từ chối: {reason}\nCoin đã được trả về tài khoản của bạn.',
  },
  'account-frozen': {
    subject: 'Tài khoản Quay của bạn đã bị đóng băng',
    text: 'Tài khoản của bạn bị đóng băng lúc {time}. Mọi phiên đã kết thúc, không thể đặt lệnh mới hay rút. Lệnh chờ vẫn có thể khớp. Khi chắc chắn không ai khác truy cập được, hãy đăng nhập và mở lại trong trung tâm bảo mật.',
  },
  'account-unfrozen': {
    subject: 'Tài khoản Quay của bạn đã mở lại',
    text: 'Tài khoản đóng băng của bạn đã được mở lại. Trong {hours} giờ không thể rút hay bán P2P.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'closure-requested': {
    subject: 'Yêu cầu đóng tài khoản Quay',
    text: 'Đã có yêu cầu đóng tài khoản của bạn. Tài khoản đóng vào {until}. Trước đó bạn có thể đăng nhập và hủy.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'closure-taken-back': {
    subject: 'Đã hủy việc đóng tài khoản Quay',
    text: 'Việc đóng đã được hủy, tài khoản của bạn vẫn mở.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'closure-called-off': {
    subject: 'Việc đóng tài khoản Quay không thực hiện',
    text: 'Tài khoản của bạn không bị đóng vì có coin chuyển đến trong lúc chờ. Nếu vẫn muốn đóng, hãy đăng nhập và yêu cầu lại.',
  },
  'account-closed': {
    subject: 'Tài khoản Quay của bạn đã đóng',
    text: 'Tài khoản của bạn đã đóng và không thể đăng nhập nữa. Hồ sơ được lưu để kiểm toán.',
  },
  'data-exported': {
    subject: 'Dữ liệu tài khoản Quay đã được tải',
    text: 'Toàn bộ dữ liệu của tài khoản bạn đã được tải xuống.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'coins-sent': {
    subject: 'Chuyển từ tài khoản Quay',
    text: 'Đã gửi {amount} cho {to}.\n{time}, từ {device} ({address}).\n\nNếu không phải bạn, hãy đóng băng tài khoản ngay: {link}',
  },
  'coins-received': {
    subject: 'Bạn đã nhận coin',
    text: '{from} đã gửi bạn {amount}, đã vào tài khoản Giao ngay.',
  },
  'reset-applied': {
    subject: 'Có người yêu cầu đặt lại bảo mật của tài khoản Quay',
    text: 'Lúc {time} có người dùng giấy tờ tùy thân yêu cầu chúng tôi gỡ cài đặt bảo mật khỏi tài khoản của bạn. Dự kiến có quyết định trước {due}.\n\nNếu không phải bạn, hãy dừng yêu cầu và đóng băng tài khoản: {link}',
  },
  'reset-approved': {
    subject: 'Bảo mật của tài khoản Quay đã được đặt lại',
    text: 'Lúc {time} chúng tôi đã gỡ cài đặt bảo mật khỏi tài khoản của bạn theo yêu cầu có giấy tờ tùy thân. Việc rút tạm hoãn đến {until}.\n\nNếu không phải bạn, hãy dừng lại và đóng băng tài khoản: {link}',
  },
  'reset-rejected': {
    subject: 'Yêu cầu đặt lại của bạn bị từ chối',
    text: 'Yêu cầu {number} bị từ chối: {reason}\nKhông có gì thay đổi. Bạn có thể yêu cầu lại.',
  },
  'reset-stopped': {
    subject: 'Yêu cầu đặt lại của bạn đã bị dừng',
    text: 'Yêu cầu {number} đã bị dừng từ một địa chỉ liên kết với tài khoản. Tài khoản đang bị đóng băng. Bộ phận hỗ trợ có thể giúp bạn tiếp.',
  },
  'reset-password': {
    subject: 'Đặt mật khẩu đăng nhập Quay mới',
    text: 'Yêu cầu đặt lại của bạn đã được duyệt. Đặt mật khẩu đăng nhập mới tại đây: {link}\nLiên kết dùng được một lần, trong {hours} giờ.',
  },
  'verification-passed': {
    subject: 'Xác minh của bạn đã được thông qua',
    text: 'Đơn của bạn đã được xét duyệt và thông qua: {level}.',
  },
  'verification-rejected': {
    subject: 'Bạn cần xác minh lại',
    text: 'Đơn của bạn ({level}) bị từ chối: {reason}\nThông tin bạn đã nhập được giữ lại: bạn có thể sửa và gửi lại.',
  },
  'support-answer': {
    subject: 'Bộ phận hỗ trợ đã trả lời bạn',
    text: 'Bộ phận hỗ trợ đã trả lời bạn. Xem câu trả lời trong ứng dụng, mục hỗ trợ.',
  },
  'c2c-opened-payer': {
    subject: 'Một lệnh P2P đang chờ bạn thanh toán',
    text: 'Có người bán coin cho bạn. Coin đang được tạm giữ. Hãy thanh toán trước khi hết giờ của lệnh, rồi xác nhận trong lệnh.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: 'Có người mua coin của bạn',
    text: 'Coin của bạn đang được tạm giữ. Chỉ mở khóa khi tiền đã vào tài khoản của bạn.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-paid': {
    subject: 'Người mua báo đã chuyển tiền',
    text: 'Hãy xem trực tiếp tài khoản, đừng tin ảnh. Chỉ mở khóa coin khi tiền đã vào và đến từ tài khoản mang tên ghi trong lệnh.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-released': {
    subject: 'Coin đã được mở khóa cho bạn',
    text: 'Người bán đã mở khóa coin. Coin đang ở trong tài khoản của bạn.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'Một lệnh P2P đã bị hủy',
    text: 'Người mua đã hủy. Coin đã được trả lại.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'Một lệnh P2P không được thanh toán kịp',
    text: 'Thời gian thanh toán đã hết. Coin đã trả về người bán.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: 'Sắp hết giờ thanh toán',
    text: 'Thời gian thanh toán của bạn sắp hết. Nếu đã thanh toán, hãy xác nhận trong lệnh: nếu không lệnh sẽ kết thúc và coin được trả lại.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: 'Một người mua đang chờ coin của bạn',
    text: 'Người mua báo đã chuyển tiền và vẫn đang chờ. Hãy kiểm tra tài khoản, rồi mở khóa coin hoặc khiếu nại.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: 'Người mua nói bạn là lý do họ hủy',
    text: 'Nếu không đúng, hãy trả lời trong lệnh trong vòng 10 phút. Không trả lời thì giữ nguyên.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: 'Người bán không đồng ý với bạn',
    text: 'Bạn đã hủy và nêu người bán là lý do. Người bán phản đối, nên lần hủy tính cho bạn.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-message': {
    subject: 'Tin nhắn mới trong một lệnh P2P',
    text: 'Có tin nhắn cho bạn khi bạn vắng mặt.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'Một lệnh P2P đang bị khiếu nại',
    text: 'Coin tạm giữ được giữ nguyên cho đến khi người bán mở khóa hoặc nhân viên quyết định. Hãy thêm bằng chứng trong lệnh.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: 'Khiếu nại của bạn đang được xem xét',
    text: 'Nhân viên của chúng tôi đã nhận khiếu nại.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: 'Chúng tôi cần thêm thông tin cho một khiếu nại',
    text: 'Nhân viên của chúng tôi yêu cầu bằng chứng. Xem yêu cầu và thêm bằng chứng trong lệnh.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: 'Bên kia đề nghị rút khiếu nại',
    text: 'Nếu bạn đồng ý, lệnh tiếp tục như trước khi khiếu nại. Bạn không bắt buộc đồng ý.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: 'Một khiếu nại đã được rút',
    text: 'Lệnh tiếp tục như trước khi khiếu nại.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: 'Khiếu nại được quyết định cho người mua',
    text: 'Xem lý do trong lệnh.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: 'Khiếu nại được quyết định cho người bán',
    text: 'Xem lý do trong lệnh.\nLệnh {order} với {name}: {amount} lấy {money}.\n\n{link}',
  },
  'c2c-several': {
    subject: 'Tin về lệnh P2P của bạn',
    text: 'Có tin về lệnh P2P của bạn ({count}):\n{lines}\n\n{link}',
  },
  'contract-warned': {
    subject: 'Vị thế của bạn gần bị thanh lý',
    text: '{symbol}: {ratio} số tiền bảo đảm vị thế của bạn đã bị yêu cầu, với giá đánh dấu {mark}. Bảo đảm hiện có {equity}, yêu cầu {required}; khi hai số bằng nhau, vị thế bị thanh lý. Bạn có thể thêm ký quỹ hoặc đóng một phần.\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'Vị thế của bạn đã bị thanh lý',
    text: '{symbol}: số tiền bảo đảm vị thế không còn lớn hơn mức yêu cầu, với giá đánh dấu {mark}. Đã đóng {closed} ở giá {price}, còn lại {left}. Biên nhận có mọi con số.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'Vị thế của bạn đã bị đóng do tự động giảm đòn bẩy',
    text: '{symbol}: một người ở phía đối diện bị thanh lý, và cả sổ lệnh lẫn quỹ bảo hiểm đều không thể nhận vị thế đó. Vị thế của bạn đứng kế tiếp theo lợi nhuận và đòn bẩy: đã đóng {closed} ở giá {price}, giá đánh dấu {mark}, không tính phí. Biên nhận có toàn bộ hàng chờ.\n\n{link}',
  },
  'contract-covered': {
    subject: 'Một phần lợi nhuận đã trả phí funding của bạn',
    text: '{symbol}: tài khoản của bạn có ít hơn phí funding phải trả. {amount} lợi nhuận của vị thế này đã được hiện thực hóa ở giá đánh dấu {mark} để trả. Giá trị tài sản của bạn không thay đổi.\n\n{link}',
  },
  'contract-halted': {
    subject: 'Hợp đồng bạn đang giữ bị tạm dừng',
    text: '{symbol}: tạm thời không giao dịch và không thanh lý. Có thể hủy lệnh và thêm ký quỹ.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: 'Hợp đồng bạn đang giữ chỉ có thể đóng',
    text: '{symbol}: có thể đóng vị thế, không thể mở mới. Vị thế của bạn giữ nguyên.\n\n{link}',
  },
  'contract-reopened': {
    subject: 'Hợp đồng bạn đang giữ giao dịch trở lại',
    text: '{symbol}: có thể mở và đóng vị thế trở lại.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'Một lần sao chép bị bỏ qua',
    text: '{symbol}: {name} đã mở vị thế và không được sao chép cho bạn. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: 'Đã dừng theo dõi vì chạm giới hạn lỗ',
    text: '{name}: khoản lỗ đã chạm mức dừng {stop}. Bạn không còn theo dõi, các vị thế sao chép được đóng theo giá thị trường.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'Một Lead Trader bạn theo dõi đã ngừng dẫn dắt',
    text: '{name} không còn dẫn dắt. Không còn sao chép gì cho bạn, các vị thế sao chép được đóng theo giá thị trường.\n\n{link}',
  },
  'contract-share-paid': {
    subject: 'Đã trả phần chia lợi nhuận của bạn',
    text: '{name} nhận {paid}, phần chia hằng tuần trên lợi nhuận ròng vượt đỉnh cao nhất trước đó.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'Giờ đây người khác có thể theo dõi bạn',
    text: 'Đơn của bạn đã được duyệt. Tối đa {count} người có thể theo dõi bạn, và những gì bạn mở từ nay cũng được mở cho họ.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'Đơn làm Lead Trader của bạn bị từ chối',
    text: 'Hiện chưa ai có thể theo dõi bạn. Bạn có thể nộp đơn lại.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'Bạn không còn là Lead Trader',
    text: 'Nhân viên đã kết thúc vai trò Lead Trader của bạn. Người theo dõi đã dừng và vị thế sao chép của họ đã đóng. Bộ phận hỗ trợ có thể cho bạn biết thêm.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: 'Hợp đồng bạn đang giữ hết hạn trong một ngày',
    text: '{symbol} hết hạn lúc {expiry}. Vị thế còn mở khi đó được tất toán theo trung bình giá chỉ số trong những phút cuối, và các lệnh bị hủy. Bạn có thể đóng trước.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: 'Hợp đồng bạn đang giữ hết hạn trong một giờ',
    text: '{symbol} hết hạn lúc {expiry}. Trong những phút cuối, giá đánh dấu chuyển dần sang giá tất toán, là trung bình giá chỉ số. Bạn có thể đóng cho đến lúc đó.\n\n{link}',
  },
  'contract-settled': {
    subject: 'Hợp đồng của bạn đã được tất toán',
    text: '{symbol}: tất toán {closed} ở giá {price}. Lãi/lỗ: {profit}, phí: {fee}. Biên nhận có mọi mẫu giá.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: 'Cảnh báo: khoản vay của bạn gần bị bán bắt buộc',
    text: 'Khoản vay {loan}: bạn nợ {debt} với tài sản thế chấp {pledge}, bằng {rate} giá trị của nó theo giá chỉ số. Ở 85 % một phần thế chấp bị bán. Hãy trả một phần hoặc thêm thế chấp để giảm tỷ lệ.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'Khoản vay của bạn đã quá hạn',
    text: 'Khoản vay {loan}: đã qua hạn, còn {debt} tiền gốc và tiền lãi phải trả. Mỗi giờ bắt đầu từ nay tính lãi gấp {multiple} lần. 72 giờ sau hạn, tài sản thế chấp được bán để tất toán khoản vay.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: 'Một phần tài sản thế chấp của bạn đã bị bán',
    text: 'Khoản vay {loan}: đã bán {sold} theo giá chỉ số {price} USDT; trả được {paid} tiền nợ. {left} vẫn được thế chấp hoặc đã trả lại bạn. Biên nhận có mọi con số.\n\n{link}',
  },
  'contract-earn-income': {
    subject: 'Đã trả thu nhập',
    text: 'Đã trả {amount} thu nhập từ {name}. Lịch sử cho biết ai đã trả.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: 'Một khoản thu nhập đã lên lịch, chưa được trả',
    text: 'Đã đến hạn {amount} thu nhập từ {name}. Nguồn trả không đủ nên khoản này chưa nằm trong số dư nào; sẽ tự động được trả ngay khi có tiền. Số tiền gốc của bạn không bị ảnh hưởng.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: 'Một kỳ hạn đã kết thúc',
    text: '{name} đã kết thúc, {amount} đã tự động trả về.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'Tiền gửi linh hoạt của bạn đã về',
    text: '{amount} bạn rút từ {name} đã ở trong tài khoản của bạn.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: 'Khoản vay tín chấp của bạn đã được giải ngân',
    text: '{amount} đã ở trong tài khoản Giao ngay của bạn. Hạn trả {due}; bạn có thể trả sớm và chỉ trả cho những ngày đã bắt đầu.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: 'Số tiền được duyệt ít hơn bạn yêu cầu',
    text: 'Bạn yêu cầu {asked}, được duyệt {amount}. Bạn có thể chấp nhận hoặc không; đề nghị có hiệu lực bảy ngày.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: 'Đơn vay tín chấp của bạn bị từ chối',
    text: 'Bạn yêu cầu {asked}. {reason} Bạn có thể nộp đơn lại.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: 'Khoản vay tín chấp của bạn đến hạn sau ba ngày',
    text: '{amount} đến hạn lúc {due}. Không có gì tự động bị trừ: bạn trả trong ứng dụng.\n\n{link}',
  },
  'contract-credit-due': {
    subject: 'Khoản vay tín chấp của bạn đến hạn trong một ngày',
    text: '{amount} đến hạn lúc {due}. Không có gì tự động bị trừ: bạn trả trong ứng dụng.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: 'Khoản vay tín chấp của bạn đã quá hạn',
    text: 'Hạn trả là {due}. Hôm nay phải trả {amount}, và mỗi ngày tốn hơn trước. Không có gì bị cưỡng chế trừ: bạn trả trong ứng dụng, bộ phận hỗ trợ có thể giúp.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: 'Ví liên kết của bạn đã được trả',
    text: '{amount} cho một ngày của ví {wallet} đã vào tài khoản Earn của bạn, do ngân sách khuyến mãi trả. Không có gì trong ví bị động đến.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: 'Thu nhập ví liên kết đã lên lịch, chưa được trả',
    text: '{amount} cho một ngày của ví {wallet} đã đến hạn. Ngân sách khuyến mãi không đủ nên khoản này chưa nằm trong số dư nào; sẽ tự động được trả ngay khi có tiền.\n\n{link}',
  },
  'contract-price-above': {
    subject: 'Cảnh báo giá',
    text: '{symbol} đã tăng đến {price}. Giá gần nhất là {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: 'Cảnh báo giá',
    text: '{symbol} đã giảm đến {price}. Giá gần nhất là {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: 'Cảnh báo giá',
    text: '{symbol} đã biến động {percent}% trong {within}. Giá gần nhất là {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: 'Tiền thưởng giới thiệu đã được trả',
    text: '{amount} từ tiền nạp của những người bạn mời đã vào tài khoản giao ngay của bạn, do ngân sách khuyến mãi trả. Mọi con số đều có thể tính lại trong mục Giới thiệu.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: 'Tiền thưởng giới thiệu đã lên lịch, chưa được trả',
    text: 'Bạn được nhận {amount} từ tiền nạp của những người bạn mời. Ngân sách khuyến mãi không đủ nên khoản này chưa nằm trong số dư nào; sẽ tự động được trả ngay khi có tiền.\n\n{link}',
  },
  'contract-several': {
    subject: 'Tin về hợp đồng của bạn',
    text: 'Có tin về hợp đồng của bạn ({count}):\n{lines}\n\n{link}',
  },
  antiPhishing: 'Mã chống lừa đảo của bạn: {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: 'xác minh cơ bản',
    advanced: 'xác minh nâng cao',
    notary: 'xác minh công chứng',
    merchant: 'chứng nhận thương nhân',
    'merchant-refund': 'hoàn tiền cọc thương nhân',
  },
  rejectReasons: {
    'picture-unreadable': 'Ảnh không đọc được.',
    'picture-cut': 'Ảnh không chụp hết giấy tờ.',
    'document-expired': 'Giấy tờ đã hết hạn.',
    'name-differs': 'Tên khác với giấy tờ.',
    'number-differs': 'Số khác với giấy tờ.',
    'face-differs': 'Người trong ảnh khác với giấy tờ.',
    'not-accepted': 'Chúng tôi không chấp nhận loại giấy tờ này.',
    other: 'Xem nhận xét của người xét duyệt.',
  },
  creditRejections: {
    'income-too-low': 'Thu nhập chứng minh không đủ cho số tiền.',
    'other-credit': 'Bạn còn khoản tín dụng khác.',
    'papers-unclear': 'Giấy tờ không đọc được rõ.',
    'papers-differ': 'Giấy tờ khác với thông tin đã khai.',
    'not-identified': 'Ảnh giấy tờ không khớp với xác minh của bạn.',
    other: 'Xem nhận xét.',
  },
  withdrawalRejections: {
    'address-suspicious': 'Địa chỉ đáng ngờ.',
    'account-at-risk': 'Tài khoản của bạn có thể gặp nguy hiểm: hãy kiểm tra ai truy cập được.',
    'documents-needed': 'Chúng tôi cần giấy tờ từ bạn: bộ phận hỗ trợ sẽ cho biết cần gì.',
    other: 'Xem nhận xét.',
  },
};
