import type { Locale } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface NewFeedback {
  readonly id: string
  readonly accountId: string
  readonly sentiment: string
  readonly suggestion: string
  readonly locale: string
}

/** One feedback of an account after the other, so that those sent at the same moment are counted too. */
export async function lockAccount(tx: ClientBase, accountId: string): Promise<void> {
  await tx.query('select from account where id = $1 for update', [accountId])
}

/** Whether this feedback is stored already, and of whom. */
export async function authorOf(tx: ClientBase, id: string): Promise<string | null | undefined> {
  const { rows } = await tx.query<{ account_id: string | null }>('select account_id from feedback where id = $1', [id])
  return rows[0]?.account_id
}

/** When the newest `most` of the last day began: with fewer, null. */
export async function oldestOfLastDay(tx: ClientBase, accountId: string, most: number): Promise<Date | null> {
  const { rows } = await tx.query<{ sent_at: Date }>(
    `select sent_at from feedback where account_id = $1 and sent_at > now() - interval '1 day'
     order by sent_at desc offset $2 limit 1`,
    [accountId, most - 1],
  )
  return rows[0]?.sent_at ?? null
}

export async function insertFeedback(tx: ClientBase, feedback: NewFeedback): Promise<void> {
  await tx.query(
    `insert into feedback (id, account_id, sentiment, suggestion, locale) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [feedback.id, feedback.accountId, feedback.sentiment, feedback.suggestion, feedback.locale],
  )
}

export interface FeedbackRow {
  readonly sentiment: 'happy' | 'neutral' | 'sad'
  readonly suggestion: string
  readonly locale: Locale
  readonly sent_at: Date
}

/** What an account has said, newest first. */
export async function feedbackRows(q: Statements, accountId: string): Promise<FeedbackRow[]> {
  const { rows } = await q.query<FeedbackRow>(
    'select sentiment, suggestion, locale, sent_at from feedback where account_id = $1 order by sent_at desc, id',
    [accountId],
  )
  return rows
}
