import type { FeedDiscipline } from '@games/contract'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { figure } from './figure.ts'
import { useAgo } from './use-ago.ts'

interface DisciplinesProps {
  readonly disciplines: readonly FeedDiscipline[]
  readonly wanted: string | undefined
  readonly onChoose: (discipline: string | undefined) => void
}

/** How the messages of each discipline come, and where silence should worry; chosen, the list is of it alone. */
export function Disciplines({ disciplines, wanted, onChoose }: DisciplinesProps) {
  const t = useT()
  const locale = useLocale()
  const ago = useAgo()
  const name = useDisciplineName()
  if (disciplines.length === 0) return <p className="muted">{t('office-feed.no-discipline')}</p>
  return (
    <ul className="feed-list">
      {disciplines.map(({ code, perMinute, lastAt, running, isSilent }) => {
        return (
          <li key={code}>
            <button
              type="button"
              aria-pressed={wanted === code}
              onClick={() => onChoose(wanted === code ? undefined : code)}
            >
              <Pictogram code={code} size="s" />
              <span className="feed-name">{name(code)}</span>
              <span className="feed-rate">{t('office-feed.rate', { rate: figure(perMinute, locale) })}</span>
              <span className={isSilent ? 'feed-silent' : 'muted'}>
                {isSilent
                  ? lastAt === null
                    ? t('office-feed.silent-long')
                    : t('office-feed.silent', { ago: ago(lastAt) })
                  : lastAt === null
                    ? t('office-feed.nothing')
                    : ago(lastAt)}
              </span>
              {running > 0 ? <span className="ui-hidden">{t('office-feed.running', { count: running })}</span> : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
