/** What the request layer itself has to say; part of the shell's catalogue, because it must be there without a network. */
export type RequestWords = {
  readonly network: string;
  readonly timeout: string;
  readonly duplicate: string;
  readonly system: string;
  readonly relogin: string;
  /** What an HTTP status means when no envelope says more. */
  readonly http: (status: number, url: string) => string;
};
