import * as cells from '../cells.ts'
import type { KnownWords, Suggestion } from '../known.ts'
import type { AwaitedEntrant, Competitor } from '../reading.ts'
import { hasMark, type NamesakeMarks } from '../resolve-words.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { nameKey } from '../word-codes.ts'

const MAX_CANDIDATES = 8

/** Remembers a competitor of an event, whom other rows of the sheet may name by fewer words. */
export function addEntrant({ sheet }: SheetRow, event: string, competitor: Competitor): void {
  const known = sheet.entrants.get(event) ?? new Map<string, Competitor>()
  sheet.entrants.set(event, known.set(competitor.code, known.get(competitor.code) ?? competitor))
}

/** Remembers a competitor of an event who has no code until the organiser answers which delegation it is. */
export function addAwaited({ sheet }: SheetRow, event: string, competitor: AwaitedEntrant): void {
  sheet.awaited.set(event, [...(sheet.awaited.get(event) ?? []), competitor])
}

/** The words of the open delegation of a competitor whom words name; null: there is no such competitor. */
export const awaitedDelegation = ({ sheet }: SheetRow, event: string, words: string): string | null =>
  sheet.awaited.get(event)?.find(({ name }) => isCalled(name, words))?.organisation ?? null

const entrantsOf = ({ sheet }: SheetRow, event: string): readonly Competitor[] => [
  ...(sheet.entrants.get(event)?.values() ?? []),
]

/** The competitors of an event and a delegation, as far as rows have named them. */
export const entrantsOfDelegation = (row: SheetRow, event: string, organisation: string): readonly Competitor[] =>
  entrantsOf(row, event).filter((one) => one.organisation === organisation)

/** The participants whose name has these words. */
function peopleCalled({ sheet }: SheetRow, words: string): KnownWords['people'] {
  const word = nameKey(words)
    .split(' ')
    .find((part) => part.length > 1)
  const people = word === undefined ? [] : sheet.index.peopleWithWord(word)
  return people.filter(({ name }) => isCalled(name, words))
}

const asCompetitor = ({ code, name, organisation }: KnownWords['people'][number]): Competitor => ({
  code,
  type: 'A',
  organisation,
  name,
})

/**
 * The participant whom a row of a list names without a delegation and not in full: the only one with its number or birth, else by the answer of the
 * organiser. Null: the question is open; undefined: no participant is called so.
 */
export function participantOf(
  row: SheetRow,
  event: string,
  words: string,
  marks: NamesakeMarks,
): Competitor | null | undefined {
  const people = peopleCalled(row, words)
  const [only, another] = people.filter((person) => hasMark(person, marks))
  if (only !== undefined && another === undefined) return asCompetitor(only)
  return people.length === 0 ? undefined : answeredEntrant(row, event, words, people.map(asCompetitor))
}

/** The competitors of an event whom rows have named, and those who are entered in it. */
function entrantsWithEntries(row: SheetRow, event: string): readonly Competitor[] {
  const entered = row.sheet.index.enteredIn(event).map(asCompetitor)
  return [...new Map([...entered, ...entrantsOf(row, event)].map((one) => [one.code, one])).values()]
}

/** The only participant of a delegation who is entered in an event and whose name has these words; null: none or several. */
export function enteredAs(row: SheetRow, event: string, organisation: string, words: string): Competitor | null {
  const found = row.sheet.index
    .enteredIn(event)
    .filter((one) => one.organisation === organisation && isCalled(one.name, words))
  const [only, another] = found
  return only === undefined || another !== undefined ? null : asCompetitor(only)
}

/** The competitors of an event whose name has these words, such as a family name or an initial. */
export function entrantsCalled(row: SheetRow, event: string, words: string): readonly Competitor[] {
  const all = entrantsWithEntries(row, event)
  const same = all.filter(({ name }) => nameKey(name) === nameKey(words))
  return same.length > 0 ? same : all.filter(({ name }) => isCalled(name, words))
}

/** Whether a name has all words of a shorter one: `Sá` and `R. Sá` of `Rita Sá`. */
export function isCalled(name: string, words: string): boolean {
  const [whole = [], few = []] = [name, words].map((one) => nameKey(one).split(' '))
  return (
    few.some((word) => word.length > 1) &&
    few.every((word) => whole.includes(word) || (word.length === 1 && whole.some((one) => one.startsWith(word))))
  )
}

/**
 * The competitor of an event whom words mean, if `found` has only one. Null: the organiser has a question. Its candidates are those of `found`, or
 * all competitors of the event, or the participants with these words in their name.
 */
export function entrantOf(
  row: SheetRow,
  event: string,
  words: string,
  found: readonly Competitor[],
): Competitor | null {
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  const others = found.length > 0 ? found : entrantsWithEntries(row, event)
  const candidates = others.length > 0 ? others : peopleCalled(row, words).map(asCompetitor)
  if (candidates.length === 0) {
    row.problem('missing-value', 'organisation', words)
    return null
  }
  return answeredEntrant(row, event, words, candidates)
}

/** The competitor of an event by the answer of the organiser. Null: the question is open. */
function answeredEntrant(
  row: SheetRow,
  event: string,
  words: string,
  candidates: readonly Competitor[],
): Competitor | null {
  const key = `${event.replace(/-+$/, '')} ${wordsKey(words)}`
  const suggestions = candidates.slice(0, MAX_CANDIDATES).map(
    ({ code, name, organisation }): Suggestion => ({
      code,
      name: `${name} (${row.sheet.resolver.delegation(organisation)})`,
    }),
  )
  const code = row.code(row.sheet.resolver.entrant(words, key, suggestions, row.number))
  if (code === null) return null
  return candidates.find((one) => one.code === code) ?? { code, type: 'A', organisation: null, name: words }
}

/** Whether a side is named without its delegation, so that other rows of the sheet may show who it is. */
export const hasBareSide = ({ values }: SheetRow, sides: readonly string[]): boolean =>
  sides.some(
    (words, at) =>
      [values.organisation1, values.organisation2][at] === undefined &&
      !cells.isNobodyYet(words) &&
      cells.nameAndDelegation(cells.withoutSeed(words)).organisation === null,
  )
