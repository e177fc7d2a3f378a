import tailwind from '@tailwindcss/postcss';
import type { StorybookConfig } from '@storybook/react-vite';

/** Which stories there are, and how they are built: by Vite, with the remotes' own Tailwind. */
const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Read from the types at each build otherwise, which no story needs.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, css: { postcss: { plugins: [tailwind()] } } }),
};

export default configuration;
