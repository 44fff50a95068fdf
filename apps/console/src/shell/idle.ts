import { STAFF_IDLE_MINUTES } from '@quay/contract/staff';
import { useEffect } from 'react';
import { useSession } from './session.ts';
import { touch, touchedAt } from './touched.ts';

const IDLE_MS = STAFF_IDLE_MINUTES * 60_000;
const LOOK_EVERY_MS = 5_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * A console that nobody touches closes, at the same address. By the clock and not by one long timer, because a machine
 * that slept has run no timer.
 */
export function useIdleEnd(): void {
  useEffect(() => {
    touch();
    const look = () => {
      if (Date.now() - touchedAt() < IDLE_MS) return true;
      void useSession.getState().leave('idle');
      return false;
    };
    // Whoever comes back to a machine that slept does not extend the session by the first movement.
    const touched = () => {
      if (look()) touch();
    };
    for (const sign of signs) addEventListener(sign, touched, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      for (const sign of signs) removeEventListener(sign, touched, { capture: true });
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, []);
}
