import type { Translation } from '@quay/words';
import type { AuditWords } from './index.ts';

export const words: Translation<AuditWords> = {
  act: 'Tindakan, misalnya reveal',
  subject: 'Subjek, misalnya user 1042',
  columns: {
    id: 'Row',
    at: 'Kapan',
    by: 'Siapa',
    act: 'Tindakan',
    subject: 'Subjek',
    details: 'Rincian',
    hash: 'Hash',
  },
  emptyTitle: 'Tidak ada baris ditemukan',
  emptyWords: 'Tindakan atau subjek harus ditulis seperti log menulisnya, lengkap.',
  row: (id) => `Baris ${id}`,
  details: 'Rincian',
  detailsNone: 'Tidak ada lagi yang dicatat.',
  hash: 'Hash baris ini, atas hash sebelumnya dan baris ini',
  unknown: 'Baris itu tidak ada',
  unknownWords: 'Log mulai di baris 1 dan tidak punya celah.',
  verify: 'Verifikasi rantai',
  verifying: 'Memverifikasi',
  intact: (rows) => `Rantai utuh, ${rows} baris`,
  broken: (row) => `Rantai putus di baris ${row}`,
  head: 'Kepala',
  download: 'Unduh CSV',
  part: (from, to) => `CSV, baris ${from} hingga ${to}`,
};
