/**
 * Says in this process that somebody's factors or addresses changed, so that what is kept of them in memory is read
 * anew. Other processes find it in the rows as late as they read them again.
 */
export type SecurityChanges = {
  on(listener: (user: number) => void): void;
  emit(user: number): void;
};

export function createSecurityChanges(): SecurityChanges {
  const subscribers: ((user: number) => void)[] = [];
  return {
    on: (listener) => void subscribers.push(listener),
    emit: (user) => {
      for (const subscriber of subscribers) subscriber(user);
    },
  };
}
