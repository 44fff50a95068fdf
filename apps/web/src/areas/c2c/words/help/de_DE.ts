import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import { list } from '@quay/words/languages/de_DE';
import type { HelpWords } from './index.ts';

export const words: HelpWords = {
  title: 'P2P-Hilfe',
  centre: 'Alle Antworten',
  trade: 'Schritt für Schritt',
  tradeWhy: 'Was in einer Order geschieht und was Sie tun',
  lead: 'Coins warten in Treuhand, während Menschen einander bezahlen: Wer zahlt, weiß, dass sie da sind.',
  picture: 'Coins hängen verschlossen zwischen Verkäufer und Zahler.',
  seller: 'Verkäufer',
  payer: 'Zahler',
  gives: 'gibt Coins',
  pays: 'zahlt Geld',
  escrow: 'in Treuhand',
  topicsLabel: 'Themen',
  topics: {
    basics: {
      title: 'So funktioniert P2P',
      lead: 'Treuhand, Preise und wohin Coins gehen',
      answers: [
        {
          id: 'what',
          question: 'Was ist P2P?',
          answer: [
            'Ein Markt zwischen Menschen: Eine Seite zahlt in ihrer Währung, die andere gibt Coins. Das Geld geht von Bank zu Bank oder von Wallet zu Wallet, nie über Quay. Die Coins verwahrt Quay, bis die Order abgeschlossen ist.',
          ],
        },
        {
          id: 'escrow',
          question: 'Was ist Treuhand?',
          answer: [
            'Während eine Order läuft, sind ihre Coins gebunden: Weder Verkäufer noch Zahler können sie nutzen. Sie verlassen die Treuhand genau einmal: an den Zahler durch Freigabe oder Entscheidung, oder zurück an den Verkäufer durch Stornierung, Ablauf vor der Zahlung oder Entscheidung.',
            'Eine Verkaufsanzeige legt ihre Coins in Treuhand, sobald sie online geht; was sie anbietet, ist also wirklich da.',
          ],
        },
        {
          id: 'where',
          question: 'Wo finde ich gekaufte Coins?',
          answer: [
            'Auf Ihrem Spot-Konto, sobald der Verkäufer sie freigibt. Was Sie verkaufen, liegt während der Treuhand auf Ihrem P2P-Konto: Zuerst werden dort freie Coins genommen, dann Coins vom Spot-Konto.',
          ],
        },
        {
          id: 'price',
          question: 'Was ist ein variabler Preis?',
          answer: [
            'Ein Anteil am Referenzpreis, das ist der Marktpreis in der Währung der Anzeige. Er wird berechnet, wenn Sie die Anzeige annehmen. Hat er sich geändert, seit Sie ihn gesehen haben, geschieht nichts, bis Sie den neuen Preis gesehen und erneut zugestimmt haben.',
          ],
        },
        {
          id: 'cost',
          question: 'Was kostet es?',
          answer: [
            'Quay nimmt für eine P2P-Order nichts: Der Zahler erhält die Coin-Menge, die darin steht. Ihre Bank oder Ihr Zahlungsdienst kann Ihnen etwas berechnen.',
          ],
        },
        {
          id: 'limits',
          question: 'Wie viel kann ich handeln?',
          answer: [
            `Beim Annehmen von Anzeigen: bis zu ${dayLimits.basic} USDT am Tag mit Basisverifizierung und ${dayLimits.advanced} USDT mit erweiterter. In den ersten ${NEW_ACCOUNT_DAYS} Tagen eines Kontos sind es ${NEW_ACCOUNT_DAY_LIMIT} USDT am Tag.`,
            `Sie können ${OPEN_ORDERS_MAX} laufende Orders haben, die Sie angenommen haben. Tage beginnen um Mitternacht UTC.`,
          ],
        },
      ],
    },
    buying: {
      title: 'Kaufen und bezahlen',
      lead: 'Was zu tun ist, wenn Sie eine Anzeige angenommen haben',
      answers: [
        {
          id: 'pay',
          question: 'Wie bezahle ich?',
          answer: [
            'Öffnen Sie die Order, kopieren Sie das angegebene Konto und zahlen Sie den ganzen Betrag in einer Zahlung mit Ihrer Bank- oder Zahlungs-App. Tippen Sie dann in der Order auf „Ich habe bezahlt“. Ohne diese Bestätigung endet die Order, wenn die Zeit abläuft.',
          ],
        },
        {
          id: 'own-account',
          question: 'Darf jemand anderes für mich bezahlen?',
          answer: [
            'Nein. Das zahlende Konto muss auf Ihren verifizierten Namen lauten. Ein Verkäufer muss für eine Zahlung von jemand anderem nicht freigeben, und unser Team kann verlangen, dass das Geld zurückgesendet wird.',
          ],
        },
        {
          id: 'note',
          question: 'Was schreibe ich in den Verwendungszweck?',
          answer: [
            'Die Referenz aus der Order und sonst nichts, damit der Verkäufer die Zahlung im Kontoauszug findet. Nichts über Coins, Bitcoin, USDT oder Quay: Banken können Zahlungen, die das nennen, anhalten oder zurücksenden.',
          ],
        },
        {
          id: 'time',
          question: 'Wie viel Zeit habe ich?',
          answer: [
            `So viel, wie die Anzeige sagt: ${list(paymentMinutes)} Minuten. Die Order zeigt die Frist nach unserer Uhr. Einen Moment davor ist rechtzeitig; die Frist selbst ist zu spät.`,
          ],
        },
        {
          id: 'not-released',
          question: 'Ich habe bezahlt, und nichts geschieht',
          answer: [
            `Schreiben Sie dem Verkäufer zuerst im Chat der Order. Nachdem Sie sie als bezahlt markiert haben, endet die Order nie von selbst. Sie können jederzeit Einspruch einlegen; nach ${ESCALATE_HOURS} Stunden ohne Freigabe geht die Order automatisch an unser Team.`,
          ],
        },
        {
          id: 'wrong-amount',
          question: 'Ich habe zu viel, zu wenig oder doppelt bezahlt',
          answer: [
            'Sagen Sie es im Chat, mit einem Bild der Zahlung. Können Sie sich nicht einigen, legen Sie Einspruch ein: Die Coins bleiben in Treuhand, bis der Verkäufer sie freigibt oder unser Team entscheidet.',
          ],
        },
        {
          id: 'late',
          question: 'Ich habe bezahlt, aber die Order lief ab, bevor ich es bestätigt habe',
          answer: [
            `Die Coins sind dann wieder beim Verkäufer. Haben Sie die Anzeige eines Verkäufers angenommen, können Sie nach Ablauf noch ${LATE_APPEAL_HOURS} Stunden lang Einspruch einlegen. Entscheidet unser Team für Sie, zahlt die Kaution des Verkäufers, soweit sie reicht und nicht mehr, als die Order wert war.`,
          ],
        },
      ],
    },
    selling: {
      title: 'Verkaufen und freigeben',
      lead: 'Wann freigeben und wann nicht',
      answers: [
        {
          id: 'when-release',
          question: 'Wann gebe ich frei?',
          answer: [
            'Wenn der ganze Betrag auf Ihrem eigenen Konto ist und der zahlende Name der verifizierte Name des Zahlers ist, der in der Order steht. Sehen Sie in Ihrer Bank- oder Zahlungs-App nach. Ein Bild oder eine Nachricht im Chat ist kein Geld.',
          ],
        },
        {
          id: 'final',
          question: 'Kann ich eine Freigabe zurücknehmen?',
          answer: [
            'Nein. Sie verlangt Ihr Transaktionspasswort und, falls vorhanden, Ihren Authenticator oder Passkey, weil sie endgültig ist.',
          ],
        },
        {
          id: 'other-payer',
          question: 'Das Geld kam von einem anderen Namen',
          answer: [
            'Geben Sie nicht frei. Fragen Sie den Zahler im Chat und legen Sie mit einem Bild des Erhaltenen Einspruch ein. Solches Geld ist oft gestohlen und wird später zurückgeholt.',
          ],
        },
        {
          id: 'no-cancel',
          question: 'Warum kann ich nicht stornieren?',
          answer: [
            'Weil der Zahler das Geld vielleicht schon gesendet hat. Zahlt niemand rechtzeitig, endet die Order von selbst, und die Coins gehören wieder Ihnen. Bittet Sie ein Zahler zu stornieren, kann er es selbst tun.',
          ],
        },
        {
          id: 'account',
          question: 'Auf welches Konto werde ich bezahlt?',
          answer: [
            'Auf eine Ihrer Zahlungsmethoden. Jede lautet auf Ihren verifizierten Namen. Eine Order behält das Konto, mit dem sie entstand, auch wenn Sie die Methode danach ändern.',
          ],
        },
      ],
    },
    cancels: {
      title: 'Stornieren',
      lead: 'Wer darf, und was zählt',
      answers: [
        {
          id: 'who-cancels',
          question: 'Wer kann stornieren?',
          answer: [
            'Nur der Zahler, bis die Coins freigegeben sind, und nie, solange ein Einspruch läuft. Die Coins gehen an den Verkäufer zurück.',
            'Stornieren Sie nie, nachdem Sie bezahlt haben: Die Coins gehen sofort zurück, und Ihr Geld ist beim Verkäufer. Vor einer Stornierung fragt die Order, ob Sie Geld gesendet haben.',
          ],
        },
        {
          id: 'three',
          question: `Was geschieht nach ${CANCELS_A_DAY} Stornierungen?`,
          answer: [
            'Drei selbst verschuldete Stornierungen an einem UTC-Tag sperren das Kaufen bis zum nächsten Tag. Sie senken auch Ihre Abschlussquote.',
          ],
        },
        {
          id: 'fault',
          question: 'Ich habe wegen des Verkäufers storniert',
          answer: [
            `Wählen Sie den Grund, der den Verkäufer nennt, etwa ein Konto, das nicht funktioniert, oder eine Forderung nach mehr Geld. Der Verkäufer hat ${FAULT_MINUTES} Minuten, um zu widersprechen. Ohne Antwort zählt es beim Verkäufer und nicht bei Ihnen.`,
            `Dass der Verkäufer nicht antwortet, können Sie angeben, wenn Ihre Nachricht in der Order ${SILENT_MINUTES} Minuten gewartet hat, und zwar ${SILENCE_CLAIMS_A_DAY} Mal pro UTC-Tag.`,
          ],
        },
      ],
    },
    appeals: {
      title: 'Einsprüche',
      lead: 'Wenn zwei sich nicht einigen können',
      answers: [
        {
          id: 'when-appeal',
          question: 'Wann kann ich Einspruch einlegen?',
          answer: [
            'Sobald eine Order als bezahlt markiert ist, von beiden Seiten. Sagen Sie, was geschehen ist, und fügen Sie Bilder und einen Kontaktweg hinzu.',
          ],
        },
        {
          id: 'what-happens',
          question: 'Was geschieht dann?',
          answer: [
            `Die Uhr hält an, und die Coins bleiben in Treuhand; der Verkäufer kann sie dem Zahler weiterhin freigeben. Ein Mitglied unseres Teams übernimmt und soll innerhalb von ${APPEAL_DUE_HOURS} Stunden entscheiden; die Order zeigt, wer und bis wann. Über ${RULED_BY_ONE} USDT müssen zwei Teammitglieder zustimmen.`,
            'Eine Entscheidung bewegt die Coins im selben Moment, zum Zahler oder zurück zum Verkäufer. Ihre Begründung steht in der Order.',
          ],
        },
        {
          id: 'evidence',
          question: 'Was hilft?',
          answer: [
            'Ein Auszug Ihrer Bank- oder Zahlungs-App mit Datum, Betrag und beiden Namen. Ein kurzes Video, wie Sie ihn öffnen, ist besser als ein Bild.',
            `Sie können bis zu ${EVIDENCE_FILES} Bilder und ${EVIDENCE_MEGABYTES} MB hinzufügen. Bittet unser Team um etwas, steht in der Order, worum.`,
          ],
        },
        {
          id: 'withdraw',
          question: 'Kann ein Einspruch zurückgezogen werden?',
          answer: [
            'Ja, einvernehmlich: Eine Seite bietet es an, die andere stimmt zu. Die Order wartet wieder auf die Freigabe; storniert wird sie nicht.',
          ],
        },
        {
          id: 'staff',
          question: 'Woher weiß ich, dass es wirklich das Team ist?',
          answer: [
            'Das Team spricht im Einspruch und im Kundenservice dieser App und nirgends sonst. Es schreibt Ihnen nie auf WeChat, Telegram oder WhatsApp, fragt nie nach Passwort oder Code und bittet Sie nie, zu zahlen oder freizugeben, um etwas zu „entsperren“.',
          ],
        },
      ],
    },
    merchants: {
      title: 'Händler und Anzeigen',
      lead: 'Eigene Anzeigen aufgeben',
      answers: [
        {
          id: 'become',
          question: 'Wie werde ich Händler?',
          answer: [
            'Sie brauchen die erweiterte Verifizierung, einen Nachweis über Ihre Handelsmittel und eine Kaution in USDT, die mit Ihrem Antrag gebunden wird. Werden Sie nicht angenommen, geht sie direkt auf Ihr Spot-Konto zurück.',
          ],
        },
        {
          id: 'deposit',
          question: 'Wofür ist die Kaution?',
          answer: [
            'Sie bleibt Ihre. Geht eine Order durch Ihr Verschulden schief und die Coins sind weg, kann eine Entscheidung die andere Seite daraus bezahlen. Fällt sie unter den nötigen Betrag, sind Ihre Anzeigen verborgen, bis Sie den Rest hinzufügen.',
          ],
        },
        {
          id: 'ads',
          question: 'Welche Regeln gelten für Anzeigen?',
          answer: [
            `Ein Preis innerhalb von ${PRICE_BAND_PERCENT} % um den Referenzpreis, mindestens ${ORDER_MIN} der Währung für eine Order (mehr, wo das weniger als ${ORDER_MIN_WORTH} USDT wert ist), 1 bis ${PAYMENTS_MAX} Zahlungsmethoden und bis zu ${ADS_MAX} Anzeigen gleichzeitig.`,
            `Sie können verlangen, dass Annehmende eine erweiterte Verifizierung haben, seit ${DEMAND_DAYS} Tagen hier sind oder mehr als ${DEMAND_HOLDINGS} USDT halten.`,
          ],
        },
        {
          id: 'busy',
          question: 'Warum kann ich eine Anzeige nicht schließen?',
          answer: [
            'Sie hat laufende Orders oder Einsprüche. Nehmen Sie sie offline: Es kommen keine neuen Orders herein, und Sie können sie schließen, wenn die letzte abgeschlossen ist.',
          ],
        },
        {
          id: 'pause',
          question: 'Wie mache ich eine Pause?',
          answer: [
            'Schalten Sie in Ihrem Händlerbereich „Orders annehmen“ aus. Ihre Anzeigen sind verborgen, und nichts geht verloren; laufende Orders gehen weiter.',
          ],
        },
        {
          id: 'stop',
          question: 'Wie bekomme ich die Kaution zurück?',
          answer: [
            'Beantragen Sie es auf der Händlerseite. Unser Team prüft, ob keine Order und kein Einspruch zu Ihren Anzeigen offen ist; dann geht sie auf Ihr Spot-Konto zurück.',
          ],
        },
      ],
    },
    statistics: {
      title: 'So wird die Statistik berechnet',
      lead: 'Die Formeln hinter den Namen',
      answers: [
        {
          id: 'completion',
          question: 'Abschlussquote',
          answer: [
            'Abgeschlossen ÷ (abgeschlossen + durch eigenes Verschulden beendet) der letzten 30 Tage. Eigenes Verschulden sind Stornierungen und Fristabläufe des Zahlers, für den Verkäufer Stornierungen, deren Verschulden er anerkannt hat, und Orders, in denen unser Team für die andere Seite entschieden hat.',
          ],
        },
        {
          id: 'release-time',
          question: 'Durchschnittliche Freigabe',
          answer: [
            'Mittlere Zeit von „bezahlt“ bis zur Freigabe in Orders der letzten 30 Tage, in denen jemand Verkäufer war.',
          ],
        },
        {
          id: 'pay-time',
          question: 'Durchschnittliche Zahlung',
          answer: [
            'Mittlere Zeit von der Annahme einer Order bis „bezahlt“ in Orders der letzten 30 Tage, in denen jemand Zahler war.',
          ],
        },
        {
          id: 'counts',
          question: 'Orders und Personen',
          answer: [
            'Abgeschlossene Orders der letzten 30 Tage und insgesamt, und mit wie vielen verschiedenen Personen. Nichts davon kann gekauft oder bearbeitet werden.',
          ],
        },
        {
          id: 'reviews',
          question: 'Gute und schlechte Bewertungen',
          answer: [
            'Jede Seite kann nach einer abgeschlossenen Order eine schreiben, gut oder schlecht mit einer Zeile. Die Namen der Verfasser sind maskiert.',
          ],
        },
        {
          id: 'online',
          question: 'Online',
          answer: ['Hat Quay geöffnet oder in den letzten fünf Minuten genutzt. Überall abmelden beendet es.'],
        },
      ],
    },
    safety: {
      title: 'Sicher bleiben',
      lead: 'Anzeichen für Betrug und was Sie schützt',
      answers: [
        {
          id: 'signs',
          question: 'Wie erkenne ich Betrug?',
          answer: [
            'Jemand will außerhalb von Quay weitermachen, bittet Sie, zuerst freizugeben, sendet ein Bild statt Geld, will unter anderem Namen zahlen, drängt Sie oder fragt nach einem Code. Hören Sie auf, schreiben Sie nichts mehr und legen Sie Einspruch ein.',
          ],
        },
        {
          id: 'hold',
          question: 'Warum kann ich Gekauftes nicht auszahlen?',
          answer: [
            `Für ${PURCHASE_HOLD_HOURS} Stunden bleibt der Wert dessen, was Sie von anderen gekauft haben, abzüglich dessen, was Sie verkauft haben, auf Quay. Gestohlenes Geld wird oft in dieser Zeit gemeldet. Handeln können Sie mit den Coins sofort.`,
          ],
        },
        {
          id: 'timeline',
          question: 'Was ist die signierte Zeitleiste?',
          answer: [
            'Jedes Ereignis einer Order, durch einen Hash mit dem vorherigen verkettet: was hinterlegt, bezahlt, geschrieben, entschieden und freigegeben wurde. Beide Seiten können dieselbe Datei herunterladen, und jeder kann damit prüfen, dass nachträglich nichts geändert wurde.',
            'Sie enthält auch einen Digest des Kontos und der Namen, wie sie dem Zahler gezeigt wurden, damit später niemand sagen kann, es sei ein anderes Konto gewesen.',
          ],
        },
        {
          id: 'away',
          question: 'Was, wenn Quay ausfällt?',
          answer: [
            'Fristen stehen still, während Quay nicht läuft. Danach werden sie um die Dauer des Ausfalls verschoben, und die Zeitleiste sagt es.',
          ],
        },
        {
          id: 'names',
          question: 'Wer sieht meinen Namen und mein Konto?',
          answer: [
            'Die andere Seite einer Order mit Ihnen. Das Konto steht auf ihrem Bildschirm, solange die Order läuft; die Namen bleiben in der Order, und die signierte Zeitleiste, die beide speichern können, enthält beides. Unser Team sieht sie nur mit einem Grund, der festgehalten wird.',
          ],
        },
      ],
    },
  },
  trades: {
    buy: [
      {
        id: 'choose',
        title: 'Anzeige wählen',
        text: 'Geben Sie einen Betrag ein. Sehen Sie Preis, Limits, Zahlungsweise und Anbieter.',
      },
      {
        id: 'lock',
        title: 'Die Coins werden hinterlegt',
        text: 'Sie nehmen die Anzeige an. Ab jetzt kann der Verkäufer sie niemandem außer Ihnen geben.',
      },
      {
        id: 'pay',
        title: 'Sie bezahlen',
        text: 'Von Ihrem eigenen Konto, den ganzen Betrag, an das in der Order Angegebene. Nichts über Coins im Verwendungszweck.',
      },
      {
        id: 'say',
        title: 'Sie bestätigen es',
        text: 'Tippen Sie auf „Ich habe bezahlt“, bevor die Zeit abläuft. Ab dann endet die Order nie von selbst.',
      },
      {
        id: 'get',
        title: 'Der Verkäufer gibt frei',
        text: 'Er sieht auf seinem Konto nach, dann sind die Coins auf Ihrem Spot-Konto.',
      },
    ],
    sell: [
      {
        id: 'choose',
        title: 'Anzeige wählen',
        text: 'Geben Sie einen Betrag ein und das Konto, auf das Sie bezahlt werden möchten.',
      },
      {
        id: 'lock',
        title: 'Ihre Coins werden hinterlegt',
        text: 'Sie gehen in Treuhand. Zahlt niemand rechtzeitig, kommen sie von selbst zurück.',
      },
      {
        id: 'wait',
        title: 'Der Käufer bezahlt',
        text: 'Die Order sagt, bis wann. Sie erfahren es über die Kanäle, die Sie gewählt haben.',
      },
      {
        id: 'check',
        title: 'Sie prüfen',
        text: 'In Ihrer eigenen Bank- oder Zahlungs-App: der ganze Betrag, vom Namen in der Order. Ein Bild ist kein Geld.',
      },
      { id: 'release', title: 'Sie geben frei', text: 'Mit Ihrem Transaktionspasswort. Es ist endgültig.' },
    ],
  },
  side: 'Was tun Sie?',
  buy: 'Ich kaufe',
  sell: 'Ich verkaufe',
  more: 'Fragen dazu',
  search: 'Antworten durchsuchen',
  clear: 'Leeren',
  none: (typed) => `Keine Antwort enthält „${typed}“`,
  noneWhy: 'Andere Wörter finden vielleicht etwas. Auch unser Kundenservice antwortet.',
  service: 'Kundenservice fragen',
  serviceWhy: 'Menschen antworten, im Chat dieser App',
  market: 'Zum Markt',
};
