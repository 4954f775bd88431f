import { MEDALS, padRsc } from '@games/domain'
import type { OdfMessage } from '../../message.ts'
import type { MessageMaker } from '../message-parts.ts'
import { eventPrefix } from './event-codes.ts'
import type { RioList } from './result-lists.ts'
import type { RioRow } from './results.ts'

/**
 * One DT_MEDALLISTS per event. The source has no medals, but ranks 1 to 3 of the first list called Final of each event are them;
 * the parts of decathlon and heptathlon, which have finals of the same names, are no events.
 */
export function medallistMessages(
  lists: readonly { readonly list: RioList; readonly rows: readonly RioRow[] }[],
  make: MessageMaker,
): OdfMessage[] {
  const decided = new Set<string>()
  return lists.flatMap(({ list, rows }) => {
    const event = eventPrefix(list.event, list.gender)
    if (list.round !== 'FINAL' || list.combined !== null || decided.has(event)) return []
    decided.add(event)
    return make(
      { documentCode: padRsc(event), documentType: 'DT_MEDALLISTS', resultStatus: 'OFFICIAL', produced: list.written },
      {
        kind: 'medallists',
        medals: MEDALS.flatMap((medal, place) => {
          const winners = rows.filter(({ rank }) => rank === String(place + 1))
          if (winners.length === 0) return []
          return {
            medal,
            date: list.date,
            unit: list.code,
            competitors: winners.map(({ competitor }, i) => ({
              code: competitor.code,
              type: competitor.type,
              organisation: competitor.organisation ?? '',
              order: i + 1,
              bib: null,
              teamName: competitor.teamName,
              athletes: competitor.athletes,
            })),
          }
        }),
      },
    )
  })
}
