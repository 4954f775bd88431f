import LayoutBuilder from 'pdfmake/js/LayoutBuilder.js'
import Renderer from 'pdfmake/js/Renderer.js'

/** What a piece of text is to those who listen to the document: one number for all its lines. */
export interface TaggedPiece {
  readonly as: 'TH' | 'TD'
  readonly id: number
  readonly scope?: string
}

/** The document's structure in reading order. A table's rows hold every cell, empty ones too. */
export type Plan = {
  readonly as: 'H1' | 'H2' | 'P' | 'Table' | 'Figure'
  readonly id: number
  readonly rows: (readonly TaggedPiece[])[]
  /** What a figure is, for those who do not see it. */
  readonly alt?: string
}[]

/*
 * pdfmake 0.3 says `tagged` of a document and leaves its structure empty, which is worse than nothing for a screen reader. pdfkit beneath
 * it has all that is needed, so the text's number is carried from its node to its lines, and every line is marked as it is drawn: as part of
 * the structure, or as an artifact (lines of tables, running feet, heads of tables that repeat on each page).
 */

/** What is being drawn; a thread makes one document at a time. */
let plan: Plan = []
let contents = new Map<number, unknown[]>()
let pageOf = new Map<number, object>()

const { buildNextLine } = LayoutBuilder.default.prototype
LayoutBuilder.default.prototype.buildNextLine = function (node) {
  const line = buildNextLine.call(this, node)
  if (line && node.planIndex !== undefined) line.planIndex = node.planIndex
  return line
}

const { renderLine, renderVector, renderSVG, renderPages } = Renderer.default.prototype

Renderer.default.prototype.renderLine = function (line, x, y) {
  const { pdfDocument: document } = this
  const { planIndex } = line
  const first = planIndex === undefined ? undefined : pageOf.get(planIndex)
  if (planIndex === undefined || (first !== undefined && first !== document.page)) {
    document.markContent('Artifact', { type: 'Pagination' })
    renderLine.call(this, line, x, y)
  } else {
    pageOf.set(planIndex, document.page)
    // an artifact that is still open would swallow it
    while (document.page.markings.length > 0) document.endMarkedContent()
    const content = document.markStructureContent('Span')
    renderLine.call(this, line, x, y)
    contents.set(planIndex, [...(contents.get(planIndex) ?? []), content])
  }
  document.endMarkedContent()
}

/** What is drawn one after the other is one artifact: a square code is hundreds of little squares. */
Renderer.default.prototype.renderVector = function (vector) {
  const { pdfDocument: document } = this
  if (document.page.markings.length === 0) document.markContent('Artifact', { type: 'Layout' })
  renderVector.call(this, vector)
}

/** A drawing is a figure where the plan has it, else an artifact. */
Renderer.default.prototype.renderSVG = function (drawing) {
  const { pdfDocument: document } = this
  const { planIndex } = drawing
  while (document.page.markings.length > 0) document.endMarkedContent()
  if (planIndex === undefined) document.markContent('Artifact', { type: 'Layout' })
  else contents.set(planIndex, [...(contents.get(planIndex) ?? []), document.markStructureContent('Figure')])
  renderSVG.call(this, drawing)
  document.endMarkedContent()
}

Renderer.default.prototype.renderPages = function (pages) {
  renderPages.call(this, pages)
  const { pdfDocument: document } = this
  const filled = (as: string, id: number, options: { readonly scope?: string; readonly alt?: string } = {}) => {
    const element = document.struct(as, options)
    for (const content of contents.get(id) ?? []) element.add(content)
    return element
  }
  const root = document.struct('Document')
  document.addStructure(root)
  for (const { as, id, rows, alt } of plan) {
    const element = filled(as, id, alt === undefined ? {} : { alt })
    for (const cells of rows) {
      const row = document.struct('TR')
      for (const cell of cells) row.add(filled(cell.as, cell.id, cell.scope === undefined ? {} : { scope: cell.scope }))
      element.add(row)
    }
    root.add(element)
  }
  root.end()
}

/** Makes one document whose structure follows the plan. */
export async function withStructure<T>(of: Plan, make: () => Promise<T>): Promise<T> {
  plan = of
  contents = new Map()
  pageOf = new Map()
  return make()
}
