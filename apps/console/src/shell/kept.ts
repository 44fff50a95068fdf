/**
 * A small value kept on the device. Storage can be full, blocked or hold nonsense from another version: then the value
 * lives as long as the page, and nothing breaks.
 */
export function kept<Value>(key: string, otherwise: Value) {
  let here = otherwise;
  return {
    read(): Value {
      try {
        const text = localStorage.getItem(key);
        if (text !== null) here = JSON.parse(text) as Value;
      } catch {
        // `here` holds what was written last.
      }
      return here;
    },
    write(value: Value): void {
      here = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Kept for this page alone.
      }
    },
  };
}
