/**
 * A small value kept on the device. Storage can be full, blocked or hold nonsense from another version: then the value
 * lives as long as the page, and nothing breaks.
 */
export function kept<Value>(key: string, otherwise: Value) {
  let here: Value = otherwise;
  function read(): Value {
    try {
      const text = localStorage.getItem(key);
      if (text !== null) here = JSON.parse(text) as Value;
    } catch {
      // `here` holds what was written last.
    }
    return here;
  }
  function write(value: Value): void {
    here = value;
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Kept for this page alone.
    }
  }
  /** Calls back when another tab of the app has changed the value. */
  function onOtherTab(changed: () => void): void {
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key !== key) return;
      if (event.newValue === null) here = otherwise;
      changed();
    });
  }
  return { read, write, onOtherTab };
}
