import { Link } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { c2cPaths } from '../paths.ts';
import { takeWords } from '../words/take/index.ts';

/** What lifts a reason for which nothing can be traded. */
export function BlockedAct({ reason }: { reason: string }) {
  const words = takeWords.useWords();
  const ways: Readonly<Record<string, readonly [string, string]>> = {
    'identity/fund-password-missing': [paths.changeFundsPassword(), words.lift.fundPassword],
    'c2c/level-needed': [paths.authentication(), words.lift.verify],
    'c2c/demand-verified': [paths.advancedCtf(), words.lift.verify],
    'c2c/sales-held': [paths.safety(), words.lift.why],
    'c2c/cancels-today': [c2cPaths.help(), words.lift.why],
    'c2c/open-orders-limit': [c2cPaths.orders(), words.lift.orders],
  };
  const way = ways[reason];
  return way ? (
    <Link className="q-act" to={way[0]}>
      {way[1]}
    </Link>
  ) : null;
}
