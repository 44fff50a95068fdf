import type { DebtWords } from './index.ts';

export const words: DebtWords = {
  title: 'Một lệnh nạp bị hoàn tác và còn thiếu một phần',
  paidTwice: {
    title: 'Một lệnh rút đã trả hai lần và còn thiếu một phần',
    why: 'Lệnh rút này đã thất bại và coin được trả lại cho bạn. Sau một thay đổi của mạng, nó vẫn được trả. Số bạn nhận bằng coin này bù trước. Cho đến lúc đó bạn có thể giao dịch và chuyển đổi, nhưng không thể rút khỏi tài khoản.',
  },
  from: (network, hash) => `từ ${network}, ${hash}`,
  why: 'Mạng đã hoàn tác lệnh nạp này sau khi vào số dư của bạn. Số bạn nhận bằng coin này bù trước. Cho đến lúc đó bạn có thể giao dịch và chuyển đổi, nhưng không thể rút khỏi tài khoản. Nếu khoản chuyển đến lại, việc này tự kết thúc.',
  owed: (amount) => `Vẫn thiếu ${amount}. Số bạn nhận bằng coin này bù trước.`,
  unsupported: {
    title: 'Đã đến nhưng không thể ghi có',
    why: 'Các coin này đến địa chỉ nạp của bạn và chúng tôi không hỗ trợ. Chúng không nằm trong số dư. Bộ phận hỗ trợ có thể cho biết có gửi trả được không; hãy nêu hash, hoặc thời gian và người gửi nếu không có hash. Đừng mở liên kết trong token bạn không yêu cầu.',
    coin: (network) => `Coin của chính mạng ${network}`,
    token: (network, contract) => `Token ${contract} trên ${network}`,
    smallest: 'theo đơn vị nhỏ nhất',
    unnamed: 'do hợp đồng thông minh trả, không có hash',
  },
};
