import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where Storybook is built to for these tests. */
export const storybook = fileURLToPath(new URL('../../shared-ui/dist/stories', import.meta.url));

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** All stories, as the built Storybook lists them. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries);
}
