import { c2c } from '@quay/contract/c2c';
import { ErrorRow, SkeletonRows } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Redirect } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { meQuery } from '../../../holdings/queries/me.ts';
import { paths } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { MERCHANT } from '../merchant/merchant-code.ts';

/** Screens of merchants. Anybody else is told so and goes to the root. */
export function MerchantOnly({ children }: { children: ReactNode }) {
  const shell = shellWords.useWords();
  const me = useQuery(meQuery);
  if (me.data) return me.data.c2c_user_type === MERCHANT ? children : <NotMerchant />;
  if (!me.isError) return <SkeletonRows label={shell.loading} disc={false} />;
  return (
    <ErrorRow
      title={shell.chunkTitle}
      retryLabel={shell.tryAgain}
      retrying={me.isFetching}
      onRetry={() => void me.refetch()}
    >
      {shell.request.network}
    </ErrorRow>
  );
}

function NotMerchant() {
  const say = useRefusalWords();
  const sentence = say({ reason: c2c['not-acceptor'].reason });
  useEffect(() => notify(sentence, { tone: 'warn' }), [sentence]);
  return <Redirect to={paths.home()} />;
}
