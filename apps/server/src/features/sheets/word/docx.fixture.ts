import { strToU8, zipSync } from 'fflate'

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A run of text, with properties. */
export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
/** A paragraph: its text, or its runs if it begins with `<`. */
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`
/** A cell of a table: its text, or its paragraphs and tables. */
export const cell = (content: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${/^<w:(?:p|tbl)>/.test(content) ? content : paragraph(content)}</w:tc>`
export const row = (cells: readonly string[], properties = '') =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map((one) => (/^<w:(?:tc|sdt)>/.test(one) ? one : cell(one))).join('')}</w:tr>`
export const table = (rows: readonly (readonly string[] | string)[], widths: readonly number[] = []) =>
  `<w:tbl><w:tblPr/><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((one) => (typeof one === 'string' ? one : row(one))).join('')}</w:tbl>`

/** Styles of a Word in Portuguese: the ids are translated, the names are not. */
const STYLES = `<?xml version="1.0" encoding="UTF-8"?><w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Ttulo2"><w:name w:val="heading 2"/></w:style><w:style w:type="paragraph" w:styleId="Prova"><w:name w:val="Prova"/><w:basedOn w:val="Ttulo2"/></w:style></w:styles>`

/** A Word document with this body. */
export const docx = (body: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/styles.xml': strToU8(STYLES),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ),
    ...more,
  })
