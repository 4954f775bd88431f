import { type Api, ApiFailure, BOOK_KINDS, type DisciplineRef } from '@games/contract'
import { disciplineOf } from '@games/domain'
import { medalScopeParts } from '@games/domain/medals/medal-scope'
import { finalRankSheet } from './final-rank-book.ts'
import { medalsSheet } from './medals-book.ts'
import { programmeSheet } from './programme-book.ts'
import type { Sheet } from './sheet.ts'
import { resultsSheet, startListSheet } from './unit-book.ts'
import type { BookSetting } from './words.ts'

export type BookKind = (typeof BOOK_KINDS)[number]
export const isBookKind = (text: string): text is BookKind => BOOK_KINDS.some((kind) => kind === text)

/**
 * Which book: its kind, the code of what it is of (unit, event, medal scope, day), of a programme which discipline, and of a medal table
 * which past moment.
 */
export interface BookRequest {
  readonly kind: BookKind
  readonly code: string
  readonly discipline?: string
  readonly at?: string
}

/** The calls that books are made of: so they say what the pages say, and nothing that is not public. */
export type BookSources = Pick<Api, 'getUnit' | 'getDiscipline' | 'getMedalTable' | 'getScheduleDay' | 'getFinalRank'>

/** A sheet, complete up to event number `seq`. */
export interface BookWritten {
  readonly sheet: Sheet
  readonly seq: number
}

/** Writes a book; throws ApiFailure as its call does, and 404 while there is nothing to print. */
export async function writeBook(api: BookSources, request: BookRequest, setting: BookSetting): Promise<BookWritten> {
  const { kind, code } = request
  const written = ({ seq }: { readonly seq: number }, sheet: Sheet | null): BookWritten => {
    if (sheet === null) throw new ApiFailure(404, 'not-found', `nothing has been published for ${kind} ${code}`)
    return { sheet, seq }
  }
  switch (kind) {
    case 'start-list':
    case 'results': {
      const unit = await api.getUnit({ params: { code } })
      return written(unit, (kind === 'results' ? resultsSheet : startListSheet)(unit, setting))
    }
    case 'final-rank': {
      const rank = await api.getFinalRank({ params: { event: code } })
      return written(rank, finalRankSheet(rank, await disciplineNamed(api, disciplineOf(rank.event.code)), setting))
    }
    case 'medals': {
      const table = await api.getMedalTable({
        params: { scope: code },
        query: request.at === undefined ? {} : { at: request.at },
      })
      const { discipline } = medalScopeParts(table.scope)
      return written(table, medalsSheet(table, discipline ? await disciplineNamed(api, discipline) : null, setting))
    }
    case 'programme': {
      const { discipline } = request
      const day = await api.getScheduleDay({
        params: { day: code },
        query: { part: 'competition', ...(discipline !== undefined && { discipline }) },
      })
      return written(day, programmeSheet(day, discipline, setting))
    }
  }
}

/** A discipline as the pages name it; one that is not in the programme has its code alone. */
async function disciplineNamed(api: BookSources, code: string): Promise<DisciplineRef> {
  try {
    return (await api.getDiscipline({ params: { code } })).discipline
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return { code, name: null }
    throw error
  }
}
