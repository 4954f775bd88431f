import type { MedalWonRow } from '@games/contract'
import { dateLabel } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { courseAddress } from './search-address.ts'

/**
 * Medals won, one at least, each leading to the unit that decided it, or to the course of its event. `showsWinners` where they are not
 * all one's own.
 */
export function MedalsWon({
  medals,
  showsWinners = false,
}: {
  medals: readonly MedalWonRow[]
  showsWinners?: boolean
}) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  return (
    <section>
      <div className="ui-section">
        <h2>{t('participants.medals')}</h2>
      </div>
      <ul className="participants-medals">
        {medals.map(({ medal, shared, event, discipline, date, unit, competitor, unsettled }) => {
          const about = [
            text(discipline.name, discipline.code),
            date ? dateLabel(date, locale) : '',
            unsettled ? t(`participants.medals-${unsettled}`) : '',
          ].filter(Boolean)
          const name = text(event.name, event.code)
          return (
            <li key={`${medal} ${event.code} ${competitor.code}`}>
              <a href={unit === null ? courseAddress(discipline.code, event.code) : unitAddress(unit)}>
                <MedalDisc
                  medal={medal}
                  label={t(`participants.medal-${medal}`)}
                  size="l"
                  shared={shared ? t('app-shell.tied') : undefined}
                />
                <span>
                  <b>{showsWinners ? competitor.name : name}</b>
                  <small>{(showsWinners ? [name, ...about] : about).join(', ')}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
