import { useT, useText } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Stretch } from './chapters.ts'
import { clockTime } from './clock-time.ts'

interface ChapterListProps {
  readonly stretches: readonly Stretch[]
  readonly current: number
  /** How far one may go, in seconds. */
  readonly reach: number
  /** Where one may go anywhere. */
  readonly onChoose?: (seconds: number) => void
}

/** The film's chapters: what has been watched, where one is, and what is still closed; nothing where it has none. */
export function ChapterList({ stretches, current, reach, onChoose }: ChapterListProps) {
  const t = useT()
  const text = useText()
  if (stretches[0]?.title === null) return null
  const seen = stretches.filter(({ to }) => to <= reach + 0.5).length
  return (
    <section className="safe-sport-chapters" aria-labelledby="safe-sport-chapters">
      <div>
        <h2 id="safe-sport-chapters">{t('safe-sport.chapters')}</h2>
        <span>{onChoose ? t('safe-sport.choose') : t('safe-sport.seen', { seen, count: stretches.length })}</span>
      </div>
      <ol>
        {stretches.map((stretch, n) => {
          const isSeen = stretch.to <= reach + 0.5
          const row = (
            <>
              <Icon name={n === current ? 'play' : isSeen ? 'check' : 'lock'} />
              <span>{text(stretch.title, '')}</span>
              <span className="safe-sport-length">{clockTime(stretch.to - stretch.from)}</span>
            </>
          )
          const name = n === current ? { 'aria-current': 'step' as const } : {}
          return (
            <li key={stretch.from} data-closed={!isSeen && n !== current}>
              {onChoose ? (
                <button type="button" {...name} onClick={() => onChoose(stretch.from)}>
                  {row}
                </button>
              ) : (
                <div {...name}>
                  {row}
                  <span className="vh">
                    {n === current ? '' : t(isSeen ? 'safe-sport.chapter-seen' : 'safe-sport.chapter-closed')}
                  </span>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
