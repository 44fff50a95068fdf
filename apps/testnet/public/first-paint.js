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
  const chinese = (chosen.language || navigator.language || '').startsWith('zh');
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.updown = chosen.updown || (chinese ? 'red' : 'green');
  root.lang = chinese ? 'zh-CN' : 'en-US';
})();
