/** The remotes that the single bundle contains, by aliases of its build. */
declare module 'bundled-auth' {
  export const remote: unknown;
}
declare module 'bundled-marketplace' {
  export const remote: unknown;
}
