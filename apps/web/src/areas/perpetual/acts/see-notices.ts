import { seeNotices } from '@quay/contract/perpetual';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Says that notices were seen. What is shown stays as it is: a new one is still marked while it is looked at. */
export const useSeeNotices = () =>
  useMutation({ mutationFn: (upTo: number) => ask(seeNotices, { upTo }, { quiet: true }) });
