import type { Translation } from '@quay/words';
import type { MessageBook } from './index.ts';

export const words: Translation<MessageBook> = {
  'code-register': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk membuka akun di Quay. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-forgot-password': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk membuat kata sandi login baru. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-reset-request': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mengajukan reset manual. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-change-password': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mengubah kata sandi login. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-set-fund-password': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk membuat kata sandi dana. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-change-fund-password': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mengubah kata sandi dana. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-bind-email': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menautkan alamat email. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-bind-phone': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menautkan nomor telepon. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-bind-authenticator': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menautkan autentikator. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-new-recovery-codes': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mendapatkan kode pemulihan baru. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-add-passkey': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menambah passkey. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-remove-passkey': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menghapus passkey. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-set-anti-phishing': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mengatur kata anti-phishing. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-unfreeze': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk membuka kembali akun yang dibekukan. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-withdraw': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk melakukan penarikan. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-add-address': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menyimpan alamat penarikan. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-save-payment-method': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menyimpan metode pembayaran. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-release-coins': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk merilis koin kepada pembeli. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-close-account': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk menutup akun Anda. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-export-data': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mengunduh data Anda. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'code-send-coins': {
    subject: 'Kode Quay Anda',
    text: '{code} adalah kode Anda untuk mengirim ke pengguna lain. Kode ini berlaku {minutes} menit. Jangan berikan kepada siapa pun: staf kami tidak pernah memintanya. Jika Anda tidak memintanya, ada orang lain yang mengetahui email atau nomor Anda; tanpa kode ini ia tidak bisa melakukannya.',
  },
  'has-account': {
    subject: 'Anda sudah memiliki akun Quay',
    text: 'Ada yang ingin membuka akun Quay dengan alamat ini. Alamat ini sudah dipakai sebuah akun. Jika itu Anda, silakan masuk, atau buat kata sandi baru lewat “Lupa kata sandi Anda?”.',
  },
  'no-account': {
    subject: 'Tidak ada akun Quay dengan alamat ini',
    text: 'Ada yang meminta kata sandi baru untuk akun Quay dengan alamat ini. Akun itu tidak ada. Jika itu Anda, mungkin Anda memakai alamat lain.',
  },
  'new-device': {
    subject: 'Login baru ke akun Quay Anda',
    text: 'Akun Anda dimasuki dari perangkat atau tempat baru.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'password-changed': {
    subject: 'Kata sandi login Quay Anda diubah',
    text: 'Kata sandi login Anda diubah. Semua sesi lain telah berakhir. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'fund-password-set': {
    subject: 'Kata sandi dana Quay telah dibuat',
    text: 'Kata sandi dana telah dibuat untuk akun Anda.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'fund-password-changed': {
    subject: 'Kata sandi dana Quay Anda diubah',
    text: 'Kata sandi dana Anda diubah. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'email-changed': {
    subject: 'Alamat email Quay Anda diubah',
    text: 'Alamat email akun Anda diubah. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'phone-changed': {
    subject: 'Nomor telepon Quay Anda diubah',
    text: 'Nomor telepon akun Anda diubah. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'authenticator-bound': {
    subject: 'Autentikator ditautkan ke akun Quay Anda',
    text: 'Autentikator ditautkan ke akun Anda. Mulai sekarang kodenya diminta saat Anda masuk dengan kata sandi, menarik dana, atau mengubah keamanan.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'authenticator-changed': {
    subject: 'Autentikator Quay Anda diubah',
    text: 'Autentikator akun Anda ditautkan atau diganti. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'recovery-codes-changed': {
    subject: 'Kode pemulihan Quay baru',
    text: 'Kode pemulihan baru dibuat untuk akun Anda. Kode lama tidak berlaku lagi.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'anti-phishing-changed': {
    subject: 'Kata anti-phishing Quay Anda diubah',
    text: 'Kata anti-phishing akun Anda diatur ulang.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'passkey-added': {
    subject: 'Passkey ditambahkan ke akun Quay Anda',
    text: 'Passkey “{name}” ditambahkan ke akun Anda.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'passkey-added-held': {
    subject: 'Passkey ditambahkan ke akun Quay Anda',
    text: 'Passkey “{name}” ditambahkan ke akun Anda. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'passkey-removed': {
    subject: 'Passkey dihapus dari akun Quay Anda',
    text: 'Passkey “{name}” dihapus dari akun Anda. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'fund-password-locked': {
    subject: 'Lima kali kata sandi dana salah',
    text: 'Ada yang memasukkan lima kata sandi dana yang salah di akun Anda. Selama {hours} jam tidak ada yang diterima, dan tidak ada yang dapat ditarik.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'address-added': {
    subject: 'Alamat penarikan disimpan di akun Quay Anda',
    text: 'Alamat “{name}” disimpan untuk penarikan lewat {network}: {to}\nDapat dipakai setelah 24 jam.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'payment-method-added': {
    subject: 'Metode pembayaran disimpan di akun Quay Anda',
    text: 'Metode pembayaran “{name}” disimpan. Dapat dipakai untuk menjual setelah {hours} jam.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'withdrawal-requested': {
    subject: 'Penarikan dari akun Quay Anda',
    text: 'Penarikan {amount} lewat {network} diminta, ke {to}\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'withdrawal-sent': {
    subject: 'Penarikan Anda sedang dikirim',
    text: 'Penarikan Anda sebesar {amount} lewat {network} ke {to} telah dikirim. Transaksi: {hash}',
  },
  'withdrawal-again': {
    subject: 'Penarikan Anda sedang dikirim ulang',
    text: 'Jaringan mengganti bloknya, dan transaksi penarikan Anda sebesar {amount} lewat {network} ke {to} tidak ada lagi di dalamnya. Penarikan sedang dikirim ulang. Anda tidak perlu melakukan apa pun.',
  },
  'withdrawal-success': {
    subject: 'Penarikan Anda selesai',
    text: 'Penarikan Anda sebesar {amount} lewat {network} ke {to} telah tiba. Transaksi: {hash}',
  },
  'withdrawal-failed': {
    subject: 'Penarikan Anda gagal',
    text: 'Jaringan tidak menjalankan penarikan Anda sebesar {amount} lewat {network} ke {to}. Koin dikembalikan ke akun Anda.',
  },
  'withdrawal-rejected': {
    subject: 'Penarikan Anda ditolak',
    text: 'Penarikan Anda sebesar {amount} lewat {network} ke {to} ditolak: {reason}\nKoin dikembalikan ke akun Anda.',
  },
  'account-frozen': {
    subject: 'Akun Quay Anda dibekukan',
    text: 'Akun Anda dibekukan pada {time}. Semua sesi telah berakhir, dan tidak bisa ada order atau penarikan baru. Order terbuka masih dapat terisi. Masuk dan buka kembali di pusat keamanan bila Anda yakin tidak ada orang lain yang bisa.',
  },
  'account-unfrozen': {
    subject: 'Akun Quay Anda terbuka kembali',
    text: 'Akun Anda yang dibekukan telah dibuka kembali. Selama {hours} jam tidak ada yang dapat ditarik atau dijual kepada orang lain.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'closure-requested': {
    subject: 'Penutupan akun Quay Anda diminta',
    text: 'Penutupan akun Anda diminta. Akun ditutup pada {until}. Sampai saat itu Anda dapat masuk dan membatalkannya.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'closure-taken-back': {
    subject: 'Penutupan akun Quay Anda dibatalkan',
    text: 'Penutupan dibatalkan; akun Anda tetap terbuka.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'closure-called-off': {
    subject: 'Akun Quay Anda tidak ditutup',
    text: 'Akun Anda tidak ditutup karena ada koin masuk selama menunggu. Jika masih ingin menutupnya, masuk dan minta lagi.',
  },
  'account-closed': {
    subject: 'Akun Quay Anda telah ditutup',
    text: 'Akun Anda telah ditutup dan tidak dapat dimasuki lagi. Catatan kami disimpan untuk audit.',
  },
  'data-exported': {
    subject: 'Data akun Quay Anda diunduh',
    text: 'Semua data akun Anda telah diunduh.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'coins-sent': {
    subject: 'Pengiriman dari akun Quay Anda',
    text: '{amount} dikirim ke {to}.\n{time}, dari {device} ({address}).\n\nJika ini bukan Anda, segera bekukan akun Anda: {link}',
  },
  'coins-received': {
    subject: 'Anda menerima koin',
    text: '{from} mengirim {amount} kepada Anda. Koin itu ada di akun Spot Anda.',
  },
  'reset-applied': {
    subject: 'Ada yang meminta reset keamanan akun Quay Anda',
    text: 'Pada {time} ada yang meminta kami, dengan dokumen identitas, untuk mencabut pengaturan keamanan dari akun Anda. Keputusan diperkirakan paling lambat {due}.\n\nJika ini bukan Anda, hentikan dan bekukan akun Anda: {link}',
  },
  'reset-approved': {
    subject: 'Keamanan akun Quay Anda telah direset',
    text: 'Pada {time} kami mencabut pengaturan keamanan dari akun Anda, sesuai permintaan dengan dokumen identitas. Penarikan menunggu sampai {until}.\n\nJika ini bukan Anda, hentikan dan bekukan akun Anda: {link}',
  },
  'reset-rejected': {
    subject: 'Permintaan reset Anda ditolak',
    text: 'Permintaan Anda {number} ditolak: {reason}\nTidak ada yang diubah. Anda dapat mengajukan lagi.',
  },
  'reset-stopped': {
    subject: 'Permintaan reset Anda dihentikan',
    text: 'Permintaan Anda {number} dihentikan dari alamat yang tertaut pada akun. Akun dibekukan. Layanan pelanggan dapat membantu Anda lebih lanjut.',
  },
  'reset-password': {
    subject: 'Buat kata sandi login Quay baru',
    text: 'Permintaan reset Anda disetujui. Buat kata sandi login baru di sini: {link}\nTautan berlaku satu kali, selama {hours} jam.',
  },
  'verification-passed': { subject: 'Verifikasi Anda lolos', text: 'Pengajuan Anda ditinjau dan lolos: {level}.' },
  'verification-rejected': {
    subject: 'Verifikasi Anda perlu dicoba lagi',
    text: 'Pengajuan Anda ({level}) ditolak: {reason}\nYang Anda isi tersimpan: Anda dapat memperbaikinya dan mengajukan lagi.',
  },
  'support-answer': {
    subject: 'Layanan pelanggan telah menjawab Anda',
    text: 'Layanan pelanggan telah menjawab Anda. Jawabannya ada di aplikasi, di layanan pelanggan.',
  },
  'c2c-opened-payer': {
    subject: 'Order P2P menunggu pembayaran Anda',
    text: 'Ada yang menjual koin kepada Anda. Koin ada di escrow. Bayar sebelum waktu di order habis, lalu tandai di sana.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: 'Ada yang membeli koin Anda',
    text: 'Koin Anda ada di escrow. Rilis hanya bila uang sudah ada di rekening Anda.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-paid': {
    subject: 'Pembeli menyatakan uang sudah dikirim',
    text: 'Periksa rekening Anda sendiri, bukan gambar. Rilis koin hanya bila uang sudah ada dan berasal dari rekening atas nama yang ditunjukkan order.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-released': {
    subject: 'Koin dirilis kepada Anda',
    text: 'Penjual merilis koin. Koin ada di akun Anda.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'Order P2P dibatalkan',
    text: 'Pembeli membatalkan. Koin dikembalikan.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'Order P2P tidak dibayar tepat waktu',
    text: 'Waktu pembayaran habis. Koin kembali ke penjual.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: 'Waktu untuk membayar tinggal sedikit',
    text: 'Waktu pembayaran Anda hampir habis. Bila sudah membayar, tandai di order: jika tidak, order berakhir dan koin kembali.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: 'Pembeli menunggu koin Anda',
    text: 'Pembeli menyatakan uang sudah dikirim dan masih menunggu. Periksa rekening Anda, lalu rilis koin, atau ajukan banding.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: 'Pembeli menyatakan Anda penyebab pembatalan',
    text: 'Jawab di order dalam 10 menit bila tidak demikian. Tanpa jawaban, pernyataan itu berlaku.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: 'Penjual tidak sependapat dengan Anda',
    text: 'Anda membatalkan dan menyebut penjual sebagai penyebab. Penjual membantahnya, sehingga pembatalan dihitung sebagai pembatalan Anda.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-message': {
    subject: 'Pesan baru di order P2P',
    text: 'Ada yang menulis kepada Anda saat Anda tidak ada.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'Order P2P dalam banding',
    text: 'Koin di escrow tetap di sana sampai penjual merilisnya atau staf memutuskan. Tambahkan bukti Anda di order.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: 'Banding Anda sedang ditinjau',
    text: 'Seorang staf kami telah mengambil banding ini.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: 'Kami memerlukan sesuatu dari Anda untuk banding',
    text: 'Staf kami meminta bukti. Anda melihatnya di order, dan menambahkannya di sana.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: 'Pihak lain menawarkan untuk mencabut banding',
    text: 'Jika Anda setuju, order berlanjut seperti sebelum banding. Anda tidak harus setuju.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: 'Banding dicabut',
    text: 'Order berlanjut seperti sebelum banding.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: 'Banding diputuskan untuk pembeli',
    text: 'Alasannya dapat dilihat di order.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: 'Banding diputuskan untuk penjual',
    text: 'Alasannya dapat dilihat di order.\nOrder {order} dengan {name}: {amount} seharga {money}.\n\n{link}',
  },
  'c2c-several': { subject: 'Kabar order P2P Anda', text: 'Ada kabar order P2P Anda ({count}):\n{lines}\n\n{link}' },
  'contract-warned': {
    subject: 'Posisi Anda mendekati likuidasi',
    text: '{symbol}: {ratio} dari yang menopang posisi Anda kini disyaratkan, dengan harga mark {mark}. {equity} menopangnya, {required} disyaratkan; bila keduanya sama, posisi dilikuidasi. Anda dapat menambah margin atau menutup sebagian.\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'Posisi Anda dilikuidasi',
    text: '{symbol}: yang menopang posisi Anda tidak lebih dari yang disyaratkan, dengan harga mark {mark}. {closed} ditutup pada {price}, tersisa {left}. Bukti transaksi memuat semua angka.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'Posisi Anda ditutup oleh auto-deleveraging',
    text: '{symbol}: seseorang di sisi lain dilikuidasi, dan baik order book maupun dana asuransi tidak dapat mengambil posisinya. Posisi Anda berikutnya menurut laba dan leverage: {closed} ditutup pada {price}, dengan harga mark {mark}, tanpa biaya. Bukti transaksi memuat seluruh antrean.\n\n{link}',
  },
  'contract-covered': {
    subject: 'Laba membayar pendanaan Anda',
    text: '{symbol}: saldo akun Anda kurang dari pendanaan yang harus dibayar. {amount} dari laba posisi ini direalisasi pada harga mark {mark} untuk membayarnya. Nilai total Anda tidak berubah karenanya.\n\n{link}',
  },
  'contract-halted': {
    subject: 'Kontrak yang Anda pegang dihentikan',
    text: '{symbol}: untuk saat ini tidak ada perdagangan dan tidak ada likuidasi. Order dapat dibatalkan, dan margin dapat ditambah.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: 'Kontrak yang Anda pegang hanya bisa ditutup',
    text: '{symbol}: posisi dapat ditutup, tetapi tidak dapat dibuka baru. Posisi Anda tetap terbuka.\n\n{link}',
  },
  'contract-reopened': {
    subject: 'Kontrak yang Anda pegang diperdagangkan lagi',
    text: '{symbol}: posisi dapat dibuka dan ditutup lagi.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'Satu salinan dilewati',
    text: '{symbol}: {name} membuka posisi, dan posisi itu tidak disalin untuk Anda. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: 'Copy trading berhenti di batas rugi Anda',
    text: '{name}: kerugian telah mencapai stop Anda di {stop}. Anda tidak mengikuti lagi, dan salinan Anda ditutup pada harga market.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'Lead Trader yang Anda ikuti berhenti',
    text: '{name} bukan Lead Trader lagi. Tidak ada lagi yang disalin untuk Anda, dan salinan Anda ditutup pada harga market.\n\n{link}',
  },
  'contract-share-paid': {
    subject: 'Bagi hasil dari laba Anda dibayar',
    text: '{name} menerima {paid}, bagi hasil mingguan dari laba bersih Anda di atas titik tertingginya sejauh ini.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'Kini Anda dapat diikuti',
    text: 'Pengajuan Anda disetujui. Hingga {count} orang dapat mengikuti Anda, dan apa yang Anda buka mulai sekarang juga dibuka untuk mereka.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'Pengajuan Lead Trader Anda ditolak',
    text: 'Untuk saat ini tidak ada yang dapat mengikuti Anda. Anda dapat mengajukan lagi.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'Anda bukan Lead Trader lagi',
    text: 'Staf kami mengakhiri peran Lead Trader Anda. Pengikut Anda berhenti, dan salinan mereka ditutup. Layanan pelanggan dapat menjelaskan lebih lanjut.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: 'Kontrak yang Anda pegang berakhir dalam satu hari',
    text: '{symbol} berakhir pada {expiry}. Yang masih terbuka saat itu diselesaikan pada rata-rata indeks di menit-menit terakhir, dan ordernya dibatalkan. Anda dapat menutup sebelumnya.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: 'Kontrak yang Anda pegang berakhir dalam satu jam',
    text: '{symbol} berakhir pada {expiry}. Di menit-menit terakhir harga mark beralih ke harga penyelesaian, yaitu rata-rata indeks. Anda dapat menutup sampai saat itu.\n\n{link}',
  },
  'contract-settled': {
    subject: 'Kontrak Anda telah diselesaikan',
    text: '{symbol}: {closed} diselesaikan pada {price}. Laba atau rugi: {profit}, biaya: {fee}. Bukti transaksi memuat setiap sampel harga.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: 'Peringatan: pinjaman Anda mendekati penjualan paksa',
    text: 'Pinjaman {loan}: utang Anda {debt} terhadap jaminan {pledge}, yaitu {rate} dari nilainya menurut indeks. Pada 85% sebagian jaminan dijual. Lunasi sebagian atau tambah jaminan untuk menurunkannya.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'Pinjaman Anda menunggak',
    text: 'Pinjaman {loan}: jatuh temponya telah lewat dengan sisa pokok {debt} dan bunga yang belum dilunasi. Setiap jam yang dimulai sejak sekarang berbunga {multiple} kali lipat. 72 jam setelah jatuh tempo jaminan dijual untuk menutup pinjaman.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: 'Sebagian jaminan Anda dijual',
    text: 'Pinjaman {loan}: {sold} dijual pada indeks {price} USDT; {paid} dari utang terbayar dengannya. {left} tetap menjadi jaminan atau kembali kepada Anda. Bukti transaksi memuat semua angka.\n\n{link}',
  },
  'contract-earn-income': {
    subject: 'Pendapatan telah dibayar',
    text: 'Pendapatan {amount} dari {name} telah dibayar. Riwayat menyebutkan siapa yang membayarnya.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: 'Pendapatan dijadwalkan, dan belum dibayar',
    text: 'Pendapatan {amount} dari {name} sudah waktunya dibayar. Akun pembayarnya berisi terlalu sedikit, jadi belum ada di saldo mana pun; dibayar otomatis begitu dananya ada. Dana Anda tidak tersentuh.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: 'Satu jangka waktu telah berakhir',
    text: '{name} telah berakhir, dan {amount} kembali otomatis.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'Tabungan Anda kembali',
    text: '{amount} yang Anda minta kembali dari {name} ada di akun Anda.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: 'Pinjaman tanpa agunan Anda dicairkan',
    text: '{amount} ada di akun Spot Anda. Jatuh tempo pada {due}; Anda dapat melunasi lebih awal dan hanya membayar untuk hari yang sudah dimulai.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: 'Disetujui lebih sedikit dari permintaan Anda',
    text: 'Anda meminta {asked}, dan {amount} disetujui. Anda boleh menerimanya atau tidak; tawaran berlaku tujuh hari.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: 'Pengajuan pinjaman tanpa agunan Anda ditolak',
    text: 'Anda meminta {asked}. {reason} Anda dapat mengajukan lagi.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: 'Pinjaman tanpa agunan Anda jatuh tempo tiga hari lagi',
    text: '{amount} jatuh tempo pada {due}. Tidak ada yang diambil otomatis: Anda melunasinya di aplikasi.\n\n{link}',
  },
  'contract-credit-due': {
    subject: 'Pinjaman tanpa agunan Anda jatuh tempo dalam satu hari',
    text: '{amount} jatuh tempo pada {due}. Tidak ada yang diambil otomatis: Anda melunasinya di aplikasi.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: 'Pinjaman tanpa agunan Anda menunggak',
    text: 'Jatuh temponya {due}. Hari ini utangnya {amount}, dan setiap hari lebih mahal dari sebelumnya. Tidak ada yang diambil paksa: Anda melunasinya di aplikasi, dan layanan pelanggan dapat membantu.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: 'Dompet tertaut Anda dibayar',
    text: '{amount} untuk satu hari dompet Anda {wallet} ada di akun Earn Anda, dibayar anggaran promosi. Isi dompet tidak disentuh.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: 'Pendapatan dompet tertaut Anda dijadwalkan, dan belum dibayar',
    text: '{amount} untuk satu hari dompet Anda {wallet} sudah jatuh tempo. Anggaran promosi kurang, jadi belum ada di saldo mana pun; dibayar otomatis begitu uangnya ada.\n\n{link}',
  },
  'contract-price-above': {
    subject: 'Peringatan harga',
    text: '{symbol} telah naik ke {price}. Harga terakhir {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: 'Peringatan harga',
    text: '{symbol} telah turun ke {price}. Harga terakhir {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: 'Peringatan harga',
    text: '{symbol} telah bergerak {percent}% dalam {within}. Harga terakhir {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: 'Rebate referral Anda sudah dibayar',
    text: '{amount} untuk deposit orang yang Anda undang ada di akun spot Anda, dibayar anggaran promosi. Setiap angka bisa dihitung ulang di Referral.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: 'Rebate referral Anda dijadwalkan, dan belum dibayar',
    text: 'Anda berhak atas {amount} untuk deposit orang yang Anda undang. Anggaran promosi kurang, jadi belum ada di saldo mana pun; dibayar otomatis begitu uangnya ada.\n\n{link}',
  },
  'contract-several': { subject: 'Kabar kontrak Anda', text: 'Ada kabar kontrak Anda ({count}):\n{lines}\n\n{link}' },
  antiPhishing: 'Kata anti-phishing Anda: {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: 'verifikasi dasar',
    advanced: 'verifikasi lanjutan',
    notary: 'verifikasi notaris',
    merchant: 'sertifikasi merchant',
    'merchant-refund': 'pengembalian deposit merchant',
  },
  rejectReasons: {
    'picture-unreadable': 'Ada gambar yang tidak terbaca.',
    'picture-cut': 'Ada gambar yang tidak menampilkan seluruh dokumen.',
    'document-expired': 'Dokumen sudah kedaluwarsa.',
    'name-differs': 'Nama berbeda dari dokumen.',
    'number-differs': 'Nomor berbeda dari dokumen.',
    'face-differs': 'Orang di gambar berbeda dari dokumen.',
    'not-accepted': 'Kami tidak dapat menerima jenis dokumen ini.',
    other: 'Lihat catatan peninjau.',
  },
  creditRejections: {
    'income-too-low': 'Penghasilan yang ditunjukkan tidak menutup jumlahnya.',
    'other-credit': 'Ada kredit lain di sampingnya.',
    'papers-unclear': 'Dokumen tidak cukup terbaca.',
    'papers-differ': 'Dokumen berbeda dari yang dinyatakan.',
    'not-identified': 'Foto identitas tidak cocok dengan verifikasi Anda.',
    other: 'Lihat catatan.',
  },
  withdrawalRejections: {
    'address-suspicious': 'Alamat itu mencurigakan.',
    'account-at-risk': 'Akun Anda mungkin dalam bahaya: periksa siapa yang dapat masuk.',
    'documents-needed': 'Kami memerlukan dokumen dari Anda: layanan pelanggan memberi tahu yang mana.',
    other: 'Lihat catatan.',
  },
};
