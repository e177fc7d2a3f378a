// Not under the page's policy for styles, unlike a style element; in force before there is a body.
/** Of the view of a missing app. */
export const styles = new CSSStyleSheet();
styles.replaceSync(`
  #app-missing{position:fixed;inset:0;z-index:9999;overflow:auto;display:grid;place-items:center;box-sizing:border-box;
    padding:3rem 1rem;text-align:center;font:16px/1.5 ui-sans-serif,system-ui,sans-serif;
    background:oklch(97% .007 95);color:oklch(25% .02 170)}
  #app-missing>div{max-width:32rem}
  #app-missing.note{inset:auto 0 0;padding:1rem;box-shadow:0 0 2rem oklch(25% .02 170/.2)}
  #app-missing h1{margin:0;font-size:1.5rem;font-weight:600;line-height:1.3}
  #app-missing p{margin:.5rem 0 0}
  #app-missing i{display:block;width:3rem;height:3rem;margin:0 auto 1.25rem;box-sizing:border-box;border-radius:50%;
    border:5px solid #2f8f6b33;border-top-color:#2f8f6b;animation:app-missing .9s linear infinite}
  #app-missing button{margin-top:1.75rem;min-height:44px;padding:0 1.25rem;border:0;border-radius:.625rem;
    font:inherit;font-weight:600;cursor:pointer;background:oklch(42% .085 163);color:oklch(98.5% .012 160)}
  #app-missing button:focus-visible{outline:2px solid;outline-offset:2px}
  @keyframes app-missing{to{rotate:360deg}}
  @media (prefers-reduced-motion:reduce){#app-missing i{animation-duration:6s}}
  @media (prefers-color-scheme:dark){
    #app-missing{background:oklch(20% .013 175);color:oklch(94% .008 110)}
    #app-missing button{background:oklch(80% .115 163);color:oklch(24% .05 165)}}`);
/** What has no styles yet is not shown; what runs in it goes on. */
export const unstyled = new CSSStyleSheet();
unstyled.replaceSync('#root{display:none}');
