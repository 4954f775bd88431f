import type { OdfMedal } from '@games/odf'
import { insertRows, type Touched } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

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
            fact: medal.isByRule ? { ...competitor, isByRule: true } : competitor,
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
