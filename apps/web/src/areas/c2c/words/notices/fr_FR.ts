import { plural } from '@quay/words/languages/fr_FR';
import type { NoticeWords } from './index.ts';

export const words: NoticeWords = {
  title: 'Notifications P2P',
  failed: 'Vos réglages de notification n’ont pas été chargés',
  failedWhy: 'Tout reste tel quel.',
  topics: {
    orders: { title: 'Ordres', lead: 'Pris, payé, libéré, annulé, expiré, et messages en votre absence.' },
    appeals: { title: 'Réclamations', lead: 'Ouverte, prise par l’équipe, justificatifs demandés, et tranchée.' },
  },
  channels: {
    app: { title: 'Application', lead: 'Dans l’application ouverte, et sur les appareils avec notifications' },
    email: { title: 'E-mail', lead: 'À votre adresse liée' },
    sms: { title: 'SMS', lead: 'À votre téléphone lié' },
  },
  notBound: { email: 'Pas encore d’adresse liée', sms: 'Pas encore de téléphone lié', app: '' },
  bind: { email: 'Lier une adresse', sms: 'Lier un téléphone', app: '' },
  last: 'Au moins un reste activé. Activez-en d’abord un autre.',
  deaf: 'Application fermée, vous n’êtes averti de rien. Activez les notifications sur cet appareil, ou l’e-mail.',
  saveFailed: 'Cela n’a pas été modifié. Réessayez.',
  security: 'Sécurité',
  securityLead: 'Connexions, changements de mots de passe et de comptes de paiement, et retraits.',
  always: 'Toujours activé',
  device: 'Cet appareil',
  push: {
    on: { title: 'Les notifications sont activées', lead: 'Ce navigateur les affiche quand Quay est fermé.' },
    off: {
      title: 'Les notifications sont désactivées',
      lead: 'Soyez averti des ordres sur cet appareil quand Quay est fermé.',
    },
    denied: {
      title: 'Votre navigateur bloque les notifications',
      lead: 'Vous avez un jour répondu non à sa question. Autorisez les notifications de ce site dans les réglages du navigateur (le signe à côté de l’adresse), puis revenez.',
    },
    unsupported: {
      title: 'Pas de notifications dans ce navigateur',
      lead: 'Il ne peut pas les afficher, ou la page est venue par une connexion sans TLS. Vous pouvez toujours choisir l’e-mail.',
    },
    install: {
      title: 'Installez d’abord Quay',
      lead: 'Sur iPhone, seules les applications installées affichent des notifications : ouvrez le menu de partage et choisissez « Sur l’écran d’accueil ».',
    },
  },
  turnOn: 'Activer ici',
  turningOn: 'En attente de votre navigateur',
  turnOff: 'Désactiver ici',
  test: 'Afficher une notification de test',
  testTitle: 'Quay',
  testBody: 'Voilà comment vous êtes averti d’un ordre. Rien ne s’est passé.',
  devices: (count) =>
    plural(count, {
      one: `${count} appareil reçoit des notifications`,
      other: `${count} appareils reçoivent des notifications`,
    }),
  pushFailed: 'Le service push du navigateur n’a pas répondu. Réessayez dans un instant.',
};
