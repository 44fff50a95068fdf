import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Konfirmasikan bahwa ini Anda',
  emailLabel: (to) => `Kode dikirim ke ${to}`,
  notSent: { email: 'Kode lewat email', phone: 'Kode lewat SMS' },
  phoneLabel: (to) => `Kode dikirim lewat SMS ke ${to}`,
  yourEmail: 'alamat email Anda',
  yourPhone: 'telepon Anda',
  passwordLabel: 'Kata sandi login',
  passkeyLead: 'Perangkat Anda meminta sidik jari, wajah, atau kuncinya.',
  lost: 'Tidak ada satu pun di tangan?',
  askReset: 'Minta kami meresetnya',
  reveal: 'Tampilkan kata sandi',
  hide: 'Sembunyikan kata sandi',
  passwordMissing: 'Masukkan kata sandi Anda.',
  passkeyFailed: 'Passkey tidak menjawab. Tidak ada yang terjadi; coba lagi, atau pakai cara lain.',
  again: 'Kirim kode lain',
  againIn: (seconds) => `Kirim kode lain dalam ${seconds} dtk`,
  holds: {
    'password-changed': 'Anda mengubah kata sandi login.',
    'fund-password-changed': 'Anda mengubah kata sandi dana.',
    'email-changed': 'Anda mengubah alamat email.',
    'phone-changed': 'Anda mengubah nomor telepon.',
    'authenticator-changed': 'Anda mengubah autentikator.',
    'passkey-changed': 'Anda mengubah passkey.',
    'reset-by-staff': 'Layanan pelanggan mereset keamanan Anda.',
    'fund-password-wrong': 'Kata sandi dana salah lima kali.',
    unfrozen: 'Akun Anda sebelumnya dibekukan.',
    'fund-password-forgotten': 'Anda membuat kata sandi dana baru tanpa yang lama.',
    'deposit-reversed': 'Deposit Anda dibatalkan di jaringannya. Koinnya tidak ada lagi.',
  },
  demoCode: (username) => `Autentikator akun demo ${username} menunjukkan`,
  wallet: {
    lead: (address) =>
      `Dompet Anda ${address} meminta Anda menandatangani pesan yang menyebut perubahan ini. Tidak ada biaya dan tidak memindahkan koin.`,
    several: 'Di dompet mana?',
    none: 'Tidak ada dompet di browser ini',
    noneWhy:
      'Pasang dompet sebagai ekstensi, atau buka Quay di browser aplikasi dompet Anda. Dompet lalu muncul sendiri di sini.',
    list: 'Dompet di browser ini',
    waiting: (name) => `${name} meminta konfirmasi Anda.`,
    declined: 'Anda menolak di dompet. Tidak ada yang ditandatangani.',
    busy: 'Dompet masih menunggu jawaban Anda sebelumnya. Buka dulu.',
    failed: 'Dompet tidak menjawab sebagaimana mestinya. Tidak ada yang ditandatangani.',
  },
  requirements: {
    before: 'Atur ini sebelum mengajukan',
    adsHidden: 'Iklan Anda sedang tidak ada di pasar',
    why: {
      'second-factor':
        'Merchant mengonfirmasi setiap rilis dengan faktor kedua. Passkey dapat mengonfirmasi sesering yang Anda mau; kode autentikator berlaku sekali dalam 30 detik.',
      contact: 'Order menunggu merchant, jadi pesan harus sampai kepada Anda saat aplikasi tertutup.',
    },
    passkey: 'Tambah passkey',
    authenticator: 'Tambah autentikator',
    email: 'Tautkan alamat email',
    phone: 'Tautkan nomor telepon',
    browser: 'Izinkan notifikasi di browser ini',
    meanwhile: 'Iklan kembali sendiri bila tidak ada yang kurang. Order yang berjalan tetap seperti biasa.',
  },
  ways: {
    totp: {
      lead: 'Buka aplikasi autentikator Anda dan masukkan enam angkanya untuk Quay.',
      label: 'Kode dari autentikator',
      choose: 'Pakai autentikator',
    },
    'recovery-code': {
      lead: 'Masukkan salah satu kode pemulihan yang Anda simpan. Masing-masing berlaku sekali.',
      label: 'Kode pemulihan',
      choose: 'Pakai kode pemulihan',
      missing: 'Masukkan kode pemulihan.',
    },
    passkey: {
      lead: 'Konfirmasi dengan passkey akun ini: sidik jari, wajah, atau kunci perangkat Anda.',
      act: 'Konfirmasi dengan passkey',
      doing: 'Menunggu passkey',
      choose: 'Pakai passkey',
      notHere: 'Browser ini tidak dapat memakai passkey di sini. Buka Quay di tempat Anda menambahkannya.',
    },
  },
};
