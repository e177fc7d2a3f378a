/** Whether a build is for `npm run dev`, where it changes under the page's feet. */
export const isDevelopment = (): boolean => process.env['NODE_ENV'] === 'development';

/**
 * The name of a built file. Released files carry a hash of their content and never change; files that are exchanged in
 * a running page keep their name.
 *
 * @param extension such as `.js`
 */
export function fileName(extension: string, name = '[name]'): string {
  return isDevelopment() ? `${name}${extension}` : `${name}.[contenthash:10]${extension}`;
}
