import type { UnitPage } from '@games/contract'
import { UNIT_KIND } from '@games/domain/units/status'
import { capital } from '@games/domain/text/capital'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { lineBeside } from '../../units/board.ts'
import { isTold } from '../../units/is-told.ts'
import { UnitMore } from '../../units/UnitMore.tsx'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { UnitTime } from '../../units/UnitTime.tsx'
import { venueAddress } from '../../units/unit-address.ts'
import { leaderOf, lineOf } from '../../units/unit-kinds.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { ShowResult } from '../../spoilers/ShowResult.tsx'
import { Board } from './Board.tsx'
import { FieldWinner } from './FieldWinner.tsx'
import { ForeseenStart } from './ForeseenStart.tsx'

/** The answer before everything else: how it stands, who against whom or who leads, when and where. */
export function UnitHeader({ unit, facts, meanings }: Pick<UnitPage, 'unit' | 'facts' | 'meanings'>) {
  const text = useText()
  const locale = useLocale()
  const words = useUnitWords()
  const venue = words.venue(unit)
  const day = shownDayOf(useShownTime(), unit)
  const phase = words.phase(unit)
  const sided = unit.kind === 'head-to-head'
  const line = lineOf(unit)
  return (
    <header className={sided ? 'units-header units-header-sided' : 'units-header'} data-spoiler-of="">
      <div className="units-heading">
        <Pictogram code={unit.discipline.code} size="l" />
        <p>{capital(phase) || words.discipline(unit.discipline)}</p>
        <UnitMore unit={unit} />
      </div>
      <p className="units-state">
        <UnitStatusMark unit={unit} size={sided ? 'l' : 'm'} />
        <span className="units-when">
          {day ? <span>{dayLabel(day, locale)}</span> : null}
          <span className="units-time">
            <UnitTime unit={unit} />
          </span>
          {venue && unit.venue ? <a href={venueAddress(unit.venue.code)}>{venue}</a> : venue}
        </span>
      </p>
      {unit.forecast && UNIT_KIND[unit.status] === 'scheduled' ? <ForeseenStart unit={unit} /> : null}
      {unit.kind === 'head-to-head' ? <Board unit={unit} meanings={meanings} /> : null}
      {unit.kind === 'ranked' ? <FieldWinner unit={unit} /> : null}
      {isTold(unit) ? <ShowResult of={unit.code} name={words.named(unit)} /> : null}
      {line ? (
        <p className="units-beside-score" data-spoiler="">
          {lineBeside(leaderOf(unit)?.result ?? null, text(line, ''))}
        </p>
      ) : null}
      {facts.length > 0 ? (
        <dl className="units-facts" data-spoiler="">
          {facts.map(({ label, value }) => (
            <div key={label.por}>
              <dt>{text(label, '')}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </header>
  )
}
