import { useState } from 'react'
import { useGames } from '../../app-shell/games-context.ts'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { venueInstant } from '../../live/games-clock.ts'
import { epochIn, useShownTime } from '../../time/shown-time.ts'
import { closed, medalAddress } from './medal-address.ts'
import type { TablePlace } from './use-requested-table.ts'

/**
 * The table at another moment: the ends of the days on which medals were won, as links, and any time, as the browser's own field. Both
 * work without script, in the venue's time.
 */
export function MomentChoice({ days, path, search }: TablePlace & { days: readonly string[] }) {
  const t = useT()
  const locale = useLocale()
  const { today } = useGames()
  const shown = useShownTime()
  const { at, sort, of } = search
  const over = days.filter((day) => day < today)
  if (days.length === 0 && at === undefined) return null
  return (
    <section className="medals-moments" id="medals-moments" aria-labelledby="medals-moments-title">
      <h2 id="medals-moments-title">{t('medals.as-it-stood')}</h2>
      {over.length > 0 ? (
        <nav className="ui-chips" aria-label={t('medals.ends-of-days')}>
          {over.map((day) => (
            <a
              key={day}
              className="ui-chip"
              href={medalAddress(path, { ...closed(search), at: day })}
              aria-current={day === at ? 'true' : undefined}
            >
              {t('medals.end-of-day', { day: shortDay(day, locale) })}
            </a>
          ))}
        </nav>
      ) : null}
      <form className="medals-moment" action={path}>
        {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
        {of === undefined ? null : <input type="hidden" name="of" value={of} />}
        <MomentField key={`${at} ${shown.zone}`} at={at?.includes('T') ? at : `${at ?? days.at(-1) ?? today}T12:00`} />
        <button type="submit" className="ui-button">
          {t('medals.show-moment')}
        </button>
      </form>
    </section>
  )
}

/** A moment in the time shown; the address has it in the venue's. */
function MomentField({ at }: { at: string }) {
  const t = useT()
  const shown = useShownTime()
  const { utcOffset } = useGames()
  const [chosen, setChosen] = useState(at)
  if (shown.zone === null)
    return (
      <label>
        <span>{t('medals.moment')}</span>
        <input className="ui-input" type="datetime-local" name="at" required defaultValue={at} />
      </label>
    )
  const choose = (written: string): void => {
    const epoch = epochIn(shown, written)
    if (!Number.isNaN(epoch)) setChosen(venueInstant(epoch, utcOffset).slice(0, 16))
  }
  return (
    <label>
      <span>{t('medals.moment-mine')}</span>
      <input
        className="ui-input"
        type="datetime-local"
        required
        defaultValue={shown.at(at).slice(0, 16)}
        onChange={(event) => choose(event.target.value)}
      />
      <input type="hidden" name="at" value={chosen} />
    </label>
  )
}
