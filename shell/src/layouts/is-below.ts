/** Whether an address is a path or below it. */
export const isBelow = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
