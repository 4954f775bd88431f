import { addDays, beginningOf } from '@games/domain'
import { timeZone } from '../games/index.ts'
import type { FoundNeed, NeedSource } from '../office-home/index.ts'
import { removalRows, scheduledRows, untranslatedRows } from './content.queries.ts'

/** Beyond so many, the list of content has them. */
const MOST = 10

/**
 * Photos that somebody wants taken out, what is published today by itself, and what is published without translations that are as they
 * should be. `utcOffset`: minutes, of games without a zone; with one a day begins by its clock, and is 23 or 25 hours long where that is changed.
 */
export const contentNeeds =
  (utcOffset: () => number): NeedSource =>
  async (tx, { today }) => {
    const q = tx.from([])
    const clock = { timeZone: await timeZone(q), utcOffset: utcOffset() }
    const from = new Date(beginningOf(today, clock))
    const until = new Date(beginningOf(addDays(today, 1), clock))
    const scheduled = await scheduledRows(q, from, until, MOST)
    const untranslated = await untranslatedRows(q)
    const removals = await removalRows(q)
    return [
      ...removals.map(
        ({ id, title, photos, since }): FoundNeed => ({
          hurt: 'wrong',
          need: {
            key: `removal:${id}`,
            state: photos.join(' '),
            kind: 'removal',
            name: title,
            values: { count: photos.length, photos: photos.slice(0, MOST).join(', ') },
            href: `/office/content/${id}`,
            since: since.toISOString(),
          },
        }),
      ),
      ...untranslated.map(
        ({ kind, count, changed_at }): FoundNeed => ({
          hurt: 'missing',
          need: {
            key: `translations:${kind}`,
            state: `n${count}t${changed_at.getTime()}`,
            kind: 'translations',
            name: null,
            values: { content: kind, count },
            href: `/office/content?kind=${kind}&translation=todo`,
            since: null,
          },
        }),
      ),
      ...scheduled.map(
        ({ id, title, scheduled_version, scheduled_at, todo }): FoundNeed => ({
          hurt: 'untidy',
          need: {
            key: `scheduled:${id}`,
            state: `v${scheduled_version}t${scheduled_at.getTime()}`,
            kind: 'scheduled',
            name: title,
            values: { todo: todo ? 'yes' : 'no' },
            href: `/office/content/${id}`,
            since: scheduled_at.toISOString(),
          },
        }),
      ),
    ]
  }
