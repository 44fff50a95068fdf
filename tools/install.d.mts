export declare const root: string;
export declare const binFolder: string;
export declare const node24: string;

/** What is installed: what a start needs, or also what the project is checked with. */
export type Level = 'start' | 'all';
export declare function install(level?: Level): void;
export declare function placesOf(packages: Readonly<Record<string, object>>, level: Level): string[];
export declare function linkWorkspaces(
  folder: string,
  packages: Readonly<Record<string, { link?: boolean; resolved?: string }>>,
): void;
export declare function removeUnrequested(
  folder: string,
  packages: Readonly<Record<string, { link?: boolean; dependencies?: Readonly<Record<string, string>> }>>,
): void;
export declare function removeUnread(folder: string): void;
