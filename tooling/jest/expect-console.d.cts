/** This test expects console.error with this text (formatted as the console would), once or more. Without it, it fails. */
export declare function expectConsoleError(pattern: string | RegExp): void;
/** This test expects console.warn with this text (formatted as the console would), once or more. Without it, it fails. */
export declare function expectConsoleWarn(pattern: string | RegExp): void;
