import type { OdfBody, OdfRecord, OdfRecordMark } from '../message.ts'
import { writeCompetitor } from '../results/write-competitor.ts'
import { writeExtensions } from '../results/write-extensions.ts'
import { each, markup } from '../xml/markup.ts'

export const writeRecords = (body: Extract<OdfBody, { kind: 'records' }>): string => each(body.records, writeRecord)

const writeRecord = (record: OdfRecord): string =>
  markup(
    'Record',
    { Code: record.code, Order: record.order },
    (record.name === null ? '' : markup('Description', { Name: record.name })) +
      each(record.types, ({ recordType, order, marks }) =>
        markup('RecordType', { RecordType: recordType, Order: order }, each(marks, writeMark)),
      ),
  )

const writeMark = (mark: OdfRecordMark): string =>
  markup(
    'RecordData',
    {
      Order: mark.order,
      ResultType: mark.resultType,
      Result: mark.result,
      Equalled: mark.equalled,
      Unit: mark.unit,
      Date: mark.date,
      Place: mark.place,
      Country: mark.country,
    },
    writeExtensions('ExtendedRecord', mark.extended) + (mark.competitor ? writeCompetitor(mark.competitor) : ''),
  )
