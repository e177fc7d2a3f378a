import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MenuEntry } from '@drove/federation/registry';
import { fillMenus } from './fill-menus';

const pattern = (mark: string): string =>
  `<li${mark}><a href="#{path}"><path d="{icon}"></path>{label}</a></li>`;
const shell = {
  layouts: {},
  loading: {},
  css: '',
  items: { tabs: [pattern(''), pattern(' aria-current')] as [string, string] },
  icons: { car: 'M1 1' },
};
const slot = (menu: string, audience: string) =>
  `<ul><i data-menu="${menu}" data-for="${audience}"></i></ul>`;
const entry = (path: string, changes: Partial<MenuEntry> = {}): MenuEntry => ({
  in: ['tabs'],
  path,
  label: path.slice(1),
  order: 10,
  icon: 'car',
  ...changes,
});
const filled = (menus: MenuEntry[], audience = 'unknown', path = '/') =>
  fillMenus(slot('tabs', audience), { shell, menus }, path);

describe('A layout’s menus before the app starts', () => {
  it('have the live entries of who was here, in order, each as the shell draws it', () => {
    const menus = [entry('/b', { order: 20 }), entry('/a'), entry('/c', { for: ['admin'] })];
    assert.equal(
      filled(menus),
      '<ul><li><a href="#/a"><path d="M1 1"></path>a</a></li><li><a href="#/b"><path d="M1 1"></path>b</a></li></ul>',
    );
    assert.match(filled(menus, 'admin'), /#\/a.*#\/c.*#\/b/);
  });

  it('mark the one place that the page is at', () => {
    const html = filled([entry('/a'), entry('/b', { also: ['/a'], order: 20 })], 'unknown', '/a/7');
    assert.equal(html.match(/aria-current/g)?.length, 1);
    assert.match(html, /aria-current><a href="#\/a"/);
  });

  it('keep a label text, whatever it contains', () => {
    const html = filled([entry('/a', { label: '"<b>&\'' })]);
    assert.match(html, /&quot;&lt;b&gt;&amp;&#x27;/);
    assert.doesNotMatch(html, /<b>/);
  });

  it('are empty where the shell draws no such menu, and untouched in a shell of before', () => {
    assert.equal(fillMenus(slot('header', 'unknown'), { shell, menus: [entry('/a')] }, '/'), '<ul></ul>');
    const { items: _items, icons: _icons, ...before } = shell;
    assert.equal(
      fillMenus('<ul><li>Home</li></ul>', { shell: before, menus: [entry('/a')] }, '/'),
      '<ul><li>Home</li></ul>',
    );
  });
});
