/** A piece of a statement as PostgreSQL has understood it (its `pg_node_tree`), such as `{VAR :varno 1 …}`. */
export interface TreeNode {
  readonly tag: string
  readonly fields: Readonly<Record<string, Tree>>
}

/** Null is `<>`: nothing there. A list of numbers begins with its kind: `(o 25)`, `(b 3)`. */
export type Tree = TreeNode | readonly Tree[] | string | null

const TOKENS = /[{}()]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()\\])+/g

/** Reads `pg_node_tree` as text. Where it stands in the statement (`location`) is left out, so that equal expressions are equal. */
export function readNodeTree(text: string): Tree {
  const tokens = text.match(TOKENS) ?? []
  let at = 0
  const readList = (): Tree[] => {
    const list: Tree[] = []
    while (tokens[at] !== ')') list.push(read())
    at++
    return list
  }
  const readNode = (): TreeNode => {
    const tag = tokens[at++] ?? ''
    const fields: Record<string, Tree> = {}
    while (tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1)
      const value = read()
      // a constant's bytes: a length, and the bytes between brackets
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) at++
      if (name !== 'location') fields[name] = value
    }
    at++
    return { tag, fields }
  }
  const read = (): Tree => {
    const token = tokens[at++]
    if (token === undefined) throw new Error('the tree ends too early')
    if (token === '(') return readList()
    if (token === '{') return readNode()
    if (token === '<>') return null
    return token.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1')
  }
  return read()
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && 'tag' in tree

/** A field that is a word or a number. */
export const wordOf = (tree: Tree | undefined): string => (typeof tree === 'string' ? tree : '')

/** The nodes of a list; none where there is nothing. */
export const nodesIn = (tree: Tree | undefined): readonly TreeNode[] => (Array.isArray(tree) ? tree.filter(isNode) : [])

/** What a query gives, in the order of its rows' columns. */
export function columnsOf({ fields }: TreeNode): readonly TreeNode[] {
  const returning = nodesIn(fields['returningList'])
  const targets = returning.length > 0 ? returning : nodesIn(fields['targetList'])
  return targets.filter((target) => target.fields['resjunk'] === 'false')
}
