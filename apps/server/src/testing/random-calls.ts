import { type AppContract, contract, type Endpoint, type ExportName, exportEndpoints } from '@games/contract'
import { trimRsc } from '@games/domain'
import fc from 'fast-check'
import type { ZodType } from 'zod'
import { checkedInput, type RawInput } from '../http/api/handlers.ts'
import { ATHLETES, DAYS, DISCIPLINES, EVENTS, ORGANISATIONS, TEAMS, UNITS, VENUES } from './random-messages.ts'

/** Calls of the contract and their exports, about what random messages are about. */

type CallName = keyof AppContract
export interface RandomCall {
  readonly name: CallName | ExportName
  readonly raw: RawInput
}

const MOMENTS = ['2027-09-14', '2027-09-14T08:30', '2027-09-14T09:30']

/** What each parameter is drawn from, by its name; by `call.name` where a name means another thing there. */
const DRAWN: Readonly<Record<string, readonly (string | number)[]>> = {
  day: [...DAYS, 'today'],
  scope: ['all', 'discipline:JUD', 'gender:W', 'division:1', 'discipline:JUD:gender:W', 'discipline:HBL:division:1'],
  event: EVENTS,
  unit: UNITS,
  id: ATHLETES,
  discipline: DISCIPLINES,
  organisation: ORGANISATIONS,
  venue: VENUES,
  gender: ['W', 'M'],
  division: ['1'],
  part: ['competition', 'event'],
  status: ['scheduled', 'live', 'final', 'called-off'],
  finals: ['1'],
  type: ['athlete', 'guest'],
  zeros: ['1'],
  page: [1, 2],
  official: ['1'],
  kind: ['C73'],
  language: ['POR'],
  limit: [1, 200],
  from: [0, 1],
  medal: ['gold', 'bronze'],
  medals: ['1'],
  order: ['medal', 'day'],
  at: MOMENTS,
  since: MOMENTS.filter((moment) => moment.includes('T')),
  q: ['ana', 'al', 'time'],
  lang: ['por', 'eng'],
  first: DAYS,
  last: DAYS,
  by: ['day', 'week'],
  device: ['mobile'],
  platform: ['web'],
  visited: ['page'],
  code: ['404'],
  route: ['/'],
  counted: ['server'],
  separator: [';'],
  follows: [...ATHLETES, ...TEAMS]
    .map((code, at) => `${at < ATHLETES.length ? 'athlete' : 'team'}.${code}`)
    .concat(
      ORGANISATIONS.map((code) => `delegation.${code}`),
      DISCIPLINES.map((code) => `discipline.${code}`),
      UNITS.map((code) => `unit.${trimRsc(code)}`),
      `athlete.${ATHLETES[0]},team.${TEAMS[0]},delegation.${ORGANISATIONS[0]},discipline.${DISCIPLINES[0]}`,
    ),
  'getDiscipline.code': DISCIPLINES,
  'getUnit.code': UNITS,
  'getTeam.code': TEAMS,
  'getDelegation.code': ORGANISATIONS,
  'getDelegationDay.code': ORGANISATIONS,
  'getVenueDay.code': VENUES,
  'disciplineIcs.code': DISCIPLINES,
  'unitIcs.code': UNITS,
  'resultsCsv.code': UNITS,
  'resultsXlsx.code': UNITS,
  'teamIcs.code': TEAMS,
  'delegationIcs.code': ORGANISATIONS,
  // a list's own cursors are another list's every time
  cursor: [],
}

type Shapes = Omit<Endpoint, 'response'>

const drawnFor = (call: string, parameter: string) => DRAWN[`${call}.${parameter}`] ?? DRAWN[parameter]

/** Parameters of a call that nothing says what to draw from. */
export function undrawable(call: string, { params, query }: Shapes): string[] {
  const names = [...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})]
  return names.filter((name) => drawnFor(call, name) === undefined).map((name) => `${call}.${name}`)
}

const isOptional = (type: unknown): boolean => (type as ZodType).safeParse(undefined).success

/** Most calls are made without most of what they can be narrowed by. */
const SELDOM = 3

function inputOf(call: string, shapes: Shapes): fc.Arbitrary<RawInput> {
  const part = (shape: Shapes['params']) =>
    fc.record(
      Object.fromEntries(
        Object.entries(shape?.shape ?? {}).map(([name, type]) => {
          const drawn = fc.constantFrom<(string | number | undefined)[]>(undefined, ...(drawnFor(call, name) ?? []))
          const value = drawn.filter((one) => isOptional(type) || one !== undefined)
          return [name, isOptional(type) ? fc.option(value, { nil: undefined, freq: SELDOM }) : value]
        }),
      ),
    )
  return fc.record({ params: part(shapes.params), query: part(shapes.query) }).filter((raw) => isAccepted(shapes, raw))
}

/** Some parameters cannot stand beside each other. */
function isAccepted(shapes: Shapes, raw: RawInput): boolean {
  try {
    checkedInput(shapes, raw)
    return true
  } catch {
    return false
  }
}

export const CALLS: readonly (readonly [CallName, Shapes])[] = (Object.keys(contract) as CallName[]).map((name) => [
  name,
  contract[name],
])
export const EXPORTS: readonly (readonly [ExportName, Shapes])[] = (Object.keys(exportEndpoints) as ExportName[]).map(
  (name) => [name, exportEndpoints[name]],
)

/** A call with nothing but what it cannot do without, in every way that can be drawn. */
export function plainCalls(name: CallName | ExportName, { params, query }: Shapes): RandomCall[] {
  const waysOf = (shape: Shapes['params']) =>
    Object.entries(shape?.shape ?? {})
      .filter(([, type]) => !isOptional(type))
      .reduce<Readonly<Record<string, string | number>>[]>(
        (ways, [parameter]) =>
          ways.flatMap((way) => (drawnFor(name, parameter) ?? []).map((value) => ({ ...way, [parameter]: value }))),
        [{}],
      )
  return waysOf(params).flatMap((own) =>
    waysOf(query).map((requested) => ({ name, raw: { params: own, query: requested } })),
  )
}

/** How many of the calls a history makes: each is made in every other. */
const HALF_OF_THE_CALLS = { minLength: 17, maxLength: 19 }

/** Half of the contract's calls, and one of the exports. */
export const randomCalls = (): fc.Arbitrary<RandomCall[]> =>
  fc
    .tuple(
      fc
        .tuple(...CALLS.map(([name, shapes]) => inputOf(name, shapes).map((raw): RandomCall => ({ name, raw }))))
        .chain((all) => fc.shuffledSubarray(all, HALF_OF_THE_CALLS)),
      fc
        .constantFrom(...EXPORTS)
        .chain(([name, shapes]) => inputOf(name, shapes).map((raw): RandomCall => ({ name, raw }))),
    )
    .map(([calls, download]) => [...calls, download])
