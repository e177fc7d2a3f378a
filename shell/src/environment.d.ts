/** Replaced by the build; see federation's build configuration for the defaults. */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly API_BASE_URL: string;
    readonly FIREBASE_API_KEY: string;
    readonly FIREBASE_AUTH_DOMAIN: string;
    readonly FIREBASE_PROJECT_ID: string;
    readonly FIREBASE_STORAGE_BUCKET: string;
    readonly IDENTITY_EMULATOR_URL: string;
    readonly REMOTE_LOAD_TIMEOUT_MS: string;
    readonly NODE_ENV: string;
  }
}

declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
