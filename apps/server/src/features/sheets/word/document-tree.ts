import { decodeXml } from '@games/odf/xml/decode'
import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An element of WordprocessingML (ISO/IEC 29500-1 §17), by its local name; attributes by theirs. */
export interface WordElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly WordElement[]
  readonly text: string
}

/** A document that needs more than this is rejected. */
export class DocumentTooLarge extends Error {
  override readonly name = 'DocumentTooLarge'
}

const MAX_ELEMENTS = 2_000_000
const MAX_DEPTH = 400

const WORD: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

/** Elements that decide what a table contains. The content of all others belongs to the element around them. */
const READ_ELEMENTS: ReadonlySet<string> = new Set(
  `document body p pPr pStyle outlineLvl numPr r rPr vanish t tab br cr noBreakHyphen fldChar tbl tblGrid gridCol tr trPr gridBefore hidden tc tcPr gridSpan vMerge txbxContent styles style name basedOn`.split(
    ' ',
  ),
)
/** Properties without a meaning here, former properties, and text that tracked changes removed. */
const SKIPPED = /^(?:tblPr|tblPrEx|sectPr|sdtPr|sdtEndPr|instrText|delText|moveFrom|rubyPr|rt|\w+Change)$/

interface Growing {
  readonly name: string
  readonly attributes: Record<string, string>
  children: Growing[]
  text: string
}
const NO_CHILDREN: Growing[] = []

/**
 * The bytes of `word/document.xml` or `word/styles.xml` → its elements that matter, without what tracked changes removed. Throws if it is not
 * well-formed or has a DOCTYPE, and `DocumentTooLarge`.
 */
export function documentTree(bytes: Uint8Array): WordElement {
  const root: Growing = { name: '', attributes: {}, children: [], text: '' }
  const open: Growing[] = [root]
  let elements = 0
  let skippedBelow: number | null = null
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type declaration is not read')
  })
  parser.on('opentag', (tag) => {
    const parent = open.at(-1) ?? root
    if (open.length > MAX_DEPTH) throw new DocumentTooLarge('nested too deeply')
    if (skippedBelow === null && isSkipped(tag, parent)) skippedBelow = open.length
    if (skippedBelow !== null || !isRead(tag, parent)) {
      open.push(parent)
      return
    }
    elements += 1
    if (elements > MAX_ELEMENTS) throw new DocumentTooLarge('too many elements')
    const element: Growing = { name: tag.local, attributes: attributesOf(tag), children: NO_CHILDREN, text: '' }
    if (parent.children === NO_CHILDREN) parent.children = []
    parent.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
    if (skippedBelow === open.length) skippedBelow = null
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (skippedBelow === null && element?.name === 't') element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  for (const piece of decodeXml(bytes)) parser.write(piece)
  parser.close()
  return root.children[0] ?? root
}

/** A tracked deletion of text has runs; in the properties of a row it is a mark. */
function isSkipped({ uri, local }: SaxesTagNS, parent: Growing): boolean {
  if (uri === COMPATIBILITY) return local === 'Fallback'
  return WORD.has(uri) && (SKIPPED.test(local) || (local === 'del' && !parent.name.endsWith('Pr')))
}

const isRead = ({ uri, local }: SaxesTagNS, parent: Growing): boolean =>
  WORD.has(uri) && (READ_ELEMENTS.has(local) || (local === 'del' && parent.name === 'trPr'))

const attributesOf = ({ attributes }: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]))
