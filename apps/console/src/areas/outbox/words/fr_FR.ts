import type { OutboxWords } from './index.ts';

export const words: OutboxWords = {
  deliveries: { kept: 'Conservé ici', sent: 'Envoyé', failed: 'Échoué' },
  search: 'Adresse e-mail ou numéro de téléphone',
  columns: { to: 'À', subject: 'Objet', code: 'Code', delivery: 'Envoi', at: 'Quand' },
  emptyTitle: 'Pas encore de message',
  emptyWords: 'Les codes et avis aux utilisateurs apparaissent ici dès leur écriture.',
  keptWords: 'Rien n’est configuré pour acheminer ce message. Il s’arrête ici.',
  failedWords: 'Le serveur de messagerie ne l’a pas accepté.',
  hidden: 'Le texte est pour le seul destinataire et n’est pas affiché ici.',
  text: 'Texte',
  code: 'Code',
  copyCode: 'Copier le code',
  unknown: 'Ce message n’est pas dans la liste',
  unknownWords: 'Il est peut-être plus bas, ou écrit à une autre adresse.',
};
