import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type NodeHandle,
  type Program,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { libraryProps } from './library-props.ts';
import { type DataAttributes, readAttributes } from './read-attributes.ts';

/** The root of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One prop of a component. */
export interface Prop {
  name: string;
  /** The type as the source has it; a union of literals instead of its name. */
  type: string;
  required: boolean;
  /** The default in Markdown: a value, or what the docstring says about it. */
  initial?: string;
  description: string;
  /** The IDs of the types of ours that its type names. */
  types: readonly string[];
}

/** A type of ours that an API names. */
export interface NamedType {
  /** The path of its source and its name. */
  id: string;
  name: string;
  /** The text of its parameters: `<Item>`, or nothing. */
  parameters: string;
  /** The entry that exports it: `@vitrine/client/catalog`. Types that only others use have none. */
  entry?: string;
  /** The package and the folder of its domain: `client/catalog`, `atoms/cart`, `ui/primitives`. */
  domain: string;
  description: string;
  /** The fields of an object. Other types have a definition. */
  fields: readonly Prop[];
  /** The type of a library whose fields it has as well. */
  base?: string;
  /** The members of a union of literals, or the type as the source has it. */
  definition?: string;
  /** The IDs of the types of ours that its fields or its definition name. */
  types: readonly string[];
}

/** A component, or a part of a compound one: `Dialog`, or its part `Dialog.Root`. */
export interface Component {
  name: string;
  description: string;
  /** The name of the type of its props: `ButtonProps`. */
  propsType?: string;
  /** The HTML elements whose attributes the component accepts as well, in Markdown. */
  element?: string;
  props: readonly Prop[];
  parts: readonly Component[];
}

/** A tag of a docstring, such as `@throws`. */
export interface DocTag {
  name: string;
  text: string;
}

/** An exported function that is no component: a hook or a helper. */
export interface ExportedFunction {
  name: string;
  signature: string;
  description: string;
  tags: readonly DocTag[];
  /** The IDs of the types of ours that its signature names. */
  types: readonly string[];
}

/** A component that a package exports, with everything that its page shows. */
export interface ExportedComponent extends Component {
  package: ComponentPackage;
  /** The source, relative to the root of the repository. */
  source: string;
  /** Hooks that the package exports from the folder of this component. */
  hooks: readonly ExportedFunction[];
  /** Its data attributes, with the values that it sets. */
  dataAttributes: DataAttributes;
  /** The CSS variables that its style sheets read. */
  variables: readonly string[];
  /** The keys of its messages. */
  messages: readonly string[];
}

/** A hook, a function or a constant that a package of components or tools exports. */
export interface PackageExport {
  name: string;
  package: string;
  /** The entry that exports it: `@vitrine/ui/metadata`. */
  entry: string;
  kind: 'endpoint' | 'hook' | 'function' | 'constant';
  /** Its type. A constant of many fields has none. */
  type?: string;
  description: string;
  tags: readonly DocTag[];
  /** The IDs of the types of ours that its type names. */
  types: readonly string[];
}

/** A value that `@vitrine/atoms` exports: an atom, a function or a constant. */
export interface ExportedValue {
  name: string;
  /** The folder of its domain: `cart`. */
  domain: string;
  type: string;
  description: string;
  tags: readonly DocTag[];
  /** The IDs of the types of ours that its type names. */
  types: readonly string[];
  /** The functions of the client that its declaration calls. */
  calls: readonly string[];
  isOptimistic: boolean;
  /** What a change makes stale, as the source has it. */
  invalidates?: string;
}

/** Everything that pages show and that is derived from the types. */
export interface Api {
  components: readonly ExportedComponent[];
  values: readonly ExportedValue[];
  /** What the other packages export and that is no component, each once. */
  packageExports: readonly PackageExport[];
  /** The types that entries export and that others name, by ID. */
  types: ReadonlyMap<string, NamedType>;
  /** The English messages of each package, by their keys. */
  messages: Readonly<Record<ComponentPackage, ReadonlyMap<string, string>>>;
  /** The names that each entry exports, of values and of types. */
  exports: Readonly<Record<string, readonly string[]>>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Elements by the names of their interfaces, where these are not `HTML` and the name. */
const elementNames: Record<string, string> = {
  Anchor: 'a',
  Image: 'img',
  LI: 'li',
  OList: 'ol',
  Paragraph: 'p',
  TableCaption: 'caption',
  TableDataCell: 'td',
  TableHeaderCell: 'th',
  TableCell: 'td',
  TableRow: 'tr',
  UList: 'ul',
  DList: 'dl',
};

/** Interfaces that several elements share. */
const sharedElements: Record<string, string> = {
  '': 'HTML elements',
  Heading: '`<h1>` to `<h6>`',
  TableSection: '`<thead>`, `<tbody>` and `<tfoot>`',
};

/** Keys of a responsive value that are no values. */
const conditions = new Set(['conditions', 'defaultClass', 'small', 'medium', 'large', 'values']);

/** A value in the source that means the same everywhere. */
const literal = /^(?:'[^']*'|-?[\d_.]+|true|false|null|\[\]|\{[\w\s:,'.]*\})$/;

/** Removes the separator after the last field of an object on one line. */
const withoutLastSeparator = (text: string) => text.replace(/[;,] \}/g, ' }');

/** Returns a source text as a formatter writes it on one line, without comments. */
const toLine = (text: string) =>
  withoutLastSeparator(
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/([([<])\s*\n\s*/g, '$1')
      .replace(/,?\s*\n\s*([)\]>])/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/^ ?\| /, '')
      .trim(),
  );

/** Whether a type can be undefined; what a function returns is not the type itself. */
const canBeUndefined = (type: string) =>
  / \| undefined$/.test(type) && !/=>[^)]*\| undefined$/.test(type);

const withoutUndefined = (type: string) =>
  (canBeUndefined(type) ? type.replace(/ \| undefined$/, '') : type).replace(
    /^\((\(.*\) => \w+)\)$/,
    '$1',
  );

const printFlags =
  NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** What the docstrings of libraries say in terms of their own sources. */
const libraryTexts: Record<string, string> = {
  deferPointerDownOutside:
    'Whether a press outside closes it only with the click, so that other code can prevent that.',
};

/** Joins the lines of a docstring; an empty line ends a paragraph. */
const toParagraphs = (text: string) =>
  text
    .trim()
    .replace(/(\S)\n(?=[^\n\s-])/g, '$1 ')
    // An error in the docstrings of Radix.
    .replace(/\bthe a (?=`)/g, 'a ');

/** Literals as text: numbers by their values, then the others in their order. */
function joinLiterals(literals: readonly string[]): string {
  const getValue = (text: string) => Number(text.replaceAll("'", '') || Number.NaN);
  const numbers = literals.filter((one) => !Number.isNaN(getValue(one)));
  const others = literals.filter((one) => Number.isNaN(getValue(one)));
  return [...numbers.sort((one, other) => getValue(one) - getValue(other)), ...others].join(' | ');
}

/**
 * A description without the sentence that only tells the default: tables have a column for it. What
 * follows a semicolon remains: “Default: `search`; null for none.”
 */
function withoutDefault(description: string, initial: string | undefined): string {
  if (initial === undefined) return description;
  return description
    .replace(
      /(?<=^|\s)Default(?:s to|:)? ((?:`[^`]*`|[^`.;:\n]|[.:](?![\s)]|$))+)(?:\.\s*|;\s*(.)|$)/,
      (sentence, noted: string, next = '') => {
        if (noted.replaceAll('`', '') !== initial.replaceAll('`', '')) return sentence;
        return next.toUpperCase();
      },
    )
    .trim();
}

/** The type of a required prop that accepts `undefined`. */
const withUndefined = (type: string) =>
  `${type.includes('=>') && !/^\(.*\)$/.test(type) ? `(${type})` : type} | undefined`;

/** Whether a prop is an attribute of its element, or belongs to React. */
function isAttribute({ name, declarations }: TsSymbol): boolean {
  // A prop of ours can have the name of an attribute: both are declarations of an intersection.
  const isOfLibrary =
    declarations.length > 0 &&
    declarations.every(({ path }) => /@types\/react\/|\/typescript\/lib\//.test(path));
  return /^(data-|__@|ref$)/.test(name) || isOfLibrary;
}

/** Unions of more literals, such as the keys of all messages, are shown as their source has them. */
const greatestMemberCount = 60;

/** Constants with a longer type are described without it: it repeats their values. */
const greatestConstantLength = 400;

/** A longer type that no source has written out is shortened. */
const greatestPrintedLength = 400;

/** The declarations of types. */
const typeKinds = new Set<SyntaxKind>([
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.EnumDeclaration,
]);

/** `packages/client/src` of a path in it. */
const getSourceFolder = (path: string) => path.replace(/\/src\/.*$/, '/src');

/** Names in the text of a type that can be those of types. */
export const getTypeNames = (text: string): Set<string> =>
  new Set(
    removeComments(text)
      .replace(/'[^'\n]*'|"[^"\n]*"/g, '')
      .match(/(?<![.\w$])[A-Z]\w*(?!\w*\??:)/g),
  );

/** Names a destructured parameter, which has no name, after its type: `order` for `Order`. */
function toParameterName(type: string): string {
  const [, name = ''] = /^(?:(?:Pick|Omit)<)?([A-Z]\w*)(?:, .*>)?$/.exec(type) ?? [];
  return name === '' || /(?:Options|Request|Query|Args)$/.test(name)
    ? 'options'
    : name.charAt(0).toLowerCase() + name.slice(1);
}

type WithTypeParameters = Node & { typeParameters?: readonly Node[] };

/** A function, a method or an arrow function. */
type Callable = WithTypeParameters & {
  name?: Node;
  parameters?: readonly (Node &
    Record<'name', Node> & {
      type?: Node;
      initializer?: Node;
      questionToken?: Node;
      dotDotDotToken?: Node;
    })[];
  type?: Node;
};

/** The declaration of a prop: one of ours before that of a library. */
const getDeclaration = ({ declarations }: TsSymbol) =>
  declarations.find(({ path }) => path.startsWith(root) && !/node_modules/.test(path)) ??
  declarations[0];

/**
 * Whether a field is not one of a library or of the language. A field without a declaration is one of
 * a mapped type, such as `Wire<Event>`: the type from which that is derived describes it.
 */
function isOurs(symbol: TsSymbol): boolean {
  const path = getDeclaration(symbol)?.path ?? '';
  return path.startsWith(root) && !/node_modules/.test(path);
}

/** Reads the symbols of one program of TypeScript. */
class SymbolReader {
  private readonly checker: Checker;
  private readonly program: Program;
  private readonly texts = new Map<string, string>();
  /** The entry that exports a type, by its ID. */
  private readonly typeEntries = new Map<string, string>();
  /** The exported types of each name. */
  private readonly typesByName = new Map<string, TsSymbol[]>();
  /** The names that entries export. */
  private readonly exportedNames = new Set<string>();
  readonly types = new Map<string, NamedType>();

  constructor(checker: Checker, program: Program) {
    this.checker = checker;
    this.program = program;
    for (const [entry, path] of Object.entries(entries)) {
      for (const symbol of this.getExports(path)) {
        this.exportedNames.add(symbol.name);
        const target = this.follow(symbol);
        const id = this.getTypeId(target);
        if (id === undefined) continue;
        this.typesByName.set(target.name, [...(this.typesByName.get(target.name) ?? []), target]);
        // A package exports what it takes from another one; the type belongs to the other one.
        if (id.startsWith(`${getSourceFolder(path)}/`) && !this.typeEntries.has(id))
          this.typeEntries.set(id, entry);
      }
    }
  }

  /** The declaration of a type of ours. */
  private getTypeDeclaration(symbol: TsSymbol): NodeHandle | undefined {
    const isOwn = ({ path }: NodeHandle) => path.startsWith(root) && !/node_modules/.test(path);
    // A type of the browser can have a field of ours.
    if (!symbol.declarations.every(isOwn)) return undefined;
    return symbol.declarations.find(({ kind }) => typeKinds.has(kind));
  }

  private getTypeId(symbol: TsSymbol): string | undefined {
    const declaration = this.getTypeDeclaration(symbol);
    return declaration && `${relative(root, declaration.path)}#${symbol.name}`;
  }

  /** Describes the types of ours that a text names, as the source at a position sees them. */
  private collectTypes(text: string, path: string, position: number): string[] {
    const ids = new Set<string>();
    for (const name of getTypeNames(text)) {
      const seen = this.checker.resolveName(name, SymbolFlags.Type, { document: path, position });
      if (seen && (seen.flags & SymbolFlags.TypeParameter) !== 0) continue;
      const named = this.typesByName.get(name) ?? [];
      const [folder = ''] = /^.*?\/src\//.exec(relative(root, path)) ?? [];
      const symbol = seen
        ? this.follow(seen)
        : (named.find((one) => this.getTypeId(one)?.startsWith(folder)) ?? named[0]);
      const id = symbol && this.getTypeId(symbol);
      if (!symbol || !id) continue;
      ids.add(id);
      this.addType(symbol, id);
    }
    return [...ids];
  }

  /** Replaces the names that a source gives imported types by those that a package exports. */
  private toExportedNames(text: string, path: string, position: number): string {
    let result = text;
    for (const name of getTypeNames(text)) {
      const seen = this.checker.resolveName(name, SymbolFlags.Type, { document: path, position });
      if (!seen || (seen.flags & SymbolFlags.Alias) === 0) continue;
      const target = this.follow(seen);
      if (target.name === name || !this.typesByName.get(target.name)?.includes(target)) continue;
      result = result.replace(new RegExp(`(?<![.\\w$'])${name}(?![\\w'])`, 'g'), target.name);
    }
    return result;
  }

  /** Describes a type and those that it names. */
  private addType(symbol: TsSymbol, id: string): void {
    const declaration = this.getTypeDeclaration(symbol);
    if (!declaration || this.types.has(id)) return;
    const node = declaration.resolve() as
      | (WithTypeParameters & { type?: Node; name?: Node })
      | undefined;
    if (!node) return;
    const entry = this.typeEntries.get(id);
    const [, packageName = '', folder = ''] = /^(?:packages\/)?(\w+)\/src\/([^/#]+)/.exec(id) ?? [];
    const described: NamedType = {
      id,
      name: symbol.name,
      parameters: this.getTypeParameters(node, declaration),
      ...(entry ? { entry } : {}),
      // Entries of the client are its domains.
      domain:
        packageName === 'client' && entry
          ? entry.replace('@vitrine/', '')
          : `${packageName}/${folder}`,
      description: toParagraphs(symbol.getDocumentationComment(this.checker)),
      fields: [],
      types: [],
    };
    // It is there before its fields are read, because types name each other.
    this.types.set(id, described);
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    const text = this.getText(node.type ?? node, declaration);
    // The keys of a mapped type are those of another one.
    const isMapped =
      node.type?.kind === SyntaxKind.MappedType || /^(?:(?:\w+<)?Record|Wire)</.test(text);
    const named = isMapped ? [] : this.getFields(type);
    const fields =
      named.length > 0 ? [...named, ...this.getIndexFields(text, declaration.path, node.end)] : [];
    if (fields.length > 0) {
      const [, base] =
        /^[^{]*?\bextends\s+([^{]*?)\s*\{/.exec(this.getText(node, declaration)) ?? [];
      const isComplete =
        !base || this.typesByName.has(base) || this.checker.getPropertiesOfType(type).every(isOurs);
      this.types.set(id, {
        ...described,
        ...(isComplete ? {} : { base: toLine(base) }),
        fields,
        types: [
          ...new Set([
            ...fields.flatMap((field) => field.types),
            ...(isComplete ? [] : this.collectTypes(base, declaration.path, node.end)),
          ]),
        ],
      });
      return;
    }
    const members = type.isUnionType() ? (type.getTypes() ?? []) : [];
    const isLiterals =
      members.length > 0 &&
      members.length <= greatestMemberCount &&
      members.every((member) => member.isLiteralType());
    this.types.set(id, {
      ...described,
      definition: isLiterals
        ? joinLiterals(
            members.map((member) => this.checker.typeToString(member).replaceAll('"', "'")),
          )
        : node.type
          ? this.getBlock(node.type, declaration)
          : // The docstring of an interface is its description.
            this.getBlock(node, declaration).replace(/^\/\*\*[\s\S]*?\*\/\s*/, ''),
      types: isLiterals ? [] : this.collectTypes(text, declaration.path, (node.type ?? node).end),
    });
  }

  /** The type parameters of a type or a function: `<Item>`. */
  private getTypeParameters(node: WithTypeParameters, handle: NodeHandle): string {
    const texts = node.typeParameters?.map((one) => toLine(this.getText(one, handle))) ?? [];
    return texts.length > 0 ? `<${texts.join(', ')}>` : '';
  }

  /** The fields of an object type, or none for functions, lists, unions and types of others. */
  private getFields(type: Type): Prop[] {
    if (
      type.isUnionType() ||
      this.checker.isArrayLikeType(type) ||
      this.checker.getSignaturesOfType(type, SignatureKind.Call).length > 0
    )
      return [];
    return this.checker.getPropertiesOfType(type).flatMap((property) => {
      if (isAttribute(property) || !isOurs(property) || property.name.startsWith('#')) return [];
      const propertyType = this.checker.getTypeOfSymbol(property);
      const declaration = getDeclaration(property);
      const node = declaration?.resolve();
      if (!propertyType) return [];
      if (declaration && node && /^(?:private|protected) /.test(this.getText(node, declaration)))
        return [];
      const text = this.getTypeText(property, propertyType);
      const required = (property.flags & SymbolFlags.Optional) === 0;
      return [
        {
          name: property.name,
          type: required && canBeUndefined(this.print(propertyType)) ? withUndefined(text) : text,
          required,
          description: toParagraphs(property.getDocumentationComment(this.checker)),
          types: this.collectTypes(text, ...this.getPlace(property)),
        },
      ];
    });
  }

  /** The fields of any name in the text of a type: `[field: string]`. */
  private getIndexFields(text: string, path: string, position: number): Prop[] {
    const signatures = text.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(\[\w+: (?:string|number)\]): ([^;]+);/g,
    );
    return Array.from(signatures, ([, comment = '', name = '', type = '']) => ({
      name,
      type: toLine(type),
      required: true,
      description: toParagraphs(comment.replace(/^\s*\* ?/gm, '')),
      types: this.collectTypes(type, path, position),
    }));
  }

  /** Describes every type that an entry exports: the reference has all of them. */
  addReferenceTypes(): void {
    for (const symbol of [...this.typesByName.values()].flat()) {
      const id = this.getTypeId(symbol);
      if (id && this.typeEntries.has(id)) this.addType(symbol, id);
    }
  }

  private getFile(path: string): SourceFile {
    const file = this.program.getSourceFile(join(root, path));
    if (!file) throw new Error(`${path} is no source of the project.`);
    return file;
  }

  getExports(path: string): readonly TsSymbol[] {
    const module = this.checker.getSymbolAtLocation(this.getFile(path));
    if (!module) throw new Error(`${path} is no module of the project.`);
    return this.checker.getExportsOfModule(module);
  }

  /** The text of a source: each of its props needs it. */
  private readSource(path: string): string {
    const text = this.texts.get(path) ?? readFileSync(path, 'utf8');
    this.texts.set(path, text);
    return text;
  }

  getDataAttributes(paths: readonly string[]): DataAttributes {
    return readAttributes(
      this.checker,
      paths.map((path) => this.getFile(path)),
    );
  }

  private getText(node: { pos: number; end: number }, handle: NodeHandle): string {
    return this.readSource(handle.path).slice(node.pos, node.end).trim();
  }

  /** The text of a type on its lines, without the indentation that they share. */
  private getBlock(node: { pos: number; end: number }, handle: NodeHandle): string {
    const source = this.readSource(handle.path);
    const text = this.getText(node, handle);
    const start = source.indexOf(text, node.pos);
    const before = source.slice(source.lastIndexOf('\n', start) + 1, start);
    const lines = `${before.trim() ? '' : before}${text}`.split('\n');
    const indentation = Math.min(
      ...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)),
    );
    const block = lines.map((line) => line.slice(indentation));
    // The bar before the first member of a union is for unions of several lines.
    return block.length > 1 ? block.join('\n') : text.replace(/^\| /, '');
  }

  /** The symbol that an export leads to. */
  private follow(symbol: TsSymbol): TsSymbol {
    return (symbol.flags & SymbolFlags.Alias) === 0
      ? symbol
      : this.checker.getAliasedSymbol(symbol);
  }

  getSource(symbol: TsSymbol): string {
    const [declaration] = this.follow(symbol).declarations;
    if (!declaration) throw new Error(`${symbol.name} has no declaration.`);
    return relative(root, declaration.path);
  }

  /**
   * The type of a prop: as its declaration has it, or all members of a union of literals, because its
   * name says less.
   */
  private getTypeText(symbol: TsSymbol, type: Type): string {
    const given = this.checker.getNonNullableType(type) ?? type;
    const members = given.isUnionType() ? (given.getTypes() ?? []) : [given];
    const isLiterals = members.every(
      (member) => member.isLiteralType() && !member.isBooleanLiteralType(),
    );
    const printed = withoutUndefined(this.print(type));
    const declaration = getDeclaration(symbol);
    const isOwn = declaration && !/node_modules/.test(declaration.path);
    const node = isOwn
      ? (declaration.resolve() as (Node & { type?: Node }) | undefined)
      : undefined;
    // The type of a method's node is what it returns.
    const isMethod =
      node?.kind === SyntaxKind.MethodSignature || node?.kind === SyntaxKind.MethodDeclaration;
    const text = isMethod
      ? (this.getSignatureText(symbol) ?? '')
      : declaration && node?.type
        ? toLine(this.getText(node.type, declaration))
        : '';
    if (isLiterals && !text.includes("'")) {
      return joinLiterals(
        members.map((member) => this.checker.typeToString(member).replaceAll('"', "'")),
      );
    }
    // A value of the layout components, alone or by the width of the window.
    if (printed.startsWith('ConditionalStyle<')) {
      // Values are the keys of an object, or the members of a list.
      const keys = Array.from(
        printed.matchAll(/[{;] ['"]?([\w-]+)['"]?: |"([\w-]+)"(?=[^{]*\[\])/g),
        ([, key, member]) => key ?? member ?? '',
      );
      const names = [...new Set(keys)]
        .filter((key) => !conditions.has(key))
        .map((key) => `'${key}'`);
      return `${joinLiterals(names)} | { small?: …; medium?: …; large?: … }`;
    }
    if (/\bkeyof\b/.test(text)) return printed;
    const isLong = !text && printed.length > greatestPrintedLength;
    return withoutUndefined(text || (isLong ? this.checker.typeToString(type) : printed));
  }

  /** The default values in the parameter of a function component. */
  private getInitialValues(symbol: TsSymbol): Map<string, string> {
    const values = new Map<string, string>();
    const handle = this.follow(symbol).valueDeclaration;
    const node = handle?.resolve() as
      | (Node & {
          parameters?: readonly { name?: { elements?: readonly Node[] } }[];
          initializer?: Node & {
            parameters?: readonly { name?: { elements?: readonly Node[] } }[];
          };
        })
      | undefined;
    const [parameter] = node?.parameters ?? node?.initializer?.parameters ?? [];
    for (const element of parameter?.name?.elements ?? []) {
      const { name, propertyName, initializer } = element as Node & {
        name?: Node;
        propertyName?: Node;
        initializer?: Node;
      };
      if (!handle || !name || !initializer) continue;
      const text = toLine(this.getText(initializer, handle));
      const [, constant = text] = /^\w+$/.test(text)
        ? (new RegExp(`\\bconst ${text}(?:: [^=]+)? = ([^;\\n]+);`).exec(
            this.readSource(handle.path),
          ) ?? [])
        : [];
      values.set(
        this.getText(propertyName ?? name, handle),
        literal.test(constant) ? constant : text,
      );
    }
    return values;
  }

  /**
   * The default of a prop: its value, or else what the docstring says about it. Names that no package
   * exports mean nothing to a reader.
   */
  private getInitial(value: string | undefined, documentation: string): string | undefined {
    if (value && literal.test(value)) return `\`${value}\``;
    const [, noted] =
      /\bDefault(?:s to|:)? ((?:`[^`]*`|[^`.;:\n]|[.:](?![\s)]|$))+)/.exec(documentation) ?? [];
    if (noted) return /^(?:[\d.]+|true|false|null)$/.test(noted) ? `\`${noted}\`` : noted;
    const names = value?.replace(/'[^']*'/g, '').match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [];
    const isKnown = names.every((name) => this.exportedNames.has(name));
    return value && isKnown ? `\`${value}\`` : undefined;
  }

  /** The element whose attributes a component accepts, by the type of one of its handlers. */
  private getElement(handler: TsSymbol): string | undefined {
    const type = this.checker.getTypeOfSymbol(handler);
    const [, tag] = /<HTML(\w*?)Element/.exec(type ? this.checker.typeToString(type) : '') ?? [];
    if (tag === undefined) return undefined;
    return sharedElements[tag] ?? `\`<${elementNames[tag] ?? tag.toLowerCase()}>\``;
  }

  private getProps(symbol: TsSymbol, type: Type): Pick<Component, 'props' | 'element'> {
    const initialValues = this.getInitialValues(symbol);
    const props = new Map<string, Prop>();
    /** Props that are optional in a member of a union, or that it does not have. */
    const optional = new Set<string>();
    let element: string | undefined;
    // A union has only the props that all its members have.
    const members = type.isUnionType() ? (type.getTypes() ?? [type]) : [type];
    for (const member of members) {
      for (const property of this.checker.getPropertiesOfType(member)) {
        const { name } = property;
        if (name === 'onCopy') element = this.getElement(property);
        // An element has some three hundred attributes; their types would take most of the time.
        if (isAttribute(property) && !(name === 'children' && initialValues.has(name))) continue;
        const propType = this.checker.getTypeOfSymbol(property);
        if (!propType) continue;
        const documentation =
          libraryTexts[name] ?? toParagraphs(property.getDocumentationComment(this.checker));
        const initial = this.getInitial(initialValues.get(name), documentation);
        const description = withoutDefault(documentation, initial);
        const typeText = this.getTypeText(property, propType);
        const shownType = this.toExportedNames(typeText, ...this.getPlace(property));
        // A member of a union may rule out a prop that another one has.
        if ((property.flags & SymbolFlags.Optional) !== 0) optional.add(name);
        if (members.length > 1 && (typeText === 'undefined' || typeText === 'never')) {
          optional.add(name);
          continue;
        }
        const required = members.every((one) => this.checker.getPropertyOfType(one, name));
        const isDeclaredRequired = required && (property.flags & SymbolFlags.Optional) === 0;
        props.set(name, {
          name,
          type:
            isDeclaredRequired && canBeUndefined(this.print(propType))
              ? withUndefined(shownType)
              : shownType,
          required,
          ...(initial === undefined ? {} : { initial }),
          description: description || (isOurs(property) ? '' : (libraryProps[name] ?? '')),
          types: this.collectTypes(typeText, ...this.getPlace(property)),
        });
      }
    }
    return {
      props: [...props.values()]
        .map((prop) => (optional.has(prop.name) ? { ...prop, required: false } : prop))
        .sort((one, other) => Number(other.required) - Number(one.required)),
      ...(element ? { element } : {}),
    };
  }

  /** The source of a symbol and the end of its declaration. */
  private getPlace(symbol: TsSymbol): [path: string, position: number] {
    const handle = getDeclaration(symbol) ?? symbol.valueDeclaration;
    return [handle?.path ?? '', handle?.resolve()?.end ?? 0];
  }

  /** A type as TypeScript prints it, with all of its members. */
  private print(type: Type): string {
    const text = this.checker.typeToString(type, undefined, printFlags);
    return withoutLastSeparator(text.replace(/import\("[^"]*"\)\./g, ''));
  }

  /**
   * The signature of a function or a method as its declaration has it, where that says everything:
   * TypeScript prints an alias such as `Wire<Product>` with all of its members.
   */
  private getSignatureText(symbol: TsSymbol): string | undefined {
    const [handle, overload] = symbol.declarations;
    const declared = handle?.resolve() as (Callable & { initializer?: Callable }) | undefined;
    // The declaration of an inherited method names type parameters of its interface.
    const parent = declared?.parent as WithTypeParameters | undefined;
    if (parent?.typeParameters?.length) return undefined;
    const node =
      declared?.kind === SyntaxKind.VariableDeclaration ? declared.initializer : declared;
    if (!handle || overload || !node?.parameters || !node.type) return undefined;
    const taken = node.parameters.filter(({ name }) => name.kind !== SyntaxKind.Identifier);
    if (taken.length > 1 || !node.parameters.every(({ type }) => type)) return undefined;
    const parameters = node.parameters.map((one) => {
      const { name, type, initializer, questionToken, dotDotDotToken } = one;
      const typeText = toLine(this.getText(type ?? name, handle));
      const text = taken.includes(one) ? toParameterName(typeText) : this.getText(name, handle);
      const isOptional = initializer || questionToken;
      return `${dotDotDotToken ? '...' : ''}${text}${isOptional ? '?' : ''}: ${typeText}`;
    });
    const result = this.getText(node.type, handle);
    return toLine(`${this.getTypeParameters(node, handle)}(${parameters.join(', ')}) => ${result}`);
  }

  /** The component that a symbol is, or undefined for other values. */
  getComponent(symbol: TsSymbol): Component | undefined {
    const target = this.follow(symbol);
    const type = this.checker.getTypeOfSymbol(target);
    if (!type) return undefined;
    const description = toParagraphs(target.getDocumentationComment(this.checker));
    const name = symbol.name;
    const signatures = this.checker.getSignaturesOfType(type, SignatureKind.Call);
    const [signature] = signatures;
    if (signature) {
      const returned = this.checker.getReturnTypeOfSignature(signature);
      const text = returned ? this.checker.typeToString(returned) : '';
      if (!/Element|ReactNode|ReactPortal|ReactElement|^null$/.test(text)) return undefined;
      const parameter = this.checker.getParameterType(signature, 0);
      const propsType = parameter && (parameter.getAliasSymbol() ?? parameter.getSymbol());
      return {
        name,
        description,
        parts: [],
        ...(propsType && this.typesByName.has(propsType.name) ? { propsType: propsType.name } : {}),
        ...(parameter && signature.parameters.length > 0
          ? this.getProps(symbol, parameter)
          : { props: [] }),
      };
    }
    if (!this.checker.typeToString(type).startsWith('typeof import(')) return undefined;
    const parts = this.checker
      .getPropertiesOfType(type)
      .filter((part) => /^[A-Z]/.test(part.name))
      .flatMap((part) => {
        const component = this.getComponent(part);
        // A part can have parts as well: `SiteHeader.Search.Root`.
        return component && component.parts.length > 0 ? component.parts : (component ?? []);
      })
      .sort((one, other) => Number(other.name === 'Root') - Number(one.name === 'Root'));
    if (parts.length === 0) return undefined;
    const [, comment = ''] =
      /^(?:'use client';\s*)?\/\*\*([\s\S]*?)\*\//.exec(read(this.getSource(symbol))) ?? [];
    return {
      name,
      description: toParagraphs(comment.replace(/^\s*\* ?/gm, '')),
      props: [],
      parts: parts.map((part) => ({ ...part, name: `${name}.${part.name}` })),
    };
  }

  private getTags(symbol: TsSymbol): readonly DocTag[] {
    return symbol
      .getJsDocTags(this.checker)
      .map(({ name, text = '' }) => ({ name, text: text.trim() }));
  }

  getValue(symbol: TsSymbol): ExportedValue | undefined {
    const target = this.follow(symbol);
    const handle = target.valueDeclaration;
    const type = this.checker.getTypeOfSymbol(target);
    const node = handle?.resolve();
    if (!type || !handle || !node) return undefined;
    const path = relative(root, handle.path);
    const text = this.getText(node, handle);
    const names = new Set(text.match(/\b[A-Za-z]\w+\b/g));
    const [, invalidates] = /\binvalidates: ((?:\([^)]*\) => )?\[[^\n]*?\]),?\n/.exec(text) ?? [];
    const printed = this.getSignatureText(target) ?? this.print(type);
    return {
      name: symbol.name,
      domain: path.split('/')[3] ?? '',
      type: printed,
      types: this.collectTypes(printed, ...this.getPlace(target)),
      description: toParagraphs(target.getDocumentationComment(this.checker)),
      tags: this.getTags(target),
      calls: getClientFunctions(this.readSource(handle.path)).filter((name) => names.has(name)),
      isOptimistic: /\boptimistic\b/.test(text),
      ...(invalidates ? { invalidates } : {}),
    };
  }

  private getKind(symbol: TsSymbol, isFunction: boolean): PackageExport['kind'] {
    if (!isFunction) return 'constant';
    if (/^use[A-Z]/.test(symbol.name)) return 'hook';
    return this.getSource(symbol).endsWith('endpoints.ts') ? 'endpoint' : 'function';
  }

  /** What an export is that is neither a component nor a type. */
  getPackageExport(
    symbol: TsSymbol,
    entry: string,
    packageName: string,
  ): PackageExport | undefined {
    const target = this.follow(symbol);
    const type = this.checker.getTypeOfSymbol(target);
    // A class is described as a type.
    const isValue = (target.flags & SymbolFlags.Value) !== 0;
    if (!isValue || (target.flags & SymbolFlags.Class) !== 0 || !type) return undefined;
    const isFunction = this.checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
    const printed = this.getSignatureText(target) ?? this.print(type);
    const isShort = isFunction || printed.length <= greatestConstantLength;
    return {
      name: symbol.name,
      package: packageName,
      entry,
      kind: this.getKind(symbol, isFunction),
      ...(isShort ? { type: printed } : {}),
      types: isShort ? this.collectTypes(printed, ...this.getPlace(target)) : [],
      description: toParagraphs(target.getDocumentationComment(this.checker)),
      tags: this.getTags(target),
    };
  }

  getFunction(symbol: TsSymbol): ExportedFunction | undefined {
    const target = this.follow(symbol);
    const type = this.checker.getTypeOfSymbol(target);
    const [signature] = type ? this.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!type || !signature) return undefined;
    const printed = this.getSignatureText(target) ?? this.print(type);
    return {
      name: symbol.name,
      signature: printed,
      types: this.collectTypes(printed, ...this.getPlace(target)),
      description: toParagraphs(target.getDocumentationComment(this.checker)),
      tags: this.getTags(target),
    };
  }
}

/** The names that a source imports from the entries of the client. */
const getClientFunctions = (text: string): string[] =>
  Array.from(
    text.matchAll(/^import \{([^}]*)\} from '@vitrine\/client\/[a-z-]+';/gm),
    ([, names = '']) => names,
  )
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));

/** A source and those that it imports from its own folder or a folder in it. */
function listSources(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const folder = dirname(path);
  for (const [, from = ''] of read(path).matchAll(/(?:from|import\() ?'(\.\.?\/[^']+\.tsx?)'/g)) {
    const imported = relative(root, resolve(root, folder, from));
    if (imported.startsWith(`${folder}/`)) listSources(imported, found);
  }
  return found;
}

const removeComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The keys of the English messages of a package, with their texts. */
function readMessages(packageName: ComponentPackage): Map<string, string> {
  const messages = new Map<string, string>();
  const list = read(`packages/${packageName}/src/messages/english.ts`);
  for (const [, file] of list.matchAll(/from '\.\/(en\/[\w-]+\.ts)'/g)) {
    const text = read(`packages/${packageName}/src/messages/${file}`);
    for (const [, key = '', value = ''] of text.matchAll(
      /^ {2}'([\w.-]+)':\s*((?:'(?:[^'\\]|\\.)*'|\{[\s\S]*?\n? ?\}(?=,\n)|"[^"]*"))/gm,
    )) {
      messages.set(key, toLine(value));
    }
  }
  return messages;
}

/** The messages that code names by their whole key, or by its beginning. */
function findMessages(code: string, keys: Iterable<string>): string[] {
  const named = new Set(Array.from(code.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g), ([, key]) => key));
  const beginnings = Array.from(
    code.matchAll(/`([a-zA-Z][\w-]*\.[\w.-]*)\$\{/g),
    ([, beginning = '']) => beginning,
  );
  return [...keys].filter(
    (key) => named.has(key) || beginnings.some((beginning) => key.startsWith(beginning)),
  );
}

/** The variables that each part of `@vitrine/ui` reads, by its path in the sources. */
const readVariables = (): Record<string, readonly string[]> =>
  JSON.parse(read('packages/theme/variables.json')).parts;

/** The folders of the packages that are imported, in the order in which an import is looked for. */
const packageFolders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ui', 'admin', 'atoms', 'client', 'theme'].map((name) => [name, `packages/${name}`]),
  ),
  mocks: 'mocks',
  storybook: 'packages/storybook',
};

/** Every entry of the packages, also style sheets and data: `@vitrine/ui/styles.css`. */
export const listAllEntries = (): string[] =>
  Object.entries(packageFolders).flatMap(([name, folder]) =>
    Object.keys(JSON.parse(read(`${folder}/package.json`)).exports).map((path) =>
      path.replace('.', `@vitrine/${name}`),
    ),
  );

/** Every entry of a package that is a module, with its source. */
const listEntries = (name: string): [entry: string, source: string][] => {
  const folder = packageFolders[name];
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as {
    exports: Record<string, { 'vitrine-source'?: string }>;
  };
  return Object.entries(exports).flatMap(([path, { 'vitrine-source': source }]) =>
    source && !/\.(css|json)$/.test(path)
      ? [[path.replace('.', `@vitrine/${name}`), join(folder ?? '', source)] as const]
      : [],
  ) as [string, string][];
};

/** The entries that code in the documentation imports from. */
const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(packageFolders).flatMap(listEntries),
);

/** The packages whose components have pages. */
export const componentPackages = ['ui', 'admin'] as const;

export type ComponentPackage = (typeof componentPackages)[number];

/**
 * Whether a hook in the folder of a component belongs to it. Folders of `@vitrine/admin` have several
 * components: there, `useCommands` is a hook of those whose name begins with `Command`.
 */
function isHookOf(hook: string, component: string, packageName: ComponentPackage): boolean {
  const [, subject = ''] = /^use([A-Z][a-z]+?)s?(?=[A-Z]|$)/.exec(hook) ?? [];
  return packageName !== 'admin' || component.startsWith(subject);
}

function readComponents(reader: SymbolReader, messagesOf: Api['messages']): ExportedComponent[] {
  const variables = readVariables();
  return componentPackages.flatMap((packageName) => {
    const symbols = reader.getExports(`packages/${packageName}/src/index.ts`);
    const messages = messagesOf[packageName];
    const hooks = symbols
      .filter(({ name }) => /^use[A-Z]/.test(name))
      .map((symbol) => ({ symbol, folder: dirname(reader.getSource(symbol)) }));
    return symbols
      .filter(({ name }) => /^[A-Z]/.test(name))
      .flatMap((symbol) => {
        const component = reader.getComponent(symbol);
        if (!component) return [];
        const source = reader.getSource(symbol);
        const sources = [...listSources(source)];
        const code = sources.map((path) => removeComments(read(path))).join('\n');
        const usedVariables = sources.flatMap(
          (path) => variables[path.replace('packages/ui/src/', '').replace(/\.tsx?$/, '')] ?? [],
        );
        return {
          ...component,
          package: packageName,
          source,
          hooks: hooks
            .filter(({ folder }) => folder === dirname(source))
            .filter((hook) => isHookOf(hook.symbol.name, symbol.name, packageName))
            .flatMap((hook) => reader.getFunction(hook.symbol) ?? []),
          dataAttributes: reader.getDataAttributes(sources),
          variables: [...new Set(usedVariables)].sort(),
          messages: findMessages(code, messages.keys()),
        };
      });
  });
}

/** What the packages export that is no component. The state has its own reference. */
function readPackageExports(
  reader: SymbolReader,
  components: readonly ExportedComponent[],
): PackageExport[] {
  const found = new Map<string, PackageExport>();
  for (const name of Object.keys(packageFolders)) {
    if (name === 'atoms') continue;
    for (const [entry, path] of listEntries(name)) {
      for (const symbol of reader.getExports(path)) {
        const isComponent = components.some(
          (one) => one.package === name && one.name === symbol.name,
        );
        const key = `${name === 'client' ? entry : name} ${symbol.name}`;
        if (isComponent || found.has(key)) continue;
        const exported = reader.getPackageExport(symbol, entry, name);
        if (exported) found.set(key, exported);
      }
    }
  }
  return [...found.values()];
}

/**
 * Reads the public API from the sources with the API of TypeScript: of every exported component of
 * `@vitrine/ui` and `@vitrine/admin` props with types, defaults and docstrings, parts, hooks, data
 * attributes, CSS variables and messages; of `@vitrine/atoms` every exported value; of the other
 * packages every other export. Takes some seconds.
 */
export function readApi(): Api {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('tsconfig.json is no project.');
    const reader = new SymbolReader(project.checker, project.program);
    const messages = { ui: readMessages('ui'), admin: readMessages('admin') };
    const components = readComponents(reader, messages);
    const values = reader
      .getExports('packages/atoms/src/index.ts')
      .flatMap((symbol) => reader.getValue(symbol) ?? []);
    const packageExports = readPackageExports(reader, components);
    reader.addReferenceTypes();
    return {
      messages,
      components,
      values,
      packageExports,
      types: reader.types,
      exports: Object.fromEntries(
        Object.entries(entries).map(([name, path]) => [
          name,
          reader.getExports(path).map((symbol) => symbol.name),
        ]),
      ),
    };
  } finally {
    api.close();
  }
}
