import { type ComponentType, lazy } from 'react';
import type { Params } from './router.tsx';

export type PageProps = { readonly params: Params };

/** A page, and a way to fetch it before it is shown. */
export type Page = ComponentType<PageProps> & { preload(): Promise<unknown> };

/** A page whose code is fetched when it is first shown, or ahead. */
export function page(load: () => Promise<{ default: ComponentType<PageProps> }>): Page {
  let underWay: ReturnType<typeof load> | undefined;
  const preload = () => {
    underWay ??= load().catch((failure: unknown) => {
      underWay = undefined;
      throw failure;
    });
    return underWay;
  };
  return Object.assign(lazy(preload), { preload }) as unknown as Page;
}
