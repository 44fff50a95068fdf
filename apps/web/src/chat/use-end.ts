import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end, what comes new is followed. */
const NEAR = 60;

/**
 * Keeps the place in a list that grows at both ends: at the end it follows what comes new, elsewhere what is read
 * stays where it is. `first` names what stands at its top; with a new `own` the reader has written.
 */
export function useEnd(list: RefObject<HTMLElement | null>, first: string | undefined, own: string | undefined) {
  const follows = useRef(true);
  const before = useRef({ first, height: 0 });
  const [isAboveEnd, setAboveEnd] = useState(false);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    if (follows.current) box.scrollTop = box.scrollHeight;
    else if (before.current.first !== first) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { first, height: box.scrollHeight };
  }, [list, first]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The arrow keys scroll it.
    box.tabIndex = 0;
    // The keyboard rises, a picture is attached, somebody types: the end stays in sight.
    const stay = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
      before.current = { ...before.current, height: box.scrollHeight };
    });
    stay.observe(box);
    if (box.firstElementChild) stay.observe(box.firstElementChild);
    return () => stay.disconnect();
  }, [list]);

  function toEnd() {
    const box = list.current;
    if (!box) return;
    follows.current = true;
    setAboveEnd(false);
    box.scrollTop = box.scrollHeight;
  }
  const written = useEffectEvent(toEnd);
  useLayoutEffect(() => {
    if (own !== undefined) written();
  }, [own]);

  return {
    /** The newest is out of sight. */
    isAboveEnd,
    onScroll() {
      const box = list.current;
      if (!box) return;
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      setAboveEnd(!follows.current);
    },
    toEnd,
  };
}
