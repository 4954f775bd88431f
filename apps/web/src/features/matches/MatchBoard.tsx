import type { Match, UnitSide } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { useT } from '../../i18n/use-t.ts'
import { Score } from '../../ui/Score.tsx'
import { SideName } from './SideName.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { UnitTime } from '../../units/UnitTime.tsx'
import { figureOf, sideBehind } from '../../units/board.ts'
import { ShowResult } from '../../spoilers/ShowResult.tsx'

/** Who plays, the score, where it stands (before the start the time as well), and the score by period. */
export function MatchBoard({ unit, periods }: Pick<Match, 'unit' | 'periods'>) {
  const t = useT()
  const words = useUnitWords()
  const [home, away] = unit.sides
  const behind = sideBehind(home, away)
  const begun = [home, away].some(({ result, irm }) => result !== null || irm !== null)
  return (
    <section className="matches-board" data-spoiler-of="" aria-label={t('matches.board')}>
      <div className="matches-sides">
        <SideName side={home} />
        <SideName side={away} />
      </div>
      {begun ? (
        <div className="matches-score" data-spoiler="">
          <Figure side={home} other={away} isBehind={behind === 'home'} />
          <i aria-hidden="true" />
          <Figure side={away} other={home} isBehind={behind === 'away'} />
        </div>
      ) : null}
      {begun || periods.length > 0 ? <ShowResult of={unit.code} name={words.named(unit)} /> : null}
      <p className="matches-state">
        <UnitStatusMark unit={unit} size="l" />{' '}
        {UNIT_KIND[unit.status] === 'scheduled' ? <UnitTime unit={unit} /> : null}
      </p>
      {periods.length > 0 ? <Periods unit={unit} home={home} away={away} periods={periods} /> : null}
    </section>
  )
}

function Figure({ side, other, isBehind }: { side: UnitSide; other: UnitSide; isBehind: boolean }) {
  const figure = side.irm === null ? figureOf(side, other) : side.result
  return (
    <span className={isBehind ? 'matches-figure matches-figure-behind' : 'matches-figure'}>
      {figure === null ? null : <Score value={figure} />}
      {side.irm ? <small>{side.irm}</small> : null}
    </span>
  )
}

function Periods({ unit, home, away, periods }: Pick<Match, 'unit' | 'periods'> & { home: UnitSide; away: UnitSide }) {
  const t = useT()
  const words = useUnitWords()
  const discipline = unit.discipline.code
  return (
    <div className="matches-scroll" data-spoiler="">
      <table className="ui-periods">
        <caption className="ui-hidden">{t('matches.periods')}</caption>
        <thead>
          <tr>
            <td />
            {periods.map(({ code }) => (
              <th key={code} scope="col">
                <abbr title={words.period(code, discipline)}>{words.periodShort(code, discipline)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[home, away].map((side, index) => (
            <tr key={index === 0 ? 'home' : 'away'}>
              <th scope="row">{words.side(side)}</th>
              {periods.map((period) => (
                <td key={period.code}>{(index === 0 ? period.home : period.away) ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
