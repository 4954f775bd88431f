import { capital } from '@games/domain/text/capital'
import type { UnitStatus } from '@games/domain'
import { LOCALE_TAGS, type Locale, type Localized, pick } from '@games/domain/text/localized'
import { unitWords } from './unit-words.ts'
import { dayLabel, timeOfDay } from '../i18n/format.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'

/** Years are said in Portuguese and Spanish with "de", and in English after a comma. */
const YEAR = { por: ' de ', spa: ' de ', eng: ', ' } as const satisfies Record<Locale, string>

/**
 * What result books are written with in one language (`GET /api/books/…`): the same words as the pages have. The server makes books, and
 * knows no language itself.
 */
export async function bookWords(locale: Locale) {
  await loadMessages(locale, ['books', 'units', 'status', 'medals'])
  const t = translatorOf(locale)
  const dated = (day: string): string => `${dayLabel(day, locale)}${YEAR[locale]}${day.slice(0, 4)}`
  return {
    tag: LOCALE_TAGS[locale],
    units: unitWords(t, locale),
    text: (name: Localized | null, fallback: string): string => (name ? pick(name, locale) : fallback),
    status: (status: UnitStatus): string => t(`status.${status}`),
    medal: (medal: 'gold' | 'silver' | 'bronze'): string => t(`units.medal.${medal}`),
    decides: (medal: 'gold' | 'bronze'): string => t(`units.decides.${medal}`),
    /** `YYYY-MM-DD` with its year: a book is read when the games are long over. */
    day: (day: string): string => capital(dated(day)),
    time: timeOfDay,
    nextUp: t('units.next-up'),
    kinds: {
      'start-list': t('books.start-list'),
      results: t('books.results'),
      'final-rank': t('books.final-rank'),
      medals: t('books.medals'),
      programme: t('books.programme'),
      'paper-sheet': t('books.paper-sheet'),
    },
    columns: {
      rank: t('units.column.rank'),
      order: t('units.column.order'),
      lane: t('units.column.lane'),
      bib: t('units.column.bib'),
      competitor: t('units.column.competitor'),
      delegation: t('units.column.organisation'),
      reaction: t('units.column.reaction'),
      wind: t('units.column.wind'),
      result: t('units.column.result'),
      difference: t('units.column.difference'),
      marks: t('units.column.marks'),
      medal: t('books.medal'),
      time: t('books.time'),
      discipline: t('books.discipline'),
      event: t('books.event'),
      place: t('books.place'),
      status: t('books.status'),
      gold: t('medals.won-gold'),
      silver: t('medals.won-silver'),
      bronze: t('medals.won-bronze'),
      total: t('medals.total'),
    },
    periods: t('units.periods'),
    statistics: t('units.statistics'),
    notes: t('units.notes'),
    /** Of when the data are: an instant in the venue's time. */
    asOf: (instant: string): string => t('books.as-of', { day: dated(instant.slice(0, 10)), time: timeOfDay(instant) }),
    venueTime: t('books.venue-time'),
    corrected: (instant: string): string =>
      t('books.corrected', { day: dated(instant.slice(0, 10)), time: timeOfDay(instant) }),
    /** A past moment as addresses have it: `2027-09-14T18:00`, or `2027-09-14` for the end of that day. */
    at: (moment: string): string => {
      const [day = '', time] = moment.split('T')
      return time === undefined ? t('books.at-end', { day: dated(day) }) : t('books.at', { day: dated(day), time })
    },
    page: t('books.page', { page: '{page}', pages: '{pages}' }),
    newest: t('books.newest'),
    openDesk: t('books.open-desk'),
    signature: t('books.signature'),
    referee: t('books.referee'),
    unsettled: (why: 'provisional' | 'under-revision', names: string): string => t(`medals.events-${why}`, { names }),
    finished: (finished: number, total: number): string => t('books.finished', { finished, total }),
    outside: t('books.outside'),
    noRows: t('books.no-rows'),
    gender: (gender: 'W' | 'M' | 'X' | 'O'): string =>
      gender === 'O' ? t('books.open') : t(`medals.gender-${gender}`),
    division: (division: '1' | '2' | '3'): string => t(`medals.division-${division}`),
  }
}
