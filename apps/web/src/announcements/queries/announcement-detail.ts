import { announcementDetail } from '@quay/contract/announcement';
import type { Language } from '@quay/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

export const announcementQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['announcement', id, language],
    queryFn: ({ signal }) => ask(announcementDetail, { id }, { signal }),
    staleTime: 60_000,
  });
