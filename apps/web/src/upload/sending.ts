/** As `fetch` sends, with the share of the body that has left this device; `fetch` itself does not tell it. */
export function sendingWith(onProgress: (share: number) => void): typeof fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(url));
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        resolve(new Response(responseText || null, { status, headers: headersOf(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('network')));
      request.addEventListener('abort', () => reject(init.signal?.reason ?? new DOMException('', 'AbortError')));
      init.signal?.addEventListener('abort', () => request.abort());
      if (init.signal?.aborted) return reject(init.signal.reason);
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
