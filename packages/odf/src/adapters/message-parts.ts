import { localized, type Localized, padRsc } from '@games/domain'
import type {
  OdfCompetitor,
  OdfCompositionAthlete,
  OdfHeader,
  OdfMessage,
  OdfParticipant,
  OdfResult,
  OdfResults,
  OdfTeam,
  OdfUnit,
} from '../message.ts'

/** What a message of an adapter says of itself beyond what all of its messages share. */
export interface Heading {
  readonly documentCode: string
  readonly documentType: string
  readonly documentSubtype?: string
  readonly resultStatus?: OdfHeader['resultStatus']
  /** `YYYY-MM-DDThh:mm:ss…`, local to the games. */
  readonly produced: string
}

/** The document code of messages about the whole games. */
export const WHOLE_GAMES = padRsc('')

/** Makes messages of one competition and source: version 1, production feed, the same bytes each time. */
export const messageMaker =
  (competitionCode: string, source: string) =>
  (heading: Heading, body: OdfMessage['body']): OdfMessage => ({
    header: {
      competitionCode,
      documentCode: heading.documentCode,
      documentSubcode: null,
      documentType: heading.documentType,
      documentSubtype: heading.documentSubtype ?? null,
      version: 1,
      resultStatus: heading.resultStatus ?? null,
      language: null,
      feedFlag: 'P',
      date: heading.produced.slice(0, 10),
      time: `${heading.produced.slice(11, 19).replaceAll(':', '')}000`,
      logicalDate: heading.produced.slice(0, 10),
      source,
    },
    notes: [],
    body,
    warnings: [],
  })
export type MessageMaker = ReturnType<typeof messageMaker>

/** A text that the source has in English only; it stands in for Portuguese too. Null when there is none. */
export const english = (text: string): Localized | null => localized({ ENG: text || undefined }) ?? null

const NO_PARTICIPANT = {
  parent: null,
  status: 'ACTIVE',
  givenName: null,
  printInitialName: null,
  tvName: null,
  birthDate: null,
  height: null,
  weight: null,
  placeOfBirth: null,
  countryOfBirth: null,
  placeOfResidence: null,
  nationality: null,
  mainFunction: 'AA01',
  disciplines: [],
} as const
type Required<T, Known> = Partial<T> & Omit<T, keyof Known>

/** An active athlete of whom only these things are known. */
export const participant = (known: Required<OdfParticipant, typeof NO_PARTICIPANT>): OdfParticipant => ({
  ...NO_PARTICIPANT,
  ...known,
  parent: known.parent ?? known.code,
})

const NO_TEAM = { status: 'ACTIVE', shortName: null, tvName: null, teamType: null } as const
/** An active team of which only these things are known. */
export const team = (known: Required<OdfTeam, typeof NO_TEAM>): OdfTeam => ({ ...NO_TEAM, ...known })

const NO_UNIT = {
  phaseType: '3',
  unitNum: null,
  end: null,
  actualStart: null,
  actualEnd: null,
  hideStart: false,
  hideEnd: false,
  order: null,
  medal: 0,
  venue: null,
  venueName: null,
  location: null,
  locationName: null,
  sessionCode: null,
  startText: null,
  startList: [],
} as const
/** A unit of competition of which only these things are known. */
export const unit = (known: Required<OdfUnit, typeof NO_UNIT>): OdfUnit => ({ ...NO_UNIT, ...known })

const NO_LIST = {
  start: null,
  end: null,
  extendedInfos: [],
  sportDescription: null,
  venueName: null,
  locationName: null,
  clock: null,
  periods: [],
  officials: [],
  progress: null,
} as const
/** A result list of which only these things are known. */
export const resultList = (known: Required<OdfResults, typeof NO_LIST>): OdfMessage['body'] => ({
  kind: 'results',
  ...NO_LIST,
  ...known,
})

const NO_RESULT = {
  rank: null,
  rankEqual: false,
  resultType: null,
  result: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  startOrder: null,
  startSortOrder: null,
  diff: null,
  pty: null,
  photoFinish: null,
  won: null,
  lost: null,
  tied: null,
  played: null,
  for: null,
  against: null,
  ratio: null,
  extended: [],
  recordIndicators: [],
  items: [],
} as const
/** A row of a result list of which only these things are known. */
export const result = (known: Required<OdfResult, typeof NO_RESULT>): OdfResult => ({ ...NO_RESULT, ...known })

const NO_COMPETITOR = { bib: null, organisation: null, teamName: null, entries: [], athletes: [] } as const
/** Who stands in a row. */
export const competitor = (known: Required<OdfCompetitor, typeof NO_COMPETITOR>): OdfCompetitor => ({
  ...NO_COMPETITOR,
  ...known,
})

const NO_ATHLETE = {
  order: null,
  bib: null,
  startOrder: null,
  role: null,
  familyName: null,
  givenName: null,
  gender: null,
  organisation: null,
  extended: [],
  entries: [],
} as const
/** A person inside a competitor, with the name for those whom no participant message knows (ODF §8 Composition). */
export const compositionAthlete = (
  known: Required<OdfCompositionAthlete, typeof NO_ATHLETE>,
): OdfCompositionAthlete => ({
  ...NO_ATHLETE,
  ...known,
})
