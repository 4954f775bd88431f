import type { TriviaQuestion } from '@games/contract/trivia/trivia'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

interface OrderingProps {
  readonly question: TriviaQuestion
  readonly answer: readonly string[] | null
  readonly onAnswer: (order: string[]) => void
}

/** A row that a finger or mouse holds, and the order while it does; it is an answer once let go. */
interface Drag {
  readonly id: string
  readonly order: readonly string[]
  readonly pointer: number
}

/** Options brought into an order by arrows, or dragged by their number. As they are first shown they are no answer. */
export function Ordering({ question: { options }, answer, onAnswer }: OrderingProps) {
  const t = useT()
  const text = useText()
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: -1 | 0 | 1 } | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const order = drag?.order ?? answer ?? options.map(({ id }) => id)
  const nameOf = (id: string) => text(options.find((option) => option.id === id)?.text, id)
  // a row that moves takes the finger's place along; at an end the other arrow has it
  useEffect(() => {
    if (!moved || moved.by === 0) return
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
  const grab = (event: PointerEvent, id: string) => {
    if (drag || event.button !== 0) return
    event.preventDefault()
    // the list's, which stays where it is: a row that moves would lose it
    list.current?.setPointerCapture(event.pointerId)
    setDrag({ id, order, pointer: event.pointerId })
  }
  const pull = ({ pointerId, clientY }: PointerEvent) => {
    if (drag?.pointer !== pointerId) return
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const middle = ({ top, height }: DOMRect) => top + height / 2
    const from = order.indexOf(drag.id)
    let to = from
    for (let row = rows[to + 1]; row && clientY > middle(row); row = rows[to + 1]) to++
    for (let row = rows[to - 1]; to <= from && row && clientY < middle(row); row = rows[to - 1]) to--
    if (to === from) return
    const next = order.filter((one) => one !== drag.id)
    next.splice(to, 0, drag.id)
    setDrag({ ...drag, order: next })
  }
  const drop = ({ pointerId }: PointerEvent) => {
    if (drag?.pointer !== pointerId) return
    setDrag(null)
    setMoved({ id: drag.id, by: 0 })
    onAnswer([...drag.order])
  }
  const cancel = ({ pointerId }: PointerEvent) => {
    if (drag?.pointer === pointerId) setDrag(null)
  }
  return (
    <>
      <ol
        className="trivia-order"
        ref={list}
        aria-labelledby="trivia-question"
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={cancel}
      >
        {order.map((id, index) => (
          <li key={id} data-option={id} data-moved={(drag ?? moved)?.id === id}>
            <b className="trivia-grip" onPointerDown={(event) => grab(event, id)}>
              {index + 1}
            </b>
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
