import type { OfficeHome } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { withoutEchoes } from '@games/web/i18n/without-echoes.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useUnitWords } from '@games/web/unit-words'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'

const MOODS = ['happy', 'neutral', 'sad'] as const
/** Each mood is a sign and a word, never a colour alone. */
const SIGNS = { happy: '▲', neutral: '━', sad: '▼' } as const

/** Beside what waits: how the public feels and what it says, and what comes next. */
export function Aside({ home: { mood, said, next } }: { home: OfficeHome }) {
  const t = useT()
  const locale = useLocale()
  const units = useUnitWords()
  const disciplineName = useDisciplineName()
  const { moment } = useTime()
  const all = mood.happy + mood.neutral + mood.sad
  return (
    <aside className="home-aside">
      <section aria-labelledby="home-mood">
        <h2 className="office-h2" id="home-mood">
          {t('office-home.mood')}
          <span className="office-h2-more">{t('office-home.mood-in-a-day', { count: all })}</span>
        </h2>
        {all === 0 ? (
          <p className="home-nothing">{t('office-home.mood-none')}</p>
        ) : (
          <>
            <div className="home-mood" aria-hidden="true">
              {MOODS.map((one) =>
                mood[one] > 0 ? <span key={one} data-mood={one} style={{ flexGrow: mood[one] }} /> : null,
              )}
            </div>
            <ul className="home-moods">
              {MOODS.map((one) => (
                <li key={one} data-mood={one}>
                  <span aria-hidden="true">{SIGNS[one]}</span> <b>{mood[one]}</b> {t(`office-home.${one}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {said.length > 0 ? (
        <section aria-labelledby="home-said">
          <h2 className="office-h2" id="home-said">
            {t('office-home.said')}
          </h2>
          <ul className="home-rows">
            {said.map(({ sentiment, suggestion, at }) => (
              <li key={at + suggestion}>
                <span className="home-sign" data-mood={sentiment}>
                  <span aria-hidden="true">{SIGNS[sentiment]}</span>
                  <span className="ui-hidden">{t(`office-home.${sentiment}`)}</span>
                </span>
                <p className="home-said">{suggestion}</p>
                <span className="muted">{moment(at)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="home-next">
        <h2 className="office-h2" id="home-next">
          {t('office-home.next')}
        </h2>
        {next.length === 0 ? <p className="home-nothing">{t('office-home.next-none')}</p> : null}
        <ul className="home-rows">
          {next.map(({ name, phase, discipline, startAt, href }) => (
            <li key={href}>
              <Pictogram code={discipline} size="s" />
              <a href={href} target="_blank" rel="noopener">
                {withoutEchoes('', [
                  name ? pick(name, locale) : disciplineName(discipline),
                  phase ? pick(phase, locale) : name ? null : units.ofCode(href.split('/').at(-1) ?? ''),
                ])}
              </a>
              <span className="muted">{moment(startAt)}</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
