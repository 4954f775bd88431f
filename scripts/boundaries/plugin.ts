import { relative, sep } from 'node:path'
import { createImportGraph, type Edge } from './import-graph.ts'
import { importOf, isTest, objectionsTo } from './rooms.ts'

// Loaded by oxlint (`jsPlugins` in .oxlintrc.json). Only the parts of its syntax tree that are read here are typed.
interface Node {
  readonly type: string
  readonly parent?: Node
}
interface Literal extends Node {
  readonly value?: unknown
}
interface ImportNode extends Node {
  readonly source: Literal | null
  readonly importKind?: string
  readonly exportKind?: string
}
interface MemberNode extends Node {
  readonly object: Node & { readonly name?: string; readonly property?: { readonly name?: string } }
  readonly property: Literal & { readonly name?: string }
}
interface CallNode extends Node {
  readonly callee: Node & Partial<MemberNode> & { readonly name?: string }
  readonly arguments: readonly Node[]
}
interface ImportedNode extends ImportNode {
  readonly specifiers: readonly {
    readonly imported?: { readonly name?: string }
    readonly local: { readonly name: string }
  }[]
}
interface Context {
  readonly filename: string
  readonly cwd: string
  report(finding: { node: Node; message: string }): void
}

const pathOf = ({ cwd, filename }: Context): string => relative(cwd, filename).split(sep).join('/')

/** `process.env` for `process.env` and `process['env']`. */
function member({ object, property }: Partial<MemberNode>): string {
  const key = property?.name ?? property?.value
  return typeof key === 'string' ? `${object?.name ?? ''}.${key}` : ''
}

/** Every way a module can name another: import, export from, import() and import types. */
const imports = {
  create(context: Context) {
    const from = pathOf(context)
    const check = (node: ImportNode): void => {
      if (node.source === null || typeof node.source.value !== 'string') return
      const typeOnly = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
      for (const message of objectionsTo(importOf(from, node.source.value, typeOnly, node.type === 'ImportExpression')))
        context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

const graph = createImportGraph()

/** Import cycles through `import()` or an import type; `import/no-cycle` reports the others. */
const cycles = {
  create(context: Context) {
    const from = pathOf(context)
    const edges: Edge[] = []
    const add = ({ type, source }: ImportNode): void => {
      if (source === null || typeof source.value !== 'string') return
      const { to, ours } = importOf(from, source.value, false)
      if (ours) edges.push({ to, lazy: type === 'ImportExpression' || type === 'TSImportType' })
    }
    return {
      ImportDeclaration: add,
      ExportNamedDeclaration: add,
      ExportAllDeclaration: add,
      ImportExpression: add,
      TSImportType: add,
      'Program:exit'(node: Node) {
        const cycle = graph.add(from, edges)
        if (cycle)
          context.report({
            node,
            message: `Import cycle: ${cycle.join(' → ')}. Move what both sides need into a file of its own.`,
          })
      },
    }
  },
}

const MAY_READ_ENVIRONMENT =
  /^(apps\/server\/src\/(main|env)\.ts$|apps\/server\/src\/(db|commands)\/|apps\/simulator\/src\/main\.ts$|packages\/testing\/|scripts\/|bench\/|e2e\/)|\.config\.ts$/

/** The environment is read once, where a process begins, and handed on as checked values. */
const environment = {
  create(context: Context) {
    const path = pathOf(context)
    if (MAY_READ_ENVIRONMENT.test(path) || isTest(path)) return {}
    return {
      MemberExpression(node: MemberNode) {
        if (member(node) === 'process.env')
          context.report({
            node,
            message: 'The environment is checked once, in apps/server/src/env.ts: take the value as an argument.',
          })
      },
    }
  },
}

/** In a server feature SQL stands in `*.queries.ts`, named by its question. */
const queries = {
  create(context: Context) {
    const path = pathOf(context)
    if (!path.startsWith('apps/server/src/features/') || path.endsWith('.queries.ts') || isTest(path)) return {}
    return {
      CallExpression(node: CallNode) {
        const { type, object, property } = node.callee
        // a request's query (c.req.query) is nothing of the database's
        if (type === 'MemberExpression' && property?.name === 'query' && object?.property?.name !== 'req')
          context.report({
            node,
            message: 'A feature asks the database in its *.queries.ts, by a function named after the question.',
          })
      },
    }
  },
}

const IMPURE = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

/** The domain has no clock and no dice: a result is the same whenever and wherever it is worked out. */
const pure = {
  create(context: Context) {
    const path = pathOf(context)
    if (!path.startsWith('packages/domain/') || isTest(path)) return {}
    const message =
      'packages/domain has no clock, no randomness and no surroundings: take the instant or the number as an argument.'
    return {
      MemberExpression(node: MemberNode) {
        if (IMPURE.has(member(node))) context.report({ node, message })
      },
      NewExpression(node: CallNode) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message })
      },
    }
  },
}

/** Test files that may pause for a fixed time, and why. */
const MAY_PAUSE = new Map([
  ['apps/web/src/features/safe-sport/play-reports.test.ts', 'the clock is fake'],
  ['e2e/crash.e2e.ts', 'the server is killed at a random moment'],
  ['e2e/desk-court.ts', 'the desk ignores a second press at the same place for a while'],
])

/** The ancestors of a node, the closest first. */
function* ancestorsOf(node: Node): Generator<Node> {
  for (let { parent } = node; parent; { parent } = parent) yield parent
}

/** Tests wait for a condition. A pause between two looks, in a `while` loop, is allowed; so is a turn of the event loop. */
const waits = {
  create(context: Context) {
    const path = pathOf(context)
    if (!/\.(test|e2e)\.tsx?$|^e2e\//.test(path) || MAY_PAUSE.has(path)) return {}
    const isHelper = !/\.(test|e2e)\.tsx?$/.test(path)
    const sleeps = new Set<string>()
    const message =
      'A test does not wait for a fixed time: it is slow on a fast machine and fails on a slow one. Wait for a condition (expect.poll, an event, a promise of the fake). To prove that nothing happens, advance a fake clock (vi.useFakeTimers, page.clock) or wait for something that comes later. Exceptions: MAY_PAUSE in scripts/boundaries/plugin.ts.'
    return {
      ImportDeclaration({ source, specifiers }: ImportedNode) {
        if (source?.value !== 'node:timers/promises') return
        for (const { imported, local } of specifiers) if (imported?.name === 'setTimeout') sleeps.add(local.name)
      },
      CallExpression(node: CallNode) {
        const { callee } = node
        if (callee.property?.name === 'waitForTimeout') return context.report({ node, message })
        if (isHelper || !(callee.name === 'setTimeout' || sleeps.has(callee.name ?? ''))) return
        const ancestors = [...ancestorsOf(node)]
        if (ancestors.some(({ type }) => type === 'WhileStatement')) return
        // with a third argument, the value that the promise resolves to, it is a time limit
        const [then, delay] = node.arguments as readonly (Literal | undefined)[]
        const isPause =
          callee.name === 'setTimeout' &&
          node.arguments.length === 2 &&
          then?.type === 'Identifier' &&
          delay?.value !== 0
        const isPromise = ancestors.some(
          (one) => one.type === 'NewExpression' && (one as CallNode).callee.name === 'Promise',
        )
        if (sleeps.has(callee.name ?? '') || (isPause && isPromise)) context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'rooms' }, rules: { imports, cycles, environment, queries, pure, waits } }
