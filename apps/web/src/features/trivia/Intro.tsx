import type { Trivia } from '@games/contract/trivia/trivia'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Button } from '../../ui/Button.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'

interface IntroProps {
  readonly trivia: Trivia
  readonly busy: boolean
  readonly onStart: () => void
}

/** A trivia before its clock runs: what it is, and the start, which nothing but this button makes. */
export function Intro({ trivia, busy, onStart }: IntroProps) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { at } = useShownTime()
  const { availability, opensAt, state, minutes, questionCount, points, author, place } = trivia
  const opens = opensAt === null ? '' : at(Date.parse(opensAt))
  return (
    <div className="trivia-body">
      <Pictogram code={trivia.discipline} size="l" />
      <h2>{text(trivia.title, trivia.id)}</h2>
      <dl className="trivia-facts">
        <div>
          <dt>{t('trivia.questions')}</dt>
          <dd>{questionCount}</dd>
        </div>
        <div>
          <dt>{t('trivia.time')}</dt>
          <dd>{t('trivia.minutes', { minutes })}</dd>
        </div>
        <div>
          <dt>{t('trivia.worth')}</dt>
          <dd>{t('trivia.points', { points: points * questionCount })}</dd>
        </div>
        {place ? (
          <div>
            <dt>{t('trivia.at')}</dt>
            <dd>{text(place, '')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('trivia.author')}</dt>
          <dd>{author}</dd>
        </div>
      </dl>
      {availability === 'closed' ? (
        <p className="trivia-note trivia-note-warn">{t('trivia.code-closed')}</p>
      ) : availability === 'upcoming' ? (
        <p className="trivia-note trivia-note-warn">
          {t('trivia.opens', { day: shortDay(opens.slice(0, 10), locale), time: timeOfDay(opens) })}
        </p>
      ) : state === 'ready' ? (
        <>
          <p>{t('trivia.before')}</p>
          <Button kind="accent" disabled={busy} onClick={onStart}>
            {t('trivia.start')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('trivia.needs-code')}</p>
          <a className="ui-button ui-button-main" href="/qr-scan">
            {t('trivia.scan')}
          </a>
        </>
      )}
      <a className="ui-button ui-button-plain" href="/trivia">
        {t('trivia.others')}
      </a>
    </div>
  )
}
