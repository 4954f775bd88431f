import type { OdfBody, OdfStat, OdfStats } from '../message.ts'
import { writeTeamName } from '../results/write-competitor.ts'
import { writeInfos } from '../results/write-results.ts'
import { container, each, markup } from '../xml/markup.ts'

type Competitor = OdfStats['competitors'][number]

export const writeStats = (body: Extract<OdfBody, { kind: 'stats' }>): string =>
  writeInfos({ progress: body.progress }) +
  markup('Stats', { Code: body.code }, each(body.competitors, writeCompetitor))

const writeCompetitor = (competitor: Competitor): string =>
  markup(
    'Competitor',
    {
      Code: competitor.code,
      Type: competitor.type,
      Order: competitor.order,
      Organisation: competitor.organisation,
    },
    writeTeamName(competitor.teamName) +
      writeItems(competitor.stats) +
      container('Composition', each(competitor.athletes, writeAthlete)),
  )

const writeAthlete = ({ familyName, givenName, ...athlete }: Competitor['athletes'][number]): string =>
  markup(
    'Athlete',
    { Code: athlete.code, Order: athlete.order, Bib: athlete.bib },
    (familyName === null && givenName === null
      ? ''
      : markup('Description', { GivenName: givenName, FamilyName: familyName })) + writeItems(athlete.stats),
  )

const writeItems = (stats: readonly OdfStat[]): string =>
  container(
    'StatsItems',
    each(stats, (stat) =>
      markup('StatsItem', {
        Type: stat.type,
        Code: stat.code,
        Pos: stat.pos,
        Value: stat.value,
        Attempt: stat.attempt,
        Percent: stat.percent,
        Avg: stat.avg,
        Rank: stat.rank,
        RankEqual: stat.rankEqual,
        SortOrder: stat.sortOrder,
      }),
    ),
  )
