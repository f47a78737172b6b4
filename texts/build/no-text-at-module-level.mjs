/** The module whose macros look a text up, or name one. */
const MACROS = '@lingui/core/macro';
/** Macros of @lingui/core/macro that look a text up where they stand. */
const LOOKS_UP = new Set(['t', 'plural', 'select', 'selectOrdinal']);
/** Macros that only name a text, to be looked up later. */
const NAMES = new Set(['msg', 'defineMessage']);

/**
 * Refuses texts that are looked up once, while their module is loaded: they would stay in the language of that moment.
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
export function noTextAtModuleLevel({ types: t }) {
  /** @param {import('@babel/core').NodePath} path */
  const isNamedLater = (path) =>
    path.findParent((parent) => {
      const callee = parent.isCallExpression()
        ? parent.node.callee
        : parent.isTaggedTemplateExpression() && parent.node.tag;
      return t.isIdentifier(callee || null) && NAMES.has(/** @type {{name: string}} */ (callee).name);
    }) !== null;
  /** @param {import('@babel/core').NodePath<import('@babel/core').types.ImportDeclaration>} statement */
  const lookUps = ({ node: { specifiers } }) =>
    specifiers
      .filter((one) => t.isImportSpecifier(one))
      .map(({ imported, local }) => ({
        name: t.isIdentifier(imported) ? imported.name : '',
        local: local.name,
      }))
      .filter(({ name }) => LOOKS_UP.has(name));
  /** @param {import('@babel/core').NodePath<import('@babel/core').types.ImportDeclaration>} statement */
  const refuse = (statement) => {
    for (const { name, local } of lookUps(statement)) {
      const uses = statement.scope.getBinding(local)?.referencePaths ?? [];
      const use = uses.find((one) => one.getFunctionParent() === null && !isNamedLater(one));
      if (use === undefined) continue;
      throw use.buildCodeFrameError(
        `${name} looks a text up while the module is loaded, so it would never follow the language: name it with msg, and look it up where it is shown`,
      );
    }
  };
  return {
    name: 'no-text-at-module-level',
    visitor: {
      // Before Lingui's plugin, which goes through the whole file when it enters it.
      Program(program) {
        for (const statement of program.get('body')) {
          if (statement.isImportDeclaration() && statement.node.source.value === MACROS) refuse(statement);
        }
      },
    },
  };
}
