import { fileLink, guestPurposes, upload, uploadGuest, uploadLocal } from '@quay/contract/upload';
import { badRequest } from '../../../edge/request-headers.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { UploadNeeds } from '../needs.ts';

/** Pictures that are sent in. */
export const pictureRoutes = ({ reads, vault }: UploadNeeds): Served[] => [
  serve(uploadLocal, async ({ purpose = 'identity' }, context) => {
    const { owner, picture, address } = context;
    const taken = await vault.take({ bytes: picture, purpose, by: { user: owner }, address });
    return 'refusal' in taken ? refused(taken.refusal, taken.params, 'file') : reply(taken);
  }),
  serve(uploadGuest, async ({ purpose = 'reset' }, context) => {
    const { guest, picture, address } = context;
    if (!guestPurposes.some((one) => one === purpose)) return { outcome: { ok: false, ...badRequest('purpose') } };
    if (guest === undefined) return { outcome: { ok: false, ...badRequest('guest-token') } };
    const taken = await vault.take({ bytes: picture, purpose, by: { guest }, address });
    return 'refusal' in taken ? refused(taken.refusal, taken.params, 'file') : reply(taken);
  }),
  serve(fileLink, async ({ fileId }, { owner }) => {
    const file = await reads.upload.file(fileId);
    const isOwn = file !== undefined && 'user' in file.owner && file.owner.user === owner;
    return isOwn ? reply({ url: vault.link(fileId, `user ${owner}`) }) : refused(upload['file-unknown'], {}, 'fileId');
  }),
];
