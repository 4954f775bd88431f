import type { UnitSummary } from '@games/contract'
import type { ReactNode } from 'react'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { countdownTo } from '../../units/countdown.ts'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { medalOf } from '../../units/unit-kinds.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** Longer waits than this many minutes are shown by the clock alone. */
const LONGEST_COUNTDOWN = 99

interface NextUpProps {
  readonly coming: readonly UnitSummary[]
  /** The day they are on, where it is not today. */
  readonly day: string | null
  readonly now: number | null
  /** What stands there when nothing comes any more. */
  readonly children: ReactNode
}

/** What comes next: how long until it begins, large, and the time. Until one follows something it is what is next at all. */
export function NextUp({ coming, day, now, children }: NextUpProps) {
  const t = useT()
  return (
    <section>
      <div className="ui-section home-section">
        <h2>{t('home.next')}</h2>
        {coming.length > 0 ? (
          <a href={day === null ? '/schedule/days' : `/schedule/days?day=${day}`}>{t('home.programme')}</a>
        ) : null}
      </div>
      {coming.length === 0 ? children : null}
      <ol className="home-next-list">
        {coming.map((unit) => (
          <li key={unit.code}>
            <NextRow unit={unit} day={day} now={now} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function NextRow({ unit, day, now }: { unit: UnitSummary } & Pick<NextUpProps, 'day' | 'now'>) {
  const words = useUnitWords()
  const t = useT()
  const { at } = useShownTime()
  const countdown = day === null ? countdownTo(unit, now, LONGEST_COUNTDOWN) : null
  const medal = medalOf(unit)
  return (
    <a className={`home-row home-next ${hue(unit.discipline.code)}`} href={unitAddress(unit.code)}>
      <span className="home-next-when">
        {countdown === null ? (
          <Start unit={unit} day={day} />
        ) : (
          <>
            <b>{countdown.minutes}</b> <small>{t('home.minutes')}</small>
          </>
        )}
      </span>
      <span className="home-row-text">
        <span className="home-row-title">{words.title(unit)}</span>
        <span className="home-row-place">{words.place(unit)}</span>
        {/* its time has passed without a new one */}
        {unit.status === 'DELAYED' ? <UnitStatusMark unit={unit} /> : null}
      </span>
      {medal ? <MedalDisc medal={medal} label={t(`home.decides-${medal}`)} /> : null}
      {/* its place is reserved from the beginning: nothing moves when the countdown appears */}
      <span className="home-next-clock">
        {countdown === null || !unit.start
          ? ''
          : countdown.foreseen === null
            ? timeOfDay(at(unit.start))
            : `~${timeOfDay(at(countdown.foreseen))}`}
      </span>
    </a>
  )
}

/** The time of the start, large: with its day where that is not today; what the source says instead where it must not be shown. */
function Start({ unit, day }: { unit: UnitSummary; day: string | null }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const shown = useShownTime()
  const today = useShownToday()
  if (unit.hideStart || !unit.start) return <small>{text(unit.startText, t('home.soon'))}</small>
  // what is today at the venue may be tomorrow where the visitor's time is shown
  const own = shownDayOf(shown, unit)
  const named = own === null || (day === null && (shown.zone === null || own === today)) ? day : own
  return (
    <>
      {named === null ? null : <small>{shortDay(named, locale)}</small>}
      <time className="home-next-start" dateTime={unit.start}>
        {timeOfDay(shown.at(unit.start))}
      </time>
    </>
  )
}
