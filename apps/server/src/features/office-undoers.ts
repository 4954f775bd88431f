import { ATHLETE_PHOTO_KIND, undoAthletePhoto } from './athlete-photos/index.ts'
import { contentUndoers, type UndoContentOptions } from './content/index.ts'
import {
  canUndoDeskLink,
  DESK_EVENT_KIND,
  DESK_LINK_KIND,
  DESK_UNIT_KIND,
  type Sender,
  undoDeskLead,
  undoDeskLink,
  undoDeskRules,
} from './desk/index.ts'
import { EVENT_FORMAT_KIND, EVENT_MEDALS_KIND, undoEventFormat, undoFollowResults } from './event-formats/index.ts'
import { EVENT_TYPE_KIND, undoEventType } from './event-types/index.ts'
import {
  canUndoSource,
  CODE_NAME_KIND,
  MESSAGE_KIND,
  SOURCE_KIND,
  undoCodeName,
  undoMessage,
  undoSource,
} from './feed-desk/index.ts'
import { FEEDBACK_KIND, undoFeedback } from './feedback/index.ts'
import { undoHandled } from './office-home/index.ts'
import type { Undoers } from './office-log/index.ts'
import {
  canUndoPerson,
  canUndoPoints,
  INVITATION_KIND,
  PERSON_KIND,
  POINTS_KIND,
  undoInvitation,
  undoPerson,
  undoPoints,
} from './people/index.ts'
import { SETTING_KIND, undoSetting } from './settings/index.ts'
import type { TableImports } from './imports/index.ts'
import { SHEET_KIND, undoSheet } from './sheets/index.ts'
import { TRIVIA_KIND, undoTrivia } from './trivia/index.ts'
import { undoVenueFile, VENUE_FILE_KIND, type VenueFileOptions } from './venue-files/index.ts'
import { undoVenue, VENUE_KIND } from './venues/index.ts'

interface UndoerDeps extends UndoContentOptions {
  readonly imports: Pick<TableImports, 'undoIn' | 'applyIn'>
  /** There may be messages to apply. */
  readonly wake: () => void
  readonly venueFiles: VenueFileOptions
  /** Sends what is scored at the result desk. */
  readonly deskSender: Pick<Sender, 'tapped'>
}

/** What of the office's record can be undone: each feature brings those of its own kinds of subject. */
export const officeUndoers = ({ wake, imports, venueFiles, deskSender, ...content }: UndoerDeps): Undoers => ({
  item: { audience: 'operator', undo: undoHandled },
  [SETTING_KIND]: { audience: 'admin', undo: undoSetting(content.onCommitted), applies: () => true },
  [ATHLETE_PHOTO_KIND]: { audience: 'operator', undo: undoAthletePhoto(content.onCommitted) },
  [VENUE_KIND]: { audience: 'admin', undo: undoVenue(content.onCommitted) },
  [MESSAGE_KIND]: { audience: 'operator', undo: undoMessage },
  [CODE_NAME_KIND]: { audience: 'operator', undo: undoCodeName(content.onCommitted) },
  [SOURCE_KIND]: { audience: 'operator', undo: undoSource(wake), can: canUndoSource },
  [FEEDBACK_KIND]: { audience: 'operator', undo: undoFeedback },
  [INVITATION_KIND]: { audience: 'admin', undo: undoInvitation },
  // blocking is an operator's, roles are an admin's: it looks itself
  [PERSON_KIND]: { audience: 'operator', undo: undoPerson, can: canUndoPerson },
  [POINTS_KIND]: { audience: 'operator', undo: undoPoints, can: canUndoPoints },
  [VENUE_FILE_KIND]: {
    audience: 'operator',
    undo: undoVenueFile(venueFiles),
    applies: ({ action }) => action === 'import',
  },
  [TRIVIA_KIND]: { audience: 'operator', undo: undoTrivia },
  [SHEET_KIND]: { audience: 'operator', undo: undoSheet(imports), applies: () => true },
  [EVENT_FORMAT_KIND]: {
    audience: 'operator',
    undo: undoEventFormat({ imports, onCommitted: content.onCommitted }),
    applies: () => true,
  },
  [EVENT_MEDALS_KIND]: { audience: 'operator', undo: undoFollowResults(imports), applies: () => true },
  [EVENT_TYPE_KIND]: {
    audience: 'operator',
    undo: undoEventType({ imports, onCommitted: content.onCommitted }),
    applies: () => true,
  },
  [DESK_EVENT_KIND]: { audience: 'operator', undo: undoDeskRules(content.onCommitted) },
  [DESK_UNIT_KIND]: { audience: 'operator', undo: undoDeskLead(deskSender) },
  [DESK_LINK_KIND]: { audience: 'operator', undo: undoDeskLink, can: canUndoDeskLink },
  ...contentUndoers(content),
})
