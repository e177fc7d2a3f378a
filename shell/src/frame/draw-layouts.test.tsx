import { screen } from '@testing-library/react';
import { drawLayouts } from './draw-layouts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const { layouts, loading, items } = drawLayouts();
const ofVisitors = Object.entries(layouts);

it.each([...ofVisitors, ...Object.entries(loading)])(
  'shows the spinner image and the text "Loading..." once in the frame %s',
  (_name, html) => {
    show(html);

    const text = screen.getByText('Loading...');
    expect(text).not.toHaveClass('sr-only');
    expect(screen.getByRole('status')).toContainElement(text);
    const images = screen.getAllByRole('presentation');
    expect(images).toHaveLength(1);
    expect(images[0]).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
  },
);

it.each(ofVisitors)('offers no way in before it is known who is here in the frame %s', (_name, html) => {
  expect(html).not.toContain('ways-in');
  expect(html).toContain('<i data-menu="tabs" data-for="unknown"></i>');
});

it('has the slots of their role’s menus in the frames of people who were signed in here', () => {
  const html = loading['dashboard car_owner'] ?? '';

  for (const menu of ['bell', 'dashboard', 'hosting', 'dashboard-end', 'tabs'])
    expect(html).toContain(`<i data-menu="${menu}" data-for="owner-hosting"></i>`);
  expect(html).not.toContain('data-menu="renting"');
  expect(loading['dashboard admin']).toContain('<i data-menu="administration" data-for="admin"></i>');
});

it('draws a pattern of one entry of each menu, and none of the stand-ins', () => {
  expect(JSON.stringify({ layouts, loading, items })).not.toContain('menu-entry');
  const [other, current] = items['header'] ?? ['', ''];
  expect(other).toMatch(/^<li>.*href="#\{path\}".*<span>\{label\}<\/span>.*<\/li>$/);
  expect(current).toContain('aria-current="page"');
  expect(items['tabs']?.[0]).toContain('<path d="{icon}">');
});
