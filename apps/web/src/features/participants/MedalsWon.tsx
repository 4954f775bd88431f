import type { AthleteProfile } from '@games/contract'
import { dateLabel } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'

/** The athlete's medals, those of its teams among them. Nothing while there is none. */
export function MedalsWon({ medals }: Pick<AthleteProfile, 'medals'>) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  if (medals.length === 0) return null
  return (
    <section>
      <div className="ui-section">
        <h2>{t('participants.medals')}</h2>
      </div>
      <ul className="participants-medals">
        {medals.map(({ medal, event, discipline, date }) => (
          <li key={`${medal} ${event.code}`}>
            <MedalDisc medal={medal} label={t(`participants.medal-${medal}`)} size="l" />
            <span>
              <b>{text(event.name, event.code)}</b>
              <small>
                {[text(discipline.name, discipline.code), date ? dateLabel(date, locale) : '']
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
