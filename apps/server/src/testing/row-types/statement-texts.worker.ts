import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { StatementText, WrittenIn } from './statement-texts.ts'

/* Loads each file with its expressions as functions at the end of it, and calls them. */

const statements = workerData as readonly WrittenIn[]
const byFile = Map.groupBy(statements, ({ file }) => file)

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const own = url.startsWith('file:') ? byFile.get(fileURLToPath(url)) : undefined
    if (!own) return loaded
    const functions = own.map(({ texts }) => `[${texts.map((text) => `() => (${text})`).join(', ')}]`)
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    return { ...loaded, source: `${source}\nexport const statementTexts = [${functions.join(', ')}]\n` }
  },
})

function textFrom(make: () => string): StatementText {
  try {
    return { text: make() }
  } catch (error) {
    return { problem: String(error) }
  }
}

const made = new Map<WrittenIn, readonly StatementText[]>()
for (const [file, own] of byFile) {
  const { statementTexts } = (await import(pathToFileURL(file).href)) as { statementTexts: (() => string)[][] }
  for (const [index, statement] of own.entries()) made.set(statement, statementTexts[index]?.map(textFrom) ?? [])
}
parentPort?.postMessage(statements.map((statement) => made.get(statement) ?? []))
