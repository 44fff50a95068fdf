import type { Words } from './index.ts';

export const words: Words = {
  choose: '画像を選ぶ',
  camera: '写真を撮る',
  uploading: (percent) => `アップロード中、${percent}%`,
  cancel: 'キャンセル',
  uploaded: 'アップロード済み',
  replace: '別の画像を選ぶ',
  remove: '削除',
  tryAgain: 'もう一度試す',
  preview: '画像',
  crop: {
    title: '画像を切り抜く',
    close: 'この画像を使わない',
    lead: '四隅を動かし、全体が収まり余分が少ないようにしてください。',
    corners: { 'top-left': '左上', 'top-right': '右上', 'bottom-left': '左下', 'bottom-right': '右下' },
    move: '枠を移動',
    use: 'この画像をアップロード',
    using: '切り抜き中',
  },
};
