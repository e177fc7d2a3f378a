import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { criticalCss } from './critical-css';
import { finishHtml } from './finish-html';
import { withoutPopovers } from './shell-frames';

describe('The styles of a frame', () => {
  it('are its matching rules, with layers in order, in every width, theme and state', async () => {
    const css =
      '@layer theme,base,utilities;@layer theme{:root{--ink:black}}' +
      '@layer utilities{@layer a.one,a.two;.shown{color:red}.shown:hover{color:blue}.other{color:green}' +
      '@media (width<40rem){.shown{color:pink}.other{margin:0}}@media (prefers-color-scheme:dark){.shown{color:white}}}';
    const critical = await criticalCss('<p class="shown">Hello</p>', css);

    assert.match(critical, /@layer theme, ?base, ?utilities;/);
    assert.match(critical, /@layer a\.one, ?a\.two;/);
    for (const rule of [
      /--ink:\s*black/,
      /\.shown:hover/,
      /width\s*<\s*40rem/,
      /prefers-color-scheme:\s*dark/,
    ])
      assert.match(critical, rule);
    assert.doesNotMatch(critical, /\.other/);
  });

  it('have no states that only the app brings about, and no properties that no rule reads', async () => {
    const css =
      '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}' +
      '.b{--tw-a:1;--tw-b:2;color:var(--tw-b)}.b:is(:disabled,[disabled]){color:red}' +
      '.b[aria-pressed=true],.b:hover{color:pink}.b:active:not(.on,[aria-pressed=true]){color:blue}' +
      '.b:is([aria-pressed=true],.c){color:green}.b:has(>input[type=email]){margin:0}.b[aria-checked=true]{top:0}';
    const critical = await criticalCss('<p class="b c" aria-checked="true">Hello</p>', css);

    assert.equal(
      critical,
      '@property --tw-b{syntax:"*";inherits:false}.b{--tw-b:2;color:var(--tw-b)}.b:hover{color:pink}' +
        '.b:active:not(.on,[aria-pressed=true]){color:blue}.b:is([aria-pressed=true],.c){color:green}.b[aria-checked=true]{top:0}',
    );
  });

  it('contain its style attributes, which the page’s policy would block', () => {
    const drawn =
      '<p style="--row:1;font:&quot;A&quot;">a style="b"</p><i style="--row:1;font:&quot;A&quot;"></i>';
    const { html, css } = finishHtml(drawn.replace('a style="b"', 'a style=&quot;b&quot;'), 'r0');
    assert.equal(html, '<p data-style="r0-0">a style=&quot;b&quot;</p><i data-style="r0-0"></i>');
    assert.equal(css, '[data-style="r0-0"]{--row:1;font:"A"}');
  });

  it('contain the device fonts that replace the typeface, and not its files', async () => {
    const css =
      '@font-face{font-family:"Figtree";src:url(figtree.woff2)}' +
      '@font-face{font-family:"Stand-in";size-adjust:101%;src:local("Arial")}p{font-family:"Figtree","Stand-in"}';
    const critical = await criticalCss('<p>Hello</p>', css);

    assert.match(critical, /@font-face\{font-family:"Stand-in"/);
    assert.doesNotMatch(critical, /url\(/);
  });

  it('keep a slot for the photo that comes with the first data', () => {
    const image =
      '<img sizes="100vw" srcSet="photo-slot: 3w" src="photo-slot:" width="3" height="2" alt="" style="color:red" class="w-full"/>';
    const { html, css } = finishHtml(
      `<link rel="preload" as="image" imageSrcSet="photo-slot: 3w"/><p>${image}<img src="#a" width="1"/></p>`,
      'r0',
    );
    assert.equal(
      html,
      '<p><img data-photo="" sizes="100vw" alt="" class="w-full"/><img src="#a" width="1"/></p>',
    );
    assert.equal(css, '');
  });

  it('name a picture of the remote’s own, whose address the page knows', () => {
    const { html } = finishHtml(
      '<link rel="preload" as="image" href="picture:hero.1a2b.webp"/><img src="picture:hero.1a2b.webp" alt=""/>',
      'r0',
    );
    assert.equal(html, '<img data-picture="hero.1a2b.webp" alt=""/>');
  });

  it('leave out a dialog that is closed', () => {
    const { html } = finishHtml('<p>Filters</p><dialog popover="auto" class="sheet"></dialog>', 'r0');
    assert.equal(html, '<p>Filters</p>');
  });

  it('keep the caret of an e-mail field readable', () => {
    const { html } = finishHtml('<input id="a" type="email" name="email"/>', 'r0');
    assert.equal(html, '<input id="a" type="text" inputmode="email" name="email"/>');
  });
});

describe('The frame of a waiting page', () => {
  it('has no closed menus, whatever they contain', () => {
    const html = '<header><button popovertarget="m">Account</button>';
    const menu = '<div id="m" popover="auto"><ul><li><div popover="">More</div></li></ul></div>';
    assert.equal(
      withoutPopovers(`${html}${menu}</header><main>&amp; more</main>`),
      `${html}</header><main>&amp; more</main>`,
    );
  });
});
