import { TOKEN_HEADER } from '@quay/contract';
import { applyReset, sendGuestCode } from '@quay/contract/identity';
import { type Uploaded, uploadGuest, uploadLocal } from '@quay/contract/upload';
import { applyBasic } from '@quay/contract/verification';
import sharp from 'sharp';
import { codeTo } from '../browser/mail.ts';
import { newPerson, type Person } from '../browser/member.ts';
import { exchange } from '../browser/opened.ts';
import { Client } from '../client.ts';

let numbers = 0;

async function sendPicture(path: string, headers: Record<string, string>, purpose: string): Promise<string> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c9b18a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'document.jpg');
  const answer = await fetch(exchange().url + path, { method: 'POST', body: form, headers });
  return ((await answer.json()) as { data: Uploaded }).data.fileId;
}

/** Uploads a picture of a user; gives its id. */
export const upload = (token: string, purpose: string): Promise<string> =>
  sendPicture(uploadLocal.path, { [TOKEN_HEADER]: token }, purpose);

/** Somebody new who has applied for basic verification. */
export async function applicant(realName: string): Promise<Person> {
  const person = await newPerson(exchange().url);
  await applyAgain(person, realName);
  return person;
}

/** Applies for basic verification with pictures of its own, and a document that nobody has. */
export async function applyAgain({ client, session }: Person, realName: string): Promise<void> {
  const picture = () => upload(session.token, 'identity');
  numbers += 1;
  await client.ask(applyBasic, {
    areaCode: 'GB',
    idname: 'passport',
    idCard: `K${1_000_000 + numbers}`,
    realName,
    birthDate: '1990-05-04',
    expiryDate: '2090-08-14',
    idCardFront: await picture(),
    handHeldIdCard: await picture(),
  });
}

/** Somebody who has lost the authenticator asks for a manual reset. `domain` is one that no other walk uses. */
export async function resetOf(username: string, domain: string): Promise<void> {
  const guest = { 'guest-token': crypto.randomUUID() };
  const contactEmail = `back@${domain}`;
  const client = new Client(exchange().url);
  await client.ask(sendGuestCode, { purpose: 'reset-request', channel: 'email', address: contactEmail });
  const request = {
    username,
    subjects: ['authenticator'],
    contactEmail,
    code: await codeTo(contactEmail),
    explanation: 'The phone fell into the harbour.',
    documents: [
      await sendPicture(uploadGuest.path, guest, 'reset'),
      await sendPicture(uploadGuest.path, guest, 'reset'),
    ],
  };
  const answer = await fetch(exchange().url + applyReset.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...guest },
    body: JSON.stringify(request),
  });
  const { code, message } = (await answer.json()) as { code: number; message: string };
  if (code !== 0) throw new Error(`the reset was refused: ${code} ${message}`);
  client.close();
}
