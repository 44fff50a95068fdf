import { submitAddPush } from './acts/add-push.ts';
import { submitRemovePush } from './acts/remove-push.ts';
import { bytesOfKey, sameKey } from './push-key.ts';

/**
 * How web push stands in this browser. `unsupported`: it has none, or the page came without TLS; `install`: an iPhone,
 * which has it for installed apps alone; `denied`: the user said no to the browser, and only the browser's settings undo
 * that.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

const supported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
const installable = () => /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  supported() ? navigator.serviceWorker.getRegistration() : undefined;

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

export async function pushState(): Promise<PushState> {
  const registration = await registered();
  if (!registration) return installable() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscribed()) ? 'on' : 'off';
}

/** Asks the browser's own question, so only ever after a tap; then tells the exchange where this browser is reached. */
export async function turnPushOn(pushKey: string): Promise<PushState> {
  const registration = await registered();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return pushState();
  const key = bytesOfKey(pushKey);
  let subscription = await registration.pushManager.getSubscription();
  // One for another key, as of an exchange that was set up anew, never receives anything again.
  if (subscription && !sameKey(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await notify(subscription);
  } catch (failure) {
    await subscription.unsubscribe();
    throw failure;
  }
  return pushState();
}

/** The browser first: without a network the exchange learns from the push service that nobody is there any more. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await subscribed();
  await subscription?.unsubscribe();
  if (subscription) await submitRemovePush({ endpoint: subscription.endpoint });
  return pushState();
}

/** Tells the exchange again where this browser is reached: browsers change it at times, and say nothing. */
export async function renewPush(): Promise<void> {
  const subscription = await subscribed();
  if (subscription && Notification.permission === 'granted') await notify(subscription);
}

/** Before somebody leaves: what is theirs is not shown on this device any more. */
export async function forgetPush(): Promise<void> {
  await turnPushOff().catch(() => undefined);
}

/** A notice of this browser's own, so that its settings can be tried. */
export async function showTestNotice(title: string, body: string): Promise<void> {
  const registration = await registered();
  await registration?.showNotification(title, { body, tag: 'c2c-test', icon: '/icons/quay-192.png' });
}

async function notify(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await submitAddPush({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } });
}
