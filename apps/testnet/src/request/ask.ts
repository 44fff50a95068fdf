import type { Call, Envelope, Refused } from '@quay/contract';
import { fill, type RefusalWords } from '@quay/words';
import { usePreferences } from '../shell/preferences.ts';
import { wordsNow } from '../words/index.ts';

/** Why the server did not do it, in the reader's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const refusalWords = {
  en_US: () => import('@quay/words/refusals/en_US').then((file): RefusalWords => file.en_US),
  zh_CN: () => import('@quay/words/refusals/zh_CN').then((file): RefusalWords => file.zh_CN),
};

/** Asks the exchange, as a guest. @throws {Refusal} */
export async function ask<Request, Response>(
  { method, path }: Call<Request, Response>,
  request: Request,
  signal?: AbortSignal,
): Promise<Response> {
  const { language } = usePreferences.getState();
  const post = method === 'POST';
  const headers: Record<string, string> = { lang: language };
  if (post) headers['content-type'] = 'application/json';
  let envelope: Envelope<Response>;
  try {
    const answer = await fetch(path, {
      method,
      headers,
      body: post ? JSON.stringify(request) : undefined,
      signal,
      cache: 'no-store',
    });
    envelope = (await answer.json()) as Envelope<Response>;
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new Refusal(wordsNow().request.network);
  }
  if (envelope.code === 0) return envelope.data as Response;
  throw new Refusal(await wordsOf(envelope.data as Refused | null, envelope.message));
}

async function wordsOf(refused: Refused | null, message: string): Promise<string> {
  const words = await refusalWords[usePreferences.getState().language]().catch(() => undefined);
  const reason = refused?.reason;
  if (words && reason !== undefined && reason in words) {
    return fill(words[reason as keyof RefusalWords], refused?.params ?? {});
  }
  return message || wordsNow().request.system;
}
