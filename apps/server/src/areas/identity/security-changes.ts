/**
 * Says in this process that somebody's factors or addresses changed, so that what is kept of them in memory is read
 * anew. Other processes find it in the rows as late as they read them again.
 */
export type SecurityChanges = {
  on(hear: (user: number) => void): void;
  emit(user: number): void;
};

export function createSecurityChanges(): SecurityChanges {
  const subscribers: ((user: number) => void)[] = [];
  return {
    on: (hear) => void subscribers.push(hear),
    emit: (user) => {
      for (const hear of subscribers) hear(user);
    },
  };
}
