import type { Words } from './index.ts';

export const words: Words = {
  choose: '选择图片',
  camera: '拍照',
  uploading: (percent) => `正在上传 ${percent}%`,
  cancel: '取消',
  uploaded: '已上传',
  replace: '重新选择',
  remove: '删除',
  tryAgain: '重试',
  preview: '您的图片',
  crop: {
    title: '裁剪图片',
    close: '不使用这张图片',
    lead: '拖动四角，让框内完整包含所需内容，周围尽量少留空白。',
    corners: {
      'top-left': '左上角',
      'top-right': '右上角',
      'bottom-left': '左下角',
      'bottom-right': '右下角',
    },
    move: '移动裁剪框',
    use: '上传这张图片',
    using: '正在裁剪',
  },
};
