import { disciplineOf, rscPrefix, trimRsc } from '@games/domain'
import type { OdfMedal } from '@games/odf'
import type { ClientBase } from 'pg'
import { type InForce, insertRows, type Touched } from '../touched.ts'

/** Facts of a type whose newer message replaces the older one whole (ODF §2.2). */
export interface ReplacedProjector {
  /** Takes away all facts of replacement keys. */
  clear(tx: ClientBase, keys: readonly string[], touched: Touched): Promise<void>
  /** Writes the facts of messages in force, one a key; their keys were cleared before. */
  write(tx: ClientBase, messages: readonly InForce[], touched: Touched): Promise<void>
}

export const resultsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string; document_type: string }>(
      `with gone as (delete from fact_result where replacement_key = any($1))
       delete from fact_result_list where replacement_key = any($1) returning code, document_type`,
      [keys],
    )
    for (const { code, document_type } of rows) touchList(touched, document_type, code)
  },
  async write(tx, messages, touched) {
    const lists = messages.flatMap(({ message: { body, notes }, ...rest }) =>
      body.kind === 'results' ? { ...rest, body, notes } : [],
    )
    await insertRows(
      tx,
      'fact_result_list',
      lists.map(({ id, key, header, notes, produced, corrected, body }) => {
        const { results: _, kind: __, ...list } = body
        return {
          replacement_key: key,
          document_type: header.documentType,
          code: header.documentCode,
          status: header.resultStatus,
          version: header.version,
          produced,
          notes,
          fact: list,
          corrected,
          message_id: id,
        }
      }),
    )
    await insertRows(
      tx,
      'fact_result',
      lists.flatMap(({ key, header, body }) =>
        body.results.map((row) => ({
          replacement_key: key,
          position: row.sortOrder,
          document_type: header.documentType,
          code: header.documentCode,
          competitor: row.competitor.code,
          organisation: row.competitor.organisation,
          fact: row,
        })),
      ),
    )
    for (const { header } of lists) touchList(touched, header.documentType, header.documentCode)
  },
}

function touchList(touched: Touched, documentType: string, code: string): void {
  if (documentType === 'DT_RESULT') touched.units.add(code)
  if (documentType === 'DT_RANKING') touched.rankedDisciplines.add(disciplineOf(code))
  if (OF_EVENT.has(documentType)) touched.events.add(rscPrefix(code, 'event'))
  if (documentType === 'DT_PHASE_RESULT') touched.phases.add(rscPrefix(code, 'phase'))
}

/** Lists that the course of an event is made of, beside its units' results (ODF §8, §9). */
const OF_EVENT: ReadonlySet<string> = new Set([
  'DT_PHASE_RESULT',
  'DT_POOL_STANDING',
  'DT_CUMULATIVE_RESULT',
  'DT_CURRENT',
])

export const entriesProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string }>(
      'delete from fact_entry where replacement_key = any($1) returning code',
      [keys],
    )
    for (const { code } of rows) touchEntrant(touched, code)
  },
  async write(tx, messages, touched) {
    const entries = messages.flatMap(({ id, key, header, message: { body } }) =>
      body.kind === 'entries'
        ? body.entries.map((entry) => ({
            replacement_key: key,
            event: header.documentCode.slice(0, 22),
            code: entry.code,
            fact: entry,
            message_id: id,
          }))
        : [],
    )
    await insertRows(tx, 'fact_entry', entries)
    for (const { code } of entries) touchEntrant(touched, code)
  },
}

/** An entry gives a bib number, and stands on the page of whoever is entered. */
function touchEntrant(touched: Touched, code: string): void {
  touched.competitors.add(code)
  touched.pages.add(code)
}

export const medallistsProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows: medals } = await tx.query<{ fact: OdfMedal['competitors'][number] }>(
      'delete from fact_medal where replacement_key = any($1) returning fact',
      [keys],
    )
    for (const { fact } of medals) touchMedallist(touched, fact)
    const { rows } = await tx.query<{ event: string }>(
      'delete from fact_medal_list where replacement_key = any($1) returning event',
      [keys],
    )
    for (const { event } of rows) touched.medalEvents.add(event)
  },
  async write(tx, messages, touched) {
    const lists = messages.flatMap(({ message: { body, notes }, header, ...rest }) =>
      body.kind === 'medallists'
        ? { ...rest, header, event: header.documentCode.slice(0, 22), medals: body.medals, notes }
        : [],
    )
    await insertRows(
      tx,
      'fact_medal_list',
      lists.map(({ id, key, event, header, notes, produced, corrected }) => ({
        replacement_key: key,
        event,
        status: header.resultStatus,
        version: header.version,
        produced,
        notes,
        corrected,
        message_id: id,
      })),
    )
    await insertRows(
      tx,
      'fact_medal',
      lists.flatMap(({ key, event, medals }) =>
        medals
          .flatMap((medal) => medal.competitors.map((competitor) => ({ medal, competitor })))
          .map(({ medal, competitor }, position) => ({
            replacement_key: key,
            position,
            event,
            medal: medal.medal,
            competitor: competitor.code,
            organisation: competitor.organisation,
            date: medal.date,
            unit: medal.unit,
            fact: competitor,
          })),
      ),
    )
    for (const { event, medals } of lists) {
      touched.medalEvents.add(event)
      for (const { competitors } of medals) for (const competitor of competitors) touchMedallist(touched, competitor)
    }
  },
}

/** A medal stands on the page of whoever won it, and of each member of a team. */
function touchMedallist(touched: Touched, { code, athletes }: OdfMedal['competitors'][number]): void {
  for (const one of [code, ...athletes.map((athlete) => athlete.code)]) touched.medallists.add(one)
}

export const standingsProjector: ReplacedProjector = {
  async clear(tx, keys) {
    await tx.query('delete from fact_standing where replacement_key = any($1)', [keys])
  },
  async write(tx, messages) {
    await insertRows(
      tx,
      'fact_standing',
      messages.flatMap(({ id, key, message: { body } }) =>
        body.kind === 'medal-standings'
          ? body.lines.map((line) => ({
              replacement_key: key,
              organisation: line.organisation,
              fact: line,
              message_id: id,
            }))
          : [],
      ),
    )
  },
}

export const codesProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rowCount } = await tx.query('delete from fact_code where replacement_key = any($1)', [keys])
    if (rowCount) touched.names = true
  },
  async write(tx, messages, touched) {
    const lists = messages.flatMap(({ message: { body }, ...rest }) =>
      body.kind === 'codes' ? { ...rest, codes: body.codes } : [],
    )
    await insertRows(
      tx,
      'fact_code',
      lists.flatMap(({ id, key, header, precedence, codes }) =>
        codes.map(({ code, name }) => ({
          replacement_key: key,
          code_set: header.documentSubtype ?? '',
          code: trimRsc(code),
          name,
          precedence,
          message_id: id,
        })),
      ),
    )
    if (lists.length > 0) touched.names = true
  },
}
