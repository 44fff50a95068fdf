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
import type { Translation } from '@quay/words';
import { list } from '@quay/words/languages/id_ID';
import type { HelpWords } from './index.ts';

export const words: Translation<HelpWords> = {
  title: 'Bantuan P2P',
  centre: 'Semua jawaban',
  trade: 'Langkah demi langkah',
  tradeWhy: 'Yang terjadi dalam order, dan yang Anda lakukan',
  lead: 'Koin menunggu di escrow selama orang saling membayar: yang membayar tahu koinnya ada.',
  picture: 'Koin terkunci di antara penjual dan pembayar.',
  seller: 'Penjual',
  payer: 'Pembayar',
  gives: 'memberi koin',
  pays: 'membayar uang',
  escrow: 'di escrow',
  topicsLabel: 'Topik',
  topics: {
    basics: {
      title: 'Cara kerja P2P',
      lead: 'Escrow, harga, dan ke mana koin pergi',
      answers: [
        {
          id: 'what',
          question: 'Apa itu P2P?',
          answer: [
            'Pasar antarorang: yang satu membayar dengan mata uangnya sendiri, yang lain memberi koin. Uang berpindah dari bank ke bank atau dompet ke dompet, tidak pernah lewat Quay. Koin disimpan Quay sampai order berakhir.',
          ],
        },
        {
          id: 'escrow',
          question: 'Apa itu escrow?',
          answer: [
            'Selama order berjalan koinnya terkunci: penjual maupun pembayar tidak dapat memakainya. Koin keluar dari escrow tepat sekali: ke pembayar lewat rilis atau putusan, atau kembali ke penjual lewat pembatalan, waktu habis sebelum pembayaran, atau putusan.',
            'Iklan jual menaruh koinnya di escrow begitu tayang, jadi yang ditawarkan benar-benar ada.',
          ],
        },
        {
          id: 'where',
          question: 'Di mana koin yang saya beli?',
          answer: [
            'Di akun Spot Anda, begitu penjual merilisnya. Yang Anda jual ada di akun P2P Anda selama di escrow: koin bebas di sana diambil dulu, lalu koin di Spot.',
          ],
        },
        {
          id: 'price',
          question: 'Apa itu harga mengambang?',
          answer: [
            'Porsi dari harga acuan, yaitu harga pasar dalam mata uang iklan. Dihitung saat Anda mengambil iklan. Jika bergerak sejak Anda melihatnya, tidak ada yang terjadi sampai Anda melihat harga baru dan menyetujuinya lagi.',
          ],
        },
        {
          id: 'cost',
          question: 'Berapa biayanya?',
          answer: [
            'Quay tidak mengambil apa pun dari order P2P: pembayar menerima jumlah koin yang tertera. Bank atau layanan pembayaran Anda mungkin mengenakan biaya.',
          ],
        },
        {
          id: 'limits',
          question: 'Berapa banyak yang dapat saya perdagangkan?',
          answer: [
            `Saat mengambil iklan: hingga ${dayLimits.basic} USDT sehari dengan verifikasi dasar dan ${dayLimits.advanced} USDT dengan verifikasi lanjutan. Dalam ${NEW_ACCOUNT_DAYS} hari pertama akun, batasnya ${NEW_ACCOUNT_DAY_LIMIT} USDT sehari.`,
            `Anda dapat punya ${OPEN_ORDERS_MAX} order berjalan yang Anda ambil. Hari dimulai tengah malam UTC.`,
          ],
        },
      ],
    },
    buying: {
      title: 'Membeli dan membayar',
      lead: 'Yang dilakukan setelah mengambil iklan',
      answers: [
        {
          id: 'pay',
          question: 'Bagaimana cara membayar?',
          answer: [
            'Buka order, salin rekening yang tertera, dan bayar seluruh jumlah dalam satu pembayaran dengan bank atau aplikasi pembayaran Anda. Lalu tekan “Saya sudah bayar” di order. Tanpa itu order berakhir saat waktunya habis.',
          ],
        },
        {
          id: 'own-account',
          question: 'Bolehkah orang lain membayar untuk saya?',
          answer: [
            'Tidak. Rekening yang membayar harus atas nama Anda yang terverifikasi. Penjual tidak wajib merilis untuk pembayaran dari orang lain, dan staf dapat meminta uang dikembalikan.',
          ],
        },
        {
          id: 'note',
          question: 'Apa yang ditulis di berita transfer?',
          answer: [
            'Referensi yang tertera di order dan tidak ada yang lain, agar penjual menemukan pembayarannya di mutasi. Jangan sebut koin, Bitcoin, USDT, atau Quay: bank dapat menahan atau mengembalikan pembayaran yang menyebutnya.',
          ],
        },
        {
          id: 'time',
          question: 'Berapa lama waktu saya?',
          answer: [
            `Selama yang disebut iklan: ${list(paymentMinutes)} menit. Order menunjukkan tenggat menurut jam kami. Sesaat sebelumnya masih tepat waktu; tepat pada tenggat sudah terlambat.`,
          ],
        },
        {
          id: 'not-released',
          question: 'Saya sudah bayar dan tidak terjadi apa-apa',
          answer: [
            `Tulis dulu kepada penjual di obrolan order. Setelah Anda menandainya dibayar, order tidak pernah berakhir sendiri. Anda dapat mengajukan banding kapan saja; setelah ${ESCALATE_HOURS} jam tanpa rilis, order otomatis sampai ke staf kami.`,
          ],
        },
        {
          id: 'wrong-amount',
          question: 'Saya membayar terlalu banyak, terlalu sedikit, atau dua kali',
          answer: [
            'Sampaikan di obrolan, dengan gambar pembayarannya. Jika tidak ada kesepakatan, ajukan banding: koin tetap di escrow sampai penjual merilisnya atau staf memutuskan.',
          ],
        },
        {
          id: 'late',
          question: 'Saya sudah bayar, tetapi waktu order habis sebelum saya menandainya',
          answer: [
            `Koin sudah kembali ke penjual. Jika Anda mengambil iklan penjual, Anda dapat mengajukan banding selama ${LATE_APPEAL_HOURS} jam setelah waktunya habis. Jika staf memutuskan untuk Anda, deposit penjual yang membayar, sejauh cukup dan tidak lebih dari nilai order.`,
          ],
        },
      ],
    },
    selling: {
      title: 'Menjual dan merilis',
      lead: 'Kapan merilis, dan kapan tidak',
      answers: [
        {
          id: 'when-release',
          question: 'Kapan saya merilis?',
          answer: [
            'Bila seluruh jumlah ada di rekening Anda sendiri dan nama yang membayar adalah nama terverifikasi pembayar, yang tertera di order. Periksa di bank atau aplikasi pembayaran Anda. Gambar atau pesan di obrolan bukanlah uang.',
          ],
        },
        {
          id: 'final',
          question: 'Bisakah rilis dibatalkan?',
          answer: [
            'Tidak. Rilis meminta kata sandi dana Anda, dan autentikator atau passkey bila ada, karena bersifat final.',
          ],
        },
        {
          id: 'other-payer',
          question: 'Uangnya datang dari nama lain',
          answer: [
            'Jangan rilis. Tanyakan kepada pembayar di obrolan, dan ajukan banding dengan gambar yang Anda terima. Uang seperti itu sering hasil curian dan kemudian ditarik kembali.',
          ],
        },
        {
          id: 'no-cancel',
          question: 'Mengapa saya tidak dapat membatalkan?',
          answer: [
            'Karena pembayar mungkin sudah mengirim uang. Jika tidak ada yang membayar tepat waktu, order berakhir sendiri dan koin kembali menjadi milik Anda. Jika pembayar meminta Anda membatalkan, ia dapat melakukannya sendiri.',
          ],
        },
        {
          id: 'account',
          question: 'Di rekening mana saya dibayar?',
          answer: [
            'Di salah satu metode pembayaran Anda. Masing-masing atas nama Anda yang terverifikasi. Order mempertahankan rekening saat dibuat, walau kemudian Anda mengubah metodenya.',
          ],
        },
      ],
    },
    cancels: {
      title: 'Membatalkan',
      lead: 'Siapa yang boleh, dan apa yang dihitung',
      answers: [
        {
          id: 'who-cancels',
          question: 'Siapa yang dapat membatalkan?',
          answer: [
            'Hanya pembayar, sampai koin dirilis, dan tidak pernah selama banding terbuka. Koin kembali ke penjual.',
            'Jangan pernah membatalkan setelah membayar: koin langsung kembali, dan uang Anda ada di penjual. Sebelum pembatalan, order menanyakan apakah Anda sudah mengirim uang.',
          ],
        },
        {
          id: 'three',
          question: `Apa yang terjadi setelah ${CANCELS_A_DAY} pembatalan?`,
          answer: [
            'Tiga pembatalan karena kesalahan sendiri dalam satu hari UTC menutup pembelian sampai hari berikutnya. Tingkat penyelesaian Anda juga turun.',
          ],
        },
        {
          id: 'fault',
          question: 'Saya membatalkan karena penjual',
          answer: [
            `Pilih alasan yang menyebut penjual, seperti rekening yang tidak berfungsi atau permintaan uang lebih. Penjual punya ${FAULT_MINUTES} menit untuk membantah. Tanpa jawaban, itu dihitung sebagai kesalahan penjual, bukan Anda.`,
            `Bahwa penjual tidak menjawab dapat dinyatakan bila pesan Anda di order sudah menunggu ${SILENT_MINUTES} menit, dan ${SILENCE_CLAIMS_A_DAY} kali dalam satu hari UTC.`,
          ],
        },
      ],
    },
    appeals: {
      title: 'Banding',
      lead: 'Bila dua orang tidak sepakat',
      answers: [
        {
          id: 'when-appeal',
          question: 'Kapan saya dapat mengajukan banding?',
          answer: [
            'Begitu order ditandai dibayar, oleh pihak mana pun. Jelaskan yang terjadi, tambahkan gambar, dan cara menghubungi Anda.',
          ],
        },
        {
          id: 'what-happens',
          question: 'Apa yang terjadi kemudian?',
          answer: [
            `Waktu berhenti dan koin tetap di escrow; penjual masih dapat merilisnya kepada pembayar. Seorang staf kami mengambilnya dan harus memutuskan dalam ${APPEAL_DUE_HOURS} jam; order menunjukkan siapa dan sampai kapan. Di atas ${RULED_BY_ONE} USDT dua staf harus sepakat.`,
            'Putusan memindahkan koin saat itu juga, ke pembayar atau kembali ke penjual. Alasannya tertera di order.',
          ],
        },
        {
          id: 'evidence',
          question: 'Apa yang membantu?',
          answer: [
            'Mutasi bank atau aplikasi pembayaran Anda dengan tanggal, jumlah, dan kedua nama. Video singkat saat Anda membukanya lebih baik daripada gambar.',
            `Anda dapat menambahkan hingga ${EVIDENCE_FILES} gambar dan ${EVIDENCE_MEGABYTES} MB. Jika staf meminta sesuatu, order menyebutkannya.`,
          ],
        },
        {
          id: 'withdraw',
          question: 'Bisakah banding dicabut?',
          answer: [
            'Ya, atas kesepakatan: satu menawarkan, yang lain setuju. Order kembali menunggu rilis; order tidak dibatalkan.',
          ],
        },
        {
          id: 'staff',
          question: 'Bagaimana saya tahu itu benar-benar staf?',
          answer: [
            'Staf berbicara di banding dan di layanan pelanggan aplikasi ini, dan tidak di tempat lain. Mereka tidak pernah menulis kepada Anda di WeChat, Telegram, atau WhatsApp, tidak pernah meminta kata sandi atau kode, dan tidak pernah meminta Anda membayar atau merilis untuk “membuka” sesuatu.',
          ],
        },
      ],
    },
    merchants: {
      title: 'Merchant dan iklan',
      lead: 'Memasang iklan sendiri',
      answers: [
        {
          id: 'become',
          question: 'Bagaimana menjadi merchant?',
          answer: [
            'Anda perlu verifikasi lanjutan, bukti dana yang diperdagangkan, dan deposit dalam USDT, yang ditahan bersama pengajuan Anda. Jika tidak diterima, deposit langsung kembali ke Spot.',
          ],
        },
        {
          id: 'deposit',
          question: 'Untuk apa deposit itu?',
          answer: [
            'Deposit tetap milik Anda. Jika order bermasalah karena kesalahan Anda dan koinnya hilang, putusan dapat membayar pihak lain dari deposit. Bila turun di bawah yang diperlukan, iklan Anda disembunyikan sampai Anda menambah kekurangannya.',
          ],
        },
        {
          id: 'ads',
          question: 'Apa aturan iklan?',
          answer: [
            `Harga dalam ${PRICE_BAND_PERCENT}% dari harga acuan, minimal ${ORDER_MIN} dalam mata uangnya untuk satu order (lebih bila nilainya kurang dari ${ORDER_MIN_WORTH} USDT), 1 hingga ${PAYMENTS_MAX} cara pembayaran, dan hingga ${ADS_MAX} iklan sekaligus.`,
            `Anda dapat meminta pengambil iklan lolos verifikasi lanjutan, sudah ${DEMAND_DAYS} hari di sini, atau memegang lebih dari ${DEMAND_HOLDINGS} USDT.`,
          ],
        },
        {
          id: 'busy',
          question: 'Mengapa saya tidak dapat menutup iklan?',
          answer: [
            'Iklan itu punya order berjalan atau banding. Turunkan: tidak ada order baru masuk, dan Anda dapat menutupnya bila yang terakhir selesai.',
          ],
        },
        {
          id: 'pause',
          question: 'Bagaimana beristirahat sebentar?',
          answer: [
            'Matikan “Terima order” di meja Anda. Iklan Anda disembunyikan dan tidak ada yang hilang; order yang berjalan terus berlanjut.',
          ],
        },
        {
          id: 'stop',
          question: 'Bagaimana mendapatkan deposit kembali?',
          answer: [
            'Minta di halaman merchant. Staf memastikan tidak ada order dan banding terbuka dari iklan Anda; lalu deposit kembali ke Spot.',
          ],
        },
      ],
    },
    statistics: {
      title: 'Cara statistik dihitung',
      lead: 'Rumus di balik angka',
      answers: [
        {
          id: 'completion',
          question: 'Tingkat penyelesaian',
          answer: [
            'Selesai ÷ (selesai + berakhir karena kesalahan sendiri), dari 30 hari terakhir. Kesalahan sendiri adalah pembatalan dan waktu habis dari pembayar, pembatalan yang kesalahannya diterima penjual bagi penjual, dan order yang diputuskan staf untuk pihak lain.',
          ],
        },
        {
          id: 'release-time',
          question: 'Rata-rata rilis',
          answer: [
            'Rata-rata waktu dari “dibayar” hingga rilis, dari order 30 hari terakhir di mana seseorang menjadi penjual.',
          ],
        },
        {
          id: 'pay-time',
          question: 'Rata-rata pembayaran',
          answer: [
            'Rata-rata waktu dari pengambilan order hingga “dibayar”, dari order 30 hari terakhir di mana seseorang menjadi pembayar.',
          ],
        },
        {
          id: 'counts',
          question: 'Order dan orang',
          answer: [
            'Order selesai dalam 30 hari dan sepanjang masa, dan dengan berapa orang berbeda. Tidak ada yang dapat dibeli atau disunting.',
          ],
        },
        {
          id: 'reviews',
          question: 'Ulasan baik dan buruk',
          answer: [
            'Setiap pihak dapat menulis satu setelah order selesai, baik atau buruk dengan satu baris. Nama penulisnya disamarkan.',
          ],
        },
        {
          id: 'online',
          question: 'Online',
          answer: ['Membuka Quay, atau memakainya dalam lima menit terakhir. Keluar di semua perangkat mengakhirinya.'],
        },
      ],
    },
    safety: {
      title: 'Tetap aman',
      lead: 'Tanda-tanda penipuan, dan yang melindungi Anda',
      answers: [
        {
          id: 'signs',
          question: 'Bagaimana mengenali penipuan?',
          answer: [
            'Seseorang ingin melanjutkan di luar Quay, meminta Anda merilis dulu, mengirim gambar sebagai ganti uang, ingin membayar dari nama lain, mendesak Anda, atau meminta kode. Berhenti, jangan tulis apa pun lagi, dan ajukan banding.',
          ],
        },
        {
          id: 'hold',
          question: 'Mengapa saya tidak dapat menarik yang saya beli?',
          answer: [
            `Selama ${PURCHASE_HOLD_HOURS} jam nilai yang Anda beli dari orang lain, dikurangi yang Anda jual, tetap di Quay. Uang curian sering dilaporkan dalam waktu itu. Anda langsung dapat memperdagangkan koinnya.`,
          ],
        },
        {
          id: 'timeline',
          question: 'Apa itu linimasa bertanda tangan?',
          answer: [
            'Setiap kejadian dalam order, masing-masing dirantai ke yang sebelumnya dengan hash: apa yang dikunci, dibayar, ditulis, diputuskan, dan dirilis. Kedua pihak dapat mengunduh berkas yang sama, dan siapa pun dapat memeriksa bahwa tidak ada yang diubah setelahnya.',
            'Linimasa juga memuat ringkasan rekening dan nama seperti yang ditampilkan kepada pembayar, agar tidak ada yang dapat mengatakan kemudian bahwa itu rekening lain.',
          ],
        },
        {
          id: 'away',
          question: 'Bagaimana jika Quay tidak dapat diakses?',
          answer: [
            'Tenggat berhenti selama Quay tidak ada. Saat kembali, tenggat digeser selama itu, dan linimasa menyebutkannya.',
          ],
        },
        {
          id: 'names',
          question: 'Siapa yang melihat nama dan rekening saya?',
          answer: [
            'Pihak lain dalam order dengan Anda. Rekening tampil di layarnya selama order berjalan; nama tetap di order, dan linimasa bertanda tangan yang dapat disimpan keduanya memuat keduanya. Staf melihatnya hanya dengan alasan yang dicatat.',
          ],
        },
      ],
    },
  },
  trades: {
    buy: [
      {
        id: 'choose',
        title: 'Pilih iklan',
        text: 'Masukkan jumlah. Lihat harga, limit, cara bayar, dan siapa yang menawarkan.',
      },
      {
        id: 'lock',
        title: 'Koin dikunci',
        text: 'Anda mengambil iklan. Mulai sekarang penjual tidak dapat memberikannya kepada siapa pun selain Anda.',
      },
      {
        id: 'pay',
        title: 'Anda membayar',
        text: 'Dari rekening Anda sendiri, seluruh jumlah, ke yang tertera di order. Jangan sebut koin di berita transfer.',
      },
      {
        id: 'say',
        title: 'Anda menandainya',
        text: 'Tekan “Saya sudah bayar” sebelum waktu habis. Sejak itu order tidak pernah berakhir sendiri.',
      },
      { id: 'get', title: 'Penjual merilis', text: 'Ia memeriksa rekeningnya, lalu koin ada di akun Spot Anda.' },
    ],
    sell: [
      { id: 'choose', title: 'Pilih iklan', text: 'Masukkan jumlah dan rekening tempat Anda ingin dibayar.' },
      {
        id: 'lock',
        title: 'Koin Anda dikunci',
        text: 'Koin masuk escrow. Jika tidak ada yang membayar tepat waktu, koin kembali sendiri.',
      },
      {
        id: 'wait',
        title: 'Pembeli membayar',
        text: 'Order menyebutkan sampai kapan. Anda diberi tahu lewat kanal yang Anda pilih.',
      },
      {
        id: 'check',
        title: 'Anda memeriksa',
        text: 'Di bank atau aplikasi pembayaran Anda sendiri: seluruh jumlah, dari nama di order. Gambar bukanlah uang.',
      },
      { id: 'release', title: 'Anda merilis', text: 'Dengan kata sandi dana Anda. Bersifat final.' },
    ],
  },
  side: 'Apa yang Anda lakukan?',
  buy: 'Saya membeli',
  sell: 'Saya menjual',
  more: 'Pertanyaan tentang itu',
  search: 'Cari jawaban',
  clear: 'Hapus',
  none: (typed) => `Tidak ada jawaban yang memuat “${typed}”`,
  noneWhy: 'Kata lain mungkin menemukannya. Layanan pelanggan kami juga menjawab.',
  service: 'Tanya layanan pelanggan',
  serviceWhy: 'Orang yang menjawab, di obrolan aplikasi ini',
  market: 'Ke pasar',
};
