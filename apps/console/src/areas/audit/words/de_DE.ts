import type { AuditWords } from './index.ts';

export const words: AuditWords = {
  act: 'Handlung, etwa reveal',
  subject: 'Gegenstand, etwa user 1042',
  columns: { id: 'Row', at: 'Wann', by: 'Wer', act: 'Aktion', subject: 'Gegenstand', details: 'Details', hash: 'Hash' },
  emptyTitle: 'Keine Zeile gefunden',
  emptyWords: 'Handlung oder Gegenstand müssen so geschrieben sein wie im Protokoll, vollständig.',
  row: (id) => `Zeile ${id}`,
  details: 'Details',
  detailsNone: 'Sonst wurde nichts festgehalten.',
  hash: 'Hash dieser Zeile, über den Hash davor und die Zeile',
  unknown: 'Diese Zeile gibt es nicht',
  unknownWords: 'Das Protokoll beginnt bei Zeile 1 und hat keine Lücken.',
  verify: 'Kette prüfen',
  verifying: 'Wird geprüft',
  intact: (rows) => `Kette intakt, ${rows} Zeilen`,
  broken: (row) => `Kette unterbrochen bei Zeile ${row}`,
  head: 'Kopf',
  download: 'CSV herunterladen',
  part: (from, to) => `CSV, Zeilen ${from} bis ${to}`,
};
