import { isDeepStrictEqual } from 'node:util'
import type { OdfMedal, OdfResult } from '@games/odf'
import { type Draft, type InForce, PLACEHOLDERS, withoutStatedTie } from '@games/odf/tables/index'

/** What a change is about, and inside of what: a row of a unit's list, a medal of an event, a person of a discipline. */
export interface Subject {
  readonly what:
    | 'unit'
    | 'participant'
    | 'team'
    | 'list'
    | 'result'
    | 'standing'
    | 'medal-list'
    | 'medal'
    | 'name'
    | 'published-row'
  readonly within: string
  readonly key: string
  /** Row of the table; null where the table says it by not having one. */
  readonly row: number | null
}
export interface Change extends Subject {
  /** Name of the field as ODF messages have it here, with dots into its parts: `rank`, `name.por`, `competitor.bib`. */
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}
export interface Diff {
  readonly added: readonly Subject[]
  readonly changed: readonly Change[]
  readonly removed: readonly Subject[]
  /** Elements of the drafts that change nothing. */
  readonly same: readonly Subject[]
  /** Messages that change something, without the elements that would not. */
  readonly drafts: readonly Draft[]
}

/** What the drafts of a table would change of what is in force. */
export function diffOf(drafts: readonly Draft[], inForce: InForce): Diff {
  const diff: Growing = { added: [], changed: [], removed: [], same: [], marked: [] }
  const changing: Draft[] = []
  for (const draft of drafts) {
    const before = sizeOf(diff)
    const body = bodyThatChanges(draft, inForce, diff)
    if (sizeOf(diff) > before) changing.push({ ...draft, body })
  }
  return { ...diff, drafts: changing }
}

interface Growing {
  readonly added: Subject[]
  readonly changed: Change[]
  readonly removed: Subject[]
  readonly same: Subject[]
  /** Elements of which only marks for the software change. */
  readonly marked: Subject[]
}
const sizeOf = ({ added, changed, removed, marked }: Growing): number =>
  added.length + changed.length + removed.length + marked.length

function bodyThatChanges(draft: Draft, inForce: InForce, diff: Growing): Draft['body'] {
  const { body, documentCode, rows } = draft
  const discipline = documentCode.slice(0, 3)
  const changes = (what: Subject['what'], within: string, code: string, from: object | null, to: object): boolean =>
    compare({ what, within, key: code, row: rows.get(code) ?? null }, from, to, diff)
  switch (body.kind) {
    case 'schedule':
      return {
        ...body,
        units: body.units.filter((to) => changes('unit', discipline, to.code, inForce.unit(to.code), to)),
      }
    case 'participants':
      return {
        ...body,
        participants: body.participants.filter((to) =>
          changes('participant', discipline, to.code, inForce.participant(to.code, discipline), to),
        ),
      }
    case 'teams':
      return {
        ...body,
        teams: body.teams.filter((to) => changes('team', discipline, to.code, inForce.team(to.code, discipline), to)),
      }
    case 'codes': {
      const set = draft.subtype ?? ''
      const before = new Map(inForce.names(set).map((one) => [one.code, one]))
      for (const to of body.codes)
        compare({ what: 'name', within: set, key: to.code, row: null }, before.get(to.code) ?? null, to, diff)
      return body
    }
    case 'results': {
      if (draft.documentType === 'DT_POOL_STANDING') {
        const before = inForce.standing(documentCode)
        if (before) changes('list', discipline, documentCode, { status: before.status }, { status: draft.resultStatus })
        compareRows(STANDING, draft, before?.results.results ?? [], body.results, diff)
        return body
      }
      const before = inForce.list(documentCode)
      if (before)
        changes(
          'list',
          discipline,
          documentCode,
          { status: before.status, extendedInfos: before.results.extendedInfos },
          { status: draft.resultStatus, extendedInfos: body.extendedInfos },
        )
      compareRows(RESULT, draft, before?.results.results ?? [], body.results, diff)
      return body
    }
    case 'medallists': {
      const before = inForce.medals(documentCode)
      if (before)
        changes('medal-list', discipline, documentCode, { status: before.status }, { status: draft.resultStatus })
      compareRows(MEDAL, draft, before?.medals ?? [], body.medals, diff)
      return body
    }
  }
}

/** Rows by what they are about; stand-ins, which may be there more than once, are numbered. */
function keyed<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T> {
  const by = new Map<string, T>()
  for (const row of rows) {
    const key = keyOf(row)
    let free = key
    for (let n = 2; by.has(free); n += 1) free = `${key} ${n}`
    by.set(free, row)
  }
  return by
}

/** What a kind of row is about, and who stands in it. */
interface Keys<T> {
  readonly what: Subject['what']
  readonly keyOf: (row: T) => string
  readonly competitorOf: (row: T) => string
  /** The row without marks that only the software reads. */
  readonly shownOf: (row: T) => object
}
const RESULT: Keys<OdfResult> = {
  what: 'result',
  shownOf: ({ extended, ...row }) => ({ ...row, extended: withoutStatedTie(extended) }),
  keyOf: ({ competitor }) => competitor.code,
  competitorOf: ({ competitor }) => competitor.code,
}
const STANDING: Keys<OdfResult> = { ...RESULT, what: 'standing' }
const MEDAL: Keys<OdfMedal> = {
  what: 'medal',
  shownOf: (medal) => {
    const { isByRule: _, ...shown } = medal
    return shown
  },
  keyOf: ({ medal, competitors }) => `${medal} ${competitors[0]?.code ?? ''}`,
  competitorOf: ({ competitors }) => competitors[0]?.code ?? '',
}

function compareRows<T extends object>(
  { what, keyOf, competitorOf, shownOf }: Keys<T>,
  { documentCode, rows }: Draft,
  inForce: readonly T[],
  drafted: readonly T[],
  diff: Growing,
): void {
  const [before, after] = [keyed(inForce, keyOf), keyed(drafted, keyOf)]
  const subject = (key: string, row: number | null): Subject => ({ what, within: documentCode, key, row })
  for (const [key, to] of after)
    compare(subject(key, rows.get(competitorOf(to)) ?? null), before.get(key) ?? null, to, diff, shownOf)
  for (const key of before.keys()) if (!after.has(key)) diff.removed.push(subject(key, null))
}

/** Notes what has changed; true when something has. `shownOf`: what is listed of it. */
function compare<T extends object>(
  subject: Subject,
  from: T | null,
  to: T,
  diff: Growing,
  shownOf: (fact: T) => object = (fact) => fact,
): boolean {
  if (from === null) {
    diff.added.push(subject)
    return true
  }
  const shown = differences(shownOf(from), shownOf(to))
  const isRanked = shown.some(({ field }) => field === 'rank')
  // who moves because ranks change is reported by the rank
  for (const change of shown)
    if (!(isRanked && change.field === 'sortOrder')) diff.changed.push({ ...subject, ...change })
  const isChanged = differences(from, to).length > 0
  if (!isChanged) diff.same.push(subject)
  else if (shown.length === 0) diff.marked.push(subject)
  return isChanged
}

function differences(before: object, after: object): { field: string; from: unknown; to: unknown }[] {
  const [old, new_] = [leaves(before), leaves(after)]
  return [...new Set([...old.keys(), ...new_.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: new_.get(field) ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

/** Values by their path; a list is one value, and an empty one is none: facts of an earlier release may lack it. */
function leaves(value: object, path = ''): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, part] of Object.entries(value) as [string, unknown][])
    if (part !== null && typeof part === 'object' && !Array.isArray(part))
      for (const [deeper, leaf] of leaves(part, `${path}${name}.`)) found.set(deeper, leaf)
    else if (!Array.isArray(part) || part.length > 0) found.set(`${path}${name}`, part)
  return found
}

/** Something a table names that no message has. It stops nothing: what is missing may still arrive. */
export interface Unknown {
  readonly what: 'competitor' | 'unit' | 'event'
  readonly key: string
  readonly row: number | null
}

/** Competitors, units and events that are named and not known, each once. */
export function unknownOf(drafts: readonly Draft[], inForce: InForce, hasEvent: (event: string) => boolean): Unknown[] {
  const found = new Map<string, Unknown>()
  const note = (what: Unknown['what'], key: string, row: number | null) => {
    if (!found.has(`${what} ${key}`)) found.set(`${what} ${key}`, { what, key, row })
  }
  for (const { body, documentCode, documentType, rows } of drafts) {
    const first = Math.min(...rows.values())
    const competitor = (code: string, row: number | null) => {
      if (inForce.typeOf(code) === null && !PLACEHOLDERS.has(code)) note('competitor', code, row)
    }
    if (body.kind === 'results') {
      if (documentType === 'DT_RESULT' && inForce.unit(documentCode) === null) note('unit', documentCode, first)
      for (const { competitor: one } of body.results) competitor(one.code, rows.get(one.code) ?? null)
    } else if (body.kind === 'medallists') {
      if (!hasEvent(documentCode)) note('event', documentCode, first)
      for (const one of body.medals.flatMap(({ competitors }) => competitors))
        competitor(one.code, rows.get(one.code) ?? null)
    } else if (body.kind === 'teams')
      for (const team of body.teams)
        for (const athlete of team.athletes) competitor(athlete, rows.get(team.code) ?? null)
  }
  return [...found.values()]
}
