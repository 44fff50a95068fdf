/* Theme and language before the first paint. A file of its own, because the content security policy allows no inline script.
   The key and its fields are those of src/shell/preferences.ts. */
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('quay.preferences')) || {};
  } catch {
    /* Blocked or broken storage: the defaults hold. */
  }
  const root = document.documentElement;
  const light = chosen.theme === 'light' || (chosen.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  // By language and letters, as CLDR completes what was chosen or what the browser says: `zh-HK` is `zh-Hant`.
  const tags = {
    en: 'en-US',
    'zh-Hans': 'zh-CN',
    'zh-Hant': 'zh-TW',
    ja: 'ja-JP',
    ko: 'ko-KR',
    th: 'th-TH',
    vi: 'vi-VN',
    es: 'es-ES',
    de: 'de-DE',
    fr: 'fr-FR',
    id: 'id-ID',
  };
  let tag = tags.en;
  try {
    const { language, script } = new Intl.Locale((chosen.language || navigator.language).replace('_', '-')).maximize();
    tag = tags[`${language}-${script}`] || tags[language] || tag;
  } catch {
    /* No language, or none that is known: English. */
  }
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.updown = chosen.updown || (/^zh|^ko/.test(tag) ? 'red' : 'green');
  root.lang = tag;
})();
