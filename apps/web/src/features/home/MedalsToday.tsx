import type { DayMedals } from '@games/contract'
import { MEDALS } from '@games/domain/medals/medal-table'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { Spoiler } from '../../spoilers/Spoiler.tsx'

/** Who has won most today, and how far the day is. */
export function MedalsToday({ medals, mine }: { medals: DayMedals; mine: string | null }) {
  const t = useT()
  const text = useText()
  const { best, decided, events } = medals
  return (
    <section className="home-medals">
      <div className="ui-section home-section">
        <h2>{t('home.medals-today')}</h2>
        {events > 0 ? <a href="/medals/all">{t('home.decided', { decided, events })}</a> : null}
      </div>
      {best.length === 0 ? (
        <p className="home-none">{events > 0 ? t('home.no-medals-yet') : t('home.no-medals-today')}</p>
      ) : (
        <Spoiler of="home.medals" name={t('home.medals-today')}>
          <ol>
            {best.map(({ organisation, ...counts }) => (
              <li key={organisation.code} className="home-medals-row">
                <Flag organisation={organisation} />
                <span className={organisation.code === mine ? 'home-medals-name home-mine' : 'home-medals-name'}>
                  {text(organisation.name, organisation.code)}
                </span>
                {MEDALS.map((medal) => (
                  <span key={medal} className={counts[medal] === 0 ? 'home-count home-count-zero' : 'home-count'}>
                    <MedalDisc medal={medal} label={t(`home.medal-${medal}`)} size="s" />
                    {counts[medal]}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </Spoiler>
      )}
    </section>
  )
}
