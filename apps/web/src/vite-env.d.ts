/// <reference types="vite/client" />

/** The version of this build; `dev` while it is served from source. */
declare const __VERSION__: string;
