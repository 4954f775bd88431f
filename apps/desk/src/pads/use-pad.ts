import type { DeskCompetitor, DeskUnit } from '@games/contract'
import {
  type Key,
  OUT_WAYS,
  type RefusalReason,
  type Scoring,
  type TapState,
  timeText,
} from '@games/domain/scoring/index'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { pick } from '@games/domain/text/localized'
import { createContext, use, useMemo } from 'react'
import { type DeskTranslate, useT } from '../i18n/use-t.ts'
import type { Press } from '../store/desk.ts'
import { usePoint } from '../ui/use-point.ts'

/** What every part of a pad has: the unit, what its taps come to, and what presses keys. */
export interface Pad {
  readonly unit: DeskUnit
  readonly scoring: Scoring
  readonly swapped: boolean
  /** Presses a key; what it comes to is said aloud. */
  readonly press: (press: Press) => void
  readonly undo: (id: string) => void
  /** Asks for what is entered with a key, or whether a serious one is meant. */
  readonly ask: (key: Key, competitor?: string) => void
}

export const PadContext = createContext<Pad | null>(null)

export function usePad(): Pad {
  const pad = use(PadContext)
  if (!pad) throw new Error('there is no PadContext above')
  return pad
}

/** How competitors, keys and reasons are called. */
export interface Names {
  readonly competitor: (code: string | undefined) => string
  readonly side: (side: 0 | 1) => string
  readonly athlete: (code: string) => string
  readonly key: (key: Pick<Key, 'kind' | 'word' | 'value'>) => string
  readonly why: (reason: RefusalReason) => string
  readonly tap: (state: TapState) => string
}

export function namesOf(
  unit: DeskUnit,
  t: DeskTranslate,
  organisation: (one: DeskCompetitor) => string,
  point: ',' | '.',
): Names {
  const byCode = new Map(unit.competitors.map((one) => [one.code, one]))
  const athletes = new Map(unit.competitors.flatMap((one) => one.athletes.map((athlete) => [athlete.code, athlete])))
  const of = (one: DeskCompetitor | undefined): string =>
    one ? (one.type === 'T' && one.organisationName ? organisation(one) : one.name) : ''
  const names: Names = {
    competitor: (code) => of(code === undefined ? undefined : byCode.get(code)),
    side: (side) => of(unit.competitors[side]),
    athlete: (code) => athletes.get(code)?.name ?? code,
    key({ kind, word, value }) {
      if (kind === 'arrow') return shownValue({ kind, value }, point)
      if (kind === 'points') return `+${shownValue({ kind, value }, point)}`
      if ((kind === 'caution' || kind === 'passivity') && value)
        return `${t(`desk-words.${word}`)} +${shownValue({ kind, value }, point)}`
      return t(`desk-words.${word}`)
    },
    why: (reason) => t(`desk-refusals.${reason}`),
    tap({ tap }) {
      const who = tap.athlete
        ? names.athlete(tap.athlete)
        : tap.side !== undefined
          ? names.side(tap.side)
          : names.competitor(tap.competitor)
      const what = wayOut(tap, t) ?? wordOf(tap.kind, t)
      const shown = shownValue(tap, point)
      return [what, shown, who].filter((part) => part !== '').join(', ')
    },
  }
  return names
}

/** Kinds of taps whose word is another than their own name. */
const KIND_WORDS = {
  'list-confirm': 'confirm-start-list',
  ready: 'getting-ready',
  unofficial: 'send-unofficial',
  official: 'make-official',
  break: 'scheduled-break',
  'protest-end': 'protest',
  abandon: 'abandon-and-replay',
  out: 'not-classified',
  winner: 'winner-by-decision',
  rank: 'typed-rank',
  qualify: 'qualification-mark',
  rules: 'change-rules',
  watches: 'stopwatches',
  attempt: 'distance',
  trial: 'bar',
  part: 'part-of-combined',
  'total-check': 'total-of-second-scorer',
  'clock-adjust': 'set-clock',
  'clock-set': 'set-clock',
  server: 'first-server',
  'set-score': 'score-from-paper',
  'period-score': 'score-from-paper',
  credit: 'who-scored',
  rsc: 'referee-stops-contest',
  closest: 'closest-to-centre',
  'all-clear': 'all-out-of-the-water',
  reaction: 'reaction-time',
  penalty: 'time-penalty',
  card: 'yellow-card',
  tie: 'answer-tie',
  'leg-time': 'leg-end',
  'take-over': 'relay-zone',
} as const satisfies Readonly<Record<string, Key['word']>>

const OWN_WORDS: ReadonlySet<string> = new Set(['undo', 'lane', 'bib', 'athlete-out', 'athlete-in'])

/** How somebody is out, where the tap says so by a word of ours. */
function wayOut({ kind, value }: TapState['tap'], t: DeskTranslate): string | null {
  if (kind !== 'out' || typeof value !== 'object' || value === null || !('how' in value)) return null
  const way = OUT_WAYS.find((one) => one === value.how)
  return way === undefined ? null : t(`desk-words.${way}`)
}

function wordOf(kind: string, t: DeskTranslate): string {
  if (OWN_WORDS.has(kind)) return t(`desk.kind-${kind}` as 'desk.kind-undo')
  const known: string = (KIND_WORDS as Readonly<Record<string, string>>)[kind] ?? kind
  return t(`desk-words.${known}` as 'desk-words.ippon')
}

/** Letters of a text that a line has room for. */
const MOST_LETTERS = 40

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text

/** Of these the value is milliseconds. */
const IN_MS: ReadonlySet<string> = new Set(['penalty', 'reaction', 'leg-time', 'take-over'])

function shownValue({ kind, value }: { kind: string; value?: unknown }, point: ',' | '.'): string {
  if (typeof value === 'number')
    return (IN_MS.has(kind) ? timeText(value, value % 10 === 0 ? 2 : 3) : String(value)).replace('.', point)
  if (typeof value === 'string') return shortened(value)
  if (typeof value !== 'object' || value === null) return ''
  // of a combined event the rules alone know whether it is milliseconds or centimetres
  if ('part' in value) return ''
  const { mark, ms } = value as { mark?: unknown; ms?: unknown }
  if (typeof ms === 'number') return timeText(ms, ms % 10 === 0 ? 2 : 3).replace('.', point)
  if (typeof mark === 'number') return (mark / 100).toFixed(2).replace('.', point)
  return typeof mark === 'string' ? mark.toUpperCase() : ''
}

export function useNames(unit: DeskUnit): Names {
  const t = useT()
  const locale = useLocale()
  const point = usePoint()
  return useMemo(
    () => namesOf(unit, t, (one) => (one.organisationName ? pick(one.organisationName, locale) : one.name), point),
    [unit, t, locale, point],
  )
}
