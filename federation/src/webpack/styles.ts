import tailwind from '@tailwindcss/postcss';
import type { AcceptedPlugin } from 'postcss';

export function postcssPlugins(_remoteName?: string): AcceptedPlugin[] {
  return [tailwind()];
}
