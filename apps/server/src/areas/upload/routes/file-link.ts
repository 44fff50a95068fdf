import { type fileLink, upload } from '@quay/contract/upload';
import { type Route, refused, told } from '../../../edge/route.ts';

export const fileLinkRoute: Route<typeof fileLink> = async ({ fileId }, { owner, reads, vault }) => {
  const file = await reads.upload.file(fileId);
  const isOwn = file !== undefined && 'user' in file.owner && file.owner.user === owner;
  return isOwn ? told({ url: vault.link(fileId, `user ${owner}`) }) : refused(upload['file-unknown'], {}, 'fileId');
};
