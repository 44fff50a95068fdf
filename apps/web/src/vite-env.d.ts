/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

/** The version of this build; `dev` while it is served from source. */
declare const __VERSION__: string;
