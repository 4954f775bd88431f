import type { MedalTableView, ScheduleDay, UnitPage, UnitSummary, VenueDay } from '@games/contract'
import { isForSpectators } from '@games/domain/schedule/for-spectators'
import { UNIT_KIND } from '@games/domain/units/status'
import { useEffect } from 'react'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { useText, useT } from '../../i18n/use-t.ts'
import { useFreshness } from '../../live/live-context.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { CompetitorName } from '../../units/CompetitorName.tsx'
import { UnitTime } from '../../units/UnitTime.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { BoardUnit } from './BoardUnit.tsx'
import { championOf } from './champion-of.ts'

/** Courts that are shown side by side, units to come, champions and delegations below them: what can be read from the last row of seats. */
const MOST_AT_ONCE = 4
const MOST_NEXT = 4
const MOST_CHAMPIONS = 3
const MOST_DELEGATIONS = 5

export interface BoardViewProps {
  /** The page of a unit, by its code. */
  readonly unitQuery: (code: string) => ViewQuery<UnitPage>
  readonly view: VenueDay
  /** The day's finals at the venue. */
  readonly finals: ScheduleDay
  readonly medals: MedalTableView
  /** The court that is shown; absent: all of the venue. */
  readonly court: string | undefined
  /** The time of day at the venue; null on the server and until hydrated. */
  readonly time: string | null
  /** Called when what was sent of the units to come has all begun: the view has to be requested anew. */
  readonly onRunOut: () => void
}

/** A venue's television: what is on as large as it gets, what comes next, and who has won. Nothing on it is pressed. */
export function BoardView({ unitQuery, view, finals, medals, court, time, onRunOut }: BoardViewProps) {
  const t = useT()
  const text = useText()
  const { venue } = view
  const isHere = (unit: UnitSummary) =>
    unit.venue?.code === venue.code &&
    isForSpectators(unit.eventType) &&
    (court === undefined || unit.location?.code === court)
  const here = view.units.filter(isHere)
  const live = here.filter(({ status }) => UNIT_KIND[status] === 'live')
  const next = here.filter(({ status }) => UNIT_KIND[status] === 'scheduled')
  const runsOut = next.length === 0 && view.toCome > 0
  useEffect(() => {
    if (runsOut) onRunOut()
  }, [runsOut, onRunOut])
  // a bout for bronze that ends while the page is open comes into the view too
  const champions = finals.units
    .filter(isHere)
    .flatMap((unit) => championOf(unit) ?? [])
    .slice(-MOST_CHAMPIONS)
    .reverse()
  const called = venue.locations.find(({ code }) => code === court)?.name
  return (
    <main id="page" className="board">
      <header className="board-head">
        <h1>
          {text(venue.name, venue.code)}
          {court === undefined ? null : <small>{text(called, court)}</small>}
        </h1>
        <BoardAge />
        <time className="board-time">{time ?? ''}</time>
      </header>
      {live.length > 0 ? (
        <div className={`board-now board-now-${Math.min(live.length, MOST_AT_ONCE)}`}>
          {live.slice(0, MOST_AT_ONCE).map((unit) => (
            <BoardUnit key={unit.code} unit={unit} query={unitQuery(unit.code)} isAlone={live.length === 1} />
          ))}
        </div>
      ) : (
        <div className="board-now board-quiet">
          <p>
            {next[0] ? t('board.next') : t('board.nothing')} {next[0] ? <UnitTime unit={next[0]} /> : null}
          </p>
        </div>
      )}
      <div className="board-rest">
        {next.length > 0 ? (
          <section>
            <h2>{t('board.next')}</h2>
            <ul className="board-next">
              {next.slice(0, MOST_NEXT).map((unit) => (
                <li key={unit.code}>
                  <UnitTime unit={unit} />
                  <NextUnit unit={unit} withCourt={court === undefined} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {champions.length > 0 ? (
          <section>
            <h2>{t('board.champions')}</h2>
            <ul className="board-champions" data-spoiler="">
              {champions.map(({ unit, competitor }) => (
                <li key={unit.code}>
                  <MedalDisc medal="gold" label={t('units.medal.gold')} />
                  {competitor.organisation ? <Flag organisation={competitor.organisation} size="l" /> : null}
                  <b>
                    <CompetitorName competitor={competitor} />
                  </b>
                  <small>{text(unit.event.name, unit.event.code)}</small>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {medals.rows.length > 0 ? (
          <section>
            <h2>{t('board.medals')}</h2>
            <table className="board-medals" data-spoiler="">
              <thead>
                <tr>
                  <td colSpan={2} />
                  {(['gold', 'silver', 'bronze'] as const).map((medal) => (
                    <th key={medal} scope="col">
                      <MedalDisc medal={medal} label={t(`units.medal.${medal}`)} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {medals.rows.slice(0, MOST_DELEGATIONS).map(({ organisation, gold, silver, bronze }) => (
                  <tr key={organisation.code}>
                    <td>
                      <Flag organisation={organisation} size="l" />
                    </td>
                    <th scope="row">{text(organisation.name, organisation.code)}</th>
                    <td>{gold}</td>
                    <td>{silver}</td>
                    <td>{bronze}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {medals.unsettled ? <small>{t('board.unsettled', { count: medals.unsettled.length })}</small> : null}
          </section>
        ) : null}
      </div>
    </main>
  )
}

function NextUnit({ unit, withCourt }: { unit: UnitSummary; withCourt: boolean }) {
  const words = useUnitWords()
  const text = useText()
  return (
    <span>
      <b>{words.title(unit)}</b>
      <small>
        {words.about(unit)}
        {withCourt && unit.location ? ` · ${text(unit.location.name, unit.location.code)}` : ''}
      </small>
    </span>
  )
}

/** Said where nothing arrives: a hall believes what stands on its board. */
function BoardAge() {
  const t = useT()
  const { state, at } = useFreshness()
  if (state === 'live' || state === 'connecting') return null
  return (
    <p className="board-age" role="status">
      {at === null ? t('board.away') : t('board.away-since', { time: at.slice(11, 16) })}
    </p>
  )
}
