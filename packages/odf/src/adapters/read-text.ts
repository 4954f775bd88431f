import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindingLog } from './adapter.ts'

/** The text of a UTF-8 file; null with a finding when it is absent or is not UTF-8. */
export function readText(folder: string, file: string, findings: FindingLog): string | null {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(join(folder, file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    findings.add(
      code === 'ENOENT' ? 'missing-file' : 'unreadable-file',
      { file },
      `The file cannot be opened (${code ?? 'no reason given'}): everything in it is missing.`,
    )
    return null
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    findings.add('unreadable-file', { file }, 'The file is not UTF-8: everything in it is missing.')
    return null
  }
}

/** The content of a JSON file; undefined with a finding when it is absent or is no JSON. */
export function readJson(folder: string, file: string, findings: FindingLog): unknown {
  const text = readText(folder, file, findings)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    findings.add('unreadable-file', { file }, `The file is no JSON (${(error as Error).message}).`)
    return undefined
  }
}
