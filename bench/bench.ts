/**
 * `npm run bench [-- kernel core durable page]`: what Quay does in a second, always beside a peer or a ceiling that ran
 * in the same minutes on the same machine. Quote the ratios; absolute figures drift with the machine.
 */
const parts = {
  kernel: () => import('./kernel.ts'),
  core: () => import('./core.ts'),
  durable: () => import('./durable.ts'),
  page: () => import('./page.ts'),
};

const wished = process.argv.slice(2);
for (const [name, load] of Object.entries(parts)) {
  if (wished.length > 0 && !wished.includes(name)) continue;
  const { run } = await load();
  console.log(`\n${name}`);
  await run();
}
process.exit(0);

export {};
