import { type Games, gamesDayAt, venueInstant } from '@games/contract'
import { type Locale, pick, zoneOffset } from '@games/domain'
import { loadPosterWords } from '../../http/pages/pages.ts'
import { drawingOf } from '../../icons/drawing-of.ts'
import type { PosterRun } from '../books/index.ts'
import type { Names } from '../names/index.ts'
import type { TriviaRow } from './trivia.queries.ts'

/** A trivia and the codes by which it is begun. */
export interface PrintedTrivia {
  readonly row: TriviaRow
  readonly address: string
  /** `BCDF-2345`. */
  readonly shortCode: string
}

interface PosterSetting {
  readonly locale: Locale
  readonly paper: PosterRun['paper']
  /** The site's own address, without a slash at its end. */
  readonly site: string
  readonly games: Games
  /** Of the trivia's disciplines. */
  readonly names: Names
  /** The picture at an address of ours as a data URL; null: it is not to be had. */
  readonly pictureAt: (address: string) => Promise<string | null>
}

/** Posters of trivia, one a page: with its title, never a question of it. */
export async function triviaPosters(
  printed: readonly PrintedTrivia[],
  { locale, paper, site, games, names, pictureAt }: PosterSetting,
): Promise<PosterRun> {
  const words = await (await loadPosterWords())(locale)
  const { host } = new URL(site)
  const own = new Map<string, string | null>()
  for (const { row } of printed) {
    const address = games.pictograms[row.discipline]
    if (address !== undefined && drawingOf(row.discipline) === null && !own.has(row.discipline))
      own.set(row.discipline, await pictureAt(address))
  }
  const momentOf = (at: Date | null) => {
    if (at === null) return null
    // as clocks at the venue show it then, on either side of a change
    const offset = (games.timeZone === null ? null : zoneOffset(games.timeZone, at.getTime())) ?? games.utcOffset
    return { day: gamesDayAt(at.getTime(), offset), time: venueInstant(at.getTime(), offset).slice(11, 16) }
  }
  return {
    paper,
    language: words.tag,
    name: words.name,
    games: pick(games.name, locale),
    host,
    posters: printed.map(({ row, address, shortCode }) => {
      const { discipline, title, place, opens_at, closes_at, minutes, question_count, points } = row
      const { name } = names.discipline(discipline)
      const written = pick(title, locale)
      const when = words.when(momentOf(opens_at), momentOf(closes_at))
      return {
        topic: [words.trivia, name ? pick(name, locale) : discipline],
        notes: [...(place ? [pick(place, locale)] : []), ...(when === null ? [] : [when])],
        title: written,
        drawing: drawingOf(discipline),
        picture: own.get(discipline) ?? null,
        hue: words.hue(discipline),
        address,
        addressLabel: words.codeOf(written),
        typed: shortCode,
        call: words.call,
        ways: [words.needs, words.typeAt(`${host}/qr-scan`)],
        figures: words.figures({ questions: question_count, minutes, points: points * question_count }),
      }
    }),
  }
}
