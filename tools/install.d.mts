export declare const root: string;
export declare const binFolder: string;
export declare const node24: string;
export declare function install(): void;
