import type { HeadToHeadUnit, Match } from '@games/contract'
import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useMoment } from '../../app-shell/use-moment.ts'
import type { Translate } from '../../i18n/translator.ts'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { figureOf } from '../../units/board.ts'
import { unitAddress } from '../../units/unit-address.ts'
import type { UnitWords } from '../../units/unit-words.ts'
import { useAnnouncement } from '../../units/use-announcement.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { useShown } from '../../spoilers/spoilers.ts'
import { LeadFlow } from './LeadFlow.tsx'
import { MatchAthletes } from './MatchAthletes.tsx'
import { MatchBoard } from './MatchBoard.tsx'
import { MatchStatistics } from './MatchStatistics.tsx'
import { matchDayAddress, type Order, type Shown } from './match-address.ts'
import { PlayList } from './PlayList.tsx'

interface MatchViewProps {
  readonly match: Match
  readonly show: Shown
  readonly order: Order
}

/** "Alagoas 22, Paraná 19"; nothing before the first figure. */
function spokenScore({ sides: [home, away] }: HeadToHeadUnit, t: Translate, words: UnitWords): string {
  if (home.result === null && away.result === null) return ''
  return t('matches.spoken-score', {
    home: words.side(home),
    homeScore: figureOf(home, away) ?? '',
    away: words.side(away),
    awayScore: figureOf(away, home) ?? '',
  })
}

/** A match: score, statistics, course and actions, live (R5.11). */
export function MatchView({ match, show, order }: MatchViewProps) {
  const t = useT()
  const words = useUnitWords()
  const moment = useMoment()
  const { unit, athletes, updatedAt } = match
  const announced = useAnnouncement(spokenScore(unit, t, words))
  const hasFigures = match.statistics.length > 0 || match.plays.length > 0 || athletes.columns.length > 0
  return (
    <article className="matches-page" {...useShown(unit.code)}>
      <PageTitle title={t('matches.title')} full={`${words.title(unit)}, ${t('matches.title')}`} />
      <Breadcrumb
        crumbs={[
          { text: t('matches.of-day'), address: unit.day === null ? '/match-stats' : matchDayAddress(unit.day) },
          { text: words.heading(unit), address: unitAddress(unit.code) },
          { text: t('matches.statistics') },
        ]}
      />
      <FreshnessLine text={updatedAt ? t('matches.updated', { when: moment(updatedAt) }) : ''} />
      <p className="ui-hidden" aria-live="polite" data-spoiler="">
        {announced}
      </p>
      <div className="matches-columns">
        <div>
          <MatchBoard {...match} />
          <div className="spoilers-inside" data-spoiler="">
            <MatchStatistics {...match} />
            <MatchAthletes match={match} />
          </div>
        </div>
        <div data-spoiler="">
          <LeadFlow unit={unit} flow={match.flow} />
          <PlayList {...match} show={show} order={order} />
        </div>
      </div>
      {hasFigures ? null : (
        <Empty title={t('matches.nothing')} why={t('matches.nothing-why')}>
          <a className="ui-button" href={unitAddress(unit.code)}>
            {t('matches.see-unit')}
          </a>
        </Empty>
      )}
    </article>
  )
}
