import type { Job } from './area.ts';

type Log = { warn(line: string): void };

export type Scheduler = {
  /** Starts no job any more; resolves when those that run are done. */
  close(): Promise<void>;
};

/** Does a job once. What fails stands in the log and is tried again at its next time. */
export async function runJob({ name, run }: Pick<Job, 'name' | 'run'>, log: Log): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn(`${name} failed, and is tried again later: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Runs each job again and again, one run of it at a time. A job that is due at the start begins at once. */
export function startJobs(jobs: readonly Job[], log: Log): Scheduler {
  const ending = new AbortController();
  const loops = jobs.map(async (job) => {
    if (job.atStart) await runJob(job, log);
    while (await waited(job.everyMs, ending.signal)) await runJob(job, log);
  });
  return {
    async close() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

/** Whether the time has passed; no, when it is to end before. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
