import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';
import type { Words } from './index.ts';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: 'Un retrait est en cours',
  orders: 'Des ordres sont ouverts',
  positions: 'Des positions de contrats sont ouvertes',
  loans: 'Des prêts sur gage sont ouverts',
  credit: 'Un prêt est ouvert',
  earn: 'Des fonds sont dans Earn',
  'c2c-appeals': 'Un ordre C2C est en litige',
  'c2c-orders': 'Des ordres C2C sont ouverts',
  'c2c-ads': 'Des annonces C2C ne sont pas fermées',
  'merchant-deposit': 'La caution de marchand est retenue',
  following: 'Vous suivez un trader ou êtes suivi',
  'linked-wallet': 'Un wallet est lié',
  debts: 'Le compte doit des coins',
  balances: 'Il reste des coins',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'Connecté', refused: 'Mot de passe erroné' };

export const words: Words = {
  close: {
    title: 'Fermer le compte',
    lead: (days) =>
      `Votre compte est fermé ${days} jours après la demande. D’ici là, vous pouvez vous connecter et l’annuler.`,
    after:
      'Ensuite, personne ne peut se connecter. Votre pseudo, e-mail et numéro restent pris, et nos registres sont conservés pour l’audit.',
    dataFirst: 'Téléchargez d’abord vos données',
    calledOff: 'La dernière fermeture a été annulée, car des coins sont arrivés pendant l’attente.',
    first: 'À faire d’abord',
    obstacles,
    left: (amount) => `${amount} sur tous les comptes`,
    leave: (most) => `Ce qui reste, ${most} au plus, est abandonné. Je ne le récupérerai pas.`,
    leaveMissing: 'Confirmez l’abandon, ou retirez-le d’abord.',
    fundPassword: 'Mot de passe des fonds',
    forgot: 'Oublié ?',
    act: 'Fermer le compte',
    doing: 'Fermeture du compte',
    stay: 'Rester',
    done: (at) => `Vous êtes déconnecté. Le compte sera fermé le ${at}.`,
    waiting: (at) => `Votre compte sera fermé le ${at}.`,
    waitingWhy: 'D’ici là, rien ne peut être négocié ni déplacé. Si des coins arrivent, la fermeture est annulée.',
    keep: 'Garder mon compte',
    keeping: 'Annulation en cours',
    kept: 'Votre compte reste ouvert.',
    failed: 'Le compte n’a pas été chargé',
    failedWhy: 'Rien n’a changé.',
  },
  data: {
    title: 'Télécharger mes données',
    lead: 'Un fichier JSON avec tout ce que nous conservons sur vous : profil, connexions, adresses, moyens de paiement, ordres, transactions, registre, C2C, messages et avis. Les images sont nommées, non incluses.',
    limit: (max) =>
      `Jusqu’à ${max} fichiers en 24 heures. Quiconque a le fichier peut le lire : gardez-le en lieu sûr.`,
    act: 'Télécharger',
    doing: 'Création du fichier',
    done: 'Le fichier est enregistré.',
  },
  score: {
    title: 'Score de crédit',
    lead: 'Il résume ce que vous avez fait ici. Il ne change ni frais ni limites.',
    level: 'Vérification',
    days: (count) => `Jours ici : ${count}`,
    orders: (count) => `Ordres C2C terminés : ${count}`,
    repaid: (count) => `Prêts remboursés : ${count}`,
    late: (count) => `Prêts en retard : ${count}`,
    sold: (count) => `Gages vendus : ${count}`,
    rules: {
      level: '20 de base, 30 avancée, 40 notariée',
      days: '1 par période de 30 jours',
      'c2c-orders': '1 par ordre',
      'loans-repaid': '5 par prêt, à temps s’il est sans gage',
      'loans-late': '20 de moins par prêt sans gage en retard',
      'pledges-sold': '10 de moins par prêt dont le gage a été vendu de force',
    },
    failed: 'Le score n’a pas été chargé',
    failedWhy: 'Rien n’a changé.',
  },
  logins: {
    title: 'Historique des connexions',
    lead: 'Connexions des 180 derniers jours. L’une n’était pas de vous ? Changez votre mot de passe et gelez le compte.',
    outcomes,
    unknown: 'Appareil inconnu',
    empty: 'Aucune connexion',
    emptyWhy: 'Chaque connexion figurera désormais ici.',
    more: 'Afficher plus',
    failed: 'Les connexions n’ont pas été chargées',
    failedWhy: 'Votre compte est en sécurité ; seule cette liste manque.',
  },
};
