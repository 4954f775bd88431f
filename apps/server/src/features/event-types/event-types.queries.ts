import type { Localized } from '@games/domain'
import type { Variant } from '@games/domain/sports/event-type'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface OpenTypeRow {
  readonly event: string
  readonly type: string | null
  readonly variant: Variant
  readonly source: string | null
  /** Names in messages. */
  readonly names: readonly Localized[]
}

/** Events (22 characters) of the programme whose type is unknown, unconfirmed or chosen by the organiser. */
export async function openTypes(q: Statements): Promise<OpenTypeRow[]> {
  const { rows } = await q.query<OpenTypeRow>(
    `select t.event, t.type, t.variant, t.source,
       coalesce((select jsonb_agg(c.name order by c.precedence desc) from fact_code c
         where c.code_set = 'EVENT' and c.code = rtrim(t.event, '-')), '[]') as names
     from event_type t
     where (not t.confirmed or t.source = 'organiser') and exists (
       select from unit u where u.event = t.event and (u.displayed or u.result_message_id is not null) and u.event_type in ('competition', 'competition-medal'))
     order by t.event`,
  )
  return rows
}

export interface ChoiceRow {
  readonly type: string
  readonly variant: Variant
}

/** The organiser's answer for an event, locked until the transaction ends; null: none. */
export async function lockAnswer(tx: ClientBase, event: string): Promise<ChoiceRow | null> {
  const { rows } = await tx.query<ChoiceRow>(
    'select type, variant from event_type_choice where event = $1 for update',
    [event],
  )
  return rows[0] ?? null
}

export const putAnswer = (tx: ClientBase, event: string, answer: ChoiceRow | null) =>
  answer === null
    ? tx.query('delete from event_type_choice where event = $1', [event])
    : tx.query(
        `insert into event_type_choice (event, type, variant) values ($1, $2, $3)
         on conflict (event) do update set type = excluded.type, variant = excluded.variant`,
        [event, answer.type, JSON.stringify(answer.variant)],
      )
