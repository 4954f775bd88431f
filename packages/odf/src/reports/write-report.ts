import type { OdfBody } from '../message.ts'
import { writeInfos } from '../results/write-results.ts'
import { markup } from '../xml/markup.ts'

export function writeReport({ title, status, bytes }: Extract<OdfBody, { kind: 'report' }>): string {
  const infos = [
    ...(title === null ? [] : [{ type: 'EI', code: 'REPORTTITLE', value: title }]),
    ...(status === null ? [] : [{ type: 'EI', code: 'REPORT_STATUS', value: status }]),
  ]
  const encoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  return writeInfos({ extendedInfos: infos }) + markup('PDFData', {}, encoded)
}
