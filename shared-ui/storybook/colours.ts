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
export function showColours(isDark: boolean): void {
  // Again each time: a style sheet that was edited is another one.
  for (const sheet of document.styleSheets) findDarkRules(sheet.cssRules);
  for (const rule of darkRules) rule.media.mediaText = isDark ? 'screen' : 'not all';
}
