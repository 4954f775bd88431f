import { SaxesParser } from 'saxes'
import { Refusal } from '../errors.ts'
import type { XmlElement } from './element.ts'

/** Deepest nesting read; ODF needs about ten levels. */
export const MAX_DEPTH = 64
/** Longest attribute or note read, and most attributes of one element. */
export const MAX_VALUE_LENGTH = 65_536
export const MAX_ATTRIBUTES = 256
/** Most pieces of text, beyond the longest text wanted, without a tag or an attribute coming to its end: about a megabyte. */
const MAX_SILENT_PIECES = 16
/** Most elements read from one message: twice what 20 MB of the densest real elements hold, and bounded memory for `<a/><a/>…`. */
export const MAX_ELEMENTS = 1_000_000

/** Where the parser delivers. Depth counts the root as 1. */
export interface XmlListener {
  /** The start tag of the root. */
  root(element: XmlElement): void
  /** A child of the root opened. Says whether the text directly in it is wanted. */
  opened(name: string): boolean
  /** A child of the root closed, with the text directly in it. */
  closed(name: string, text: string): void
  /** A whole grandchild of the root: handed over one at a time, so that a message is never in memory as one tree. */
  grandchild(parent: string, element: XmlElement): void
  /** Whether what is below the root is wanted, asked once the root is known; otherwise it is only checked to be well formed. */
  wanted(): boolean
  /** Longest text read inside an element, asked once the root is known. */
  longestText(): number
}

interface Growing {
  readonly name: string
  readonly attributes: Record<string, string>
  children: Growing[]
  text: string
}
const NO_CHILDREN: Growing[] = []

/**
 * Reads an XML document, given in pieces, strictly: no DOCTYPE (so no entities of its own), no undefined entity, no control characters, nothing behind
 * the root, and the bounds above. Throws a Refusal at the first fault, after having delivered what stood before it. Yields after each piece:
 * a message of 20 MB takes seconds, in which others may want to be answered.
 */
export function* parseXml(document: Iterable<string>, listener: XmlListener): Generator<void, void> {
  const parser = new SaxesParser({ xmlns: false, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' })
  const path: Growing[] = []
  let skipping = false
  let elements = 0
  let attributes = 0
  let inside = ''
  let collecting = false
  let silent = 0
  let longestText = MAX_VALUE_LENGTH

  const tooLarge = (reason: string) => new Refusal({ kind: 'too-large', reason })
  const doctype = () =>
    new Refusal({ kind: 'doctype', reason: 'The message has a DOCTYPE, which is never read: it can define entities.' })

  parser.on('error', (error) => {
    if (error.message.startsWith('inappropriately located doctype')) throw doctype()
    const reason = error.message.slice(0, 200).replace(/\.$/, '')
    throw new Refusal({
      kind: 'malformed-xml',
      reason: `Not well-formed XML in line ${parser.line}, column ${parser.column}: ${reason}.`,
    })
  })
  parser.on('doctype', () => {
    throw doctype()
  })
  parser.on('attribute', ({ value }) => {
    silent = 0
    if (skipping) return
    if (++attributes > MAX_ATTRIBUTES) throw tooLarge(`An element has more than ${MAX_ATTRIBUTES} attributes.`)
    if (value.length > MAX_VALUE_LENGTH) throw tooLarge(`A value is longer than ${MAX_VALUE_LENGTH} characters.`)
  })
  parser.on('opentag', (tag) => {
    if (path.length >= MAX_DEPTH)
      throw new Refusal({ kind: 'too-deep', reason: `Elements are nested deeper than ${MAX_DEPTH}.` })
    if (++elements > MAX_ELEMENTS) throw tooLarge(`The message has more than ${MAX_ELEMENTS} elements.`)
    attributes = 0
    silent = 0
    const element: Growing = skipping
      ? SKIPPED
      : { name: tag.name, attributes: tag.attributes, children: NO_CHILDREN, text: '' }
    path.push(element)
    if (skipping) return
    if (path.length > 3) {
      const parent = path.at(-2)
      if (parent?.children === NO_CHILDREN) parent.children = [element]
      else parent?.children.push(element)
    } else if (path.length === 2) {
      inside = ''
      collecting = listener.opened(tag.name)
    } else if (path.length === 1) {
      listener.root(element)
      skipping = !listener.wanted()
      longestText = listener.longestText()
    }
  })
  parser.on('closetag', (tag) => {
    const element = path.pop()
    if (skipping || element === undefined) return
    if (path.length === 2) listener.grandchild(path[1]?.name ?? '', element)
    else if (path.length === 1) listener.closed(tag.name, inside)
  })
  const directText = (text: string): void => {
    if (path.length > 2) ownText(path.at(-1) ?? SKIPPED, text)
    if (!collecting || path.length !== 2) return
    inside += text
    if (inside.length > MAX_VALUE_LENGTH) throw tooLarge(`A note is longer than ${MAX_VALUE_LENGTH} characters.`)
  }
  const ownText = (element: Growing, text: string): void => {
    // Blanks between elements are most of the text of a message, and nobody's.
    if (skipping || (element.text === '' && text.trim() === '')) return
    element.text += text
    if (element.text.length > longestText) throw tooLarge(`A text is longer than ${longestText} characters.`)
  }
  parser.on('text', directText)
  parser.on('cdata', directText)

  for (const piece of document) {
    // Nothing else bounds a comment, a name or an entity that does not end. What is not read (a picture) may be as long as it likes.
    if (++silent > MAX_SILENT_PIECES + longestText / piece.length && !skipping)
      throw tooLarge('A piece without any tag is longer than a megabyte.')
    parser.write(piece)
    yield
  }
  parser.close()
}

const SKIPPED: Growing = { name: '', attributes: {}, children: NO_CHILDREN, text: '' }
