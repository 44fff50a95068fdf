import type { Queue, StaffRight } from '@quay/contract/staff';
import type { IconName } from '@quay/ui';
import type { Page } from '@quay/web-kit/page';
import type { ShellWords } from './words/index.ts';

/** One entry of the rail and the page behind it. Each folder of `areas/` exports one; `all-areas.ts` lists them. */
export type Area = {
  /** Its name in the words of the shell. */
  readonly id: keyof ShellWords['areas'];
  readonly icon: IconName;
  /** Where it stands in the rail: what waits for somebody, or settings and logs. */
  readonly group: 'work' | 'administration';
  /** Who has none of these does not see it. An empty list is for everybody. */
  readonly rights: readonly StaffRight[];
  /** What waits here; the rail shows how much. */
  readonly queues: readonly Queue[];
  /** G and this letter go there. */
  readonly letter: string;
  /** Its addresses: the list first, then what is opened from it. */
  readonly paths: readonly [string, ...string[]];
  readonly Page: Page;
};

/** Whether somebody with these rights sees an area. */
export const may = ({ rights: needed }: Area, rights: readonly StaffRight[]): boolean =>
  needed.length === 0 || needed.some((right) => rights.includes(right));
