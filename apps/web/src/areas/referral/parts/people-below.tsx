import type { ReferralOverview } from '@quay/contract/referral';
import { Button } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customersQuery } from '../queries/customers.ts';
import { useSaid } from '../use-said.ts';
import { referralWords } from '../words/index.ts';

/** How many people are on each line, what they deposited and what was got for it; a line opens to their short names. */
export function PeopleBelow({ lines }: Pick<ReferralOverview, 'lines'>) {
  const words = referralWords.useWords();
  const { amount, line, rateOf } = useSaid();
  const [open, setOpen] = useState<number>();
  return (
    <section className="referral-part">
      <table className="referral-lines">
        <thead>
          <tr>
            <th scope="col">{words.below}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.people}</th>
            <th scope="col">{words.inAll}</th>
            <th scope="col">{words.got}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((one) => (
            <tr key={one.line}>
              <th scope="row">
                {one.people > 0 ? (
                  <button
                    type="button"
                    className="q-act"
                    aria-expanded={open === one.line}
                    onClick={() => setOpen(open === one.line ? undefined : one.line)}
                  >
                    {line(one.line)}
                  </button>
                ) : (
                  line(one.line)
                )}
              </th>
              <td className="q-muted">{rateOf(one.line)}</td>
              <td>{one.people}</td>
              <td>{amount(one.deposited)}</td>
              <td>{amount(one.got)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open !== undefined && <Names line={open} />}
    </section>
  );
}

function Names({ line }: { line: number }) {
  const words = referralWords.useWords();
  const query = useInfiniteQuery(customersQuery(line));
  const names = query.data?.pages.flatMap((page) => page.names) ?? [];
  return (
    <>
      <p className="q-muted">{query.isError ? words.failed : names.join(', ')}</p>
      {query.hasNextPage && (
        <Button variant="quiet" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}
