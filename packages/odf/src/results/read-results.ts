import type { OpenBody } from '../body.ts'
import type { OdfPeriod, OdfResult, OdfResults } from '../message.ts'
import { inSortOrder } from '../sort-order.ts'
import type { Warnings } from '../warnings.ts'
import { child, children, flag, requiredText, text, type XmlElement } from '../xml/element.ts'
import { NO_EXTENDED_INFOS, readExtendedInfos } from './read-extended-infos.ts'
import { readResult, type SentResult } from './read-result.ts'

/** DT_RESULT, DT_CURRENT, DT_PHASE_RESULT, DT_CUMULATIVE_RESULT, DT_POOL_STANDING and DT_RANKING: one result list and what is said around it (ODF §8). */
export const openResults: OpenBody = (_header, warnings) => {
  let infos = NO_EXTENDED_INFOS
  let clock: OdfResults['clock'] = null
  let periods: OdfResults['periods'] = []
  let officials: OdfResults['officials'] = []
  const results: SentResult[] = []
  return {
    take(element) {
      if (element.name === 'Result') results.push(readResult(element, warnings))
      else if (element.name === 'ExtendedInfos') infos = readExtendedInfos(element, warnings)
      else if (element.name === 'Clock')
        clock = { period: text(element, 'Period'), running: flag(element, 'Running'), time: text(element, 'Time') }
      else if (element.name === 'Periods') periods = children(element, 'Period').map(readPeriod)
      else if (element.name === 'Officials') officials = children(element, 'Official').map(readOfficial)
    },
    body: () => ({
      kind: 'results',
      ...infos,
      clock,
      periods,
      officials,
      results: inSortOrder<OdfResult>(
        lastOfEach(results, warnings),
        (result, sortOrder) => ({ ...result, sortOrder }),
        'Results',
        warnings,
      ),
    }),
  }
}

/** The same competitor twice in the same place of the list: the last one wins, in the place of the first (ODF §13). */
function lastOfEach(results: readonly SentResult[], warnings: Warnings): SentResult[] {
  const byPlace = new Map<string, SentResult>()
  for (const [at, result] of results.entries()) {
    const { sortOrder, competitor } = result
    const place = sortOrder === null || sortOrder < 1 ? `#${at}` : `${sortOrder} ${competitor.code}`
    if (byPlace.has(place))
      warnings.add(`Result of ${competitor.code} at SortOrder ${sortOrder} is there twice: the last one counts`)
    byPlace.set(place, result)
  }
  return [...byPlace.values()]
}

const readPeriod = (period: XmlElement): OdfPeriod => ({
  code: requiredText(period, 'Code', 'the code of the period'),
  homeScore: text(period, 'HomeScore'),
  awayScore: text(period, 'AwayScore'),
  homePeriodScore: text(period, 'HomePeriodScore'),
  awayPeriodScore: text(period, 'AwayPeriodScore'),
})

function readOfficial(official: XmlElement): OdfResults['officials'][number] {
  const description = child(official, 'Description')
  const names = description ? [text(description, 'GivenName'), text(description, 'FamilyName')] : []
  return {
    code: requiredText(official, 'Code', 'the code of a person'),
    function: text(official, 'Function'),
    name: names.filter((name) => name !== null).join(' ') || null,
    organisation: description ? text(description, 'Organisation') : null,
  }
}
