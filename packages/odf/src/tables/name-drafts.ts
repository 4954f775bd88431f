import { padRsc } from '@games/domain'
import type { OdfCode } from '../message.ts'
import type { Draft } from './drafts.ts'
import type { InForce } from './in-force.ts'

/** A name that a sheet brings for a code. `name`: in the games' first language. */
export interface BroughtName {
  readonly set: string
  readonly code: string
  readonly name: string
  readonly eng?: string | undefined
  readonly spa?: string | undefined
}

/** Names of codes as tables of codes (DT_CODES), beside the feed's: those that tables brought before stay. */
export function nameDrafts(names: readonly BroughtName[], inForce: InForce): Draft[] {
  return [...Map.groupBy(names, ({ set }) => set)].map(([set, brought]) => {
    const codes = new Map<string, OdfCode>(inForce.names(set).map((one) => [one.code, one]))
    for (const { code, name, eng, spa } of brought)
      codes.set(code, { code, name: { ...codes.get(code)?.name, por: name, ...(eng && { eng }), ...(spa && { spa }) } })
    return {
      documentType: 'DT_CODES',
      documentCode: padRsc('GLO'),
      resultStatus: null,
      subtype: set,
      body: { kind: 'codes', codes: [...codes.values()] },
      rows: new Map(),
    }
  })
}
