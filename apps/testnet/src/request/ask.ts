import { currentLanguage, loadRefusal } from '@quay/web-kit/language';
import { createClient, type RequestWords } from '@quay/web-kit/request';
import { testnetWords } from '../words/index.ts';

const REQUEST_TIMEOUT_MS = 30_000;

function words(): RequestWords {
  const { network, system } = testnetWords.now()!.request;
  return { network, timeout: network, system, http: () => system };
}

/** Asks the exchange, as a guest. Gives the data of the envelope, or throws a `Refusal`. */
export const ask = createClient({
  fetch: (...given) => fetch(...given),
  timeoutMs: () => REQUEST_TIMEOUT_MS,
  headers: () => ({ lang: currentLanguage() }),
  words,
  refusalWords: loadRefusal,
});
