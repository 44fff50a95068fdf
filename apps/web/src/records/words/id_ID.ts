import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  loading: 'Memuat',
  close: 'Tutup',
  tryAgain: 'Coba lagi',
  listFailed: 'Daftar ini gagal dimuat',
  listFailedWhy: 'Isinya tidak terpengaruh.',
  moreFailed: 'Sisanya gagal dimuat',
  moreFailedWhy: 'Yang di atas tetap ada.',
  allShown: 'Itu semuanya.',
  filter: {
    open: 'Filter',
    title: 'Yang ditampilkan',
    any: 'Semua',
    period: 'Periode',
    from: 'Dari',
    to: 'Sampai',
    periods: { today: 'Hari ini', week: '7 hari', month: '30 hari', quarter: '90 hari' },
    since: (day) => `Sejak ${day}`,
    until: (day) => `Sampai ${day}`,
    between: (from, to) => `${from} hingga ${to}`,
    upsideDown: 'Hari pertama setelah hari terakhir.',
    remove: (what) => `${what}: hapus dari filter`,
    clear: 'Hapus filter',
    none: 'Tidak ada dengan filter ini',
    noneWhy: 'Tidak ada catatan yang cocok dengan semua filter Anda.',
  },
  save: {
    saved: (file, rows) => `${file} tersimpan dengan ${rows} baris.`,
    part: (file, rows) => `${file} memuat ${rows} baris pertama. Pilih periode lebih pendek untuk sisanya.`,
    nothing: 'Tidak ada yang disimpan dengan filter ini.',
    failed: (why) => `File tidak tersimpan. ${why}`,
  },
};
