import { type AwardsDay, gamesTimeAt } from '@games/contract'
import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'
import type { Calls, DescribeFiles, Edge } from '../edge.ts'
import { readGamesClock } from '../games/index.ts'
import { daysWithUnits } from '../units/index.ts'
import { awardsOfDay } from './awards.ts'
import { bannersAt } from './banners.ts'
import type { PublishedRow } from './content.queries.ts'
import { filesOf } from './files-of.ts'
import * as present from './present.ts'
import { byStart, namesOf, newestFirst, placesOf, published } from './read-content.ts'

type PublicCalls =
  | 'listAmbassadors'
  | 'listSponsors'
  | 'listVolunteerTeams'
  | 'listOfficialReports'
  | 'listPlaces'
  | 'listLiveStreams'
  | 'listAnnouncements'
  | 'listBanners'
  | 'getAwards'

/** Official content for everybody (R6.1). */
export const contentCalls = ({ pool, now, read, dayOf, files: describe }: Edge) =>
  ({
    listAmbassadors: () =>
      read(async (tx, seq) => {
        const rows = await published(tx, 'ambassador')
        const files = await publicFiles(describe, tx, rows)
        const names = await namesOf(tx, rows)
        return {
          seq,
          days: (await daysWithUnits(tx)).map(({ day }) => day),
          ambassadors: rows.map((row) => present.ambassador(row, files, names)),
        }
      }),
    listSponsors: () =>
      read(async (tx, seq) => {
        const rows = await published(tx, 'sponsor')
        const files = await publicFiles(describe, tx, rows)
        return { seq, sponsors: rows.map((row) => present.sponsor(row, files)) }
      }),
    listVolunteerTeams: () =>
      read(async (tx, seq) => ({ seq, teams: (await published(tx, 'volunteer')).map(present.volunteerTeam) })),
    listOfficialReports: () =>
      read(async (tx, seq) => {
        const rows = newestFirst(await published(tx, 'report'))
        const files = await publicFiles(describe, tx, rows)
        return { seq, reports: rows.map((row) => present.officialReport(row, files)) }
      }),
    listPlaces: () => read(async (tx, seq) => ({ seq, ...(await placesOf(tx, 'other')) })),
    listLiveStreams: () =>
      read(async (tx, seq) => {
        const rows = await published(tx, 'live-stream')
        const names = await namesOf(tx, rows)
        return { seq, streams: byStart(rows).map((row) => present.liveStream(row, names)) }
      }),
    listAnnouncements: () =>
      read(async (tx, seq) => ({
        seq,
        announcements: newestFirst(await published(tx, 'announcement')).map(present.announcement),
      })),
    listBanners: async () => {
      const gamesNow = gamesTimeAt(await readGamesClock(pool), now())
      const { view } = await read((tx, seq) => bannersAt(tx, seq, gamesNow))
      // whatever changes it announces this one too: every page is made from it, and few from communications
      return { view, topics: [topics.banners()] }
    },
    getAwards: async ({ params }): Promise<{ view: AwardsDay; topics: readonly string[] }> => {
      const day = await dayOf(params.day)
      return read((tx, seq) => awardsOfDay(tx, seq, day))
    },
  }) satisfies Calls<PublicCalls>

const publicFiles = (describe: DescribeFiles, tx: Reading, rows: readonly PublishedRow[]) =>
  filesOf(
    describe,
    tx.from([...new Set(rows.map(({ body }) => topics.content(body.kind)))]),
    rows.map(({ body }) => body),
    'everybody',
  )
