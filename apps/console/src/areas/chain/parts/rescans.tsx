import { Age } from '../../../parts/moment.tsx';
import { chainWords } from '../words/index.ts';
import type { NetworkStatus } from './network.tsx';

/** Ranges of blocks that are read again, or were lately. */
export function Rescans({ status: { rescans } }: { status: NetworkStatus }) {
  const words = chainWords.useWords();
  if (rescans.length === 0) return null;
  return (
    <table className="con-table" aria-label={words.rescans}>
      <tbody>
        {rescans.map((one) => (
          <tr key={`${one.from} ${one.to} ${one.requestedAt}`}>
            <th scope="row">{words.rescanOf(one.from, one.to)}</th>
            <td className="q-muted">{one.byStaff ? words.rescanByStaff : words.rescanByQuay}</td>
            <td>{one.doneAt === null ? words.rescanReached(one.reached) : words.rescanFound(one.found)}</td>
            <td className="q-right">
              <Age since={one.requestedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
