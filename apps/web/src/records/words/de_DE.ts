import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  loading: 'Wird geladen',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  listFailed: 'Diese Liste wurde nicht geladen',
  listFailedWhy: 'Was sie aufführt, ist davon nicht berührt.',
  moreFailed: 'Der Rest wurde nicht geladen',
  moreFailedWhy: 'Das Obige bleibt.',
  allShown: 'Das ist alles.',
  filter: {
    open: 'Filter',
    title: 'Was gezeigt wird',
    any: 'Alle',
    period: 'Zeitraum',
    from: 'Von',
    to: 'Bis',
    periods: { today: 'Heute', week: '7 Tage', month: '30 Tage', quarter: '90 Tage' },
    since: (day) => `Seit ${day}`,
    until: (day) => `Bis ${day}`,
    between: (from, to) => `${from} bis ${to}`,
    upsideDown: 'Der erste Tag liegt nach dem letzten.',
    remove: (what) => `${what}: nicht mehr danach filtern`,
    clear: 'Filter leeren',
    none: 'Nichts mit diesem Filter',
    noneWhy: 'Kein Eintrag erfüllt alle Ihre Filter.',
  },
  save: {
    saved: (file, rows) => `${file} mit ${rows} Zeilen gespeichert.`,
    part: (file, rows) => `${file} hat die ersten ${rows} Zeilen. Wählen Sie für den Rest einen kürzeren Zeitraum.`,
    nothing: 'Mit diesem Filter gibt es nichts zu speichern.',
    failed: (why) => `Die Datei wurde nicht gespeichert. ${why}`,
  },
};
