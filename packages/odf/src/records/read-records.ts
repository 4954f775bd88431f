import { ByCode, type OpenBody } from '../body.ts'
import type { OdfRecord, OdfRecordMark } from '../message.ts'
import { readCompetitor } from '../results/read-competitor.ts'
import { readExtensions } from '../results/read-extensions.ts'
import type { Warnings } from '../warnings.ts'
import { child, children, day, flag, integer, requiredText, rsc, text, type XmlElement } from '../xml/element.ts'

/**
 * DT_RECORD: the records that stand (ODF §12). Sources are sure of the three levels Record, RecordType and RecordData only, so nothing
 * but the code and the kind of record is required.
 */
export const openRecords: OpenBody = (_header, warnings) => {
  const records = new ByCode<OdfRecord>('Record', warnings)
  return {
    take(element) {
      if (element.name !== 'Record') return
      const record = readRecord(element, warnings)
      records.set(record.code, record)
    },
    body: () => ({ kind: 'records', records: records.list() }),
  }
}

function readRecord(record: XmlElement, warnings: Warnings): OdfRecord {
  const description = child(record, 'Description')
  return {
    code: requiredText(record, 'Code', 'the code of the record'),
    order: integer(record, 'Order', warnings),
    name: description ? text(description, 'Name') : null,
    types: children(record, 'RecordType').map((type) => ({
      recordType: requiredText(type, 'RecordType', 'the kind of record'),
      order: integer(type, 'Order', warnings),
      marks: children(type, 'RecordData').map((mark) => readMark(mark, warnings)),
    })),
  }
}

function readMark(mark: XmlElement, warnings: Warnings): OdfRecordMark {
  const competitor = child(mark, 'Competitor')
  return {
    order: integer(mark, 'Order', warnings),
    result: text(mark, 'Result'),
    resultType: text(mark, 'ResultType'),
    equalled: flag(mark, 'Equalled'),
    unit: rsc(mark, 'Unit', warnings),
    date: day(mark, 'Date', warnings),
    place: text(mark, 'Place'),
    country: text(mark, 'Country'),
    extended: readExtensions(children(mark, 'ExtendedRecord'), warnings),
    competitor: competitor ? readCompetitor(competitor, warnings) : null,
  }
}
