import type { HeadToHeadUnit, ResultRow, UnitPage, UnitSide, UnitSummary } from '@games/contract'
import { useViewState } from '../../cache/use-view.ts'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { figureOf, sideBehind } from '../../units/board.ts'
import { CompetitorName } from '../../units/CompetitorName.tsx'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { sideCompetitor } from '../../units/unit-title.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** Rows of a field: alone on the board, and beside others. */
const MOST_ALONE = 8
const MOST_BESIDE = 4

/** A unit that is on: two sides with their figures, or the field as it stands. */
export function BoardUnit({
  unit,
  query,
  isAlone,
}: {
  unit: UnitSummary
  /** Its page, for periods and lists. */
  query: ViewQuery<UnitPage>
  isAlone: boolean
}) {
  const words = useUnitWords()
  const text = useText()
  const { view } = useViewState(query)
  const shown = view?.unit ?? unit
  return (
    <section className={`board-unit ${hue(unit.discipline.code)}`} aria-label={words.named(shown)}>
      <p className="board-about">
        {unit.location ? <b>{text(unit.location.name, unit.location.code)}</b> : null} {words.about(shown)}{' '}
        {/* of two sides that play it is told below the figures where they stand */}
        {shown.kind === 'head-to-head' && words.stands(shown) !== '' ? null : <UnitStatusMark unit={shown} />}
      </p>
      {shown.kind === 'head-to-head' ? (
        <Sides unit={shown} periods={view?.periods ?? []} />
      ) : (
        <Field rows={fieldOf(view)} most={isAlone ? MOST_ALONE : MOST_BESIDE} title={words.title(shown)} />
      )}
    </section>
  )
}

function Sides({ unit, periods }: { unit: HeadToHeadUnit; periods: UnitPage['periods'] }) {
  const t = useT()
  const words = useUnitWords()
  const text = useText()
  const [home, away] = unit.sides
  const behind = sideBehind(home, away)
  const { clock } = unit
  const current = words.current(unit)
  const discipline = unit.discipline.code
  return (
    <>
      <table className="board-sides" aria-label={t('units.scoreboard')}>
        {periods.length > 0 ? (
          <thead>
            <tr>
              <td colSpan={2} />
              {periods.map(({ code }) => (
                <th key={code} scope="col">
                  <abbr title={words.period(code, discipline)}>{words.periodShort(code, discipline)}</abbr>
                </th>
              ))}
              <td />
            </tr>
          </thead>
        ) : null}
        <tbody>
          {([home, away] as const).map((side, at) => (
            <tr
              key={at === 0 ? 'home' : 'away'}
              className={behind === (at === 0 ? 'home' : 'away') ? 'board-behind' : ''}
            >
              <td className="board-flag">{sideCompetitor(side)?.organisation ? <SideFlag side={side} /> : null}</td>
              <th scope="row">
                <SideName side={side} />
              </th>
              {periods.map((period) => (
                <td key={period.code} className="board-period" data-spoiler="">
                  {(at === 0 ? period.home : period.away) ?? ''}
                </td>
              ))}
              <td className="board-score" data-spoiler="">
                <Score value={figureOf(side, at === 0 ? away : home) ?? side.irm ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="board-clock">
        {current === '' ? null : <span data-spoiler="">{current}</span>}
        {clock?.time ? <b>{clock.time}</b> : null}
        {unit.line ? <span data-spoiler="">{text(unit.line, '')}</span> : null}
      </p>
    </>
  )
}

function SideFlag({ side }: { side: UnitSide }) {
  const organisation = sideCompetitor(side)?.organisation
  return organisation ? <Flag organisation={organisation} size="l" /> : null
}

function SideName({ side }: { side: UnitSide }) {
  const words = useUnitWords()
  const text = useText()
  const competitor = sideCompetitor(side)
  if (!competitor) return words.side(side)
  const delegation = competitor.organisation ? text(competitor.organisation.name, competitor.organisation.code) : ''
  return (
    <>
      <CompetitorName competitor={competitor} />
      {delegation && delegation !== competitor.name ? <small>{delegation}</small> : null}
    </>
  )
}

/** The field as it stands, or as it starts. */
const fieldOf = (view: UnitPage | undefined): readonly ResultRow[] =>
  view === undefined ? [] : view.results.length > 0 ? view.results : view.startList

function Field({ rows, most, title }: { rows: readonly ResultRow[]; most: number; title: string }) {
  return (
    <>
      <p className="board-title">{title}</p>
      <table className="board-field" aria-label={title}>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.position}>
              <td className="board-rank" data-spoiler="">
                {row.rank ?? ''}
              </td>
              <td className="board-flag">
                {row.competitor.organisation ? <Flag organisation={row.competitor.organisation} size="l" /> : null}
              </td>
              <th scope="row">
                <CompetitorName competitor={row.competitor} />
              </th>
              <td className="board-score" data-spoiler="">
                <Score value={row.result ?? row.irm ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
