import type { Words } from './index.ts';

export const words: Words = {
  choose: 'Chọn ảnh',
  camera: 'Chụp ảnh',
  uploading: (percent) => `Đang tải lên, ${percent}%`,
  cancel: 'Hủy',
  uploaded: 'Đã tải lên',
  replace: 'Chọn ảnh khác',
  remove: 'Xóa',
  tryAgain: 'Thử lại',
  preview: 'Ảnh của bạn',
  crop: {
    title: 'Cắt ảnh',
    close: 'Bỏ ảnh này',
    lead: 'Kéo các góc cho đến khi khung chứa hết giấy tờ và ít thứ khác.',
    corners: {
      'top-left': 'Góc trên bên trái',
      'top-right': 'Góc trên bên phải',
      'bottom-left': 'Góc dưới bên trái',
      'bottom-right': 'Góc dưới bên phải',
    },
    move: 'Di chuyển khung',
    use: 'Tải ảnh này lên',
    using: 'Đang cắt',
  },
};
