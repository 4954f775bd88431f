import type { ExportEndpoints, ExportName, Games, ParsedInput } from '@games/contract'
import type { Locale } from '@games/domain'
import type { Pool } from 'pg'
import type { Handlers } from '../../http/api/handlers.ts'

/** A file as made: its content, its name without ending, and the live topics it was made from. */
export interface ExportedFile<Body = string> {
  readonly body: Body
  readonly name: string
  readonly topics: readonly string[]
}

/** A workbook is bytes, the others are texts. */
type BodyOf<Name extends ExportName> = Name extends `${string}Xlsx` ? Uint8Array<ArrayBuffer> : string

/** One per export; `origin` is the site's own address. They throw ApiFailure as the calls do. */
export type Exporters = {
  readonly [K in ExportName]: (
    input: ParsedInput<ExportEndpoints[K]>,
    origin: string,
  ) => Promise<ExportedFile<BodyOf<K>>>
}

export interface ExporterOptions {
  readonly pool: Pool
  /** The calls: an export contains what they answer, and so is who may know it. */
  readonly handlers: Pick<
    Handlers,
    | 'getAccessLog'
    | 'getMedalTable'
    | 'listMedallists'
    | 'getUnit'
    | 'getAthlete'
    | 'getTeam'
    | 'getDelegation'
    | 'getDiscipline'
  >
  readonly games: () => Games
}

/** The language of an export. */
export const localeOf = ({ lang }: { readonly lang?: Locale | undefined }): Locale => lang ?? 'por'
