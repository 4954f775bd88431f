import type { OfficeTrivia } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { hue, Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useState } from 'react'
import { useCall } from '../../calls/use-call.ts'
import { useDisciplines } from '../../calls/use-disciplines.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { SquareCode } from '@games/web/ui/SquareCode.tsx'

const PAPERS = ['A4', 'A3'] as const

/** The poster as it is stored, not as it is typed: its code, and the PDF to print. */
export function PosterPanel({ trivia }: { trivia: OfficeTrivia }) {
  const t = useT()
  const locale = useLocale()
  const { name } = useGames()
  const disciplines = useDisciplines()
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('A4')
  const opensSomething = trivia.state === 'upcoming' || trivia.state === 'open'
  const { data, error, refetch } = useCall('listTriviaCodes', undefined, { enabled: opensSomething })
  const code = data?.codes.find(({ id }) => id === trivia.id)
  return (
    <aside className="trivia-poster" aria-labelledby="trivia-poster">
      <h2 className="office-h2" id="trivia-poster">
        {t('office-trivia.poster')}
        <span className="trivia-papers" role="group" aria-label={t('office-trivia.paper')}>
          {PAPERS.map((one) => (
            <button
              key={one}
              type="button"
              className="office-button-small"
              aria-pressed={one === paper}
              onClick={() => setPaper(one)}
            >
              {one}
            </button>
          ))}
        </span>
      </h2>
      {!opensSomething ? (
        <p className="muted">
          {t(trivia.state === 'draft' ? 'office-trivia.no-poster-draft' : 'office-trivia.no-poster')}
        </p>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : code ? (
        <>
          <figure className="trivia-sheet">
            <figcaption>{name ? pick(name, locale) : null}</figcaption>
            <div className={`trivia-sheet-head ${hue(code.discipline)}`}>
              <span>
                {t('office.menu-trivia')} ·{' '}
                {disciplines.find((one) => one.code === code.discipline)?.name ?? code.discipline}
                {code.place ? <small>{pick(code.place, locale)}</small> : null}
              </span>
              <Pictogram code={code.discipline} size="l" />
            </div>
            <b>{pick(code.title, locale)}</b>
            <div className="trivia-sheet-code">
              <SquareCode
                className="trivia-qr"
                text={code.address}
                label={t('office-trivia.code-of', { title: pick(code.title, locale) })}
              />
              <span>{code.shortCode}</span>
            </div>
          </figure>
          {data?.until == null ? (
            <a
              className="ui-button"
              href={`/api/trivia-posters?trivia=${trivia.id}&paper=${paper}&lang=${locale}`}
              target="_blank"
              rel="noopener"
            >
              {t('office-trivia.open-pdf')}
            </a>
          ) : (
            <p className="muted">{t('office-trivia.codes-end')}</p>
          )}
        </>
      ) : null}
    </aside>
  )
}
