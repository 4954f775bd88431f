import { AGE_GROUP_RULES, MEET_PROGRAMMES, SAME_MEETS, type VenueFileKind } from '@games/contract'
import type { AgeGroupRule, FileHeat } from '@games/odf/venue-files/index'
import type { Statements } from '../../facts/reading.ts'
import { wholeName } from './same-names.ts'
import { type ChoiceOrigin, choiceRows } from './venue-files.queries.ts'

/** Whose numbers are in a file. All formats of a swimming program share the numbers of its meet. */
export const originOf = (kind: VenueFileKind): ChoiceOrigin =>
  kind === 'lenex' || kind === 'sdif' ? 'lenex' : 'finishlynx'

/** The key of what has been said of a row: no heat's key has a tab. */
export const rowKey = (heat: string, row: string): string => `${heat}\t${row}`

const MAX_KEY = 400

/** The key of a heat whose number is not ours, or whose title contradicts the unit of its number: another race. */
export const titledKey = ({ key, name, distance }: Pick<FileHeat, 'key' | 'name' | 'distance'>): string =>
  `${key}/${name ?? ''}/${distance ?? ''}`.slice(0, MAX_KEY)

/** What people have said of the files of a system, once. Undefined: nothing; empty: it is none of ours. */
export interface Choices {
  readonly unitOf: (heat: string) => string | undefined
  readonly competitorOf: (heat: string, row: string) => string | undefined
  readonly meaningOf: (mark: string) => string | undefined
  /** How the age groups of the meet are ranked; undefined: not answered. */
  readonly ages: AgeGroupRule | undefined
  /** Whether events that the programme lacks are imported; undefined: not answered. */
  readonly programme: (typeof MEET_PROGRAMMES)[number] | undefined
  /** The meet from which an event (22 characters) was imported; undefined: it was not. */
  readonly importedFrom: (event: string) => MeetEventOrigin | undefined
  /** Whether files of a meet of this name continue the programme of the other meets; undefined: not answered. */
  readonly sameMeet: (name: string) => (typeof SAME_MEETS)[number] | undefined
}

/** An event in the meet from which it was imported. */
export interface MeetEventOrigin {
  readonly number: string
  /** Null: imported before names were stored. */
  readonly meet: string | null
}

/** The stored text of an origin: number and name. */
export const originText = ({ number, meet }: MeetEventOrigin): string => (meet === null ? number : `${number}\t${meet}`)

export function originIn(text: string): MeetEventOrigin {
  const [number = '', ...meet] = text.split('\t')
  return { number, meet: meet.length === 0 ? null : meet.join('\t') }
}

/** SDIF has 30 letters of a name. */
const MEET_NAME = 30

/** Names that are one meet. */
export const isSameMeetName = (a: string, b: string): boolean =>
  wholeName(a.slice(0, MEET_NAME)) === wholeName(b.slice(0, MEET_NAME))

/** The key of the answer about a name. */
export const meetNameKey = (name: string): string => `meet ${wholeName(name.slice(0, MEET_NAME))}`

export async function readChoices(q: Statements, origin: ChoiceOrigin, heats: readonly string[]): Promise<Choices> {
  const said = new Map(
    (await choiceRows(q, origin, heats)).map(({ kind, key, value }) => [`${kind} ${key}`, value] as const),
  )
  return {
    unitOf: (heat) => said.get(`heat ${heat}`),
    competitorOf: (heat, row) => said.get(`row ${rowKey(heat, row)}`),
    meaningOf: (mark) => said.get(`mark ${mark}`),
    ages: AGE_GROUP_RULES.find((rule) => rule === said.get('ages ')),
    programme: MEET_PROGRAMMES.find((one) => one === said.get('programme ')),
    importedFrom: (event) => {
      const text = said.get(`meet-event ${event}`)
      return text === undefined ? undefined : originIn(text)
    },
    sameMeet: (name) => SAME_MEETS.find((one) => one === said.get(`programme ${meetNameKey(name)}`)),
  }
}
