import type { SheetRuleLine } from '@games/contract'
import {
  disciplineOf,
  genderOf,
  knownOrganisationName,
  type Localized,
  PLACEHOLDERS,
  padRsc,
  rscPrefix,
  trimRsc,
} from '@games/domain'
import { committeeName } from '@games/domain/delegations/delegation-names'
import { disciplineName } from '@games/domain/disciplines/disciplines'
import { sportOf } from '@games/domain/sports/registry'
import { eventTypeName } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { OdfCompetitor, OdfMedal } from '@games/odf'
import type { Draft, EventRemark, InForce } from '@games/odf/tables/index'
import type { KnownWords, SheetReading } from '@games/odf/tables/sheets/index'
import type { DecisionNames } from '../imports/index.ts'

const MOST_LINES = 300

/**
 * What the sports' rules make of a sheet's results (decision 0107), line by line: what they leave open or would have otherwise first, then
 * medals, who goes on, tables of pools.
 */
export function rulesView(
  drafts: readonly Draft[],
  remarks: readonly EventRemark[],
  inForce: InForce,
  names: Names,
): SheetRuleLine[] {
  const open = remarks.flatMap(({ kind, of, code, competitors, why }): SheetRuleLine[] =>
    kind === 'waiting'
      ? []
      : [
          {
            state: kind === 'undecided' ? 'open' : 'against',
            of,
            code: trimRsc(code),
            ...names.where(code),
            who: competitors.map(names.who).join(', '),
            from: null,
            to: null,
            why: why === null ? null : { rule: why.rule, values: { ...why.values } },
          },
        ],
  )
  const medals = drafts.flatMap((draft) => medalLines(draft, inForce, names))
  const sides = drafts.flatMap((draft) => sideLines(draft, inForce, names))
  const marks = drafts.flatMap((draft) => markLines(draft, inForce, names))
  const standings = drafts.flatMap((draft) => standingLines(draft, inForce, names))
  return [...open, ...medals, ...sides, ...marks, ...standings].slice(0, MOST_LINES)
}

const change = (
  of: SheetRuleLine['of'],
  code: string,
  names: Names,
  { who, from, to }: { readonly who: string; readonly from: string | null; readonly to: string | null },
): SheetRuleLine => ({
  state: from === null ? 'new' : to === null ? 'leaves' : 'changes',
  of,
  code: trimRsc(code),
  ...names.where(code),
  who,
  from,
  to,
  why: null,
})

/** Medals that no row of the sheet has. */
function medalLines({ body, documentCode, rows }: Draft, inForce: InForce, names: Names): SheetRuleLine[] {
  if (body.kind !== 'medallists' || rows.size > 0) return []
  const medalOf = (medals: typeof body.medals) =>
    new Map(medals.flatMap(({ medal, competitors }) => competitors.map(({ code }) => [code, medal] as const)))
  const [was, is] = [medalOf(inForce.medals(documentCode)?.medals ?? []), medalOf(body.medals)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((code) => {
    const [from, to] = [was.get(code) ?? null, is.get(code) ?? null]
    // a place that stays empty has its own line
    return from === to || PLACEHOLDERS.has(code)
      ? []
      : [change('medal', documentCode, names, { who: names.who(code), from, to })]
  })
}

function sideLines({ body }: Draft, inForce: InForce, names: Names): SheetRuleLine[] {
  if (body.kind !== 'schedule') return []
  return body.units.flatMap(({ code, startList }) => {
    const before = inForce.unit(code)?.startList ?? []
    return startList.flatMap(({ previousUnit, competitor }, at) => {
      const [was, is] = [before[at]?.competitor?.code ?? null, competitor?.code ?? null]
      if (!previousUnit?.unit || was === is) return []
      const [from, to] = [was, is].map((one) => (one === null ? null : names.who(one))) as [
        string | null,
        string | null,
      ]
      return [change('side', code, names, { who: to ?? from ?? '', from, to })]
    })
  })
}

/** Who goes on from heats, where the sheet says how many. */
function markLines(draft: Draft, inForce: InForce, names: Names): SheetRuleLine[] {
  const { body, documentCode, documentType, rows, goesOn } = draft
  if (body.kind !== 'results' || documentType !== 'DT_RESULT' || (!goesOn && rows.size > 0)) return []
  const before = new Map(
    (inForce.list(documentCode)?.results.results ?? []).map(({ competitor, qualificationMark: mark }) => [
      competitor.code,
      mark,
    ]),
  )
  return body.results.flatMap(({ competitor, qualificationMark: mark }) => {
    const was = before.get(competitor.code) ?? null
    const who = names.who(competitor.code)
    const said = (one: string | null) => (one === null ? null : `${who}: ${one}`)
    return was === mark ? [] : [change('side', documentCode, names, { who, from: said(was), to: said(mark) })]
  })
}

function standingLines({ body, documentType, documentCode }: Draft, inForce: InForce, names: Names): SheetRuleLine[] {
  if (body.kind !== 'results' || documentType !== 'DT_POOL_STANDING') return []
  const before = new Map(
    (inForce.standing(documentCode)?.results.results ?? []).map(({ competitor, rank }) => [competitor.code, rank]),
  )
  return body.results.flatMap(({ competitor, rank }) => {
    const from = before.get(competitor.code) ?? null
    return from === rank
      ? []
      : [change('standing', documentCode, names, { who: names.who(competitor.code), from, to: rank })]
  })
}

/** What codes are called, as the sheet has it or as it is held. */
export interface Names {
  who(competitor: string): string
  /** An event, with its pool or unit where the code has one. */
  where(code: string): Place
}
type Place = Pick<SheetRuleLine, 'where' | 'unit'>

/** An event with its pool or unit. `unit`: the name of that, which can contain the event; '': it has none, and goes by its code. */
export const placeOf = (code: string, event: string, unit: string): Place => ({
  where: unit.includes(event) ? unit : [event, unit].filter(Boolean).join(', '),
  unit: unit === '' && trimRsc(code) !== trimRsc(rscPrefix(code, 'event')) ? code : null,
})

const GENDERS: Readonly<Record<string, string>> = { W: 'Feminino', M: 'Masculino', X: 'Misto' }

/** An event without a name, as of a sport with one event for each gender, by its type and its gender. */
function wordsOf(code: string): string {
  const typed = typedEventOf(code)
  const isOnly = sportOf(code).eventTypes.length < 2
  const words = [typed === null || isOnly ? '' : eventTypeName(typed)?.por, GENDERS[genderOf(code)]]
  return words.filter(Boolean).join(' ') || trimRsc(rscPrefix(code, 'event'))
}

/** Names with those of an event and of a unit alone. */
export interface SheetNames extends Names {
  event(code: string): string
  /** The name of an event with that of its discipline in each language. */
  eventInFull(code: string): Localized
  /** What a unit is called by the sheet or as it is held; '': it has no name. */
  unit(code: string): string
  organisation(code: string): string
}

/** A competitor with the name of the delegation, unless both are the same. */
export function nameOf(names: SheetNames, code: string, organisation: string | null): string {
  const [who, of] = [names.who(code), organisation === null ? '' : names.organisation(organisation)]
  return of === '' || of === who ? who : `${who} (${of})`
}

/** The names in decisions, in the language of the sheets. */
export const decisionNames = (names: SheetNames): DecisionNames => ({
  competitor: (code, organisation) => nameOf(names, code, organisation),
  event: (code) => names.eventInFull(code).por,
  unit: (code) => names.where(code).where,
})

/** The names of what drafts and a reading contain. `conflicting`: medals that contradict each other. */
export function namesOf(
  drafts: readonly Draft[],
  reading: SheetReading,
  known: KnownWords,
  inForce: InForce,
  conflicting: readonly OdfMedal[] = [],
): SheetNames {
  const who = new Map<string, string>()
  for (const { code, name } of known.people) who.set(code, name)
  const places = new Map(known.organisations.map(({ code, names }) => [code, names[0] ?? code]))
  for (const { code, name, organisation } of known.teams)
    who.set(code, name ?? places.get(organisation) ?? organisation)
  const note = (
    { code, teamName, organisation, athletes }: Pick<OdfCompetitor, 'code' | 'teamName' | 'organisation' | 'athletes'>,
    type: string,
  ) => {
    const [one] = athletes
    const own = type === 'A' && one ? [one.givenName, one.familyName].filter(Boolean).join(' ') : teamName
    if (!who.has(code)) who.set(code, own || places.get(organisation ?? '') || organisation || code)
  }
  for (const { body, documentCode } of drafts) {
    if (body.kind === 'results')
      for (const { competitor } of [...body.results, ...(inForce.list(documentCode)?.results.results ?? [])])
        note(competitor, competitor.type)
    if (body.kind === 'results' || body.kind === 'medallists') {
      const stated = body.kind === 'medallists' ? body.medals : []
      const medals = [...stated, ...(inForce.medals(padRsc(rscPrefix(documentCode, 'event')))?.medals ?? [])]
      for (const competitor of medals.flatMap(({ competitors }) => competitors)) note(competitor, competitor.type)
    }
    if (body.kind === 'teams') for (const team of body.teams) who.set(team.code, team.name ?? team.organisation)
    if (body.kind === 'participants')
      for (const { code, givenName, familyName } of body.participants)
        who.set(code, [givenName, familyName].filter(Boolean).join(' '))
  }
  for (const competitor of conflicting.flatMap(({ competitors }) => competitors)) note(competitor, competitor.type)
  const disciplines = new Map(known.disciplines.map(({ code, names }) => [code, names[0]]))
  const events = new Map(known.events.map(({ code, names }) => [padRsc(code), names[0] ?? '']))
  for (const { set, code, name } of reading.names) if (set === 'EVENT') events.set(padRsc(code), name)
  const units = new Map<string, string>()
  for (const { code, names } of known.units) units.set(code, names[0] ?? '')
  for (const { body } of drafts)
    if (body.kind === 'schedule') for (const { code, name } of body.units) if (name?.por) units.set(code, name.por)
  const eventOf = (code: string) => events.get(padRsc(rscPrefix(code, 'event'))) || wordsOf(code)
  const unitOf = (code: string) => units.get(code) || inForce.unit(code)?.name?.por || ''
  return {
    who: (code) => who.get(code) ?? code,
    organisation: (code) => places.get(code) ?? committeeName(code)?.por ?? knownOrganisationName(code)?.por ?? code,
    event: eventOf,
    eventInFull(code) {
      const [own, standard] = [disciplines.get(disciplineOf(code)), disciplineName(disciplineOf(code))]
      const discipline = own === undefined || own === standard?.por ? standard : { por: own }
      const event = eventOf(code)
      if (!discipline || event.includes(discipline.por)) return { por: event }
      const { por, spa = por, eng = por } = discipline
      return { por: `${por}, ${event}`, spa: `${spa}, ${event}`, eng: `${eng}, ${event}` }
    },
    unit: unitOf,
    where: (code) => placeOf(code, eventOf(code), unitOf(code)),
  }
}
