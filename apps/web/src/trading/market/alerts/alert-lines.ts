import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shell/session.ts';
import { type InstrumentKey, keyOf } from '../../instrument.ts';
import type { OwnLine } from '../own-order.ts';
import { alertsQuery } from '../queries/alerts.ts';

/** The prices of an instrument that the reader wants to be told of, as its chart draws them. */
export function useAlertLines(instrument: InstrumentKey, label: string): OwnLine[] {
  const loggedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...alertsQuery, enabled: loggedIn });
  const here = loggedIn ? (data?.alerts ?? []).filter((alert) => keyOf(alert) === instrument) : [];
  return here.flatMap(({ price }) => (price === null ? [] : [{ price, label, tone: 'muted' as const }]));
}
