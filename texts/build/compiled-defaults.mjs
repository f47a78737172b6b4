import { compiled } from './compile.mjs';

/** What Lingui's plugin writes for translators beside a text: of no use at run time. */
const FOR_TRANSLATORS = new Set(['comment', 'context']);

/**
 * Compiles the English that Lingui's plugin wrote beside each id, so that English needs no catalogue, and no page a parser.
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
export function compiledDefaults({ types: t }) {
  /** @param {string} message */
  const nodeOf = (message) => t.valueToNode(compiled(message));
  /** @param {object} node */
  const nameOf = (node) => ('name' in node && typeof node.name === 'string' ? node.name : undefined);
  /** @param {import('@babel/core').types.Node} value */
  const textOf = (value) => {
    if (t.isStringLiteral(value)) return value.value;
    const [quasi] = t.isTemplateLiteral(value) && value.expressions.length === 0 ? value.quasis : [];
    if (quasi === undefined) throw new Error('Lingui’s macro left a message that is no text');
    return quasi.value.cooked ?? '';
  };
  /** @param {import('@babel/core').types.ObjectExpression} node */
  const isMessage = (node) => node.leadingComments?.some(({ value }) => value.trim() === 'i18n') === true;
  return {
    name: 'compiled-defaults',
    visitor: {
      // After Lingui's plugin, which goes through the whole file when it enters it.
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (!isMessage(node)) return;
              node.leadingComments = null;
              const properties = node.properties.filter((one) => t.isObjectProperty(one));
              node.properties = properties.filter(({ key }) => !FOR_TRANSLATORS.has(nameOf(key) ?? ''));
              for (const one of properties)
                if (nameOf(one.key) === 'message') one.value = nodeOf(textOf(one.value));
            },
          });
        },
      },
    },
  };
}
