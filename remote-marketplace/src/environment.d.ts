/** A style sheet is imported for its effect: the build extracts and scopes it. */
declare module '*.css';
declare module '*.avif' {
  /** Its address. */
  const url: string;
  export default url;
}
