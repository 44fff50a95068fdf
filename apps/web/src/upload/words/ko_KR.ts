import type { Words } from './index.ts';

export const words: Words = {
  choose: '사진 선택',
  camera: '사진 촬영',
  uploading: (percent) => `업로드 중, ${percent}%`,
  cancel: '취소',
  uploaded: '업로드됨',
  replace: '다른 사진 선택',
  remove: '삭제',
  tryAgain: '다시 시도',
  preview: '내 사진',
  crop: {
    title: '사진 자르기',
    close: '이 사진 제외',
    lead: '프레임에 문서 전체만 들어오도록 모서리를 움직이세요.',
    corners: {
      'top-left': '왼쪽 위 모서리',
      'top-right': '오른쪽 위 모서리',
      'bottom-left': '왼쪽 아래 모서리',
      'bottom-right': '오른쪽 아래 모서리',
    },
    move: '프레임 이동',
    use: '이 사진 업로드',
    using: '자르는 중',
  },
};
