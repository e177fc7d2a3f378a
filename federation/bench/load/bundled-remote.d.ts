/** The remote that the single bundle contains, by an alias of its build. */
declare module 'bundled-remote' {
  export const remote: unknown;
}
