import type { ExcerptLine } from '@games/contract'
import { type OdfError, readOdf } from '@games/odf'

/** Lines before and after the one that matters. */
const AROUND = 3
/** Letters of a line that are shown; messages may come in a single one. */
const WIDEST = 200

/**
 * The lines of a message around the place of its fault, found in its text by what the fault says; the first lines where it has no place (it
 * could be read, or its bytes are no text).
 */
export function excerptOf(bytes: Uint8Array): ExcerptLine[] {
  const text = new TextDecoder().decode(bytes)
  const read = readOdf(bytes)
  const at = read.ok ? null : placeOf(text, read.error)
  const lines = text.split(/\r\n|\n|\r/)
  const wanted = at === null ? 0 : lineAt(text, at)
  const first = Math.max(0, wanted - AROUND)
  return lines.slice(first, (at === null ? 2 * AROUND : wanted + AROUND) + 1).map((line, index) => {
    const number = first + index
    const isFault = at !== null && number === wanted
    return { number: number + 1, text: cut(line, isFault && at !== null ? columnAt(text, at) : 0), isFault }
  })
}

/** Where in the text a fault is; null: it says nothing of a place. */
function placeOf(text: string, fault: OdfError): number | null {
  // of bytes that are no text, and of what is too much, there is no place
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (fault.kind) {
    case 'malformed-xml': {
      const [, line, column] = /line (\d+), column (\d+)/.exec(fault.reason) ?? []
      return line === undefined ? null : offsetOf(text, Number(line) - 1, Number(column ?? 0))
    }
    case 'bad-element':
      return elementAt(text, fault.element, fault.attribute, fault.value)
    case 'bad-header':
      return elementAt(text, 'OdfBody', fault.attribute, fault.value)
    case 'not-odf':
      return found(text.indexOf(`<${fault.root}`))
    case 'doctype':
      return found(text.indexOf('<!DOCTYPE'))
    default:
      return null
  }
}

/** The first tag of an element whose attribute is this value, or which lacks it (null). */
function elementAt(text: string, element: string, attribute: string, value: string | null): number | null {
  const tag = `<${element}`
  for (let at = text.indexOf(tag); at !== -1; at = text.indexOf(tag, at + 1)) {
    const end = text.indexOf('>', at)
    const attributes = text.slice(at + tag.length, end === -1 ? undefined : end)
    if (!/^[\s/]|^$/.test(attributes)) continue
    const written = new RegExp(`\\s${attribute.replaceAll(/\W/g, '\\$&')}\\s*=\\s*("[^"]*"|'[^']*')`).exec(
      attributes,
    )?.[1]
    if (value === null ? written === undefined : written?.slice(1, -1).startsWith(value)) return at
  }
  return null
}

const found = (at: number): number | null => (at === -1 ? null : at)
const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\n|\r/).length - 1
const columnAt = (text: string, at: number): number =>
  at - 1 - Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1))

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split(/(?<=\r\n|\n|\r(?!\n))/).slice(0, line)
  return Math.min(text.length, before.reduce((sum, one) => sum + one.length, 0) + column)
}

/** A line, cut so that a column of it is in sight. */
function cut(line: string, column: number): string {
  if (line.length <= WIDEST) return line
  const from = Math.max(0, Math.min(column - 20, line.length - WIDEST))
  const shown = line.slice(from, from + WIDEST).toWellFormed()
  return `${from > 0 ? '…' : ''}${shown}${from + WIDEST < line.length ? '…' : ''}`
}
