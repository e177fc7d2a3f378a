import tailwind from '@tailwindcss/postcss';
import type { StorybookConfig } from '@storybook/react-vite';

/**
 * How stories are built: by Vite, with the remotes' own Tailwind.
 *
 * @param stories patterns of their files, from the folder of the Storybook's `main.ts`
 */
export function storiesOf(stories: string[]): StorybookConfig {
  return {
    framework: '@storybook/react-vite',
    stories,
    addons: ['@storybook/addon-a11y'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    // Read from the types at each build otherwise, which no story needs.
    typescript: { reactDocgen: false },
    viteFinal: (vite) => ({ ...vite, css: { postcss: { plugins: [tailwind()] } } }),
  };
}
