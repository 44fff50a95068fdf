import type { ContractNoticeWords } from './index.ts';

export const words: ContractNoticeWords = {
  title: 'Notifications',
  failed: 'Les notifications n’ont pas été chargées',
  failedWhy: 'Vos positions n’en sont pas affectées.',
  none: 'Pas encore de notifications',
  noneWhy: 'Ce qui arrive à vos contrats figure ici : avertissements, liquidations et changements d’un contrat.',
  fresh: 'Nouveau',
  receipt: (number) => `Reçu ${number}`,
  look: 'Voir',
  older: 'Afficher les plus anciennes',
  settings: 'Comment vous êtes averti',
  settingsTitle: 'Notifications des contrats',
  settingsFailed: 'Les réglages de notification n’ont pas été chargés',
  settingsFailedWhy: 'Rien n’a été modifié.',
  topics: {
    risk: {
      title: 'Risque',
      lead: 'Un avertissement avant liquidation, les liquidations, l’ADL, et un suivi arrêté à une perte. Toujours envoyé par un moyen.',
    },
    activity: {
      title: 'Activité',
      lead: 'Un financement payé sur un gain, la suspension ou l’ouverture d’un contrat que vous détenez, et les nouvelles de qui vous suivez.',
    },
    alerts: { title: 'Alertes de prix', lead: 'Quand un prix que vous avez choisi est atteint.' },
  },
  channels: { app: 'Sur les appareils avec notifications', email: 'Par e-mail', sms: 'Par SMS' },
  last: 'Un moyen reste activé. Activez-en d’abord un autre.',
  device: 'Notifications sur cet appareil',
  saveFailed: 'Cela n’a pas pu être modifié. Réessayez.',
  near: (symbol, ratio) => `${symbol} : ${ratio} de ce qui soutient votre position est requis.`,
  nearAt: (price) => `Elle est liquidée quand le prix de référence atteint ${price}.`,
  nearSoon: 'Elle est liquidée quand la totalité est requise.',
  addMargin: 'Ajouter de la marge',
  closeQuarter: 'Fermer 25 %',
};
