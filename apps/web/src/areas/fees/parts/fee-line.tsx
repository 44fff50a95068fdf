import { AreaLine } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { feeWords } from '../words/index.ts';

export const feeTabs = ['spot', 'contracts', 'wallet', 'earn'] as const;
export type FeeTab = (typeof feeTabs)[number];

/** From 1024 px: the terms of each product, and what runs now. */
export function FeeLine({ tab }: { tab?: FeeTab }) {
  const words = feeWords.useWords();
  const status = { href: paths.networkStatus(), label: words.statusTitle };
  return (
    <AreaLine
      label={words.title}
      link={AppLink}
      items={[...feeTabs.map((id) => ({ href: paths.fees(id), label: words.tabs[id] })), status]}
      current={tab ? paths.fees(tab) : status.href}
    />
  );
}
