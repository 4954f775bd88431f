import { z } from 'zod'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { Day } from '../texts.ts'
import { DayResults, ImportContent, UnitSources } from './result-sources.ts'

export const resultSourceCalls = {
  listDayResults: {
    summary: 'The units of a day, each with the file or source of the list that visitors see',
    audience: 'operator',
    whileClosed: true,
    query: z.object({ day: Day.optional() }),
    response: DayResults,
  },
  getUnitSources: {
    summary: 'The list of a unit, and every file or source that sent one, the newest first',
    audience: 'operator',
    whileClosed: true,
    params: z.object({ unit: z.string().regex(/^[A-Z0-9]{3}[A-Z0-9.-]{1,31}$/) }),
    response: UnitSources,
  },
  getImport: {
    summary: 'An import, with the units and medals that came from it',
    audience: 'operator',
    whileClosed: true,
    params: z.object({ id: z.coerce.number<number>().int().min(1).max(2_000_000_000) }),
    response: ImportContent,
  },
} as const satisfies PrivateEndpoints
