import type { Call, RequestOf, ResponseOf } from '@quay/contract';
import { showToast } from '@quay/ui';
import { Refusal, wordsOf } from '@quay/web-kit/request';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from './ask.ts';

export type ReadOptions = {
  /** Asks again every so many ms while the page is looked at. */
  every?: number;
  /** Not before this is true. */
  when?: boolean;
};

/** What a call answers, kept and refreshed. */
export function useAsk<Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  { every, when = true }: ReadOptions = {},
) {
  return useQuery({
    queryKey: [call.name, request],
    queryFn: ({ signal }) => ask(call, request, signal),
    enabled: when,
    refetchInterval: every ?? false,
  });
}

/** Rows of a list that goes on below: `before` names the last one that is there. */
export function usePages<Request extends { before?: string | undefined }, Row>(
  call: Call<Request, Row[]>,
  request: Request,
  { idOf, size, every, when = true }: ReadOptions & { idOf: (row: Row) => number; size: number },
) {
  const pages = useInfiniteQuery({
    // Pages are no rows: whoever asks the same at once, such as the search above a list, must not be given them.
    queryKey: [call.name, request, 'pages'],
    queryFn: ({ signal, pageParam }) => ask(call, pageParam ? { ...request, before: pageParam } : request, signal),
    initialPageParam: request.before ?? '',
    getNextPageParam: (page: Row[]) => (page.length < size ? undefined : String(idOf(page.at(-1)!))),
    enabled: when,
    refetchInterval: every ?? false,
    placeholderData: (before) => before,
  });
  return { ...pages, rows: pages.data?.pages.flat() };
}

/** What becomes of an act: `loud` says a refusal at the edge of the screen, where no form shows it. */
export type ActOptions<Act extends Call<never, unknown>> = {
  done?: (answer: ResponseOf<Act>, request: RequestOf<Act>) => void;
  loud?: boolean;
};

/** An act at work on the screen. */
export type Act<Request> = {
  act(request: Request): void;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  forget(): void;
};

/**
 * An act. One at a time; afterwards everything on the screen is asked anew, because one act moves queues, lists and the
 * log. `refusal` is for the form; `loud` says it at the edge of the screen where no form is.
 */
export function useAct<Request, Response>(
  call: Call<Request, Response>,
  { done, loud = false }: { done?: (answer: Response, request: Request) => void; loud?: boolean } = {},
): Act<Request> {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: Request) => ask(call, request),
    onSuccess(answer, request) {
      void client.invalidateQueries();
      done?.(answer, request);
    },
    onError(failure) {
      // Somebody else may have been faster: what is shown may be old.
      if (failure instanceof Refusal && failure.code > 1_000) void client.invalidateQueries();
      if (loud) showToast(wordsOf(failure) ?? String(failure), { tone: 'error' });
    },
  });
  return {
    act: (request: Request) => {
      if (!isPending) mutate(request);
    },
    busy: isPending,
    refusal: error instanceof Refusal ? error : undefined,
    forget: reset,
  };
}
