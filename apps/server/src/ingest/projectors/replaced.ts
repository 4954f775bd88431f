import { disciplineOf, rscPrefix, trimRsc } from '@games/domain'
import type { OdfMedal } from '@games/odf'
import type { ClientBase } from 'pg'
import { type InForce, insertRows, type Touched } from '../facts.ts'

/** Facts of a type whose newer message replaces the older one whole (ODF §2.2). */
export interface ReplacedProjector {
  /** Takes away all facts of a replacement key. */
  clear(tx: ClientBase, key: string, touched: Touched): Promise<void>
  /** Writes the facts of the message in force; its key was cleared before. */
  write(tx: ClientBase, from: InForce, touched: Touched): Promise<void>
}

export const resultsProjector: ReplacedProjector = {
  async clear(tx, key, touched) {
    await tx.query('delete from fact_result where replacement_key = $1', [key])
    const { rows } = await tx.query<{ code: string; document_type: string }>(
      'delete from fact_result_list where replacement_key = $1 returning code, document_type',
      [key],
    )
    for (const { code, document_type } of rows) {
      if (document_type === 'DT_RESULT') touched.units.add(code)
      if (document_type === 'DT_RANKING') touched.rankedDisciplines.add(disciplineOf(code))
      if (OF_EVENT.has(document_type)) touched.events.add(rscPrefix(code, 'event'))
      if (document_type === 'DT_PHASE_RESULT') await touchPhase(tx, code, touched)
    }
  },
  async write(tx, { id, key, header, message, produced, corrected }, touched) {
    if (message.body.kind !== 'results') return
    const { results, kind: _, ...list } = message.body
    await insertRows(tx, 'fact_result_list', [
      {
        replacement_key: key,
        document_type: header.documentType,
        code: header.documentCode,
        status: header.resultStatus,
        version: header.version,
        produced,
        notes: message.notes,
        fact: list,
        corrected,
        message_id: id,
      },
    ])
    await insertRows(
      tx,
      'fact_result',
      results.map((row) => ({
        replacement_key: key,
        position: row.sortOrder,
        document_type: header.documentType,
        code: header.documentCode,
        competitor: row.competitor.code,
        organisation: row.competitor.organisation,
        fact: row,
      })),
    )
    if (header.documentType === 'DT_RESULT') touched.units.add(header.documentCode)
    if (header.documentType === 'DT_RANKING') touched.rankedDisciplines.add(disciplineOf(header.documentCode))
    if (OF_EVENT.has(header.documentType)) touched.events.add(rscPrefix(header.documentCode, 'event'))
    if (header.documentType === 'DT_PHASE_RESULT') await touchPhase(tx, header.documentCode, touched)
  },
}

/** Qualification marks of the phase are shown on its units (ODF §8), and no longer once it takes them back. */
async function touchPhase(tx: ClientBase, code: string, touched: Touched): Promise<void> {
  const { rows } = await tx.query<{ code: string }>('select code from unit where phase = $1', [code.slice(0, 26)])
  for (const unit of rows) touched.units.add(unit.code)
}

/** Lists that the course of an event is made of, beside its units' results (ODF §8, §9). */
const OF_EVENT: ReadonlySet<string> = new Set([
  'DT_PHASE_RESULT',
  'DT_POOL_STANDING',
  'DT_CUMULATIVE_RESULT',
  'DT_CURRENT',
])

export const entriesProjector: ReplacedProjector = {
  async clear(tx, key, touched) {
    const { rows } = await tx.query<{ code: string }>(
      'delete from fact_entry where replacement_key = $1 returning code',
      [key],
    )
    for (const { code } of rows) touchEntrant(touched, code)
  },
  async write(tx, { id, key, header, message }, touched) {
    if (message.body.kind !== 'entries') return
    await insertRows(
      tx,
      'fact_entry',
      message.body.entries.map((entry) => ({
        replacement_key: key,
        event: header.documentCode.slice(0, 22),
        code: entry.code,
        fact: entry,
        message_id: id,
      })),
    )
    for (const entry of message.body.entries) touchEntrant(touched, entry.code)
  },
}

/** An entry gives a bib number, and stands on the page of whoever is entered. */
function touchEntrant(touched: Touched, code: string): void {
  touched.competitors.add(code)
  touched.pages.add(code)
}

export const medallistsProjector: ReplacedProjector = {
  async clear(tx, key, touched) {
    const { rows: medals } = await tx.query<{ fact: OdfMedal['competitors'][number] }>(
      'delete from fact_medal where replacement_key = $1 returning fact',
      [key],
    )
    for (const { fact } of medals) touchMedallist(touched, fact)
    const { rows } = await tx.query<{ event: string }>(
      'delete from fact_medal_list where replacement_key = $1 returning event',
      [key],
    )
    for (const { event } of rows) touched.medalEvents.add(event)
  },
  async write(tx, { id, key, header, message, produced, corrected }, touched) {
    if (message.body.kind !== 'medallists') return
    const event = header.documentCode.slice(0, 22)
    await insertRows(tx, 'fact_medal_list', [
      {
        replacement_key: key,
        event,
        status: header.resultStatus,
        version: header.version,
        produced,
        notes: message.notes,
        corrected,
        message_id: id,
      },
    ])
    const medals = message.body.medals.flatMap((medal) =>
      medal.competitors.map((competitor) => ({ medal, competitor })),
    )
    await insertRows(
      tx,
      'fact_medal',
      medals.map(({ medal, competitor }, position) => ({
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
    )
    touched.medalEvents.add(event)
    for (const { competitor } of medals) touchMedallist(touched, competitor)
  },
}

/** A medal stands on the page of whoever won it, and of each member of a team. */
function touchMedallist(touched: Touched, { code, athletes }: OdfMedal['competitors'][number]): void {
  for (const one of [code, ...athletes.map((athlete) => athlete.code)]) touched.medallists.add(one)
}

export const standingsProjector: ReplacedProjector = {
  async clear(tx, key) {
    await tx.query('delete from fact_standing where replacement_key = $1', [key])
  },
  async write(tx, { id, key, message }) {
    if (message.body.kind !== 'medal-standings') return
    await insertRows(
      tx,
      'fact_standing',
      message.body.lines.map((line) => ({
        replacement_key: key,
        organisation: line.organisation,
        fact: line,
        message_id: id,
      })),
    )
  },
}

export const codesProjector: ReplacedProjector = {
  async clear(tx, key, touched) {
    const { rowCount } = await tx.query('delete from fact_code where replacement_key = $1', [key])
    if (rowCount) touched.names = true
  },
  async write(tx, { id, key, header, message, precedence }, touched) {
    if (message.body.kind !== 'codes') return
    await insertRows(
      tx,
      'fact_code',
      message.body.codes.map(({ code, name }) => ({
        replacement_key: key,
        code_set: header.documentSubtype ?? '',
        code: trimRsc(code),
        name,
        precedence,
        message_id: id,
      })),
    )
    touched.names = true
  },
}
