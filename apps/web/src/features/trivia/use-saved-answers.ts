import type { Trivia } from '@games/contract/trivia/trivia'
import type { TriviaAnswer } from '@games/domain/trivia/grading'
import { useEffect, useRef, useState } from 'react'
import { type Held, heldAnswers, holdAnswers } from './held-answers.ts'
import { outcomeOf } from './outcome.ts'
import { wireAnswer } from './send-answers.ts'

/** Where the answer given last is: on its way, with the server, or on the device until there is a network. */
export type Saving = 'saving' | 'saved' | 'device'

const AGAIN_MS = 15_000

const same = (one: TriviaAnswer | undefined, other: TriviaAnswer | null): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other)

/**
 * One's answers while the clock runs: each is held on the device at once and saved on the server, one call after the other, so that the
 * last one given is the last to arrive. `onEnded`: the server takes no more. `onLeft`: milliseconds left, as it has just said.
 */
export function useSavedAnswers(
  { id, questions }: Trivia,
  { onEnded, onLeft }: { readonly onEnded: () => void; readonly onLeft: (ms: number) => void },
) {
  const [held, setHeld] = useState<Held>(() => {
    const mine = Object.fromEntries(
      questions.flatMap(({ number, answer }) => (answer === null ? [] : [[number, answer]])),
    )
    const onDevice = heldAnswers(id)
    return { ...onDevice, answers: { ...mine, ...onDevice.answers } }
  })
  const [saving, setSaving] = useState<Saving | null>(null)
  const latest = useRef(held)
  const unsaved = useRef(
    new Set(questions.filter(({ number, answer }) => !same(held.answers[number], answer)).map(({ number }) => number)),
  )
  const running = useRef(false)
  const callbacks = useRef({ onEnded, onLeft })
  useEffect(() => {
    callbacks.current = { onEnded, onLeft }
  })

  const saveRest = useRef(async () => {
    if (running.current) return
    running.current = true
    for (const number of unsaved.current) {
      const answer = latest.current.answers[number]
      unsaved.current.delete(number)
      if (answer === undefined) continue
      setSaving('saving')
      const outcome = await outcomeOf((api, signal) =>
        api.saveTriviaAnswer({ params: { id, number }, body: { answer: wireAnswer(answer) } }, { signal }),
      )
      if (outcome.kind === 'ok') {
        callbacks.current.onLeft(outcome.value.remainingMs)
        setSaving('saved')
      } else if (outcome.kind === 'refused' && outcome.id === 'invalid-input') {
        // held by an older version of the trivia: it goes no further
        setSaving(null)
      } else {
        // a set is walked in order: what could not be saved comes again, but not now
        unsaved.current.add(number)
        setSaving('device')
        if (outcome.kind !== 'away') callbacks.current.onEnded()
        break
      }
    }
    running.current = false
  })
  useEffect(() => {
    const save = () => void saveRest.current()
    save()
    addEventListener('online', save)
    const timer = setInterval(save, AGAIN_MS)
    return () => {
      removeEventListener('online', save)
      clearInterval(timer)
    }
  }, [])

  const hold = (next: Held) => {
    latest.current = next
    setHeld(next)
    holdAnswers(id, next)
  }
  return {
    held,
    saving,
    hold,
    answer(number: number, answer: TriviaAnswer) {
      hold({ ...latest.current, waiting: false, answers: { ...latest.current.answers, [number]: answer } })
      unsaved.current.add(number)
      void saveRest.current()
    },
  }
}
