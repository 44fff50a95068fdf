export const words = {
  title: 'Account',
  empty: 'Nothing is here yet',
  emptyWhy: 'What this page is for comes later.',
};
