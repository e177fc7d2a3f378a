/**
 * What ts-loader and react-refresh made of a file, in which each component also stands for its later versions: what
 * holds it, such as a route table, shows the newest one.
 */
module.exports = function keepComponents(code, map) {
  const registered = [...code.matchAll(/^\$RefreshReg\$\(\w+, "([A-Z]\w*)"\);$/gm)].map(([, name]) => name);
  const names = registered.filter((name) =>
    new RegExp(`^(?:export )?(?:function ${name}\\(|const ${name} = (?:\\(|function\\b|\\w+ =>))`, 'm').test(
      code,
    ),
  );
  const kept = names.map((name) => `${name} = $keep$(__webpack_module__.id + " ${name}", ${name});`);
  const changeable = code.replace(/^((?:export )?)const (?=(\w+) = )/gm, (all, before, name) =>
    names.includes(name) ? `${before}let ` : all,
  );
  const { runtime } = this.getOptions();
  const head = `import { keep as $keep$ } from ${JSON.stringify(runtime)};`;
  this.callback(null, names.length === 0 ? code : [changeable, ...kept, head].join('\n'), map);
};
