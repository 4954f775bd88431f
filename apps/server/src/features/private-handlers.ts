import { DAY_ENDS_AT_HOUR, type Games, venueInstant } from '@games/contract'
import { addDays, instantOfLocal, offsetAt } from '@games/domain'
import type { Pool } from 'pg'
import type { PrivateHandlers } from '../http/session/private-call-types.ts'
import type { DemoOutbox } from '../mail/demo-outbox.ts'
import type { openAccounts } from './accounts/index.ts'
import type { PdfWorkers } from './books/index.ts'
import { athletePhotoCalls } from './athlete-photos/index.ts'
import { officeContentCalls, userContentCalls } from './content/index.ts'
import type { DescribeFiles } from './edge.ts'
import { deskCalls, type Sender } from './desk/index.ts'
import { demoWipeCalls } from './demo-wipe/index.ts'
import { codeNameCalls, differenceCalls, feedMessageCalls, feedSourceCalls, rebuildCalls } from './feed-desk/index.ts'
import { eventFormatCalls, followResultsCalls } from './event-formats/index.ts'
import { eventTypeCalls } from './event-types/index.ts'
import { feedbackCalls, officeFeedbackCalls } from './feedback/index.ts'
import { fileCalls, type OpenFiles, printedPicture } from './files/index.ts'
import { followCalls } from './follows/index.ts'
import type { PushCalls } from './notifications/index.ts'
import { officeHomeCalls } from './office-home/index.ts'
import { officeLogCalls } from './office-log/index.ts'
import { officeNeeds } from './office-needs.ts'
import { presenceCalls } from './office-presence/index.ts'
import { officeUndoers } from './office-undoers.ts'
import { outboxCalls } from './demo-mails/index.ts'
import { invitationCalls, peopleCalls, pointsByHandCalls, venueDeskCalls } from './people/index.ts'
import { pointCalls } from './points/index.ts'
import { ownRankingCalls } from './ranking/index.ts'
import { resultSourceCalls } from './result-sources/index.ts'
import { type FilmWatch, safeSportCalls } from './safe-sport/index.ts'
import { officeSettingCalls } from './settings/index.ts'
import { type SheetImports, sheetCalls } from './sheets/index.ts'
import type { TableImports } from './imports/index.ts'
import { officeTriviaCalls, triviaCalls } from './trivia/index.ts'
import { type VenueFiles, venueFileCalls } from './venue-files/index.ts'
import { officeVenueCalls } from './venues/index.ts'

export interface PrivateHandlerOptions {
  /** For the office and the result desk. */
  readonly pool: Pool
  /** For calls that are open to visitors. */
  readonly visitorPool: Pool
  readonly accounts: ReturnType<typeof openAccounts>
  /** ACCOUNTS_KEY. */
  readonly accountsKey: string
  /** The games' zone, minutes. */
  readonly utcOffset: () => number
  /** The games' day. */
  readonly today: () => string
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  readonly games: () => Games
  /** The demo's e-mails; null: this server sends e-mails or is no demo. */
  readonly outbox: DemoOutbox | null
  /** The calls of devices that get notifications. */
  readonly pushCalls: PushCalls
  /** What receives and stores uploads. */
  readonly stored: OpenFiles
  /** The film about safe sport. */
  readonly film: Pick<FilmWatch, 'film' | 'points'>
  /** Makes PDFs. */
  readonly print: PdfWorkers['print']
  /** The files that were uploaded. */
  readonly files: DescribeFiles
  /** Organisers' tables, and sheets without codes. */
  readonly imports: Pick<TableImports, 'undoIn' | 'applyIn'>
  readonly sheets: Pick<SheetImports, 'plan' | 'apply'>
  /** Files of the venues' own tools. */
  readonly venueFiles: VenueFiles
  /** Sends what is scored at the result desk. */
  readonly deskSender: Pick<Sender, 'tapped' | 'movesOf'>
  /** To be called with an event's number right after its commit. */
  readonly onCommitted: (seq: number) => void
  /** There may be messages to apply. */
  readonly wake: () => void
  /** A rebuild waits. */
  readonly wakeRebuilds: () => void
  readonly onError: (error: unknown) => void
}

/** Every call of the private contract: each feature answers its own. */
export const createPrivateHandlers = ({
  pool,
  visitorPool,
  accounts,
  outbox,
  pushCalls,
  stored,
  film,
  utcOffset,
  today,
  accountsKey,
  gamesNow,
  games,
  print,
  files,
  imports,
  sheets,
  venueFiles,
  deskSender,
  onCommitted,
  wake,
  wakeRebuilds,
  onError,
}: PrivateHandlerOptions): PrivateHandlers => ({
  ...accounts.calls,
  ...officeSettingCalls({ pool, onCommitted }),
  ...sheetCalls({ pool, sheets }),
  ...resultSourceCalls(pool, today),
  ...eventFormatCalls({ pool, imports, onCommitted }),
  ...followResultsCalls({ pool, imports }),
  ...eventTypeCalls({ pool, imports, onCommitted }),
  ...officeVenueCalls({ pool, onCommitted }),
  ...athletePhotoCalls({ pool, addresses: stored.addresses, onCommitted }),
  ...demoWipeCalls({ pool, games, onCommitted }),
  ...feedMessageCalls({ pool, wake, speed: () => games().clock.speed }),
  ...differenceCalls({ pool }),
  ...codeNameCalls({ pool, onCommitted }),
  ...feedSourceCalls({ pool, wake }),
  ...rebuildCalls({ pool, wakeRebuilds }),
  ...feedbackCalls(visitorPool),
  ...officeFeedbackCalls({ pool, games }),
  ...officeHomeCalls({ pool, sources: officeNeeds({ utcOffset, speed: () => games().clock.speed }), today, gamesNow }),
  ...presenceCalls(pool),
  ...officeLogCalls({
    pool,
    undoers: officeUndoers({ wake, gamesNow, imports, onCommitted, venueFiles: venueFiles.options, deskSender }),
    games,
  }),
  ...officeContentCalls({ pool, files, gamesNow, onCommitted }),
  ...userContentCalls(visitorPool, files),
  ...venueFileCalls(venueFiles),
  ...deskCalls({
    pool,
    today,
    endOf: endOfDay(games),
    sender: deskSender,
    attempts: accounts.deskAttempts,
    uploads: stored,
    games,
    print,
    onCommitted,
  }),
  ...fileCalls(stored),
  ...outboxCalls(visitorPool, outbox),
  ...ownRankingCalls(visitorPool, today),
  ...peopleCalls({ pool, games, today }),
  ...pointsByHandCalls(pool),
  ...invitationCalls(pool),
  ...venueDeskCalls(pool, today),
  ...pointCalls(visitorPool),
  ...followCalls(visitorPool),
  ...pushCalls,
  ...safeSportCalls(visitorPool, film),
  ...officeTriviaCalls({ pool, gamesNow }),
  ...triviaCalls({
    pool: visitorPool,
    accountsKey,
    attempts: accounts.attempts,
    gamesNow,
    games,
    print,
    pictureAt: (address) => printedPicture(stored, address),
    onError,
  }),
})

/** When a day of the games is over, as an instant of the venue: the hour that its clock says then, also on a night on which it is changed. */
const endOfDay =
  (games: () => Games) =>
  (day: string): string => {
    const clock = games()
    const ends = `${addDays(day, 1)}T${String(DAY_ENDS_AT_HOUR).padStart(2, '0')}:00`
    const at = instantOfLocal(ends, clock)
    return venueInstant(at, offsetAt(at, clock))
  }
