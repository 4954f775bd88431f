import type { OdfResult } from '../message.ts'
import { container, each, markup } from '../xml/markup.ts'
import { writeCompetitor } from './write-competitor.ts'
import { writeExtended } from './write-extensions.ts'

export const writeResult = (result: OdfResult): string =>
  markup(
    'Result',
    {
      Rank: result.rank,
      RankEqual: result.rankEqual,
      ResultType: result.resultType,
      Result: result.result,
      IRM: result.irm,
      QualificationMark: result.qualificationMark,
      WLT: result.wlt,
      SortOrder: result.sortOrder,
      StartOrder: result.startOrder,
      StartSortOrder: result.startSortOrder,
      Diff: result.diff,
      Pty: result.pty,
      Won: result.won,
      Lost: result.lost,
      Tied: result.tied,
      Played: result.played,
      For: result.for,
      Against: result.against,
      Ratio: result.ratio,
      PhotoFinish: result.photoFinish,
    },
    container('ExtendedResults', writeExtended('ExtendedResult', result.extended)) +
      container('RecordIndicators', each(result.recordIndicators, writeRecordIndicator)) +
      container('ResultItems', each(result.items, writeResultItem)) +
      writeCompetitor(result.competitor),
  )

const writeRecordIndicator = (record: OdfResult['recordIndicators'][number]): string =>
  markup('RecordIndicator', {
    Order: record.order,
    Code: record.code,
    RecordType: record.recordType,
    Equalled: record.equalled,
  })

const writeResultItem = (item: OdfResult['items'][number]): string =>
  markup(
    'ResultItem',
    { Unit: item.unit, Order: item.order },
    markup('Result', { Rank: item.rank, ResultType: item.resultType, Result: item.result, IRM: item.irm }),
  )
