/* Web push, as a part of the service worker: what the exchange sends while no page is open. Its text is made by the
   exchange in the user's language; nothing of it is trusted to lead elsewhere than to an order, a contract, a price, following, loans or Earn in this app. */
const said = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');

const CONTRACT = /^[A-Z0-9]{1,16}-[A-Z0-9]{1,8}$/;
const PRICE = /^\/trendDetails\/[A-Z0-9]{1,16}$/;
const PAGES = {
  following: ['/following', '/leading'],
  loans: ['/pledgeLoanOrder', '/pledgeRecord'],
  earn: ['/financialOrder', '/financialHistory'],
};
const pathOf = (order) => (order === null ? '/wantBuy/c2cOrderList' : `/tradeOrderDetail?orderId=${order}`);

function read(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    /* Not ours. A browser wants to see something all the same. */
    return {};
  }
}

self.addEventListener('push', (event) => {
  const { area, symbol, page, title, body, orderId } = read(event);
  const contract = area === 'perpetual' && CONTRACT.test(said(symbol, 30)) ? symbol : null;
  const listed = Object.hasOwn(PAGES, area) && PAGES[area].includes(page);
  const known = listed || (area === 'market' && PRICE.test(said(page, 40))) ? page : null;
  const order = Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null;
  event.waitUntil(
    self.registration.showNotification(said(title, 120) || 'Quay', {
      body: said(body, 300),
      /* A newer word about the same order takes the place of the one before. */
      tag: known ? `${area}${known}` : contract ? `perpetual-${contract}` : `c2c-${order ?? 'many'}`,
      renotify: true,
      icon: '/icons/quay-192.png',
      data: { path: known ?? (contract ? `/perpetualContract/${contract}` : pathOf(order)) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/home'));
});

/** In the app that is open already, else in a new window. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  /* The app goes there itself, without loading anew, when it listens. */
  page.postMessage({ type: 'GO', path });
}
