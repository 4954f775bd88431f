/** What of pdfmake's own classes (pdfmake/js) and of pdfkit's document tagging.ts takes hold of. */

interface StructureElement {
  add(child: unknown): StructureElement
  end(): void
}

interface TaggedDocument {
  readonly page: { readonly markings: readonly object[] }
  markContent(tag: string, options: { readonly type: string }): void
  markStructureContent(tag: string): unknown
  endMarkedContent(): void
  struct(type: string, options?: { readonly scope?: string; readonly alt?: string }): StructureElement
  addStructure(element: StructureElement): void
}

interface DrawnLine {
  planIndex?: number
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  const module: {
    readonly default: {
      readonly prototype: { buildNextLine(node: { readonly planIndex?: number }): DrawnLine | null }
    }
  }
  export default module
}

declare module 'pdfmake/js/Renderer.js' {
  interface Drawing {
    readonly pdfDocument: TaggedDocument
  }
  const module: {
    readonly default: {
      readonly prototype: {
        renderLine(this: Drawing, line: DrawnLine, x: number, y: number): void
        renderVector(this: Drawing, vector: object): void
        renderSVG(this: Drawing, drawing: { readonly planIndex?: number }): void
        renderPages(this: Drawing, pages: readonly object[]): void
      }
    }
  }
  export default module
}
