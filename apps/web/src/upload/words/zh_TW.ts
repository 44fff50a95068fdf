import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  choose: '選擇圖片',
  camera: '拍照',
  uploading: (percent) => `上傳中，${percent}%`,
  cancel: '取消',
  uploaded: '已上傳',
  replace: '選擇其他',
  remove: '移除',
  tryAgain: '重試',
  preview: '您的圖片',
  crop: {
    title: '裁切圖片',
    close: '不使用此圖片',
    lead: '拖曳四角，讓框內完整包含且不多餘。',
    corners: { 'top-left': '左上角', 'top-right': '右上角', 'bottom-left': '左下角', 'bottom-right': '右下角' },
    move: '移動框',
    use: '上傳此圖片',
    using: '裁切中',
  },
};
