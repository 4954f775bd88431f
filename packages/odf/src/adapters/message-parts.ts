import { type Localized, localized, padRsc } from '@games/domain'
import { NO_ATHLETE, NO_COMPETITOR, NO_LIST, NO_PARTICIPANT, NO_RESULT, NO_TEAM, NO_UNIT } from '../absent.ts'
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

type Required<T, Known> = Partial<T> & Omit<T, keyof Known>

/** An active athlete of whom only these things are known. */
export const participant = (known: Required<OdfParticipant, typeof NO_PARTICIPANT>): OdfParticipant => ({
  ...NO_PARTICIPANT,
  ...known,
  parent: known.parent ?? known.code,
})

/** An active team of which only these things are known. */
export const team = (known: Required<OdfTeam, typeof NO_TEAM>): OdfTeam => ({ ...NO_TEAM, ...known })

/** A unit of competition of which only these things are known. */
export const unit = (known: Required<OdfUnit, typeof NO_UNIT>): OdfUnit => ({ ...NO_UNIT, ...known })

/** A result list of which only these things are known. */
export const resultList = (known: Required<OdfResults, typeof NO_LIST>): OdfMessage['body'] => ({
  kind: 'results',
  ...NO_LIST,
  ...known,
})

/** A row of a result list of which only these things are known. */
export const result = (known: Required<OdfResult, typeof NO_RESULT>): OdfResult => ({ ...NO_RESULT, ...known })

/** Who stands in a row. */
export const competitor = (known: Required<OdfCompetitor, typeof NO_COMPETITOR>): OdfCompetitor => ({
  ...NO_COMPETITOR,
  ...known,
})

/** A person inside a competitor, with the name for those whom no participant message knows (ODF §8 Composition). */
export const compositionAthlete = (
  known: Required<OdfCompositionAthlete, typeof NO_ATHLETE>,
): OdfCompositionAthlete => ({
  ...NO_ATHLETE,
  ...known,
})
