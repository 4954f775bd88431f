import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Finding, findingsIn } from './find-words.ts'

const digest = (...texts: string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text)
  return hash.digest('base64')
}

/** Changes with the table of patterns and the code that reads files. */
const toolDigest = (): string =>
  digest(
    ...readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  )

/** The findings of files. Those of unchanged files come from `cache`, a JSON file, if there is such a file. */
export function readFindings(root: string, files: readonly string[], cache?: string): Finding[] {
  const tool = cache === undefined ? '' : toolDigest()
  const cached = cache === undefined ? {} : readCache(cache)
  const current: Record<string, Finding[]> = {}
  const findings: Finding[] = []
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const key = cache === undefined ? '' : digest(tool, file, source)
    const found = cached[key] ?? findingsIn(file, source)
    current[key] = found
    findings.push(...found)
  }
  if (cache !== undefined) {
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify(current))
  }
  return findings
}

function readCache(cache: string): Record<string, Finding[]> {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'))
  } catch {
    // no file yet, or an interrupted write
    return {}
  }
}
