import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { showColours } from './colours';
import './preview.css';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** What is around each story: the shell's tokens and typeface, a router, and the colours that the toolbar chose. */
const preview: Preview = {
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  initialGlobals: { colours: 'system' },
  globalTypes: {
    colours: {
      description: 'Light or dark, or what the system prefers',
      toolbar: { title: 'Colours', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, title, name }) => {
      const isDark = globals.colours === 'dark';
      showColours(globals.colours === 'system' ? prefersDark.matches : isDark);
      return (
        <MemoryRouter>
          {/* A page around it, for the rules that are about pages. */}
          <main>
            <h1 className="sr-only">
              {title}: {name}
            </h1>
            <Story />
          </main>
        </MemoryRouter>
      );
    },
  ],
};

export default preview;
