import { TOKEN_HEADER } from '@quay/contract';
import { type Uploaded, type UploadPurpose, uploadLocal } from '@quay/contract/upload';
import { picture } from '../src/vault/testing/pictures.ts';
import { dataOf, type Serving } from './serving.ts';

let whole: Promise<Buffer> | undefined;

/** Uploads a picture for a purpose; gives its id. */
export async function uploaded(serving: Serving, token: string, purpose: UploadPurpose = 'identity'): Promise<string> {
  whole ??= picture('jpeg');
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(await whole)], { type: 'image/jpeg' }), 'a.jpg');
  const headers = { [TOKEN_HEADER]: token };
  return dataOf<Uploaded>(await serving.fetch(uploadLocal.path, { method: 'POST', body: form, headers })).fileId;
}

/** A good application for basic verification, with pictures of its own. */
export async function basicOf(serving: Serving, token: string, more: object = {}) {
  const [idCardFront, handHeldIdCard] = [await uploaded(serving, token), await uploaded(serving, token)];
  return {
    areaCode: 'GB',
    idname: 'passport',
    idCard: 'K1234567',
    realName: 'Alice Liddell',
    birthDate: '1990-05-04',
    expiryDate: '2090-08-14',
    idCardFront,
    handHeldIdCard,
    ...more,
  };
}

export async function advancedOf(serving: Serving, token: string, more: object = {}) {
  return {
    homeAddress: '1 High Street, Oxford',
    relativeName: 'Lorina Liddell',
    relation: 'sibling',
    relativePhone: '+441865270000',
    addressProof: await uploaded(serving, token),
    selfie: await uploaded(serving, token),
    ...more,
  };
}

export async function notaryOf(serving: Serving, token: string) {
  const deed = await uploaded(serving, token);
  return { notaryName: 'Ada Byron', notaryCountry: 'GB', deedNumber: '12/2026', deed };
}

export async function businessOf(serving: Serving, token: string) {
  const assetData = await uploaded(serving, token, 'business');
  return { detail: { experience: 'Ten years of cash desks.', contact: 'alice@example.com', assetData } };
}
