import type { Reads } from '@quay/store';

export type AnnouncementNeeds = { readonly reads: Pick<Reads, 'announcement'> };
