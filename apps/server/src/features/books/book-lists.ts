import type { Book } from '@games/contract'
import { padRsc, rscPrefix, trimRsc } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import * as queries from './books.queries.ts'

const address = (kind: Book['kind'], code: string, query = ''): string => `/api/books/${kind}/${code}.pdf${query}`
const book = (kind: Book['kind'], code: string, more: Partial<Book> = {}): Book => ({
  kind,
  event: null,
  day: null,
  address: address(kind, code),
  ...more,
})

/** The books there are of a unit (34 characters). */
export async function booksOfUnit(tx: Reading, unit: string): Promise<Book[]> {
  const { listed, started } = await queries.unitLists(tx, unit)
  const code = trimRsc(unit)
  return [...(listed ? [book('start-list', code)] : []), ...(started ? [book('results', code)] : [])]
}

/** The books there are of a discipline, or of one of its events: its medal table, its days, and the events' final rankings. */
export async function booksOfDiscipline(tx: Reading, discipline: string, event: string | null): Promise<Book[]> {
  const ranked = (await queries.rankedEvents(tx, discipline)).filter((code) => event === null || code.startsWith(event))
  const wanted = new WantedNames()
  for (const code of ranked) wanted.event(code)
  const names = await wanted.lookUp(tx)
  const ranks = ranked.map((code) =>
    book('final-rank', trimRsc(rscPrefix(code, 'event')), { event: names.event(padRsc(code)) }),
  )
  if (event !== null) return ranks
  const days = await queries.daysOfCompetition(tx, discipline)
  return [
    ...((await queries.hasMedals(tx, discipline)) ? [book('medals', `discipline:${discipline}`)] : []),
    ...days.map((day) =>
      book('programme', day, { day, address: address('programme', day, `?discipline=${discipline}`) }),
    ),
    ...ranks,
  ]
}

/** The books of the games as a whole: the medal table, and the programme of each day. */
export async function booksOfGames(tx: Reading): Promise<Book[]> {
  const days = await queries.daysOfCompetition(tx, null)
  return [
    ...((await queries.hasMedals(tx, null)) ? [book('medals', 'all')] : []),
    ...days.map((day) => book('programme', day, { day })),
  ]
}
