import { UNIT_KIND } from '@games/domain'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { Score } from '../../ui/Score.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { figureOf } from '../../units/board.ts'
import { isTold } from '../../units/is-told.ts'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { SpoilerRow } from '../../spoilers/Spoiler.tsx'
import { type Appearance, sidesOf } from './appearances.ts'

/** One unit of the athlete: when, what, against whom, and how it went, seen from the athlete. */
export function AppearanceLine({ appearance, athlete }: { appearance: Appearance; athlete: string }) {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  const words = useUnitWords()
  const { row, unit } = appearance
  const day = shownDayOf(shown, unit)
  const sides = sidesOf(appearance, athlete)
  const kind = UNIT_KIND[unit.status]
  const phase = words.phase(unit)
  const opponent = sides?.other.competitor?.organisation
  const line = (
    <a className="participants-appearance" href={unitAddress(unit.code)}>
      <span className="participants-appearance-when">
        {day ? <span>{shortDay(day, locale)}</span> : null}
        {unit.start && !unit.hideStart && kind !== 'called-off' ? <span>{timeOfDay(shown.at(unit.start))}</span> : null}
      </span>
      <span className="participants-appearance-what">
        <b>{[words.event(unit.event) || words.title(unit), phase].filter(Boolean).join(', ')}</b>
        {sides ? (
          <small>
            {opponent ? <Flag organisation={opponent} size="s" /> : null}
            {words.side(sides.other)}
          </small>
        ) : null}
      </span>
      <span className="participants-appearance-outcome">
        {sides && (sides.own.result !== null || sides.other.result !== null) && kind !== 'called-off' ? (
          <b>
            <Score value={`${figureOf(sides.own, sides.other)}–${figureOf(sides.other, sides.own)}`} />
          </b>
        ) : row?.result || row?.irm ? (
          <b>
            <Score value={row.result ?? row.irm ?? ''} />
          </b>
        ) : null}
        {row?.medal ? (
          <span data-spoiler="">
            <MedalDisc
              medal={row.medal}
              label={t(`participants.medal-${row.medal}`)}
              shared={row.rankEqual ? t('app-shell.tied') : undefined}
            />
          </span>
        ) : kind === 'final' && row?.rank && !sides ? (
          <small data-spoiler="">
            {t(row.rankEqual ? 'participants.place-shared' : 'participants.place', { rank: row.rank })}
          </small>
        ) : null}
        {kind === 'final' || unit.status === 'SCHEDULED' ? null : (
          <StatusMark status={unit.status} word={t(`status.${unit.status}`)} />
        )}
      </span>
    </a>
  )
  return isTold(unit) ? (
    <SpoilerRow of={unit.code} name={words.named(unit)}>
      {line}
    </SpoilerRow>
  ) : (
    line
  )
}
