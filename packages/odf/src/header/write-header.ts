import type { OdfHeader } from '../message.ts'
import type { Attributes } from '../xml/markup.ts'

/** The attributes of OdfBody in the schema's order (ODF §1). */
export const headerAttributes = (header: OdfHeader): Attributes => ({
  CompetitionCode: header.competitionCode,
  DocumentCode: header.documentCode,
  DocumentSubcode: header.documentSubcode,
  DocumentType: header.documentType,
  DocumentSubtype: header.documentSubtype,
  Version: header.version,
  ResultStatus: header.resultStatus,
  Language: header.language,
  FeedFlag: header.feedFlag,
  Date: header.date,
  Time: header.time,
  LogicalDate: header.logicalDate,
  Source: header.source,
})
