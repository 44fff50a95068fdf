export declare function webIsBuilt(): boolean;
export declare function buildWeb(): string;
