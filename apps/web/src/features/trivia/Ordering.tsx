import type { TriviaQuestion } from '@games/contract/trivia/trivia'
import { useEffect, useRef, useState } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

interface OrderingProps {
  readonly question: TriviaQuestion
  readonly answer: readonly string[] | null
  readonly onAnswer: (order: string[]) => void
}

/** Options brought into an order by arrows. As they are first shown they are no answer. */
export function Ordering({ question: { options }, answer, onAnswer }: OrderingProps) {
  const t = useT()
  const text = useText()
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: -1 | 1 } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const order = answer ?? options.map(({ id }) => id)
  const nameOf = (id: string) => text(options.find((option) => option.id === id)?.text, id)
  // a row that moves takes the finger's place along; at an end the other arrow has it
  useEffect(() => {
    if (!moved) return
    const arrows = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-option="${moved.id}"] button`) ?? [])]
    const [up, down] = arrows
    const arrow = moved.by < 0 ? up : down
    ;(arrow?.disabled ? (arrow === up ? down : up) : arrow)?.focus()
  }, [moved])
  const move = (id: string, by: -1 | 1) => {
    const from = order.indexOf(id)
    const next = order.filter((one) => one !== id)
    next.splice(from + by, 0, id)
    onAnswer(next)
    setMoved({ id, by })
  }
  return (
    <>
      <ol className="trivia-order" ref={list} aria-labelledby="trivia-question">
        {order.map((id, index) => (
          <li key={id} data-option={id} data-moved={moved?.id === id}>
            <b>{index + 1}</b>
            <span>{nameOf(id)}</span>
            <button
              type="button"
              className="trivia-arrow trivia-arrow-up"
              aria-label={t('trivia.up', { name: nameOf(id) })}
              disabled={index === 0}
              onClick={() => move(id, -1)}
            >
              <Icon name="chevron-down" />
            </button>
            <button
              type="button"
              className="trivia-arrow"
              aria-label={t('trivia.down', { name: nameOf(id) })}
              disabled={index === order.length - 1}
              onClick={() => move(id, 1)}
            >
              <Icon name="chevron-down" />
            </button>
          </li>
        ))}
      </ol>
      <p className="trivia-saved">{t('trivia.arrows')}</p>
      <p className="ui-hidden" role="status">
        {moved
          ? t('trivia.moved', { name: nameOf(moved.id), place: order.indexOf(moved.id) + 1, of: order.length })
          : ''}
      </p>
    </>
  )
}
