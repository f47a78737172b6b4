import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { API_VERSION } from '../protocol/api-version.ts';
import type { Extract, Shape } from './shape.ts';

/** What the extract begins with: objects that are answered or told of, and what is asked with each call. */
export const ROOTS: Readonly<Record<string, readonly string[]>> = {
  PaymentIntents: [
    'PaymentIntent',
    'PaymentIntentCreateParams',
    'PaymentIntentUpdateParams',
    'PaymentIntentConfirmParams',
    'PaymentIntentCancelParams',
    'PaymentIntentRetrieveParams',
    'PaymentIntentListParams',
  ],
  PaymentMethods: ['PaymentMethod', 'PaymentMethodCreateParams'],
  Charges: ['Charge', 'ChargeListParams'],
  Refunds: ['Refund', 'RefundCreateParams', 'RefundListParams'],
  Disputes: ['Dispute', 'DisputeListParams'],
  'Radar/EarlyFraudWarnings': ['EarlyFraudWarning', 'Radar.EarlyFraudWarningListParams'],
  AccountLinks: ['AccountLink', 'AccountLinkCreateParams'],
  Accounts: [
    'Account',
    'DeletedAccount',
    'AccountCreateParams',
    'AccountUpdateParams',
    'AccountListParams',
    'AccountCreateLoginLinkParams',
  ],
  Applications: ['Application'],
  Balance: ['Balance', 'BalanceRetrieveParams'],
  BalanceTransactions: ['BalanceTransaction', 'BalanceTransactionListParams'],
  BankAccounts: ['BankAccount'],
  Capabilities: ['Capability'],
  LoginLinks: ['LoginLink'],
  Payouts: ['Payout', 'PayoutCreateParams', 'PayoutListParams'],
  TransferReversals: ['TransferReversal'],
  Transfers: [
    'Transfer',
    'TransferCreateParams',
    'TransferUpdateParams',
    'TransferListParams',
    'TransferCreateReversalParams',
    'TransferListReversalsParams',
  ],
  Events: ['EventBase', 'EventListParams'],
};

/** Objects of Stripe's beyond these are ids here: nothing expands them. */
const SERVED = Object.values(ROOTS).flat();

/** Of types that name every payment method there is, only what concerns cards is served, and may be there. */
const CARDS_ONLY =
  /(PaymentMethodDetails|PaymentMethodOptions|PaymentMethodData|DestinationDetails|NextAction)$/;
const OF_CARDS = ['card', 'type', 'id', 'use_stripe_sdk', 'redirect_to_url'];
const METHODS = ['PaymentMethod', 'PaymentMethodCreateParams'];
const OF_METHODS = [
  'billing_details',
  'card',
  'metadata',
  'allow_redisplay',
  'customer_account',
  'type',
  'expand',
];

/** Of what a connected account may have and be asked for, what is served. */
const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  Account: [
    ...['business_profile', 'business_type', 'capabilities', 'controller', 'country', 'created'],
    ...['default_currency', 'external_accounts', 'future_requirements', 'metadata', 'requirements'],
    ...['settings', 'tos_acceptance'],
  ],
  AccountCreateParams: [
    ...['business_profile', 'business_type', 'capabilities', 'controller', 'country', 'default_currency'],
    ...['email', 'expand', 'metadata', 'settings'],
  ],
  AccountUpdateParams: ['business_profile', 'email', 'expand', 'metadata', 'settings'],
  'Account.Capabilities': ['card_payments', 'transfers'],
  'AccountCreateParams.Capabilities': ['card_payments', 'transfers'],
  'Account.Settings': ['payouts'],
  'AccountCreateParams.Settings': ['payouts'],
  'AccountUpdateParams.Settings': ['payouts'],
};

/** A node of the syntax tree; which fields it has depends on its type. */
interface Node {
  type: string;
  [field: string]: unknown;
}

interface Declaration {
  node: Node;
  /** Names of the namespaces around it. */
  scope: readonly string[];
  file: string;
}

interface SourceFile {
  declared: Map<string, Declaration>;
  imported: Map<string, string>;
}

const nodesIn = (value: unknown) => (value ?? []) as Node[];
const nodeIn = (value: unknown) => value as Node;
const nameOf = (value: unknown): string => {
  const node = nodeIn(value);
  if (node.type === 'TSQualifiedName') return `${nameOf(node.left)}.${nameOf(node.right)}`;
  return String(node.name ?? node.value);
};

/** Whether a member of a type is a field that is served: of other payment methods than cards, none is, and of accounts a part. */
function isServed({ type, key, optional, typeAnnotation }: Node, of: string): boolean {
  if (type !== 'TSPropertySignature') return false;
  // What may only be absent tells an object from one that was deleted.
  if (nodeIn(nodeIn(typeAnnotation)?.typeAnnotation)?.type === 'TSVoidKeyword') return false;
  const name = nameOf(key);
  const ofAccounts = ACCOUNTS[of];
  if (ofAccounts !== undefined) return optional !== true || ofAccounts.includes(name);
  if (CARDS_ONLY.test(of)) return OF_CARDS.includes(name);
  return !METHODS.includes(of) || optional !== true || OF_METHODS.includes(name);
}

function readFile(file: string): SourceFile {
  const declared = new Map<string, Declaration>();
  const imported = new Map<string, string>();
  const visit = (statements: readonly Node[], scope: readonly string[]) => {
    for (const statement of statements) {
      if (statement.type === 'ImportDeclaration') {
        const from = join(dirname(file), String(nodeIn(statement.source).value).replace(/\.js$/, '.d.ts'));
        for (const one of nodesIn(statement.specifiers)) imported.set(nameOf(one.local), from);
      }
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      const { type, id, body } = nodeIn(node ?? statement);
      if (type === 'TSModuleDeclaration') visit(nodesIn(nodeIn(body).body), [...scope, nameOf(id)]);
      if (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') {
        declared.set([...scope, nameOf(id)].join('.'), { node: nodeIn(node), scope, file });
      }
    }
  };
  const program = parseAst(readFileSync(file, 'utf8'), { lang: 'dts' }) as unknown as { body: Node[] };
  visit(program.body, []);
  return { declared, imported };
}

/** Takes the served part out of the types of the `stripe` package in use. Throws for syntax that it does not know. */
export function extractShapes(): Extract {
  const require = createRequire(import.meta.url);
  // The entry lies in a folder of the package; its package.json is not to be had from outside.
  const folder = dirname(dirname(require.resolve('stripe')));
  const version = readFileSync(join(folder, 'VERSION'), 'utf8').trim();
  const files = new Map<string, SourceFile>();
  const fileOf = (file: string) => {
    const known = files.get(file) ?? readFile(file);
    files.set(file, known);
    return known;
  };
  const types: Record<string, Record<string, Shape> | { is: Shape }> = {};

  const find = (name: string, { file, scope }: Pick<Declaration, 'file' | 'scope'>) => {
    const { declared, imported } = fileOf(file);
    for (let depth = scope.length; depth >= 0; depth -= 1) {
      const full = [...scope.slice(0, depth), name].join('.');
      const found = declared.get(full);
      if (found) return { full, found };
    }
    const from = imported.get(name.split('.')[0] ?? '');
    const found = from === undefined ? undefined : fileOf(from).declared.get(name);
    return found && { full: name, found };
  };

  const fieldsOf = (declaration: Declaration, full: string): Record<string, Shape> => {
    const { node } = declaration;
    const fields: Record<string, Shape> = {};
    for (const base of nodesIn(node.extends)) {
      const parent = find(nameOf(base.expression), declaration);
      if (parent) Object.assign(fields, fieldsOf(parent.found, parent.full));
    }
    for (const member of nodesIn(nodeIn(node.body).body).filter((one) => isServed(one, full))) {
      const name = nameOf(member.key);
      const annotation = nodeIn(nodeIn(member.typeAnnotation).typeAnnotation);
      fields[member.optional === true ? `${name}?` : name] = shapeOf(annotation, declaration);
    }
    return fields;
  };

  const add = (full: string, declaration: Declaration): Shape => {
    if (types[full] === undefined) {
      types[full] = {};
      const { node } = declaration;
      const signature = nodesIn(nodeIn(node.body)?.body).find(({ type }) => type === 'TSIndexSignature');
      if (node.type === 'TSTypeAliasDeclaration') {
        types[full] = { is: shapeOf(nodeIn(node.typeAnnotation), declaration) };
      } else if (signature) {
        const value = nodeIn(nodeIn(signature.typeAnnotation).typeAnnotation);
        types[full] = { is: { map: shapeOf(value, declaration) } };
      } else types[full] = fieldsOf(declaration, full);
    }
    return { type: full };
  };

  const reference = (node: Node, declaration: Declaration): Shape => {
    const name = nameOf(node.typeName);
    const [argument] = nodesIn(nodeIn(node.typeArguments)?.params);
    if (name === 'Array' && argument) return { list: shapeOf(argument, declaration) };
    if (name === 'Emptyable' && argument) return { oneOf: [shapeOf(argument, declaration), { enum: [''] }] };
    const target = find(name, declaration);
    if (target === undefined) return 'any';
    const isOther = 'object' in fieldsAsWritten(target.found) && !SERVED.includes(target.full);
    return isOther ? 'any' : add(target.full, target.found);
  };

  const fieldsAsWritten = ({ node }: Declaration): Record<string, true> =>
    Object.fromEntries(
      nodesIn(nodeIn(node.body)?.body)
        .filter(({ type }) => type === 'TSPropertySignature')
        .map(({ key }) => [nameOf(key), true as const]),
    );

  const union = (node: Node, declaration: Declaration): Shape => {
    // Stripe may add values: what is served here has those that are known.
    const known = nodesIn(node.types).filter(
      ({ type, typeName }) => type !== 'TSTypeReference' || nameOf(typeName) !== 'OtherString',
    );
    const shapes = known.map((one) => shapeOf(one, declaration));
    const values = shapes.flatMap((shape) =>
      typeof shape === 'object' && 'enum' in shape ? shape.enum : [],
    );
    const others = shapes.filter((shape) => typeof shape !== 'object' || !('enum' in shape));
    if (values.length === 0) return { oneOf: others };
    const open = others.includes('string') ? ({ open: true } as const) : {};
    const rest = others.filter((shape) => shape !== 'string');
    const choice = { enum: values, ...open };
    return rest.length === 0 ? choice : { oneOf: [choice, ...rest] };
  };

  const shapeOf = (node: Node, declaration: Declaration): Shape => {
    switch (node.type) {
      case 'TSStringKeyword':
        return 'string';
      case 'TSNumberKeyword':
        return 'number';
      case 'TSBooleanKeyword':
        return 'boolean';
      case 'TSNullKeyword':
        return 'null';
      case 'TSLiteralType':
        return { enum: [nodeIn(node.literal).value as string] };
      case 'TSArrayType':
        return { list: shapeOf(nodeIn(node.elementType), declaration) };
      case 'TSUnionType':
        return union(node, declaration);
      case 'TSTypeReference':
        return reference(node, declaration);
      case 'TSAnyKeyword':
      case 'TSUnknownKeyword':
      case 'TSTypeLiteral':
        return 'any';
      default:
        throw new Error(`The types of the stripe package say ${node.type}, which is not known here`);
    }
  };

  for (const [path, names] of Object.entries(ROOTS)) {
    const file = join(folder, 'esm/resources', `${path}.d.ts`);
    for (const name of names) {
      const found = fileOf(file).declared.get(name);
      if (found === undefined) throw new Error(`The stripe package has no ${name} in ${path} any more`);
      add(name, found);
    }
  }
  return { sdk: `stripe@${version}`, api: API_VERSION, types };
}
