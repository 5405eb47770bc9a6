const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, ':is([data-pseudo~=hover], :has([data-pseudo~=hover]))'],
  [/:focus-visible/g, '[data-pseudo~=focus]'],
  [/:active/g, '[data-pseudo~=active]'],
];

const done = new WeakSet<CSSRule>();

const twin = (rule: CSSStyleRule): string | null => {
  const selector = REPLACED.reduce((text, [from, to]) => text.replace(from, to), rule.selectorText);
  return selector === rule.selectorText ? null : `${selector} { ${rule.style.cssText} }`;
};

function addTwins(list: CSSStyleSheet | CSSGroupingRule): void {
  for (const [index, rule] of [...list.cssRules].entries()) {
    if (done.has(rule)) continue;
    done.add(rule);
    if (rule instanceof CSSStyleRule) {
      const text = twin(rule);
      if (text) done.add(list.cssRules[list.insertRule(text, list.cssRules.length)] ?? rule);
    } else if (rule instanceof CSSGroupingRule && index >= 0) addTwins(rule);
  }
}

/**
 * Lets `data-pseudo="hover"` (`focus`, `active`) stand for the real thing in matrix stories: each rule with a pseudo
 * class gets a twin with the attribute. The product's own styles stay free of it.
 */
export function addPseudoStates(): void {
  for (const sheet of document.styleSheets) addTwins(sheet);
}
