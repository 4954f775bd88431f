import type { OpenBody } from '../body.ts'
import type { OdfStat, OdfStats } from '../message.ts'
import { readExtendedInfos } from '../results/read-extended-infos.ts'
import { readExtension } from '../results/read-extensions.ts'
import type { Warnings } from '../warnings.ts'
import {
  child,
  children,
  competitorType,
  contained,
  flag,
  integer,
  requiredText,
  text,
  type XmlElement,
} from '../xml/element.ts'

type Competitor = OdfStats['competitors'][number]

/** DT_STATS: one table of statistics of competitors and their athletes. */
export const openStats: OpenBody = (_header, warnings) => {
  let code: string | null = null
  let progress: OdfStats['progress'] = null
  const competitors: Competitor[] = []
  return {
    take(element) {
      if (element.name === 'ExtendedInfos') progress = readExtendedInfos(element, warnings).progress
      if (element.name !== 'Stats') return
      code = text(element, 'Code')
      for (const each of children(element, 'Competitor')) competitors.push(readCompetitor(each, warnings))
    },
    body: () => ({ kind: 'stats', code, progress, competitors }),
  }
}

function readCompetitor(competitor: XmlElement, warnings: Warnings): Competitor {
  const description = child(competitor, 'Description')
  return {
    code: requiredText(competitor, 'Code', 'the code of a competitor'),
    type: competitorType(competitor, warnings),
    organisation: text(competitor, 'Organisation'),
    order: integer(competitor, 'Order', warnings),
    teamName: description ? text(description, 'TeamName') : null,
    stats: readStats(competitor, warnings),
    athletes: children(child(competitor, 'Composition'), 'Athlete').map((athlete) => readAthlete(athlete, warnings)),
  }
}

function readAthlete(athlete: XmlElement, warnings: Warnings): Competitor['athletes'][number] {
  const description = child(athlete, 'Description')
  return {
    code: requiredText(athlete, 'Code', 'the code of an athlete'),
    order: integer(athlete, 'Order', warnings),
    bib: text(athlete, 'Bib'),
    familyName: description ? text(description, 'FamilyName') : null,
    givenName: description ? text(description, 'GivenName') : null,
    stats: readStats(athlete, warnings),
  }
}

/** `StatsItems/StatsItem` in document order; one without a code says nothing and is left out. */
function readStats(parent: XmlElement, warnings: Warnings): OdfStat[] {
  const stats: OdfStat[] = []
  for (const element of contained(parent, 'StatsItems', 'StatsItem')) {
    const extension = readExtension(element, warnings)
    if (!extension) continue
    const of = <K extends 'attempt' | 'percent' | 'avg' | 'rank'>(key: K, attribute: string) => {
      const value = text(element, attribute)
      return value === null ? {} : { [key]: value }
    }
    const sortOrder = integer(element, 'SortOrder', warnings)
    stats.push({
      ...extension,
      ...of('attempt', 'Attempt'),
      ...of('percent', 'Percent'),
      ...of('avg', 'Avg'),
      ...of('rank', 'Rank'),
      ...(flag(element, 'RankEqual') ? { rankEqual: true } : {}),
      ...(sortOrder === null ? {} : { sortOrder }),
    })
  }
  return stats
}
