import { useLayoutEffect, useState } from 'react';

/**
 * For whatever takes keys. A field can be typed into as soon as it stands, but React connects its owner to a store only
 * in a passive effect, which on a busy device comes many keys later: until then each key is taken out of the field
 * again. An update from a layout effect makes React run the passive effects before anybody can press a key.
 */
export function useAnnouncedAtOnce(): void {
  const [, announced] = useState(false);
  useLayoutEffect(() => announced(true), []);
}
