import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import './preview.css';

const darkRules = new Set<CSSMediaRule>();

function findDarkRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark')) {
      darkRules.add(rule);
    }
    if ('cssRules' in rule) findDarkRules(rule.cssRules as CSSRuleList);
  }
}

/** Shows the page dark or light whatever the system prefers: the rules for dark hold always, or never. */
function showColours(isDark: boolean): void {
  // Again each time: a style sheet that was edited is another one.
  for (const sheet of document.styleSheets) findDarkRules(sheet.cssRules);
  for (const rule of darkRules) rule.media.mediaText = isDark ? 'screen' : 'not all';
}

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
