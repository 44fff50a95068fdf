import type { DebtWords } from './index.ts';

export const words: DebtWords = {
  title: 'Eine Einzahlung wurde rückgängig gemacht, ein Teil davon fehlt',
  paidTwice: {
    title: 'Eine Auszahlung wurde doppelt bezahlt, ein Teil davon fehlt',
    why: 'Diese Auszahlung war fehlgeschlagen, und die Coins wurden Ihnen zurückgegeben. Nach einer Änderung des Netzwerks wurde sie doch bezahlt. Was Sie in diesem Coin erhalten, gleicht das zuerst aus. Bis dahin können Sie handeln und konvertieren, aber nichts kann Ihr Konto verlassen.',
  },
  from: (network, hash) => `aus ${network}, ${hash}`,
  why: 'Das Netzwerk hat diese Einzahlung rückgängig gemacht, nachdem sie in Ihrem Guthaben war. Was Sie in diesem Coin erhalten, gleicht das zuerst aus. Bis dahin können Sie handeln und konvertieren, aber nichts kann Ihr Konto verlassen. Kommt die Überweisung erneut, endet das von selbst.',
  owed: (amount) => `${amount} davon fehlen noch. Was Sie in diesem Coin erhalten, gleicht das zuerst aus.`,
  unsupported: {
    title: 'Angekommen, kann aber nicht gutgeschrieben werden',
    why: 'Diese Coins kamen an Ihre Einzahlungsadresse, und wir unterstützen sie nicht. Sie sind nicht in Ihrem Guthaben. Der Kundenservice kann Ihnen sagen, ob sie zurückgesendet werden können; nennen Sie den Hash oder, wo es keinen gibt, Zeit und Absender. Folgen Sie keinen Links in Token, um die Sie nicht gebeten haben.',
    coin: (network) => `Coin des Netzwerks ${network} selbst`,
    token: (network, contract) => `Token ${contract} auf ${network}`,
    smallest: 'in der kleinsten Einheit',
    unnamed: 'von einem Contract gezahlt, ohne Hash',
  },
};
