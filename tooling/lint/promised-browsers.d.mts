export declare function missingIn(...path: string[]): string[];
