import type { CallExpression, Expression, Node } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSpreadElement,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import { type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'

/** A statement whose rows are declared to be of a type: `tx.query<Row>('select …', [1])`. */
export interface Statement {
  readonly file: string
  readonly line: number
  readonly row: Type
  /**
   * Expressions that give the text, as written in the file. More than one where a piece of it is one of a few words by its type: then each
   * of them stands for it in turn.
   */
  readonly texts: readonly string[]
  /** Parameters that are never null by their types, by number. */
  readonly parameters: ReadonlySet<number>
}

/** All such statements in a file, in their order. */
export function statementsIn(file: string, { program, checker }: Project): Statement[] {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} is not in the program`)
  const found: Statement[] = []
  const visit = (node: Node): void => {
    const row = isCallExpression(node) ? rowTypeOf(node, checker) : undefined
    if (isCallExpression(node) && row) {
      const { text, values } = partsOf(node)
      const line = source.text.slice(0, text.getStart()).split('\n').length
      found.push({ file, line, row, texts: textsOf(text, checker), parameters: neverNullIn(values, checker) })
    }
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return found
}

function rowTypeOf({ expression, typeArguments }: CallExpression, checker: Checker): Type | undefined {
  const [row] = typeArguments ?? []
  const isQuery = isPropertyAccessExpression(expression) && expression.name.text === 'query'
  return isQuery && row ? checker.getTypeAtLocation(row) : undefined
}

/** `query(text, values)` or `query({ text, values })`. */
function partsOf({ arguments: [first, second] }: CallExpression): { text: Expression; values: Expression | undefined } {
  if (!first) throw new Error('query() without a statement')
  if (!isObjectLiteralExpression(first)) return { text: first, values: second }
  const named = (name: string) =>
    first.properties
      .filter(isPropertyAssignment)
      .find((property) => isIdentifier(property.name) && property.name.text === name)?.initializer
  const text = named('text')
  if (!text) throw new Error('query() without a text')
  return { text, values: named('values') ?? second }
}

/** Pieces that only a call knows are of a type with a few words, such as `'fact_unit' | 'fact_team'`: every text there can be. */
function textsOf(text: Expression, checker: Checker): string[] {
  if (!isTemplateExpression(text)) return [text.getText()]
  return text.templateSpans.reduce(
    (before, { expression, literal }) => {
      const words = wordsOf(checker.getTypeAtLocation(expression)) ?? [expression.getText()]
      return before.flatMap((begun) => words.map((word) => `${begun}${word}${literal.getText()}`))
    },
    [text.head.getText()],
  )
}

function wordsOf(type: Type | undefined): string[] | undefined {
  if (type?.isStringLiteralType()) return [JSON.stringify(type.value)]
  if (!type?.isUnionType()) return undefined
  const words = type.getTypes().map(wordsOf)
  return words.every((word) => word !== undefined) ? words.flat() : undefined
}

function neverNullIn(values: Expression | undefined, checker: Checker): ReadonlySet<number> {
  if (!values || !isArrayLiteralExpression(values) || values.elements.some(isSpreadElement)) return new Set()
  const types = values.elements.map((element) => checker.getTypeAtLocation(element))
  return new Set(types.flatMap((type, index) => (type && !takesNull(type) ? [index + 1] : [])))
}

/** Whether null is among the values of a type. pg sends undefined as null. */
export function takesNull(type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().some(takesNull)
  return (type.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Unknown | TypeFlags.Any)) !== 0
}
