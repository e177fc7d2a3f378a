/** The route that the address bar asks for, without its query; the router reads the same fragment. */
export function currentPath(): string {
  return location.hash.slice(1).split('?')[0] || '/';
}
