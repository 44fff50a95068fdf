export type StoredValue<Value> = {
  read(): Value;
  /** Gives whether the value will be there after a reload. `null` takes it away. */
  write(value: Value): boolean;
  /** Calls back when another tab of the app has changed the value. */
  onOtherTab(changed: () => void): void;
};

/**
 * A small value in the storage of this browser. Storage can be full, blocked or hold nonsense from another version: then
 * the value lives as long as the page, and nothing breaks.
 */
export function storedValue<Value>(key: string, fallback: Value): StoredValue<Value> {
  let latest: Value = fallback;
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (text !== null) latest = JSON.parse(text) as Value;
      } catch {
        // `latest` holds what was written last.
      }
      return latest;
    },
    write(value) {
      latest = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    onOtherTab(changed) {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key !== key) return;
        if (event.newValue === null) latest = fallback;
        changed();
      });
    },
  };
}
