import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  choose: 'Pilih gambar',
  camera: 'Ambil foto',
  uploading: (percent) => `Mengunggah, ${percent}%`,
  cancel: 'Batal',
  uploaded: 'Terunggah',
  replace: 'Pilih yang lain',
  remove: 'Hapus',
  tryAgain: 'Coba lagi',
  preview: 'Gambar Anda',
  crop: {
    title: 'Potong gambar',
    close: 'Jangan pakai gambar ini',
    lead: 'Seret sudut-sudutnya sampai bingkai memuat semuanya dan sedikit lainnya.',
    corners: {
      'top-left': 'Sudut kiri atas',
      'top-right': 'Sudut kanan atas',
      'bottom-left': 'Sudut kiri bawah',
      'bottom-right': 'Sudut kanan bawah',
    },
    move: 'Geser bingkai',
    use: 'Unggah gambar ini',
    using: 'Memotong',
  },
};
