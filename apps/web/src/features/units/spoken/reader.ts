import type { UnitPage } from '@games/contract'
import { nextTurn, SILENT, type Turn, type TurnEvent } from '@games/domain/spoken/spoken-turn'
import type { SpokenWords } from '@games/domain/spoken/spoken-words'
import type { Follows } from '@games/domain/spoken/tell-changes'
import type { SpokenChoices } from './choices.ts'
import { say, type Synthesis, voiceFor } from './speech.ts'

/** By what it is read: `pending` until it is known whether there is a voice. */
export type ReadBy = 'pending' | 'voice' | 'no-voice' | 'screen-reader' | 'refused'

export interface ReaderState {
  readonly by: ReadBy
  /** What was said last. */
  readonly text: string
}

interface ReaderDeps {
  /** Null in a browser that cannot speak. */
  readonly synthesis: Synthesis | null
  readonly words: SpokenWords
  /** The listener's languages, the best first. */
  readonly languages: readonly string[]
  readonly follows: Follows
  readonly choices: SpokenChoices
  readonly onState: (state: ReaderState) => void
}

export interface Reader {
  readonly take: (event: TurnEvent<UnitPage>) => void
  readonly choose: (choices: SpokenChoices) => void
  /** After a press, where the browser had refused. */
  readonly again: () => void
  readonly stop: () => void
}

/** Voices may be there a moment after the page has asked for them. Milliseconds. */
const VOICES_AFTER = 2_000

/** A screen reader is given no new text before it can have read the one it has. Milliseconds. */
const readingTime = (text: string): number => 1_000 + text.length * 60

/** Reads a unit's page aloud: what is said next is the turn's (packages/domain/src/spoken/spoken-turn.ts), by what is chosen and there. */
export function createReader(deps: ReaderDeps): Reader {
  const { synthesis, words, languages, follows } = deps
  let { choices } = deps
  // nothing is said before it is known by what
  let turn: Turn<UnitPage> = { ...SILENT, isSpeaking: true }
  let isBegun = false
  let text = ''
  let breakOff: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let hasWaited = synthesis === null
  let isRefused = false
  let isSilent = false

  const voice = (): SpeechSynthesisVoice | null =>
    synthesis === null || isSilent ? null : voiceFor(synthesis.getVoices(), words.locale, languages)

  const readBy = (): ReadBy => {
    if (choices.reader === 'screen-reader') return 'screen-reader'
    if (isRefused) return 'refused'
    if (voice() !== null) return 'voice'
    return hasWaited || isSilent ? 'no-voice' : 'pending'
  }

  const take = (event: TurnEvent<UnitPage>): void => {
    if (isStopped) return
    const step = nextTurn(turn, event, words, follows)
    turn = step.turn
    if (step.breaksOff) end()
    if (step.say.length > 0) deliver(step.say, readBy())
  }

  const end = (): void => {
    breakOff?.()
    breakOff = undefined
    clearTimeout(timer)
  }

  const deliver = (sentences: readonly string[], by: ReadBy): void => {
    text = sentences.join(' ')
    deps.onState({ by, text })
    const said = voice()
    const onEnd = (): void => {
      breakOff = undefined
      take({ kind: 'ended' })
    }
    if (by !== 'voice' || synthesis === null || said === null) {
      timer = setTimeout(onEnd, readingTime(text))
      return
    }
    breakOff = say(synthesis, sentences, {
      voice: said,
      pace: Number(choices.pace),
      onEnd,
      onRefused: () => {
        isRefused = true
        // it speaks as far as the turn knows, until a press lets it
        turn = { ...turn, said: null }
        deps.onState({ by: 'refused', text })
      },
      onSilent: () => {
        isSilent = true
        // the same once more, as text
        deps.onState({ by: readBy(), text })
        onEnd()
      },
    })
  }

  const renew = (): void => {
    const by = readBy()
    deps.onState({ by, text })
    if (isBegun || by === 'pending' || by === 'refused') return
    isBegun = true
    take({ kind: 'ended' })
  }

  synthesis?.addEventListener?.('voiceschanged', renew)
  const patience = setTimeout(() => {
    hasWaited = true
    renew()
  }, VOICES_AFTER)
  renew()

  return {
    take,
    choose: (next) => {
      const isOther = next.reader !== choices.reader
      choices = next
      if (isOther && turn.isSpeaking) {
        end()
        deliver([text], readBy())
      } else renew()
    },
    again: () => {
      isRefused = false
      isBegun = false
      renew()
    },
    stop: () => {
      isStopped = true
      end()
      clearTimeout(patience)
      synthesis?.removeEventListener?.('voiceschanged', renew)
    },
  }
}
