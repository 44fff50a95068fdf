/** Refusals that demo.api.test.ts reaches; it looks whether it still does. */
export const demoReasons = [
  'demo/exit-first',
  'demo/not-in-demo',
  'demo/not-offered',
  'demo/started-over',
  'demo/balance-too-small',
] as const;
