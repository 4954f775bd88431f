import type { Match, UnitSide } from '@games/contract'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Score } from '../../ui/Score.tsx'
import type { MatchWords } from './match-words.ts'
import { SideName } from './SideName.tsx'

interface MatchBoardProps extends Pick<Match, 'unit' | 'periods'> {
  readonly words: MatchWords
  /** The side that is behind or has lost; null when level or not to be told. */
  readonly behind: 'home' | 'away' | null
  /** How the match stands: status or period and clock; before the start its time. */
  readonly state: ReactNode
}

/** Who plays, the score, where it stands, and the score by period. */
export function MatchBoard({ unit, periods, words, behind, state }: MatchBoardProps) {
  const t = useT()
  const [home, away] = unit.sides
  if (!home || !away) return null
  const begun = [home, away].some(({ result, irm }) => result !== null || irm !== null)
  return (
    <section className="matches-board" aria-label={t('matches.board')}>
      <div className="matches-sides">
        <SideName side={home} words={words} />
        <SideName side={away} words={words} />
      </div>
      {begun ? (
        <div className="matches-score">
          <Figure side={home} isBehind={behind === 'home'} />
          <i aria-hidden="true" />
          <Figure side={away} isBehind={behind === 'away'} />
        </div>
      ) : null}
      <p className="matches-state">{state}</p>
      {periods.length > 0 ? <Periods unit={unit} home={home} away={away} periods={periods} words={words} /> : null}
    </section>
  )
}

function Figure({ side, isBehind }: { side: UnitSide; isBehind: boolean }) {
  return (
    <span className={isBehind ? 'matches-figure matches-figure-behind' : 'matches-figure'}>
      {side.result !== null || side.irm === null ? <Score value={side.result ?? '0'} /> : null}
      {side.irm ? <small>{side.irm}</small> : null}
    </span>
  )
}

function Periods({
  unit,
  home,
  away,
  periods,
  words,
}: Pick<MatchBoardProps, 'unit' | 'periods' | 'words'> & { home: UnitSide; away: UnitSide }) {
  const t = useT()
  const discipline = unit.discipline.code
  return (
    <div className="matches-scroll">
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
