/* Theme and language before the first paint. A file of its own, because the content security policy allows no inline script.
   The key and its fields are those of src/shell/preferences.ts. */
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('quay.console.preferences')) || {};
  } catch {
    /* Blocked or broken storage: the defaults hold. */
  }
  const root = document.documentElement;
  root.dataset.theme = chosen.theme === 'light' ? 'light' : 'dark';
  root.lang = (chosen.language || navigator.language || '').startsWith('zh') ? 'zh-CN' : 'en-US';
})();
