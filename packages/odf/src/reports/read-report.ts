import type { OpenBody } from '../body.ts'
import { badElement, Refusal } from '../errors.ts'
import { children, text } from '../xml/element.ts'

/** Largest report read, in bytes as a file: ODF's own bound of a message (ODF §2.8). */
export const MAX_REPORT_BYTES = 10 * 1024 * 1024
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
const BEGINNING = '%PDF-'

/** DT_PDF: a report as a file (ODF §11), with its title and status from the ExtendedInfos of Type `EI`. */
export const openReport: OpenBody = (_header, warnings) => {
  let title: string | null = null
  let status: string | null = null
  let bytes: Uint8Array | null = null
  return {
    take(element) {
      if (element.name === 'PDFData') {
        if (bytes) warnings.add('PDFData is there twice: the last one counts')
        bytes = decodePdf(element.text)
      }
      if (element.name !== 'ExtendedInfos') return
      for (const info of children(element, 'ExtendedInfo')) {
        if (text(info, 'Type') !== 'EI') continue
        if (text(info, 'Code') === 'REPORTTITLE') title = text(info, 'Value')
        if (text(info, 'Code') === 'REPORT_STATUS') status = text(info, 'Value')
      }
    },
    body: () => {
      if (!bytes) throw badElement('Competition', 'PDFData', null, 'the file in base64')
      return { kind: 'report', title, status, bytes }
    },
  }
}

/** Base64, which may be broken into lines, → a PDF. `Buffer` skips what is not base64, so that a damaged file would come through. */
function decodePdf(sent: string): Uint8Array {
  const encoded = sent.replace(/\s+/g, '')
  if (encoded === '') throw badElement('Competition', 'PDFData', null, 'the file in base64')
  const last = encoded.slice(-4)
  if (encoded.length % 4 !== 0 || !BASE64.test(encoded) || Buffer.from(last, 'base64').toString('base64') !== last)
    throw new Refusal({ kind: 'not-base64', reason: 'PDFData holds something that is not base64, or is cut off.' })
  const file = Buffer.from(encoded, 'base64')
  if (file.length > MAX_REPORT_BYTES)
    throw new Refusal({ kind: 'too-large', reason: `The report is larger than ${MAX_REPORT_BYTES} bytes.` })
  if (file.toString('latin1', 0, BEGINNING.length) !== BEGINNING)
    throw new Refusal({
      kind: 'not-pdf',
      reason: `PDFData holds a file that does not begin with ${BEGINNING} as a PDF does.`,
    })
  return new Uint8Array(file)
}
