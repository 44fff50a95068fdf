import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import { list } from '@quay/words/languages/vi_VN';
import type { HelpWords } from './index.ts';

export const words: HelpWords = {
  title: 'Trợ giúp P2P',
  centre: 'Mọi câu trả lời',
  trade: 'Từng bước',
  tradeWhy: 'Điều gì diễn ra trong một lệnh và bạn làm gì',
  lead: 'Coin được tạm giữ trong khi hai người thanh toán cho nhau: người trả tiền biết coin có ở đó.',
  picture: 'Coin bị khóa giữa người bán và người mua.',
  seller: 'Người bán',
  payer: 'Người mua',
  gives: 'đưa coin',
  pays: 'trả tiền',
  escrow: 'tạm giữ',
  topicsLabel: 'Chủ đề',
  topics: {
    basics: {
      title: 'P2P hoạt động thế nào',
      lead: 'Tạm giữ, giá và coin đi đâu',
      answers: [
        {
          id: 'what',
          question: 'P2P là gì?',
          answer: [
            'Thị trường giữa người với người: một bên trả bằng tiền của mình, bên kia đưa coin. Tiền đi từ ngân hàng sang ngân hàng hoặc ví sang ví, không bao giờ qua Quay. Quay giữ coin cho đến khi lệnh kết thúc.',
          ],
        },
        {
          id: 'escrow',
          question: 'Tạm giữ (escrow) là gì?',
          answer: [
            'Khi lệnh đang xử lý, coin của lệnh bị khóa: cả người bán và người mua đều không dùng được. Coin rời tạm giữ đúng một lần: tới người mua khi mở khóa hoặc theo quyết định, hoặc về người bán khi hủy, hết giờ trước khi thanh toán, hoặc theo quyết định.',
            'Quảng cáo bán đưa coin vào tạm giữ ngay khi đăng, nên số coin chào bán thật sự có ở đó.',
          ],
        },
        {
          id: 'where',
          question: 'Coin đã mua ở đâu?',
          answer: [
            'Trong tài khoản Giao ngay, ngay khi người bán mở khóa. Coin bạn bán nằm trong tài khoản P2P khi tạm giữ: coin khả dụng ở đó được dùng trước, rồi đến coin Giao ngay.',
          ],
        },
        {
          id: 'price',
          question: 'Giá thả nổi là gì?',
          answer: [
            'Một tỷ lệ của giá tham chiếu, tức giá thị trường theo tiền tệ của quảng cáo. Giá được tính lúc bạn nhận quảng cáo. Nếu đã thay đổi kể từ khi bạn xem, không có gì xảy ra cho đến khi bạn xem giá mới và đồng ý lại.',
          ],
        },
        {
          id: 'cost',
          question: 'Có tốn phí không?',
          answer: [
            'Quay không thu gì từ lệnh P2P: người mua nhận đủ số coin ghi trong lệnh. Ngân hàng hoặc dịch vụ thanh toán có thể thu phí của bạn.',
          ],
        },
        {
          id: 'limits',
          question: 'Tôi giao dịch được bao nhiêu?',
          answer: [
            `Nhận quảng cáo: tối đa ${dayLimits.basic} USDT mỗi ngày với xác minh cơ bản và ${dayLimits.advanced} USDT với xác minh nâng cao. Trong ${NEW_ACCOUNT_DAYS} ngày đầu của tài khoản là ${NEW_ACCOUNT_DAY_LIMIT} USDT mỗi ngày.`,
            `Bạn có thể có ${OPEN_ORDERS_MAX} lệnh đã nhận đang xử lý. Ngày bắt đầu lúc nửa đêm UTC.`,
          ],
        },
      ],
    },
    buying: {
      title: 'Mua và thanh toán',
      lead: 'Làm gì sau khi nhận quảng cáo',
      answers: [
        {
          id: 'pay',
          question: 'Tôi thanh toán thế nào?',
          answer: [
            'Mở lệnh, sao chép tài khoản ghi ở đó và trả toàn bộ số tiền trong một lần bằng ngân hàng hoặc ứng dụng thanh toán. Sau đó bấm “Tôi đã thanh toán” trong lệnh. Nếu không bấm, lệnh kết thúc khi hết giờ.',
          ],
        },
        {
          id: 'own-account',
          question: 'Người khác thanh toán giúp tôi được không?',
          answer: [
            'Không. Tài khoản thanh toán phải mang tên đã xác minh của bạn. Người bán không bắt buộc mở khóa cho khoản tiền từ người khác, và nhân viên có thể yêu cầu trả lại tiền.',
          ],
        },
        {
          id: 'note',
          question: 'Tôi ghi gì vào nội dung chuyển khoản?',
          answer: [
            'Chỉ ghi mã tham chiếu trong lệnh để người bán tìm thấy khoản tiền. Không ghi gì về coin, Bitcoin, USDT hay Quay: ngân hàng có thể giữ hoặc trả lại khoản tiền.',
          ],
        },
        {
          id: 'time',
          question: 'Tôi có bao lâu?',
          answer: [
            `Theo quảng cáo: ${list(paymentMinutes)} phút. Lệnh hiển thị hạn chót theo đồng hồ của chúng tôi. Trước hạn chót một khoảnh khắc là kịp; đúng hạn chót là trễ.`,
          ],
        },
        {
          id: 'not-released',
          question: 'Tôi đã thanh toán mà không có gì xảy ra',
          answer: [
            `Hãy nhắn người bán trong trò chuyện của lệnh trước. Sau khi bạn đánh dấu đã thanh toán, lệnh không bao giờ tự kết thúc. Bạn có thể khiếu nại bất cứ lúc nào; sau ${ESCALATE_HOURS} giờ không được mở khóa, lệnh tự chuyển đến nhân viên.`,
          ],
        },
        {
          id: 'wrong-amount',
          question: 'Tôi trả thừa, thiếu hoặc hai lần',
          answer: [
            'Hãy nói trong trò chuyện, kèm ảnh khoản thanh toán. Nếu không thỏa thuận được, hãy khiếu nại: coin vẫn tạm giữ cho đến khi người bán mở khóa hoặc nhân viên quyết định.',
          ],
        },
        {
          id: 'late',
          question: 'Tôi đã trả nhưng lệnh hết giờ trước khi tôi xác nhận',
          answer: [
            `Khi đó coin đã về người bán. Nếu bạn nhận quảng cáo của người bán, bạn có thể khiếu nại trong ${LATE_APPEAL_HOURS} giờ sau khi hết giờ. Nếu nhân viên quyết định cho bạn, tiền cọc của người bán sẽ trả, trong phạm vi tiền cọc và không quá giá trị lệnh.`,
          ],
        },
      ],
    },
    selling: {
      title: 'Bán và mở khóa',
      lead: 'Khi nào mở khóa, khi nào không',
      answers: [
        {
          id: 'when-release',
          question: 'Khi nào tôi mở khóa?',
          answer: [
            'Khi toàn bộ số tiền đã vào tài khoản của bạn và tên người trả đúng với tên đã xác minh của người mua ghi trong lệnh. Hãy xem ngân hàng hoặc ứng dụng thanh toán. Ảnh hoặc tin nhắn không phải là tiền.',
          ],
        },
        {
          id: 'final',
          question: 'Tôi có thể lấy lại sau khi mở khóa không?',
          answer: [
            'Không. Việc mở khóa cần mật khẩu quỹ, và ứng dụng xác thực hoặc passkey nếu có, vì đây là thao tác cuối cùng.',
          ],
        },
        {
          id: 'other-payer',
          question: 'Tiền đến từ tên khác',
          answer: [
            'Đừng mở khóa. Hãy hỏi người mua trong trò chuyện và khiếu nại kèm ảnh khoản đã nhận. Tiền như vậy thường là tiền bị đánh cắp và sẽ bị đòi lại.',
          ],
        },
        {
          id: 'no-cancel',
          question: 'Vì sao tôi không thể hủy?',
          answer: [
            'Vì người mua có thể đã chuyển tiền. Nếu không ai thanh toán kịp, lệnh tự kết thúc và coin lại là của bạn. Nếu người mua nhờ bạn hủy, họ có thể tự hủy.',
          ],
        },
        {
          id: 'account',
          question: 'Tôi nhận tiền qua tài khoản nào?',
          answer: [
            'Một trong các phương thức thanh toán của bạn. Tất cả mang tên đã xác minh của bạn. Lệnh giữ tài khoản lúc tạo, dù sau đó bạn sửa phương thức.',
          ],
        },
      ],
    },
    cancels: {
      title: 'Hủy lệnh',
      lead: 'Ai được hủy và tính thế nào',
      answers: [
        {
          id: 'who-cancels',
          question: 'Ai có thể hủy?',
          answer: [
            'Chỉ người mua, cho đến khi coin được mở khóa, và không khi đang khiếu nại. Coin trả về người bán.',
            'Đừng bao giờ hủy sau khi đã thanh toán: coin trả về ngay và tiền của bạn ở chỗ người bán. Trước khi hủy, lệnh hỏi bạn đã chuyển tiền chưa.',
          ],
        },
        {
          id: 'three',
          question: `Điều gì xảy ra sau ${CANCELS_A_DAY} lần hủy?`,
          answer: [
            'Ba lần hủy do lỗi của bạn trong một ngày UTC sẽ chặn mua đến ngày hôm sau. Tỷ lệ hoàn thành của bạn cũng giảm.',
          ],
        },
        {
          id: 'fault',
          question: 'Tôi hủy vì người bán',
          answer: [
            `Hãy chọn lý do nêu người bán, như tài khoản không hoạt động hoặc đòi thêm tiền. Người bán có ${FAULT_MINUTES} phút để phản đối. Không trả lời thì tính cho người bán, không tính cho bạn.`,
            `Có thể chọn người bán không trả lời khi tin nhắn của bạn trong lệnh đã chờ ${SILENT_MINUTES} phút, ${SILENCE_CLAIMS_A_DAY} lần mỗi ngày UTC.`,
          ],
        },
      ],
    },
    appeals: {
      title: 'Khiếu nại',
      lead: 'Khi hai người không thỏa thuận được',
      answers: [
        {
          id: 'when-appeal',
          question: 'Khi nào tôi có thể khiếu nại?',
          answer: ['Ngay khi lệnh được đánh dấu đã thanh toán, từ cả hai bên. Kể sự việc, thêm ảnh và cách liên lạc.'],
        },
        {
          id: 'what-happens',
          question: 'Sau đó thế nào?',
          answer: [
            `Đồng hồ dừng và coin vẫn tạm giữ; người bán vẫn có thể mở khóa cho người mua. Một nhân viên nhận và phải quyết định trong ${APPEAL_DUE_HOURS} giờ; lệnh hiển thị ai và đến khi nào. Trên ${RULED_BY_ONE} USDT cần hai nhân viên đồng ý.`,
            'Quyết định chuyển coin ngay lúc đó, tới người mua hoặc về người bán. Lý do ghi trong lệnh.',
          ],
        },
        {
          id: 'evidence',
          question: 'Điều gì hữu ích?',
          answer: [
            'Sao kê ngân hàng hoặc ứng dụng thanh toán có ngày, số tiền và tên hai bên. Video ngắn quay lúc bạn mở sao kê tốt hơn ảnh.',
            `Bạn có thể thêm tối đa ${EVIDENCE_FILES} ảnh và ${EVIDENCE_MEGABYTES} MB. Nếu nhân viên yêu cầu gì, lệnh sẽ ghi.`,
          ],
        },
        {
          id: 'withdraw',
          question: 'Có thể rút khiếu nại không?',
          answer: ['Có, theo thỏa thuận: một bên đề nghị, bên kia đồng ý. Lệnh lại chờ mở khóa; lệnh không bị hủy.'],
        },
        {
          id: 'staff',
          question: 'Làm sao biết đó là nhân viên thật?',
          answer: [
            'Nhân viên chỉ nói chuyện trong khiếu nại và trong mục hỗ trợ của ứng dụng này. Họ không bao giờ nhắn bạn qua WeChat, Telegram hay WhatsApp, không hỏi mật khẩu hay mã, và không yêu cầu bạn trả tiền hay mở khóa coin để “gỡ” gì đó.',
          ],
        },
      ],
    },
    merchants: {
      title: 'Thương nhân và quảng cáo',
      lead: 'Tự đăng quảng cáo',
      answers: [
        {
          id: 'become',
          question: 'Làm sao trở thành thương nhân?',
          answer: [
            'Bạn cần xác minh nâng cao, bằng chứng về vốn giao dịch và tiền cọc bằng USDT, bị đóng băng cùng đơn. Nếu không được chấp nhận, tiền cọc về thẳng Giao ngay.',
          ],
        },
        {
          id: 'deposit',
          question: 'Tiền cọc để làm gì?',
          answer: [
            'Tiền cọc vẫn là của bạn. Nếu lệnh hỏng do lỗi của bạn và coin đã mất, một quyết định có thể trả cho bên kia từ đó. Khi thấp hơn mức cần, quảng cáo của bạn bị ẩn cho đến khi bạn nộp thêm.',
          ],
        },
        {
          id: 'ads',
          question: 'Quy tắc quảng cáo là gì?',
          answer: [
            `Giá trong khoảng ${PRICE_BAND_PERCENT} % so với giá tham chiếu, ít nhất ${ORDER_MIN} đơn vị tiền tệ cho một lệnh (nhiều hơn nếu giá trị đó dưới ${ORDER_MIN_WORTH} USDT), 1 đến ${PAYMENTS_MAX} phương thức thanh toán, và tối đa ${ADS_MAX} quảng cáo cùng lúc.`,
            `Bạn có thể yêu cầu người nhận có xác minh nâng cao, đã tham gia ${DEMAND_DAYS} ngày, hoặc nắm giữ hơn ${DEMAND_HOLDINGS} USDT.`,
          ],
        },
        {
          id: 'busy',
          question: 'Vì sao tôi không đóng được quảng cáo?',
          answer: [
            'Quảng cáo còn lệnh đang xử lý hoặc khiếu nại. Hãy gỡ: không có lệnh mới, và bạn có thể đóng khi lệnh cuối kết thúc.',
          ],
        },
        {
          id: 'pause',
          question: 'Làm sao để tạm nghỉ?',
          answer: [
            'Tắt “Nhận lệnh” ở bàn làm việc của bạn. Quảng cáo bị ẩn và không mất gì; lệnh đang xử lý vẫn tiếp tục.',
          ],
        },
        {
          id: 'stop',
          question: 'Làm sao lấy lại tiền cọc?',
          answer: [
            'Hãy yêu cầu trên trang thương nhân. Nhân viên kiểm tra không còn lệnh và khiếu nại nào mở; sau đó tiền cọc về Giao ngay.',
          ],
        },
      ],
    },
    statistics: {
      title: 'Cách tính thống kê',
      lead: 'Công thức của các số liệu',
      answers: [
        {
          id: 'completion',
          question: 'Tỷ lệ hoàn thành',
          answer: [
            'Hoàn thành ÷ (hoàn thành + kết thúc do lỗi của mình), trong 30 ngày qua. Lỗi của mình là: người mua hủy và để hết giờ, lần hủy mà người bán nhận lỗi (tính cho người bán), và lệnh mà nhân viên quyết định cho bên kia.',
          ],
        },
        {
          id: 'release-time',
          question: 'Mở khóa trung bình',
          answer: [
            'Thời gian trung bình từ “đã thanh toán” đến khi mở khóa, của các lệnh 30 ngày qua với vai trò người bán.',
          ],
        },
        {
          id: 'pay-time',
          question: 'Thanh toán trung bình',
          answer: [
            'Thời gian trung bình từ khi nhận lệnh đến “đã thanh toán”, của các lệnh 30 ngày qua với vai trò người mua.',
          ],
        },
        {
          id: 'counts',
          question: 'Lệnh và người',
          answer: [
            'Số lệnh hoàn thành trong 30 ngày và từ trước đến nay, cùng số người khác nhau. Không thể mua hay sửa các số này.',
          ],
        },
        {
          id: 'reviews',
          question: 'Đánh giá tốt và xấu',
          answer: [
            'Mỗi bên có thể viết một đánh giá sau lệnh hoàn thành, tốt hoặc xấu kèm một dòng. Tên người viết được che.',
          ],
        },
        {
          id: 'online',
          question: 'Trực tuyến',
          answer: ['Đang mở Quay hoặc đã dùng trong năm phút qua. Đăng xuất khắp nơi sẽ kết thúc.'],
        },
      ],
    },
    safety: {
      title: 'Giữ an toàn',
      lead: 'Dấu hiệu lừa đảo và điều bảo vệ bạn',
      answers: [
        {
          id: 'signs',
          question: 'Làm sao nhận ra lừa đảo?',
          answer: [
            'Có người muốn giao dịch ngoài Quay, yêu cầu mở khóa trước, gửi ảnh thay cho tiền, muốn trả từ tên khác, thúc giục hoặc hỏi mã. Hãy dừng lại, không viết thêm gì và khiếu nại.',
          ],
        },
        {
          id: 'hold',
          question: 'Vì sao tôi không rút được coin đã mua?',
          answer: [
            `Trong ${PURCHASE_HOLD_HOURS} giờ, giá trị bạn mua P2P trừ đi phần bạn bán phải ở lại Quay. Tiền bị đánh cắp thường được trình báo trong thời gian đó. Bạn có thể giao dịch coin ngay.`,
          ],
        },
        {
          id: 'timeline',
          question: 'Dòng thời gian có chữ ký là gì?',
          answer: [
            'Mọi sự kiện của lệnh, mỗi sự kiện nối với sự kiện trước bằng hash: khóa, thanh toán, tin nhắn, quyết định, mở khóa. Cả hai bên tải được cùng một tệp, và ai cũng có thể kiểm tra rằng không có gì bị sửa về sau.',
            'Nó cũng chứa bản băm của tài khoản và tên như người mua đã thấy, để sau này không ai nói đó là tài khoản khác.',
          ],
        },
        {
          id: 'away',
          question: 'Nếu Quay ngừng hoạt động thì sao?',
          answer: [
            'Hạn chót đứng yên khi Quay ngừng. Khi trở lại, hạn được dời thêm đúng thời gian đó và dòng thời gian ghi lại.',
          ],
        },
        {
          id: 'names',
          question: 'Ai thấy tên và tài khoản của tôi?',
          answer: [
            'Bên kia của lệnh với bạn. Tài khoản hiện trên màn hình của họ khi lệnh đang xử lý; tên ở lại trong lệnh, và dòng thời gian có chữ ký mà cả hai lưu được giữ cả hai. Nhân viên chỉ xem được khi có lý do được lưu lại.',
          ],
        },
      ],
    },
  },
  trades: {
    buy: [
      { id: 'choose', title: 'Chọn quảng cáo', text: 'Nhập số tiền. Xem giá, giới hạn, cách thanh toán và ai chào.' },
      {
        id: 'lock',
        title: 'Coin bị khóa',
        text: 'Bạn nhận quảng cáo. Từ giờ người bán không thể đưa coin cho ai ngoài bạn.',
      },
      {
        id: 'pay',
        title: 'Bạn thanh toán',
        text: 'Từ tài khoản của chính bạn, toàn bộ số tiền, tới nơi ghi trong lệnh. Không ghi gì về coin trong nội dung.',
      },
      {
        id: 'say',
        title: 'Bạn xác nhận',
        text: 'Bấm “Tôi đã thanh toán” trước khi hết giờ. Từ đó lệnh không bao giờ tự kết thúc.',
      },
      {
        id: 'get',
        title: 'Người bán mở khóa',
        text: 'Họ kiểm tra tài khoản, rồi coin vào tài khoản Giao ngay của bạn.',
      },
    ],
    sell: [
      { id: 'choose', title: 'Chọn quảng cáo', text: 'Nhập số tiền và tài khoản bạn muốn nhận.' },
      {
        id: 'lock',
        title: 'Coin của bạn bị khóa',
        text: 'Coin vào tạm giữ. Nếu không ai thanh toán kịp, coin tự trả về.',
      },
      { id: 'wait', title: 'Người mua thanh toán', text: 'Lệnh ghi rõ hạn. Bạn nhận tin qua các kênh đã chọn.' },
      {
        id: 'check',
        title: 'Bạn kiểm tra',
        text: 'Trong ngân hàng hoặc ứng dụng thanh toán của bạn: đủ số tiền, từ tên ghi trong lệnh. Ảnh không phải là tiền.',
      },
      { id: 'release', title: 'Bạn mở khóa', text: 'Bằng mật khẩu quỹ. Không thể hoàn tác.' },
    ],
  },
  side: 'Bạn làm gì?',
  buy: 'Tôi mua',
  sell: 'Tôi bán',
  more: 'Câu hỏi liên quan',
  search: 'Tìm câu trả lời',
  clear: 'Xóa',
  none: (typed) => `Không có câu trả lời nào về “${typed}”`,
  noneWhy: 'Từ khác có thể tìm thấy. Bộ phận hỗ trợ cũng trả lời.',
  service: 'Hỏi bộ phận hỗ trợ',
  serviceWhy: 'Người thật trả lời, trong trò chuyện của ứng dụng này',
  market: 'Đến thị trường',
};
