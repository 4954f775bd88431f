import { basename } from 'node:path'
import { parseSync } from 'vite'

export type Kind =
  | 'comment'
  | 'test name'
  | 'variable'
  | 'identifier'
  | 'file name'
  | 'doc'
  | 'message'
  | 'commit subject'

/** A text to check. Its characters have the same offsets from `start` as in the file, unless it is a name. */
export interface Piece {
  readonly kind: Kind
  readonly start: number
  readonly text: string
}

const SCRIPT = /\.(?:ts|tsx|mts|js|mjs)$/
const TEST = /\.(?:test|e2e)\.tsx?$/
const ENGLISH_MESSAGES = /\/messages\/eng\/[^/]+\.json$/
const GENERATED_OR_DATA = /^fixtures\/|\.gen\.(?:d\.)?ts$/

/** Whether a file has texts to check. Generated files and recorded data have none. */
export const hasProse = (file: string): boolean =>
  !GENERATED_OR_DATA.test(file) && (SCRIPT.test(file) || /\.(?:css|sql|md)$/.test(file) || ENGLISH_MESSAGES.test(file))

/** Whether a name can have a finding. */
export type IsSuspect = (kind: Kind, name: string) => boolean

/** The texts of a file. The syntax tree, which takes most of the time, is read only for tests and for suspect names. */
export function piecesOf(file: string, source: string, isSuspect: IsSuspect): Piece[] {
  const name = namePiece('file name', 0, basename(file).replace(/\..*/, ''))
  if (SCRIPT.test(file)) return [name, ...scriptPieces(file, source, isSuspect)]
  if (file.endsWith('.css')) return [name, ...quotedAndComments(source, CSS)]
  if (file.endsWith('.sql')) return [name, ...quotedAndComments(source, SQL)]
  if (file.endsWith('.md')) return [name, ...docPieces(source)]
  return messagePieces(source)
}

const SIGNS = /^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+|--+)|\*+\/$|\*\*/gm
const CODE = /`[^`\n]*`|\bhttps?:\S+|\$?\{[^{}\s]*\}|(?<=\])\([^)\s]*\)/g

/** Replaces comment signs by spaces; inline code, addresses and placeholders by dots that are no punctuation. */
const withoutCode = (text: string): string =>
  text.replace(SIGNS, (signs) => ' '.repeat(signs.length)).replace(CODE, (code) => '\u00b7'.repeat(code.length))

const prosePiece = (kind: Kind, start: number, text: string): Piece => ({ kind, start, text: withoutCode(text) })

/** A name as words: `maxRows` is "max rows", `MAX_ROWS` is "MAX ROWS". */
export const nameWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-$]+/g, ' ')
    .trim()
    .replace(/\b[A-Z]?[a-z\d]+\b/g, (word) => word.toLowerCase())

const namePiece = (kind: Kind, start: number, name: string): Piece => ({ kind, start, text: nameWords(name) })

const VARIABLES = /(?<=\b(?:const|let|var)\s+)[A-Za-z_$][\w$]*/g
/** Names after a keyword or at the beginning of a line, a list or a pattern: all declared names are among them. */
const MAYBE_DECLARED =
  /(?<=(?:[({[,;|:\n]|\.\.\.)\s*|\b(?:function|type|interface|class|enum|readonly|static|async|get|set)\s+)\b[A-Za-z_$][\w$]*/g

function scriptPieces(file: string, source: string, isSuspect: IsSuspect): Piece[] {
  const parsed = parseSync(file, source)
  const comments = commentPieces(source, parsed.comments)
  const code =
    parsed.comments.map(({ start }, at) => source.slice(parsed.comments[at - 1]?.end ?? 0, start)).join('') +
    source.slice(parsed.comments.at(-1)?.end ?? 0)
  const hasSuspect = (kind: Kind, names: RegExp): boolean =>
    (code.match(names) ?? []).some((name) => isSuspect(kind, name))
  const isTest = TEST.test(file)
  const hasMessages = !isTest && /\beng:/.test(code)
  if (!isTest && !hasMessages && !hasSuspect('variable', VARIABLES) && !hasSuspect('identifier', MAYBE_DECLARED))
    return comments
  const pieces: Piece[] = []
  visit(parsed.program, (node) => {
    const test = isTest && testName(node)
    if (test) pieces.push(literalPiece('test name', source, test))
    if (hasMessages && node.type === 'Property' && isNode(node.key) && node.key.name === 'eng')
      visit(node.value, (text) => {
        if (isText(text)) pieces.push(literalPiece('message', source, text))
      })
    const kind =
      node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'Identifier' ? 'variable' : 'identifier'
    for (const { name, start } of declaredNames(node))
      if (isSuspect(kind, name)) pieces.push(namePiece(kind, start, name))
  })
  return [...comments, ...pieces]
}

/** Line comments on consecutive lines are one text. */
function commentPieces(source: string, comments: readonly { type: string; start: number; end: number }[]): Piece[] {
  const spans: { type: string; start: number; end: number }[] = []
  for (const { type, start, end } of comments) {
    const last = spans.at(-1)
    if (last && type === 'Line' && last.type === 'Line' && /^\n[ \t]*$/.test(source.slice(last.end, start)))
      last.end = end
    else spans.push({ type, start, end })
  }
  return spans.map(({ start, end }) => prosePiece('comment', start, source.slice(start, end)))
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function visit(node: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, onNode)
  else if (isNode(node)) {
    onNode(node)
    for (const key in node) if (typeof node[key] === 'object') visit(node[key], onNode)
  }
}

/** The literal that names a test: the first argument of `test(…)`, `it.each(…)(…)`, `describe.skipIf(…)(…)`. */
function testName({ type, callee, arguments: given }: Node): Node | undefined {
  if (type !== 'CallExpression' || !Array.isArray(given)) return undefined
  let root = callee
  while (isNode(root) && root.type !== 'Identifier') root = root.object ?? root.callee ?? root.tag
  const [first] = given
  const isTest = isNode(root) && ['test', 'it', 'describe'].includes(String(root.name))
  return isTest && isNode(first) && isText(first) ? first : undefined
}

const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string'

const literalPiece = (kind: Kind, source: string, { start, end }: Node): Piece =>
  prosePiece(kind, start + 1, source.slice(start + 1, end - 1))

/** Where a name is declared; its uses are not counted. */
function declaredNames(node: Node): { name: string; start: number }[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return bound(node.id)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...bound(node.id), ...(Array.isArray(node.params) ? node.params.flatMap(bound) : [])]
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return bound(node.id)
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      // snake case is the name of a database column, which the schema declares
      return bound(node.key).filter(({ name }) => !/^[a-z\d]+_/.test(name))
    default:
      return []
  }
}

/** The names that a pattern binds. One that a shorthand takes from an object is declared there. */
function bound(pattern: unknown): { name: string; start: number }[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: String(pattern.name), start: pattern.start }]
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    case 'TSParameterProperty':
      return bound(pattern.parameter)
    case 'ArrayPattern':
      return Array.isArray(pattern.elements) ? pattern.elements.flatMap(bound) : []
    case 'ObjectPattern':
      return Array.isArray(pattern.properties)
        ? pattern.properties.flatMap((property: Node) =>
            property.shorthand === true ? [] : bound(property.value ?? property),
          )
        : []
    default:
      return []
  }
}

const CSS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\//g
const SQL = /'(?:[^']|'')*'|\/\*[\s\S]*?\*\/|(?:--[^\n]*\n?[ \t]*)+/g

/** The comments of a file whose language needs no more than its strings known. */
const quotedAndComments = (source: string, tokens: RegExp): Piece[] =>
  [...source.matchAll(tokens)]
    .filter(([token]) => /^(?:\/\*|--)/.test(token))
    .map(({ index, 0: token }) => prosePiece('comment', index, token))

/** Paragraphs, list items, headings and cells of tables, each a text. */
function docPieces(source: string): Piece[] {
  const prose = source.replace(/^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)|<!--[\s\S]*?-->/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  )
  const pieces: Piece[] = []
  for (const { index, 0: text } of prose.matchAll(/(?:(?!\n[ \t]*\n|\n[ \t]*(?:[-*+>#|]|\d+\.)[ \t]|\|)[\s\S])+/g)) {
    const marker = /^(?:\s|[-*+>#|]|\d+\.[ \t])*/.exec(text)?.[0].length ?? 0
    if (marker < text.length) pieces.push(prosePiece('doc', index + marker, text.slice(marker)))
  }
  return pieces
}

/** The values of a catalogue, one on each line. */
const messagePieces = (source: string): Piece[] =>
  [...source.matchAll(/^(\s*"[^"]+": ")(.*)",?$/gm)].map(({ index, 1: key = '', 2: text = '' }) =>
    prosePiece('message', index + key.length, text),
  )
