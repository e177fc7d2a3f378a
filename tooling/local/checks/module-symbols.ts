import ts from 'typescript';

/** A name of another module; `*` is all of it. */
export interface Link {
  from: string;
  name: string;
}

/** What the top level of a module declares, without types: the compiler checks what depends on those. */
export interface ModuleSymbols {
  /** By name; under `*` the statements that declare nothing. */
  declarations: Map<string, { text: string; uses: Set<string> }>;
  /** What local names stand for in other modules; paths in the code (`import('./x')`) are names, too. */
  links: Map<string, Link>;
  /** The local names of what is exported. */
  exports: Map<string, string>;
  /** The modules of `export * from`. */
  passesOn: string[];
  /** The modules that are loaded with this one, whatever is used of them. */
  loads: Set<string>;
  /** The text of its imports and of its exports of other modules. */
  head: string;
}

/** Reads the symbols of a module by their names alone: no types, no scopes below the top level. */
export function readSymbols(text: string): ModuleSymbols {
  const source = ts.createSourceFile('module.tsx', text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const module: ModuleSymbols = {
    declarations: new Map(),
    links: new Map(),
    exports: new Map(),
    passesOn: [],
    loads: new Set(),
    head: '',
  };
  for (const statement of source.statements) readStatement(module, statement, source);
  return module;
}

function readStatement(module: ModuleSymbols, node: ts.Statement, source: ts.SourceFile): void {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isModuleDeclaration(node)) {
    return;
  }
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    module.head += node.getText(source);
    if (ts.isImportDeclaration(node)) readImport(module, node);
    else readExport(module, node);
    return;
  }
  const names = declaredNames(node);
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  const isDefault = ts.isExportAssignment(node) || has(ts.SyntaxKind.DefaultKeyword);
  if (isDefault) module.exports.set('default', names[0] ?? '*');
  else if (has(ts.SyntaxKind.ExportKeyword)) for (const name of names) module.exports.set(name, name);
  const uses = usesOf(module, node);
  for (const name of names.length > 0 ? names : ['*']) {
    const before = module.declarations.get(name);
    module.declarations.set(name, {
      text: (before?.text ?? '') + node.getText(source),
      uses: new Set([...(before?.uses ?? []), ...uses]),
    });
  }
}

function readImport({ links, loads }: ModuleSymbols, node: ts.ImportDeclaration): void {
  const { importClause: clause, moduleSpecifier } = node;
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  const from = textOf(moduleSpecifier);
  loads.add(from);
  if (clause?.name) links.set(clause.name.text, { from, name: 'default' });
  const { namedBindings } = clause ?? {};
  if (!namedBindings) return;
  if (ts.isNamespaceImport(namedBindings)) links.set(namedBindings.name.text, { from, name: '*' });
  else {
    for (const { name, propertyName = name, isTypeOnly } of namedBindings.elements) {
      if (!isTypeOnly) links.set(name.text, { from, name: propertyName.text });
    }
  }
}

function readExport(module: ModuleSymbols, node: ts.ExportDeclaration): void {
  const { exportClause: clause, isTypeOnly, moduleSpecifier } = node;
  if (isTypeOnly) return;
  const from = moduleSpecifier && textOf(moduleSpecifier);
  if (from !== undefined) module.loads.add(from);
  const add = (exported: string, name: string) => {
    const local = from === undefined ? name : `export ${exported}`;
    module.exports.set(exported, local);
    if (from !== undefined) module.links.set(local, { from, name });
  };
  if (!clause) module.passesOn.push(from ?? '');
  else if (ts.isNamespaceExport(clause)) add(clause.name.text, '*');
  else {
    for (const { name, propertyName = name, isTypeOnly: isType } of clause.elements) {
      if (!isType) add(name.text, propertyName.text);
    }
  }
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  }
  const isDeclaration =
    ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
  return isDeclaration ? [node.name?.text ?? 'default'] : [];
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

/** Every name below a node, and every path: those of `import()`, and of `new URL('worker.js', import.meta.url)`. */
function usesOf({ links }: ModuleSymbols, node: ts.Node): Set<string> {
  const uses = new Set<string>();
  const addPath = (path: string) => {
    uses.add(path);
    links.set(path, { from: path, name: '*' });
  };
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each) && !ts.isExpressionWithTypeArguments(each)) return;
    if (ts.isIdentifier(each)) uses.add(each.text);
    if (ts.isStringLiteralLike(each) && /^\.\.?\//.test(each.text)) addPath(each.text);
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword) {
      for (const argument of each.arguments) if (ts.isStringLiteralLike(argument)) addPath(argument.text);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return uses;
}

function textOf(specifier: ts.Expression): string {
  return ts.isStringLiteral(specifier) ? specifier.text : '';
}
