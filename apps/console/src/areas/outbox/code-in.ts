/** The six digits of a message that carries a code. */
export const codeIn = (text: string | null): string | undefined => /(?<![\d/=.-])\d{6}(?![\d/-])/.exec(text ?? '')?.[0];
