import { UNIT_KIND } from '@games/domain'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { countdownTo } from '../../units/countdown.ts'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { type Appearance, sidesOf, SOON } from './appearances.ts'

/** What the athlete has next: the countdown large, the clock beside it. The countdown appears with the clock, in a place reserved for it. */
export function NextUp({ appearance, athlete, now }: { appearance: Appearance; athlete: string; now: number | null }) {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  const words = useUnitWords()
  const today = useShownToday()
  const { unit } = appearance
  const day = shownDayOf(shown, unit)
  const sides = sidesOf(appearance, athlete)
  const delegation = sides?.other.competitor?.type === 'A' ? sides.other.competitor.organisation?.code : undefined
  const countdown = countdownTo(unit, now, SOON)
  const start = countdown?.foreseen
    ? `~${timeOfDay(shown.at(countdown.foreseen))}`
    : unit.start && !unit.hideStart
      ? timeOfDay(shown.at(unit.start))
      : null
  return (
    <section>
      <div className="ui-section">
        <h2>{t('participants.next')}</h2>
      </div>
      <a className={`participants-next ${hue(unit.discipline.code)}`} href={unitAddress(unit.code)}>
        <span className="participants-next-in">
          {UNIT_KIND[unit.status] === 'live' ? (
            <span className="participants-next-live">
              <LiveDot /> {t(`status.${unit.status}`)}
            </span>
          ) : countdown ? (
            <>
              <b>{countdown.minutes}</b>
              <span>{t('participants.minutes')}</span>
            </>
          ) : day ? (
            <span>{day === today ? t('participants.today') : shortDay(day, locale)}</span>
          ) : null}
        </span>
        <span className="participants-next-text">
          <b>
            {sides ? t('participants.opponent', { name: words.side(sides.other) }) : words.title(unit)}
            {delegation ? <span> {delegation}</span> : null}
          </b>
          <small>{words.place(unit)}</small>
        </span>
        {start ? <span className="participants-next-time">{start}</span> : null}
      </a>
    </section>
  )
}
