export declare function verify(proof: unknown, published?: unknown): string[];
