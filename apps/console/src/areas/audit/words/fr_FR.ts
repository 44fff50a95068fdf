import type { AuditWords } from './index.ts';

export const words: AuditWords = {
  act: 'Acte, comme reveal',
  subject: 'Objet, comme user 1042',
  columns: { id: 'Row', at: 'Quand', by: 'Qui', act: 'Action', subject: 'Objet', details: 'Détails', hash: 'Hash' },
  emptyTitle: 'Aucune ligne trouvée',
  emptyWords: 'Un acte ou objet doit être écrit comme au journal, en entier.',
  row: (id) => `Ligne ${id}`,
  details: 'Détails',
  detailsNone: 'Rien d’autre n’a été consigné.',
  hash: 'Hash de cette ligne, sur le hash précédent et la ligne',
  unknown: 'Cette ligne n’existe pas',
  unknownWords: 'Le journal commence à la ligne 1 et n’a pas de trous.',
  verify: 'Vérifier la chaîne',
  verifying: 'Vérification',
  intact: (rows) => `Chaîne intacte, ${rows} lignes`,
  broken: (row) => `Chaîne rompue à la ligne ${row}`,
  head: 'Tête',
  download: 'Télécharger le CSV',
  part: (from, to) => `CSV, lignes ${from} à ${to}`,
};
