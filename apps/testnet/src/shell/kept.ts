/**
 * A small value kept on the device. Storage can be full, blocked or hold nonsense: then the value lives as long as the
 * page, and nothing breaks.
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
    /** Whether it will be there after a reload. */
    write(value: Value): boolean {
      here = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}
