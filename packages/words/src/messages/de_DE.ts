import type { MessageBook } from './index.ts';

export const words: MessageBook = {
  'code-register': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um ein Konto bei Quay zu eröffnen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-forgot-password': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um ein neues Anmeldepasswort festzulegen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-reset-request': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um eine manuelle Zurücksetzung zu beantragen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-change-password': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um Ihr Anmeldepasswort zu ändern. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-set-fund-password': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um Ihr Transaktionspasswort festzulegen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-change-fund-password': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um Ihr Transaktionspasswort zu ändern. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-bind-email': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um eine E-Mail-Adresse zu verknüpfen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-bind-phone': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um eine Telefonnummer zu verknüpfen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-bind-authenticator': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um einen Authenticator zu verknüpfen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-new-recovery-codes': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um neue Wiederherstellungscodes zu erhalten. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-add-passkey': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um einen Passkey hinzuzufügen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-remove-passkey': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um einen Passkey zu entfernen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-set-anti-phishing': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um Ihr Anti-Phishing-Wort festzulegen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-unfreeze': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um Ihr eingefrorenes Konto wieder zu öffnen. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-withdraw': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code für eine Auszahlung. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-add-address': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um eine Auszahlungsadresse zu speichern. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-save-payment-method': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um eine Zahlungsmethode zu speichern. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-release-coins': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code, um Coins an einen Käufer freizugeben. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-close-account': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code für die Schließung Ihres Kontos. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-export-data': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code für das Herunterladen Ihrer Daten. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'code-send-coins': {
    subject: 'Ihr Quay-Code',
    text: '{code} ist Ihr Code für das Senden an einen anderen Nutzer. Er gilt {minutes} Minuten. Geben Sie ihn niemandem: Unser Team fragt nie danach. Haben Sie ihn nicht angefordert, kennt jemand anderes Ihre Adresse; ohne den Code ist das jedoch nicht möglich.',
  },
  'has-account': {
    subject: 'Sie haben bereits ein Quay-Konto',
    text: 'Jemand wollte mit dieser Adresse ein Quay-Konto eröffnen. Sie gehört bereits zu einem Konto. Waren Sie es, melden Sie sich an oder legen Sie unter „Passwort vergessen“ ein neues Passwort fest.',
  },
  'no-account': {
    subject: 'Kein Quay-Konto mit dieser Adresse',
    text: 'Jemand hat für ein Quay-Konto mit dieser Adresse ein neues Passwort angefordert. Ein solches Konto gibt es nicht. Waren Sie es, haben Sie vielleicht eine andere Adresse verwendet.',
  },
  'new-device': {
    subject: 'Neue Anmeldung bei Ihrem Quay-Konto',
    text: 'Bei Ihrem Konto hat sich jemand von einem neuen Gerät oder Ort aus angemeldet.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'password-changed': {
    subject: 'Ihr Quay-Anmeldepasswort wurde geändert',
    text: 'Ihr Anmeldepasswort wurde geändert. Alle anderen Sitzungen wurden beendet. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'fund-password-set': {
    subject: 'Ein Transaktionspasswort wurde bei Quay festgelegt',
    text: 'Für Ihr Konto wurde ein Transaktionspasswort festgelegt.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'fund-password-changed': {
    subject: 'Ihr Quay-Transaktionspasswort wurde geändert',
    text: 'Ihr Transaktionspasswort wurde geändert. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'email-changed': {
    subject: 'Ihre E-Mail-Adresse bei Quay wurde geändert',
    text: 'Die E-Mail-Adresse Ihres Kontos wurde geändert. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'phone-changed': {
    subject: 'Ihre Telefonnummer bei Quay wurde geändert',
    text: 'Die Telefonnummer Ihres Kontos wurde geändert. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'authenticator-bound': {
    subject: 'Ein Authenticator wurde mit Ihrem Quay-Konto verknüpft',
    text: 'Ein Authenticator wurde mit Ihrem Konto verknüpft. Er wird ab jetzt verlangt, wenn Sie sich mit Ihrem Passwort anmelden, Auszahlungen vornehmen oder Ihre Sicherheitseinstellungen ändern.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'authenticator-changed': {
    subject: 'Ihr Quay-Authenticator wurde geändert',
    text: 'Der Authenticator Ihres Kontos wurde verknüpft oder ersetzt. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'recovery-codes-changed': {
    subject: 'Neue Quay-Wiederherstellungscodes',
    text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten sind ab jetzt ungültig.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'anti-phishing-changed': {
    subject: 'Ihr Quay-Anti-Phishing-Wort wurde geändert',
    text: 'Das Anti-Phishing-Wort Ihres Kontos wurde neu festgelegt.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'passkey-added': {
    subject: 'Ein Passkey wurde Ihrem Quay-Konto hinzugefügt',
    text: 'Der Passkey „{name}“ wurde Ihrem Konto hinzugefügt.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'passkey-added-held': {
    subject: 'Ein Passkey wurde Ihrem Quay-Konto hinzugefügt',
    text: 'Der Passkey „{name}“ wurde Ihrem Konto hinzugefügt. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'passkey-removed': {
    subject: 'Ein Passkey wurde von Ihrem Quay-Konto entfernt',
    text: 'Der Passkey „{name}“ wurde von Ihrem Konto entfernt. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'fund-password-locked': {
    subject: 'Fünf falsche Transaktionspasswörter',
    text: 'In Ihrem Konto hat jemand fünfmal ein falsches Transaktionspasswort eingegeben. In den nächsten {hours} Stunden wird keines angenommen, und Auszahlungen sind nicht möglich.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'address-added': {
    subject: 'Eine Auszahlungsadresse wurde in Ihrem Quay-Konto gespeichert',
    text: 'Die Adresse „{name}“ wurde für Auszahlungen über {network} gespeichert: {to}\nSie kann nach 24 Stunden verwendet werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'payment-method-added': {
    subject: 'Eine Zahlungsmethode wurde in Ihrem Quay-Konto gespeichert',
    text: 'Die Zahlungsmethode „{name}“ wurde gespeichert. Sie kann nach {hours} Stunden zum Verkaufen verwendet werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'withdrawal-requested': {
    subject: 'Eine Auszahlung von Ihrem Quay-Konto',
    text: 'Eine Auszahlung von {amount} über {network} wurde beantragt, an {to}\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'withdrawal-sent': {
    subject: 'Ihre Auszahlung ist unterwegs',
    text: 'Ihre Auszahlung von {amount} über {network} an {to} wurde gesendet. Transaktion: {hash}',
  },
  'withdrawal-again': {
    subject: 'Ihre Auszahlung wird erneut gesendet',
    text: 'Das Netzwerk hat seine Blöcke geändert, und die Transaktion Ihrer Auszahlung von {amount} über {network} an {to} ist nicht mehr darin enthalten. Sie wird erneut gesendet. Sie müssen nichts tun.',
  },
  'withdrawal-success': {
    subject: 'Ihre Auszahlung ist abgeschlossen',
    text: 'Ihre Auszahlung von {amount} über {network} an {to} ist angekommen. Transaktion: {hash}',
  },
  'withdrawal-failed': {
    subject: 'Ihre Auszahlung ist fehlgeschlagen',
    text: 'Das Netzwerk hat Ihre Auszahlung von {amount} über {network} an {to} nicht ausgeführt. Die Coins wurden Ihrem Konto zurückgegeben.',
  },
  'withdrawal-rejected': {
    subject: 'Ihre Auszahlung wurde abgelehnt',
    text: 'Ihre Auszahlung von {amount} über {network} an {to} wurde abgelehnt: {reason}\nDie Coins wurden Ihrem Konto zurückgegeben.',
  },
  'account-frozen': {
    subject: 'Ihr Quay-Konto ist eingefroren',
    text: 'Ihr Konto wurde am {time} eingefroren. Alle Sitzungen wurden beendet, neue Orders und Auszahlungen sind nicht möglich. Offene Orders können weiterhin ausgeführt werden. Melden Sie sich an und öffnen Sie es im Sicherheitscenter wieder, wenn Sie sicher sind, dass niemand sonst Zugriff hat.',
  },
  'account-unfrozen': {
    subject: 'Ihr Quay-Konto ist wieder offen',
    text: 'Ihr eingefrorenes Konto wurde wieder geöffnet. In den nächsten {hours} Stunden kann nichts ausgezahlt oder an andere verkauft werden.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'closure-requested': {
    subject: 'Schließung Ihres Quay-Kontos beantragt',
    text: 'Die Schließung Ihres Kontos wurde beantragt. Es wird am {until} geschlossen. Bis dahin können Sie sich anmelden und das zurücknehmen.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'closure-taken-back': {
    subject: 'Schließung Ihres Quay-Kontos zurückgenommen',
    text: 'Die Schließung wurde zurückgenommen; Ihr Konto bleibt offen.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'closure-called-off': {
    subject: 'Ihr Quay-Konto wurde nicht geschlossen',
    text: 'Ihr Konto wurde nicht geschlossen, weil in der Wartezeit etwas einging. Möchten Sie es weiterhin schließen, melden Sie sich an und beantragen Sie es erneut.',
  },
  'account-closed': {
    subject: 'Ihr Quay-Konto ist geschlossen',
    text: 'Ihr Konto ist geschlossen, eine Anmeldung ist nicht mehr möglich. Unsere Aufzeichnungen bleiben für die Prüfung erhalten.',
  },
  'data-exported': {
    subject: 'Die Daten Ihres Quay-Kontos wurden heruntergeladen',
    text: 'Alle Daten Ihres Kontos wurden heruntergeladen.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'coins-sent': {
    subject: 'Eine Übertragung von Ihrem Quay-Konto',
    text: '{amount} wurden an {to} gesendet.\n{time}, von {device} ({address}).\n\nWaren Sie das nicht, frieren Sie Ihr Konto sofort ein: {link}',
  },
  'coins-received': {
    subject: 'Sie haben Coins erhalten',
    text: '{from} hat Ihnen {amount} gesendet. Sie sind auf Ihrem Spot-Konto.',
  },
  'reset-applied': {
    subject: 'Jemand möchte die Sicherheit Ihres Quay-Kontos zurücksetzen lassen',
    text: 'Am {time} hat uns jemand mit Ausweisdokumenten gebeten, Sicherheitseinstellungen Ihres Kontos zu entfernen. Die Entscheidung wird bis {due} erwartet.\n\nWaren Sie das nicht, stoppen Sie es und frieren Sie Ihr Konto ein: {link}',
  },
  'reset-approved': {
    subject: 'Die Sicherheit Ihres Quay-Kontos wurde zurückgesetzt',
    text: 'Am {time} haben wir Sicherheitseinstellungen Ihres Kontos entfernt, wie mit Ausweisdokumenten beantragt. Auszahlungen sind bis {until} ausgesetzt.\n\nWaren Sie das nicht, stoppen Sie es und frieren Sie Ihr Konto ein: {link}',
  },
  'reset-rejected': {
    subject: 'Ihr Antrag auf Zurücksetzung wurde abgelehnt',
    text: 'Ihr Antrag {number} wurde abgelehnt: {reason}\nEs wurde nichts geändert. Sie können erneut einen Antrag stellen.',
  },
  'reset-stopped': {
    subject: 'Ihr Antrag auf Zurücksetzung wurde gestoppt',
    text: 'Ihr Antrag {number} wurde von einer mit dem Konto verknüpften Adresse aus gestoppt. Das Konto ist eingefroren. Der Kundenservice kann Ihnen weiterhelfen.',
  },
  'reset-password': {
    subject: 'Neues Quay-Anmeldepasswort festlegen',
    text: 'Ihr Antrag auf Zurücksetzung wurde genehmigt. Legen Sie hier ein neues Anmeldepasswort fest: {link}\nDer Link gilt einmal, {hours} Stunden lang.',
  },
  'verification-passed': {
    subject: 'Ihre Verifizierung war erfolgreich',
    text: 'Ihr Antrag wurde geprüft und genehmigt: {level}.',
  },
  'verification-rejected': {
    subject: 'Ihre Verifizierung braucht einen weiteren Versuch',
    text: 'Ihr Antrag ({level}) wurde abgelehnt: {reason}\nIhre Angaben bleiben gespeichert: Sie können sie korrigieren und den Antrag erneut stellen.',
  },
  'support-answer': {
    subject: 'Der Kundenservice hat Ihnen geantwortet',
    text: 'Der Kundenservice hat Ihnen geantwortet. Sie finden die Antwort in der App unter Kundenservice.',
  },
  'c2c-opened-payer': {
    subject: 'Eine P2P-Order wartet auf Ihre Zahlung',
    text: 'Jemand verkauft Ihnen Coins. Sie liegen in Treuhand. Zahlen Sie, bevor die Zeit in der Order abläuft, und bestätigen Sie es dort.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: 'Jemand kauft Ihre Coins',
    text: 'Ihre Coins liegen in Treuhand. Geben Sie sie erst frei, wenn das Geld auf Ihrem Konto ist.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-paid': {
    subject: 'Der Käufer gibt an, dass das Geld gesendet wurde',
    text: 'Prüfen Sie Ihr Konto selbst, nicht ein Bild. Geben Sie die Coins erst frei, wenn das Geld da ist und von einem Konto auf den Namen kommt, den die Order zeigt.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-released': {
    subject: 'Die Coins wurden für Sie freigegeben',
    text: 'Der Verkäufer hat die Coins freigegeben. Sie sind auf Ihrem Konto.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'Eine P2P-Order wurde storniert',
    text: 'Der Käufer hat storniert. Die Coins gingen zurück.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'Eine P2P-Order wurde nicht rechtzeitig bezahlt',
    text: 'Die Zahlungsfrist ist abgelaufen. Die Coins gingen an den Verkäufer zurück.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: 'Es bleibt nur noch wenig Zeit zum Bezahlen',
    text: 'Ihre Zahlungsfrist ist fast abgelaufen. Wenn Sie bezahlt haben, bestätigen Sie es in der Order: Sonst endet sie, und die Coins gehen zurück.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: 'Ein Käufer wartet auf Ihre Coins',
    text: 'Der Käufer hat angegeben, dass das Geld gesendet wurde, und wartet noch. Prüfen Sie Ihr Konto und geben Sie dann die Coins frei oder legen Sie Einspruch ein.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: 'Der Käufer nennt Sie als Grund der Stornierung',
    text: 'Antworten Sie innerhalb von 10 Minuten in der Order, wenn das nicht stimmt. Ohne Antwort gilt es.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: 'Der Verkäufer sieht es anders als Sie',
    text: 'Sie haben storniert und den Verkäufer als Grund genannt. Der Verkäufer bestreitet das, daher zählt die Stornierung als Ihre.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-message': {
    subject: 'Neue Nachricht in einer P2P-Order',
    text: 'Während Ihrer Abwesenheit wurde Ihnen geschrieben.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'Zu einer P2P-Order läuft ein Einspruch',
    text: 'Coins in Treuhand bleiben dort, bis der Verkäufer sie freigibt oder unser Team entscheidet. Fügen Sie Ihre Nachweise in der Order hinzu.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: 'Ihr Einspruch wird geprüft',
    text: 'Ein Mitglied unseres Teams hat den Einspruch übernommen.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: 'Wir brauchen etwas von Ihnen für einen Einspruch',
    text: 'Unser Team bittet um Nachweise. In der Order sehen Sie, welche, und fügen sie dort hinzu.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: 'Die andere Seite bietet an, den Einspruch zurückzuziehen',
    text: 'Stimmen Sie zu, läuft die Order weiter wie vor dem Einspruch. Sie müssen nicht zustimmen.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: 'Ein Einspruch wurde zurückgezogen',
    text: 'Die Order läuft weiter wie vor dem Einspruch.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: 'Ein Einspruch wurde zugunsten des Käufers entschieden',
    text: 'Die Gründe sehen Sie in der Order.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: 'Ein Einspruch wurde zugunsten des Verkäufers entschieden',
    text: 'Die Gründe sehen Sie in der Order.\nOrder {order} mit {name}: {amount} für {money}.\n\n{link}',
  },
  'c2c-several': {
    subject: 'Neues zu Ihren P2P-Orders',
    text: 'Neues zu Ihren P2P-Orders ({count}):\n{lines}\n\n{link}',
  },
  'contract-warned': {
    subject: 'Ihre Position steht kurz vor der Liquidation',
    text: '{symbol}: {ratio} dessen, was hinter Ihrer Position steht, wird inzwischen benötigt, bei einem Mark-Preis von {mark}. Dahinter stehen {equity}, benötigt werden {required}; ist beides gleich, wird sie liquidiert. Sie können Margin hinzufügen oder einen Teil schließen.\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'Ihre Position wurde liquidiert',
    text: '{symbol}: Was hinter Ihrer Position stand, war nicht mehr als das, was sie benötigte, bei einem Mark-Preis von {mark}. {closed} wurden zu {price} geschlossen, {left} bleiben übrig. Der Beleg enthält jede Zahl.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'Ihre Position wurde durch Auto-Deleveraging geschlossen',
    text: '{symbol}: Auf der Gegenseite wurde jemand liquidiert, und weder das Orderbuch noch der Versicherungsfonds konnte die Position übernehmen. Nach Gewinn und Hebel war Ihre die nächste: {closed} wurden zu {price} geschlossen, bei einem Mark-Preis von {mark}, ohne Gebühr. Der Beleg zeigt die ganze Reihenfolge.\n\n{link}',
  },
  'contract-covered': {
    subject: 'Ein Gewinn hat Ihre Finanzierung bezahlt',
    text: '{symbol}: Auf Ihrem Konto war weniger als die fällige Finanzierungsgebühr. {amount} des Gewinns dieser Position wurden zum Mark-Preis {mark} realisiert, um sie zu bezahlen. Ihr Vermögen ändert sich dadurch nicht.\n\n{link}',
  },
  'contract-halted': {
    subject: 'Ein Kontrakt, den Sie halten, ist ausgesetzt',
    text: '{symbol}: Vorerst wird nichts gehandelt und nichts liquidiert. Orders können storniert und Margin kann hinzugefügt werden.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: 'Ein Kontrakt, den Sie halten, kann nur noch geschlossen werden',
    text: '{symbol}: Positionen können geschlossen, aber keine neuen eröffnet werden. Ihre bleibt unverändert offen.\n\n{link}',
  },
  'contract-reopened': {
    subject: 'Ein Kontrakt, den Sie halten, wird wieder gehandelt',
    text: '{symbol}: Positionen können wieder eröffnet und geschlossen werden.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'Eine Kopie wurde ausgelassen',
    text: '{symbol}: {name} hat eine Position eröffnet, die nicht für Sie kopiert wurde. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: 'Folgen an Ihrer Verlustgrenze beendet',
    text: '{name}: Der Verlust hat Ihre Grenze von {stop} erreicht. Sie folgen nicht mehr, und Ihre Kopien werden zum Marktpreis geschlossen.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'Ein Lead-Trader, dem Sie gefolgt sind, hört auf',
    text: '{name} ist kein Lead-Trader mehr. Für Sie wird nichts mehr kopiert, und Ihre Kopien werden zum Marktpreis geschlossen.\n\n{link}',
  },
  'contract-share-paid': {
    subject: 'Ein Anteil Ihres Gewinns wurde gezahlt',
    text: '{name} hat {paid} erhalten, den wöchentlichen Anteil an Ihrem Nettogewinn über dem bisherigen Höchststand.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'Man kann Ihnen jetzt folgen',
    text: 'Ihr Antrag wurde genehmigt. Bis zu {count} Personen können Ihnen folgen, und was Sie ab jetzt eröffnen, wird auch für sie eröffnet.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'Ihr Antrag als Lead-Trader wurde abgelehnt',
    text: 'Vorerst kann Ihnen niemand folgen. Sie können den Antrag erneut stellen.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'Sie sind kein Lead-Trader mehr',
    text: 'Unser Team hat Ihre Rolle als Lead-Trader beendet. Ihre Follower folgen nicht mehr, und ihre Kopien werden geschlossen. Der Support kann Ihnen mehr sagen.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: 'Ein Kontrakt, den Sie halten, endet innerhalb eines Tages',
    text: '{symbol} endet am {expiry}. Was dann offen ist, wird zum Mittelwert des Index der letzten Minuten abgerechnet, und die Orders werden storniert. Sie können vorher schließen.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: 'Ein Kontrakt, den Sie halten, endet innerhalb einer Stunde',
    text: '{symbol} endet am {expiry}. In den letzten Minuten geht der Mark-Preis in den Abrechnungspreis über, das ist der Mittelwert des Index. Bis dahin können Sie schließen.\n\n{link}',
  },
  'contract-settled': {
    subject: 'Ihr Kontrakt wurde abgerechnet',
    text: '{symbol}: {closed} wurden zu {price} abgerechnet. Gewinn oder Verlust: {profit}, Gebühr: {fee}. Der Beleg enthält jede Stichprobe des Preises.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: 'Warnung: Ihr Kredit nähert sich einem Zwangsverkauf',
    text: 'Kredit {loan}: Sie schulden {debt} gegen eine Sicherheit von {pledge}, das sind {rate} ihres Werts nach dem Index. Bei 85 % wird ein Teil der Sicherheit verkauft. Zahlen Sie einen Teil zurück oder erhöhen Sie die Sicherheit, um den Wert zu senken.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'Ihr Kredit ist überfällig',
    text: 'Kredit {loan}: Die Fälligkeit ist überschritten, {debt} des Kreditbetrags sind noch zurückzuzahlen, dazu Zinsen. Jede ab jetzt begonnene Stunde kostet das {multiple}-Fache der Zinsen. 72 Stunden nach der Fälligkeit wird die Sicherheit verkauft, um den Kredit abzulösen.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: 'Ein Teil Ihrer Sicherheit wurde verkauft',
    text: 'Kredit {loan}: {sold} wurden zum Index von {price} USDT verkauft; damit sind {paid} der Schuld bezahlt. {left} bleiben hinterlegt oder gingen an Sie zurück. Der Beleg zeigt jede Zahl.\n\n{link}',
  },
  'contract-earn-income': {
    subject: 'Ertrag wurde gezahlt',
    text: '{amount} Ertrag aus {name} wurden gezahlt. Im Verlauf steht, wer gezahlt hat.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: 'Ein Ertrag ist vorgemerkt und noch nicht gezahlt',
    text: '{amount} Ertrag aus {name} sind fällig. Die zahlende Stelle hat zu wenig Guthaben, daher ist der Betrag noch in keinem Saldo; er wird automatisch gezahlt, sobald das Geld da ist. Ihre Anlage ist davon nicht berührt.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: 'Eine Laufzeit ist beendet',
    text: '{name} ist beendet, und {amount} kamen automatisch zurück.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'Ihre Einlage ist zurück',
    text: '{amount}, die Sie aus {name} zurückgefordert haben, sind auf Ihrem Konto.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: 'Ihr Kredit ohne Sicherheit wurde ausgezahlt',
    text: '{amount} sind auf Ihrem Spot-Konto. Fällig am {due}; Sie können früher zurückzahlen und zahlen dann nur für die begonnenen Tage.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: 'Es wurde weniger genehmigt als beantragt',
    text: 'Sie haben {asked} beantragt, genehmigt wurden {amount}. Sie können annehmen oder nicht; das Angebot gilt sieben Tage.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: 'Ihr Antrag auf einen Kredit ohne Sicherheit wurde abgelehnt',
    text: 'Sie haben {asked} beantragt. {reason} Sie können erneut einen Antrag stellen.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: 'Ihr Kredit ohne Sicherheit ist in drei Tagen fällig',
    text: '{amount} sind am {due} fällig. Es wird nichts automatisch abgebucht: Sie zahlen in der App zurück.\n\n{link}',
  },
  'contract-credit-due': {
    subject: 'Ihr Kredit ohne Sicherheit ist innerhalb eines Tages fällig',
    text: '{amount} sind am {due} fällig. Es wird nichts automatisch abgebucht: Sie zahlen in der App zurück.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: 'Ihr Kredit ohne Sicherheit ist überfällig',
    text: 'Er war am {due} fällig. Heute sind {amount} offen, und jeder Tag kostet mehr als zuvor. Es wird nichts zwangsweise eingezogen: Sie zahlen in der App zurück, und der Support kann helfen.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: 'Ihre verknüpfte Wallet wurde bezahlt',
    text: '{amount} für einen Tag Ihrer Wallet {wallet} sind auf Ihrem Earn-Konto, gezahlt vom Aktionsbudget. In der Wallet wurde nichts berührt.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: 'Ertrag Ihrer verknüpften Wallet ist vorgemerkt und noch nicht gezahlt',
    text: '{amount} für einen Tag Ihrer Wallet {wallet} sind fällig. Das Aktionsbudget hat zu wenig, daher sind sie in keinem Saldo; sie werden von selbst gezahlt, sobald das Geld da ist.\n\n{link}',
  },
  'contract-price-above': {
    subject: 'Preisalarm',
    text: '{symbol} ist auf {price} gestiegen. Der letzte Preis war {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: 'Preisalarm',
    text: '{symbol} ist auf {price} gefallen. Der letzte Preis war {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: 'Preisalarm',
    text: '{symbol} hat sich innerhalb von {within} um {percent} % bewegt. Der letzte Preis war {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: 'Ihre Empfehlungsprämie wurde gezahlt',
    text: '{amount} für Einzahlungen von Personen, die Sie eingeladen haben, sind auf Ihrem Spot-Konto, gezahlt vom Aktionsbudget. Jede Zahl lässt sich unter „Empfehlung“ nachrechnen.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: 'Ihre Empfehlungsprämie ist vorgemerkt und noch nicht gezahlt',
    text: '{amount} für Einzahlungen von Personen, die Sie eingeladen haben, stehen Ihnen zu. Das Aktionsbudget hat zu wenig, daher sind sie in keinem Saldo; sie werden von selbst gezahlt, sobald das Geld da ist.\n\n{link}',
  },
  'contract-several': {
    subject: 'Neues zu Ihren Kontrakten',
    text: 'Neues zu Ihren Kontrakten ({count}):\n{lines}\n\n{link}',
  },
  antiPhishing: 'Ihr Anti-Phishing-Wort: {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: 'Basisverifizierung',
    advanced: 'erweiterte Verifizierung',
    notary: 'notarielle Verifizierung',
    merchant: 'Händlerzertifizierung',
    'merchant-refund': 'Rückzahlung der Händlerkaution',
  },
  rejectReasons: {
    'picture-unreadable': 'Ein Bild ist nicht lesbar.',
    'picture-cut': 'Ein Bild zeigt nicht das ganze Dokument.',
    'document-expired': 'Das Dokument ist abgelaufen.',
    'name-differs': 'Der Name weicht vom Dokument ab.',
    'number-differs': 'Die Nummer weicht vom Dokument ab.',
    'face-differs': 'Die Person auf den Bildern weicht vom Dokument ab.',
    'not-accepted': 'Diese Art von Dokument können wir nicht annehmen.',
    other: 'Siehe die Anmerkung der prüfenden Person.',
  },
  creditRejections: {
    'income-too-low': 'Das nachgewiesene Einkommen deckt die Summe nicht.',
    'other-credit': 'Es bestehen daneben andere Kredite.',
    'papers-unclear': 'Die Unterlagen sind nicht gut genug lesbar.',
    'papers-differ': 'Die Unterlagen weichen von den Angaben ab.',
    'not-identified': 'Das Ausweisfoto passt nicht zu Ihrer Verifizierung.',
    other: 'Siehe die Anmerkung.',
  },
  withdrawalRejections: {
    'address-suspicious': 'Die Adresse ist verdächtig.',
    'account-at-risk': 'Ihr Konto könnte in Gefahr sein: Prüfen Sie, wer darauf Zugriff hat.',
    'documents-needed': 'Wir brauchen Dokumente von Ihnen: Der Kundenservice sagt Ihnen, welche.',
    other: 'Siehe die Anmerkung.',
  },
};
