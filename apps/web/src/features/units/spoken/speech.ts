/** The part of the browser's speech synthesis that is used, as the page has it. */
export interface Synthesis {
  readonly getVoices: () => readonly SpeechSynthesisVoice[]
  readonly speak: (utterance: SpeechSynthesisUtterance) => void
  readonly cancel: () => void
  readonly addEventListener?: (type: 'voiceschanged', listener: () => void) => void
  readonly removeEventListener?: (type: 'voiceschanged', listener: () => void) => void
}

/** Null in a browser that cannot speak. */
export const synthesisOf = (): Synthesis | null =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null

/** A voice's language by how near it is to the listener: their own countries first, then those that the texts are written for. */
const COUNTRIES = {
  por: ['pt-br', 'pt-pt'],
  spa: ['es-419', 'es-mx', 'es-us', 'es-es'],
  eng: ['en-us', 'en-gb'],
} as const
const LANGUAGES = { por: 'pt', spa: 'es', eng: 'en' } as const
export type VoiceLocale = keyof typeof LANGUAGES

/** Android writes `pt_BR`. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.toLowerCase().replace('_', '-')

/**
 * The voice for a language: one of the device before one that a server speaks with, since that needs a network and stops after 15 s; among
 * those the listener's own country. Null where there is none.
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  locale: VoiceLocale,
  languages: readonly string[],
): SpeechSynthesisVoice | null {
  const language = LANGUAGES[locale]
  const wanted: string[] = [...languages.map((tag) => tag.toLowerCase()), ...COUNTRIES[locale]]
  const place = (voice: SpeechSynthesisVoice): number => {
    const at = wanted.indexOf(tagOf(voice))
    return at === -1 ? wanted.length : at
  }
  return (
    voices
      .filter((voice) => tagOf(voice).split('-')[0] === language)
      .toSorted(
        (a, b) =>
          Number(b.localService) - Number(a.localService) ||
          place(a) - place(b) ||
          Number(b.default) - Number(a.default),
      )[0] ?? null
  )
}

/** A voice of a server falls silent after 15 s without a word of it: what is said at once is shorter. Characters. */
const LONGEST_PIECE = 160

/** A sentence in pieces that are said one by one, parted where a reader would pause. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const part of sentence.split(/(?<=[,;:.]) /)) {
    if (piece !== '' && piece.length + part.length >= LONGEST_PIECE) {
      pieces.push(piece)
      piece = part
    } else piece = piece === '' ? part : `${piece} ${part}`
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/** How long a piece takes at most, before the voice is taken to have fallen silent. Milliseconds. */
const patience = (piece: string, pace: number): number => 5_000 + (piece.length * 150) / pace

export interface Delivery {
  readonly voice: SpeechSynthesisVoice
  readonly pace: number
  /** Everything was said, or what was left had to be given up. */
  readonly onEnd: () => void
  /** The browser lets nothing be said before the page is pressed. */
  readonly onRefused: () => void
  /** The voice says nothing, of whatever it was given. */
  readonly onSilent: () => void
}

/** Says sentences one after the other. What is returned breaks them off, after which nothing more is heard of them. */
export function say(synthesis: Synthesis, sentences: readonly string[], delivery: Delivery): () => void {
  const pieces = sentences.flatMap(piecesOf)
  let timer: ReturnType<typeof setTimeout> | undefined
  // kept, since a browser may drop one that nobody holds, and its end with it
  let current: SpeechSynthesisUtterance | undefined
  let failed = 0
  const finish = (): void => {
    current = undefined
    clearTimeout(timer)
  }
  const next = (at: number): void => {
    const text = pieces[at]
    if (text === undefined) {
      finish()
      return failed > 0 && failed === pieces.length ? delivery.onSilent() : delivery.onEnd()
    }
    const utterance = new SpeechSynthesisUtterance(text)
    current = utterance
    utterance.voice = delivery.voice
    utterance.lang = delivery.voice.lang.replace('_', '-')
    utterance.rate = delivery.pace
    const goOn = (hasFailed: boolean): void => {
      if (current !== utterance) return
      clearTimeout(timer)
      failed += hasFailed ? 1 : 0
      next(at + 1)
    }
    utterance.onend = () => goOn(false)
    utterance.onerror = ({ error }) => {
      if (current !== utterance) return
      if (error !== 'not-allowed') return goOn(true)
      finish()
      delivery.onRefused()
    }
    timer = setTimeout(
      () => {
        synthesis.cancel()
        goOn(true)
      },
      patience(text, delivery.pace),
    )
    synthesis.speak(utterance)
  }
  next(0)
  return () => {
    finish()
    synthesis.cancel()
  }
}
