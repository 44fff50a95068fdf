import { hash } from 'node:crypto';

/** What a timeline keeps of a text: SHA-256 of its UTF-8 bytes, in hexadecimal. */
export const digestOf = (text: string): string => hash('sha256', text);
