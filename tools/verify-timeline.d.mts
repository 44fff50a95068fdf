export declare function verify(
  file: string,
  knownKey?: string,
): { readonly wrong: string; readonly publicKey?: undefined } | { readonly wrong?: undefined; readonly publicKey: string };
