export declare function verify(
  file: string,
  knownKey?: string,
):
  | { readonly wrong: string; readonly found?: undefined; readonly publicKey?: undefined }
  | { readonly wrong?: undefined; readonly found: readonly object[]; readonly publicKey: string };
