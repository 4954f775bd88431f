import { useT, useText } from '../../i18n/use-t.ts'
import type { Stretch } from './chapters.ts'
import type { Said } from './use-captions.ts'

interface FilmTextProps {
  readonly id: string
  /** null: not loaded. */
  readonly said: readonly Said[] | null
  readonly stretches: readonly Stretch[]
  readonly isOpen: boolean
  readonly onToggle: (open: boolean) => void
}

/** All that is said in the film, to be read by whoever cannot hear or see it now. It does not stand for watching. */
export function FilmText({ id, said, stretches, isOpen, onToggle }: FilmTextProps) {
  const t = useT()
  const text = useText()
  return (
    <details className="safe-sport-text" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary id={id}>{t('safe-sport.read')}</summary>
      {said === null || said.length === 0 ? (
        <p>{t('safe-sport.no-text')}</p>
      ) : (
        stretches.map((stretch) => (
          <div key={stretch.from}>
            {stretch.title === null ? null : <h3>{text(stretch.title, '')}</h3>}
            {said
              .filter(({ at }) => at >= stretch.from && at < stretch.to)
              .map((one) => (
                <p key={one.at}>{one.text}</p>
              ))}
          </div>
        ))
      )}
    </details>
  )
}
