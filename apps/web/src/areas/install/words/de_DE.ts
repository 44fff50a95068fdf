import type { Words } from './index.ts';

export const words: Words = {
  title: 'Quay auf diesem Gerät installieren',
  name: 'Quay',
  about: 'Von dieser Website, ohne Store',
  gains: 'Ihre Vorteile',
  gainNotices: 'Eine Benachrichtigung, wenn eine Order, ein Kredit oder eine Position Sie braucht',
  gainOffline: 'Öffnet ohne Verbindung: die letzten Werte mit ihrem Zeitpunkt',
  gainSame: 'Dasselbe Programm wie hier; jederzeit zu entfernen',
  byHand: 'Auf einem iPhone oder iPad, von Hand',
  share: 'Tippen Sie unten in Safari auf das Teilen-Symbol',
  add: 'Wählen Sie „Zum Home-Bildschirm“',
  open: 'Tippen Sie auf „Hinzufügen“ und öffnen Sie Quay von dort',
  elsewhere: 'In einem anderen Browser',
  elsewhereWhy:
    'Öffnen Sie dessen Menü und wählen Sie „Installieren“ oder „Zum Startbildschirm hinzufügen“. Fehlt beides, funktioniert Quay hier wie gewohnt.',
  phone: 'Auf Ihrem Smartphone',
  phoneWhy: (host) =>
    `Richten Sie die Kamera Ihres Smartphones hierher. Die Adresse muss ${host} lauten; jede andere gehört nicht uns.`,
  code: (address) => `QR-Code, der ${address} öffnet`,
  install: 'Quay installieren',
  installed: 'Quay ist auf diesem Gerät installiert.',
  hint: 'Quay immer zur Hand',
  hintWhy: 'Auf dem Home-Bildschirm öffnet sich Quay wie eine App, und Benachrichtigungen erreichen Sie.',
  notNow: 'Nicht mehr anzeigen',
};
