import { badElement } from '../errors.ts'
import type { OdfResult } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { child, contained, flag, integer, requiredRsc, text, type XmlElement } from '../xml/element.ts'
import { readCompetitor } from './read-competitor.ts'
import { readExtended } from './read-extensions.ts'

/** A result as it was sent: its SortOrder may still be missing. */
export type SentResult = Omit<OdfResult, 'sortOrder'> & { readonly sortOrder: number | null }

/** One Result of a result list (ODF §8). Rank and Result are texts; nothing is computed from them. */
export function readResult(result: XmlElement, warnings: Warnings): SentResult {
  const competitor = child(result, 'Competitor')
  if (!competitor) throw badElement('Result', 'Competitor', null, 'the element that says whose result it is')
  return {
    rank: text(result, 'Rank'),
    rankEqual: flag(result, 'RankEqual'),
    resultType: text(result, 'ResultType'),
    result: text(result, 'Result'),
    irm: text(result, 'IRM'),
    qualificationMark: text(result, 'QualificationMark'),
    wlt: text(result, 'WLT'),
    sortOrder: integer(result, 'SortOrder', warnings),
    startOrder: text(result, 'StartOrder'),
    startSortOrder: integer(result, 'StartSortOrder', warnings),
    diff: text(result, 'Diff'),
    pty: text(result, 'Pty'),
    photoFinish: text(result, 'PhotoFinish'),
    won: text(result, 'Won'),
    lost: text(result, 'Lost'),
    tied: text(result, 'Tied'),
    played: text(result, 'Played'),
    for: text(result, 'For'),
    against: text(result, 'Against'),
    ratio: text(result, 'Ratio'),
    extended: readExtended(contained(result, 'ExtendedResults', 'ExtendedResult'), warnings),
    recordIndicators: readRecordIndicators(result, warnings),
    items: readItems(result, warnings),
    competitor: readCompetitor(competitor, warnings),
  }
}

function readRecordIndicators(result: XmlElement, warnings: Warnings): OdfResult['recordIndicators'] {
  const indicators: OdfResult['recordIndicators'][number][] = []
  for (const element of contained(result, 'RecordIndicators', 'RecordIndicator')) {
    const [code, recordType] = [text(element, 'Code'), text(element, 'RecordType')]
    if (code === null || recordType === null) {
      warnings.add(`RecordIndicator lacks ${code === null ? 'Code' : 'RecordType'}: left out`)
      continue
    }
    const order = integer(element, 'Order', warnings) ?? indicators.length + 1
    indicators.push({ order, code, recordType, equalled: flag(element, 'Equalled') })
  }
  return indicators
}

const readItems = (result: XmlElement, warnings: Warnings): OdfResult['items'] =>
  contained(result, 'ResultItems', 'ResultItem').map((item) => {
    const partial = child(item, 'Result')
    const of = (attribute: string) => (partial ? text(partial, attribute) : null)
    return {
      unit: requiredRsc(item, 'Unit', warnings),
      order: integer(item, 'Order', warnings),
      rank: of('Rank'),
      result: of('Result'),
      irm: of('IRM'),
      resultType: of('ResultType'),
    }
  })
