import type { RequestOf } from '@quay/contract';
import { saveNoticeSettings } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { noticeSettingsQuery } from '../queries/notice-settings.ts';

export function useSaveNoticeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof saveNoticeSettings>) => ask(saveNoticeSettings, request, { quiet: true }),
    onSuccess: (saved) => client.setQueryData(noticeSettingsQuery.queryKey, saved),
  });
}
