import postcss from 'postcss';

/** What only an app changes, which is not there beside a frame. */
const fixedState =
  /(?<!\\)\[(?<name>disabled|type|aria-(?:pressed|checked|disabled|current))(?:="?(?<value>[\w-]+)"?)?\]|:disabled\b/g;
const innermostGroup = /(?<kind>:[a-z-]+)?\((?<content>[^()]*)\)/;
const OUT = '\0';

/**
 * Rules of a frame without those of states that nothing in its HTML is in and no person can bring about, and without
 * Tailwind's own properties that no rule reads; unlike a theme's, no other sheet does.
 */
export function withoutUnreachable(rules: string, html: string): string {
  const sheet = postcss.parse(rules);
  sheet.walkRules((rule) => {
    // Steps of an animation are no selectors.
    if (/^(?:from|to|[\d.]+%)/.test(rule.selector)) return;
    rule.selectors = rule.selectors.filter((selector) => !needsOther(selector, html));
    if (rule.selector === '') rule.remove();
  });
  const read = new Set(sheet.toString().match(/(?<=var\()--tw-[\w-]+/g));
  const isUnread = (property: string) => property.startsWith('--tw-') && !read.has(property);
  sheet.walkAtRules('property', (rule) => {
    if (isUnread(rule.params)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (isUnread(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
}

/** Whether a selector asks for a fixed state that is not in the HTML: not in a negation, nor as one choice of several. */
function needsOther(selector: string, html: string): boolean {
  let rest = selector.replaceAll(fixedState, (_all, name = 'disabled', value?: string) =>
    html.includes(` ${String(name)}="${value === undefined ? '' : `${value}"`}`) ? '' : OUT,
  );
  for (let group = innermostGroup.exec(rest); group; group = innermostGroup.exec(rest)) {
    const { kind = '', content = '' } = group.groups ?? {};
    const isOut = /^:(?:is|where|has)$/.test(kind) && content.split(',').every((one) => one.includes(OUT));
    rest = rest.replace(group[0], isOut ? OUT : '');
  }
  return rest.includes(OUT);
}
