import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { showColours } from './colours';
import './preview.css';

/** What is around each story: the shell's tokens and typeface, a router, and the colours that the toolbar chose. */
const preview: Preview = {
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  initialGlobals: { colours: 'light' },
  globalTypes: {
    colours: {
      description: 'Light or dark',
      toolbar: { title: 'Colours', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      showColours(globals.colours === 'dark');
      return (
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      );
    },
  ],
};

export default preview;
