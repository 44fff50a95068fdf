import { AreaLine } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useWide } from '../trading/use-wide.ts';
import { accountLineWords } from './words/index.ts';

export type AccountPage = 'user' | 'security' | 'verification' | 'score' | 'referral' | 'logins';

/** The pages about somebody's account, above each of them on a desktop. */
export function AccountLine({ page, children }: { page: AccountPage; children?: ReactNode }) {
  const words = accountLineWords.useWords();
  const hrefs: Record<AccountPage, string> = {
    user: paths.userCenter(),
    security: paths.safety(),
    verification: paths.authentication(),
    score: paths.creditScore(),
    referral: paths.promote(),
    logins: paths.loginHistory(),
  };
  const items = Object.entries(hrefs).map(([name, href]) => ({ href, label: words[name as AccountPage] }));
  return (
    <AreaLine label={words.user} items={items} current={hrefs[page]} link={AppLink}>
      {children}
    </AreaLine>
  );
}

/** What stands above a screen that has a bar of its own: on a desktop the line in place of the bar. */
export function AccountHead({ page, title, bar }: { page: AccountPage; title: string; bar: ReactNode }) {
  if (!useWide()) return bar;
  return (
    <>
      <h1 className="q-unseen">{title}</h1>
      <AccountLine page={page} />
    </>
  );
}
