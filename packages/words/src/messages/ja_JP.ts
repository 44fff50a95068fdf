import type { MessageBook } from './index.ts';

export const words: MessageBook = {
  'code-register': {
    subject: 'Quayの認証コード',
    text: '{code} はQuayの新規登録のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-forgot-password': {
    subject: 'Quayの認証コード',
    text: '{code} は新しいログインパスワードの設定のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-reset-request': {
    subject: 'Quayの認証コード',
    text: '{code} は手動リセットの申請のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-change-password': {
    subject: 'Quayの認証コード',
    text: '{code} はログインパスワードの変更のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-set-fund-password': {
    subject: 'Quayの認証コード',
    text: '{code} は資金パスワードの設定のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-change-fund-password': {
    subject: 'Quayの認証コード',
    text: '{code} は資金パスワードの変更のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-bind-email': {
    subject: 'Quayの認証コード',
    text: '{code} はメールアドレスの登録のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-bind-phone': {
    subject: 'Quayの認証コード',
    text: '{code} は電話番号の登録のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-bind-authenticator': {
    subject: 'Quayの認証コード',
    text: '{code} は認証アプリの登録のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-new-recovery-codes': {
    subject: 'Quayの認証コード',
    text: '{code} は新しいリカバリーコードの取得のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-add-passkey': {
    subject: 'Quayの認証コード',
    text: '{code} はパスキーの追加のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-remove-passkey': {
    subject: 'Quayの認証コード',
    text: '{code} はパスキーの削除のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-set-anti-phishing': {
    subject: 'Quayの認証コード',
    text: '{code} はフィッシング対策コードの設定のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-unfreeze': {
    subject: 'Quayの認証コード',
    text: '{code} はアカウントの凍結解除のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-withdraw': {
    subject: 'Quayの認証コード',
    text: '{code} は出金のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-add-address': {
    subject: 'Quayの認証コード',
    text: '{code} は出金アドレスの保存のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-save-payment-method': {
    subject: 'Quayの認証コード',
    text: '{code} は支払い方法の保存のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-release-coins': {
    subject: 'Quayの認証コード',
    text: '{code} は買い手へのリリースのコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-close-account': {
    subject: 'Quayの認証コード',
    text: '{code} はアカウントの閉鎖のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-export-data': {
    subject: 'Quayの認証コード',
    text: '{code} はデータのダウンロードのコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'code-send-coins': {
    subject: 'Quayの認証コード',
    text: '{code} は他のユーザーへの送付のコードです。有効期限は{minutes}分です。誰にも教えないでください。当社のスタッフがお尋ねすることは決してありません。お心当たりがない場合は、どなたかがこの連絡先を知っています。コードがなければ操作はできません。',
  },
  'has-account': {
    subject: 'すでにQuayのアカウントがあります',
    text: 'この連絡先でQuayのアカウントを登録しようとした方がいますが、すでに登録済みです。ご本人の場合はログインするか、「パスワードを忘れた」から新しいパスワードを設定してください。',
  },
  'no-account': {
    subject: 'この連絡先のQuayアカウントはありません',
    text: 'この連絡先のQuayアカウントに新しいパスワードを設定する申請がありましたが、該当するアカウントはありません。ご本人の場合は、別の連絡先で登録された可能性があります。',
  },
  'new-device': {
    subject: 'Quayアカウントへの新しいログイン',
    text: '新しい端末または場所からログインがありました。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'password-changed': {
    subject: 'Quayのログインパスワードが変更されました',
    text: 'ログインパスワードが変更され、他の端末はすべてログアウトしました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'fund-password-set': {
    subject: 'Quayの資金パスワードが設定されました',
    text: 'アカウントに資金パスワードが設定されました。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'fund-password-changed': {
    subject: 'Quayの資金パスワードが変更されました',
    text: '資金パスワードが変更されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'email-changed': {
    subject: 'Quayのメールアドレスが変更されました',
    text: 'アカウントのメールアドレスが変更されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'phone-changed': {
    subject: 'Quayの電話番号が変更されました',
    text: 'アカウントの電話番号が変更されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'authenticator-bound': {
    subject: 'Quayアカウントに認証アプリが登録されました',
    text: 'アカウントに認証アプリが登録されました。今後、パスワードでのログイン、出金、セキュリティの変更時に必要になります。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'authenticator-changed': {
    subject: 'Quayの認証アプリが変更されました',
    text: 'アカウントの認証アプリが登録または変更されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'recovery-codes-changed': {
    subject: 'Quayの新しいリカバリーコード',
    text: 'アカウントに新しいリカバリーコードが作成されました。以前のコードは無効です。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'anti-phishing-changed': {
    subject: 'Quayのフィッシング対策コードが変更されました',
    text: 'アカウントのフィッシング対策コードが新しく設定されました。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'passkey-added': {
    subject: 'Quayアカウントにパスキーが追加されました',
    text: 'パスキー「{name}」がアカウントに追加されました。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'passkey-added-held': {
    subject: 'Quayアカウントにパスキーが追加されました',
    text: 'パスキー「{name}」がアカウントに追加されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'passkey-removed': {
    subject: 'Quayアカウントからパスキーが削除されました',
    text: 'パスキー「{name}」がアカウントから削除されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'fund-password-locked': {
    subject: '資金パスワードが5回間違えられました',
    text: 'アカウントで資金パスワードが5回間違えて入力されました。{hours}時間は受け付けられず、出金もできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'address-added': {
    subject: 'Quayアカウントに出金アドレスが保存されました',
    text: '{network}の出金アドレス「{name}」が保存されました：{to}\n24時間後から使えます。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'payment-method-added': {
    subject: 'Quayアカウントに支払い方法が保存されました',
    text: '支払い方法「{name}」が保存されました。{hours}時間後から売却に使えます。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'withdrawal-requested': {
    subject: 'Quayアカウントからの出金申請',
    text: '{network}で{to}へ{amount}の出金が申請されました\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'withdrawal-sent': {
    subject: '出金を送信しました',
    text: '{network}で{to}へ{amount}の出金を送信しました。トランザクション：{hash}',
  },
  'withdrawal-again': {
    subject: '出金を再送信しています',
    text: 'ネットワークのブロックが変わり、{network}で{to}へ出金した{amount}のトランザクションが含まれなくなりました。再送信しています。お手続きは不要です。',
  },
  'withdrawal-success': {
    subject: '出金が完了しました',
    text: '{network}で{to}へ出金した{amount}が着金しました。トランザクション：{hash}',
  },
  'withdrawal-failed': {
    subject: '出金に失敗しました',
    text: '{network}で{to}への{amount}の出金は、ネットワークで実行されませんでした。コインはアカウントに戻りました。',
  },
  'withdrawal-rejected': {
    subject: '出金が却下されました',
    text: '{network}で{to}への{amount}の出金は却下されました：{reason}\nコインはアカウントに戻りました。',
  },
  'account-frozen': {
    subject: 'Quayアカウントが凍結されました',
    text: 'アカウントは{time}に凍結されました。すべての端末がログアウトし、新規注文と出金はできません。未約定注文は約定することがあります。他の人がログインできないことを確認したら、ログインしてセキュリティセンターで凍結を解除してください。',
  },
  'account-unfrozen': {
    subject: 'Quayアカウントの凍結が解除されました',
    text: '凍結されていたアカウントの凍結が解除されました。{hours}時間、出金と他の方への売却はできません。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'closure-requested': {
    subject: 'Quayアカウントの閉鎖申請',
    text: 'アカウントの閉鎖が申請されました。{until}に閉鎖されます。それまではログインして取り消せます。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'closure-taken-back': {
    subject: 'Quayアカウントの閉鎖が取り消されました',
    text: '閉鎖は取り消され、アカウントはそのまま使えます。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'closure-called-off': {
    subject: 'Quayアカウントの閉鎖が中止されました',
    text: '待機中に入金があったため、アカウントは閉鎖されませんでした。閉鎖するには、ログインしてもう一度申請してください。',
  },
  'account-closed': {
    subject: 'Quayアカウントが閉鎖されました',
    text: 'アカウントは閉鎖され、ログインできなくなりました。記録は監査のために保管されます。',
  },
  'data-exported': {
    subject: 'Quayアカウントのデータがダウンロードされました',
    text: 'アカウントの全データがダウンロードされました。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'coins-sent': {
    subject: 'Quayアカウントからの送付',
    text: '{to}へ{amount}が送られました。\n{time}、{device}（{address}）から。\n\nお心当たりがない場合は、すぐにアカウントを凍結してください：{link}',
  },
  'coins-received': {
    subject: 'コインが届きました',
    text: '{from}さんから{amount}が届き、現物口座に入りました。',
  },
  'reset-applied': {
    subject: 'Quayアカウントのセキュリティリセットが申請されました',
    text: '{time}に、本人確認書類を添えてアカウントのセキュリティ設定の解除が申請されました。{due}までに判断する予定です。\n\nお心当たりがない場合は、停止してアカウントを凍結してください：{link}',
  },
  'reset-approved': {
    subject: 'Quayアカウントのセキュリティがリセットされました',
    text: '{time}に、本人確認書類を添えた申請に基づき、アカウントのセキュリティ設定を解除しました。出金は{until}までできません。\n\nお心当たりがない場合は、停止してアカウントを凍結してください：{link}',
  },
  'reset-rejected': {
    subject: 'リセット申請が却下されました',
    text: '申請{number}は却下されました：{reason}\n何も変更されていません。再度申請できます。',
  },
  'reset-stopped': {
    subject: 'リセット申請が停止されました',
    text: '申請{number}は、アカウントに登録された連絡先から停止されました。アカウントは凍結されています。カスタマーサポートがお手伝いします。',
  },
  'reset-password': {
    subject: 'Quayの新しいログインパスワードの設定',
    text: 'リセット申請が承認されました。新しいログインパスワードをこちらで設定してください：{link}\nリンクは{hours}時間有効で、1回だけ使えます。',
  },
  'verification-passed': { subject: '本人確認が完了しました', text: '申請を審査し、承認しました：{level}。' },
  'verification-rejected': {
    subject: '本人確認をもう一度お願いします',
    text: '申請（{level}）は却下されました：{reason}\n入力内容は保存されています。修正して再度申請できます。',
  },
  'support-answer': {
    subject: 'カスタマーサポートから返信があります',
    text: 'カスタマーサポートから返信があります。アプリのカスタマーサポートでご確認ください。',
  },
  'c2c-opened-payer': {
    subject: 'P2P注文のお支払いをお待ちしています',
    text: 'コインの売り手が見つかり、コインはエスクローにあります。注文の期限内に支払い、注文画面でお知らせください。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: 'コインの買い手が見つかりました',
    text: 'コインはエスクローにあります。代金が口座に入ってからリリースしてください。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-paid': {
    subject: '買い手が支払い済みと連絡しました',
    text: '画像ではなく、ご自身の口座を確認してください。代金が入っており、注文に表示された名義の口座からである場合にのみリリースしてください。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-released': {
    subject: 'コインがリリースされました',
    text: '売り手がコインをリリースしました。コインはアカウントにあります。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'P2P注文がキャンセルされました',
    text: '買い手がキャンセルしました。コインは戻りました。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'P2P注文が期限内に支払われませんでした',
    text: '支払い期限が過ぎました。コインは売り手に戻りました。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: '支払い期限が迫っています',
    text: '支払い期限が間もなく終わります。支払ったら注文画面でお知らせください。お知らせがないと注文は終了し、コインは戻ります。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: '買い手がリリースを待っています',
    text: '買い手は支払い済みと連絡し、待っています。口座を確認して、リリースするか異議を申し立ててください。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: '買い手があなたをキャンセルの原因としています',
    text: '事実と異なる場合は、10分以内に注文画面で回答してください。回答がなければ確定します。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: '売り手の見解が異なります',
    text: 'キャンセルの際に売り手を原因としましたが、売り手が異議を唱えたため、このキャンセルはご自身のものとして数えられます。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-message': {
    subject: 'P2P注文に新しいメッセージがあります',
    text: '不在の間にメッセージが届きました。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'P2P注文に異議が申し立てられました',
    text: 'エスクローのコインは、売り手がリリースするかスタッフが裁定するまで動きません。注文画面で証拠を追加してください。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: '異議申し立ての担当者が決まりました',
    text: 'スタッフが異議申し立てを担当しています。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: '異議申し立てに資料が必要です',
    text: 'スタッフが証拠を求めています。内容は注文画面で確認し、そこで追加してください。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: '相手が異議申し立ての取り下げを提案しています',
    text: '同意すると、注文は申し立て前の状態から続きます。同意しなくてもかまいません。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: '異議申し立てが取り下げられました',
    text: '注文は申し立て前の状態から続きます。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: '異議申し立ては買い手側に裁定されました',
    text: '理由は注文画面で確認できます。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: '異議申し立ては売り手側に裁定されました',
    text: '理由は注文画面で確認できます。\n注文 {order}、相手 {name}：{amount}、{money}。\n\n{link}',
  },
  'c2c-several': { subject: 'P2P注文の新着情報', text: 'P2P注文に新着情報があります（{count}）：\n{lines}\n\n{link}' },
  'contract-warned': {
    subject: 'ポジションが清算に近づいています',
    text: '{symbol}：マーク価格{mark}で、ポジションを支える資産の{ratio}が必要証拠金になっています。資産は{equity}、必要額は{required}で、等しくなると清算されます。証拠金の追加か一部決済ができます。\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'ポジションが清算されました',
    text: '{symbol}：マーク価格{mark}で、ポジションを支える資産が必要額以下になりました。{price}で{closed}を決済し、残りは{left}です。すべての数値は取引証明にあります。\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'ポジションが自動デレバレッジで決済されました',
    text: '{symbol}：反対側のポジションが清算され、板も保険基金も引き受けられませんでした。利益とレバレッジの順位により、{price}で{closed}を決済しました。マーク価格は{mark}、手数料はかかりません。順位の全体は取引証明にあります。\n\n{link}',
  },
  'contract-covered': {
    subject: '利益から資金調達手数料を支払いました',
    text: '{symbol}：口座の残高が支払うべき資金調達手数料に足りませんでした。支払いのため、このポジションの利益のうち{amount}をマーク価格{mark}で実現しました。資産の価値は変わりません。\n\n{link}',
  },
  'contract-halted': {
    subject: '保有中の先物が停止しています',
    text: '{symbol}：現在、取引も清算も行われません。注文の取消と証拠金の追加はできます。\n\n{link}',
  },
  'contract-reduce-only': {
    subject: '保有中の先物は決済のみできます',
    text: '{symbol}：決済はできますが、新規はできません。ポジションはそのままです。\n\n{link}',
  },
  'contract-reopened': {
    subject: '保有中の先物の取引が再開しました',
    text: '{symbol}：新規も決済もできます。\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'コピーを1件見送りました',
    text: '{symbol}：{name}さんがポジションを建てましたが、コピーしませんでした。{reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: '損失の上限に達し、コピーを停止しました',
    text: '{name}さん：損失が設定した{stop}に達しました。コピーは終了し、コピーしたポジションは成行で決済されます。\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'フォロー中のリードトレーダーが活動を終了しました',
    text: '{name}さんはリードトレーダーを終了しました。今後コピーは行われず、コピーしたポジションは成行で決済されます。\n\n{link}',
  },
  'contract-share-paid': {
    subject: '利益の分配を支払いました',
    text: '{name}さんに{paid}を支払いました。これまでの最高値を超えた純利益に対する週次の分配です。\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'フォローの受付を開始しました',
    text: '申請が承認されました。最大{count}人がフォローでき、今後の新規ポジションはフォロワーにもコピーされます。\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'リードトレーダーの申請が却下されました',
    text: '現在はフォローされません。再度申請できます。\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'リードトレーダーを終了しました',
    text: 'スタッフがリードトレーダーとしての活動を終了しました。フォロワーのコピーは停止し、ポジションは決済されました。詳しくはサポートにお問い合わせください。\n\n{link}',
  },
  'contract-expiring-day': {
    subject: '保有中の先物は1日以内に満期です',
    text: '{symbol}は{expiry}に満期です。その時点のポジションは最後の数分間のインデックスの平均で受渡され、注文は取り消されます。それまでに決済もできます。\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: '保有中の先物は1時間以内に満期です',
    text: '{symbol}は{expiry}に満期です。最後の数分間、マーク価格はインデックスの平均である受渡価格に移行します。それまで決済できます。\n\n{link}',
  },
  'contract-settled': {
    subject: '先物が受渡されました',
    text: '{symbol}：{price}で{closed}を受渡しました。損益：{profit}、手数料：{fee}。価格の全サンプルは取引証明にあります。\n\n{link}',
  },
  'contract-loan-warned': {
    subject: '警告：ローンが強制売却に近づいています',
    text: 'ローン{loan}：担保{pledge}に対して{debt}の借入があり、インデックスによるLTVは{rate}です。85%で担保の一部が売却されます。一部返済か担保の追加で下げられます。\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'ローンが延滞しています',
    text: 'ローン{loan}：元本{debt}と利息が残ったまま期日を過ぎました。これから始まる1時間ごとの利息は{multiple}倍です。期日の72時間後に担保を売却してローンを完済します。\n\n{link}',
  },
  'contract-loan-sold': {
    subject: '担保の一部が売却されました',
    text: 'ローン{loan}：インデックス{price} USDTで{sold}を売却し、{paid}を返済しました。{left}は引き続き担保になっているか、お手元に戻りました。すべての数値は取引証明にあります。\n\n{link}',
  },
  'contract-earn-income': {
    subject: '収益が支払われました',
    text: '{name}の収益{amount}が支払われました。支払元は履歴に表示されます。\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: '収益が予定されています（未払い）',
    text: '{name}の収益{amount}の支払日です。支払元の残高が足りないため、まだどの残高にも入っていません。資金が入り次第、自動で支払われます。元本に影響はありません。\n\n{link}',
  },
  'contract-earn-ended': {
    subject: '期間が終了しました',
    text: '{name}が終了し、{amount}が自動で戻りました。\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'フレキシブルの償還が完了しました',
    text: '{name}から償還した{amount}がアカウントに入りました。\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: '信用ローンを融資しました',
    text: '{amount}が現物口座に入りました。返済期日は{due}です。早期に返済すると、始まった日数分だけの支払いで済みます。\n\n{link}',
  },
  'contract-credit-offered': {
    subject: '申請額より少ない額で承認されました',
    text: '{asked}の申請に対し、{amount}が承認されました。受けるかどうかを選べます。提示は7日間有効です。\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: '信用ローンの申請が却下されました',
    text: '申請額：{asked}。{reason}再度申請できます。\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: '信用ローンの期日は3日後です',
    text: '{amount}の返済期日は{due}です。自動で引き落とされることはありません。アプリで返済してください。\n\n{link}',
  },
  'contract-credit-due': {
    subject: '信用ローンの期日は1日以内です',
    text: '{amount}の返済期日は{due}です。自動で引き落とされることはありません。アプリで返済してください。\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: '信用ローンが延滞しています',
    text: '返済期日は{due}でした。現在の返済額は{amount}で、1日ごとの費用は以前より高くなります。強制的に引き落とされることはありません。アプリで返済してください。サポートもお手伝いします。\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: '連携ウォレットの収益が支払われました',
    text: 'ウォレット{wallet}の1日分{amount}が、プロモーション予算から運用口座に入りました。ウォレットの中身には触れていません。\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: '連携ウォレットの収益が予定されています（未払い）',
    text: 'ウォレット{wallet}の1日分{amount}の支払日です。プロモーション予算の残高が足りないため、まだどの残高にも入っていません。資金が入り次第、自動で支払われます。\n\n{link}',
  },
  'contract-price-above': {
    subject: '価格アラート',
    text: '{symbol}が{price}まで上昇しました。最終価格：{last}\n\n{link}',
  },
  'contract-price-below': {
    subject: '価格アラート',
    text: '{symbol}が{price}まで下落しました。最終価格：{last}\n\n{link}',
  },
  'contract-price-moved': {
    subject: '価格アラート',
    text: '{symbol}が{within}以内に{percent}%動きました。最終価格：{last}\n\n{link}',
  },
  'contract-referral-paid': {
    subject: '紹介報酬が支払われました',
    text: '招待した方の入金に対する{amount}が、プロモーション予算から現物口座に入りました。計算は「友達紹介」でもう一度確かめられます。\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: '紹介報酬が予定されています（未払い）',
    text: '招待した方の入金に対する{amount}の支払いが確定しています。プロモーション予算の残高が足りないため、まだどの残高にも入っていません。資金が入り次第、自動で支払われます。\n\n{link}',
  },
  'contract-several': { subject: '先物の新着情報', text: '先物に新着情報があります（{count}）：\n{lines}\n\n{link}' },
  antiPhishing: 'フィッシング対策コード：{word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: '基本の本人確認',
    advanced: '上級の本人確認',
    notary: '公証の本人確認',
    merchant: 'マーチャント認定',
    'merchant-refund': 'マーチャント保証金の返還',
  },
  rejectReasons: {
    'picture-unreadable': '画像が読み取れません。',
    'picture-cut': '画像に書類全体が写っていません。',
    'document-expired': '書類の有効期限が切れています。',
    'name-differs': '氏名が書類と異なります。',
    'number-differs': '番号が書類と異なります。',
    'face-differs': '画像の人物が書類と異なります。',
    'not-accepted': 'この種類の書類は受け付けられません。',
    other: '審査担当者の備考をご確認ください。',
  },
  creditRejections: {
    'income-too-low': '示された収入ではこの金額に足りません。',
    'other-credit': '他の信用ローンがあります。',
    'papers-unclear': '書類が十分に読み取れません。',
    'papers-differ': '書類が申告内容と異なります。',
    'not-identified': '身分証の写真が本人確認と一致しません。',
    other: '備考をご確認ください。',
  },
  withdrawalRejections: {
    'address-suspicious': 'アドレスに不審な点があります。',
    'account-at-risk': 'アカウントに危険の可能性があります。ログインできる人を確認してください。',
    'documents-needed': '書類が必要です。カスタマーサポートがご案内します。',
    other: '備考をご確認ください。',
  },
};
