import { CONTENT_KINDS, isCalendarDay } from '@games/domain'

const matches = (pattern: RegExp) => (value: string) => pattern.test(value)
const alone = (value: string): boolean => value === ''

/** An RSC, a discipline's code, an athlete's id: no blanks, commas, control characters or halves of a surrogate pair. */
const isCode = matches(/^[^\s,\p{Cc}\p{Cs}]{1,80}$/u)

/** The kinds of topics that can be followed, each with what may stand behind its colon. */
const KINDS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['medals', matches(/^(all|discipline:[A-Z0-9]{3}|gender:[MWXO]|division:[123])$/)],
  ['schedule', isCalendarDay],
  ['content', (kind: string) => (CONTENT_KINDS as readonly string[]).includes(kind)],
  ...['unit', 'plays', 'event', 'athlete', 'discipline', 'ranks', 'reports'].map((kind) => [kind, isCode] as const),
  ...['athletes', 'days', 'programme', 'ranking', 'banners', 'changes', 'published-medals'].map(
    (kind) => [kind, alone] as const,
  ),
])

/** Whether a text is a topic that can have events: one that is misspelt would be silent for ever. */
export function isTopic(text: string): boolean {
  const colon = text.indexOf(':')
  const [kind, value] = colon === -1 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)]
  return KINDS.get(kind)?.(value) ?? false
}
