import { RULE_SETS } from '@games/domain/scoring/index'
import { aDesk, type TestDesk } from '@games/domain/scoring/scoring.factory'
import { lineOf, sheetOf } from '@games/domain/sports/sheet'
import type { SportUnit } from '@games/domain/sports/sport'
import { sampled } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { NO_UNIT, readOdf, writeOdf } from '../index.ts'
import type { OdfMessage } from '../message.ts'
import { deskMessages, deskScheduleUpdate } from './desk-messages.ts'

const HEADING = {
  competitionCode: 'JG2027',
  source: 'DESK',
  version: 3,
  produced: '2027-09-14T14:02:00.250-03:00',
  logicalDate: '2027-09-14',
}
const START = Date.parse('2027-09-14T16:30:00Z')

const began = (ruleSet: string, options = {}): TestDesk => {
  const desk = aDesk(ruleSet, options)
  desk.now = START
  return desk.tap('start')
}
const sent = (desk: TestDesk): OdfMessage[] => deskMessages(desk.unit, desk.outcome, HEADING)

/** A unit of every rule set with something in it. */
function played(ruleSet: string): TestDesk {
  const desk = began(ruleSet)
  for (const key of ['period-start', 'clock-start']) desk.tap(key)
  for (let i = 0; i < 12; i++) {
    const open = desk.scoring.keys.filter(
      ({ why, entry, hold }) => why === null && entry === undefined && hold === undefined,
    )
    const key = open[(i * 5) % Math.max(1, open.length)]
    if (!key) break
    desk.after(7).tap(key.kind, {
      ...(key.side === undefined ? {} : { side: key.side }),
      ...(key.value === undefined ? {} : { value: key.value }),
      competitor: key.competitor ?? 'A',
    })
  }
  desk.enter('time', 'A', { ms: 61_230, again: false }).enter('attempt', 'B', { mark: 570, wind: null, round: null })
  return desk
}

test.each(
  sampled(
    RULE_SETS.map(({ id }) => id),
    3,
  ),
)('%s: what is written is read back as it was (R12.1, R12.6)', (ruleSet) => {
  for (const message of sent(played(ruleSet))) expect(readOdf(writeOdf(message))).toEqual({ ok: true, value: message })
})

test.each(
  sampled(
    RULE_SETS.map(({ id }) => id),
    3,
  ),
)('%s: the sport’s module reads the same from the message as at the desk', (ruleSet) => {
  const desk = played(ruleSet)
  const [message] = sent(desk)
  const read = message && readOdf(writeOdf(message))
  if (!read?.ok || read.value.body.kind !== 'results') throw new Error('a result is read')
  const { clock, periods, extendedInfos, results } = read.value.body
  const unit: SportUnit = {
    code: desk.unit.code,
    typeCode: desk.unit.code,
    status: 'RUNNING',
    started: true,
    headToHead: desk.opened.scorer.headToHead,
    clock,
    periods,
    extendedInfos,
    rows: results,
  }
  const atDesk = {
    ...unit,
    clock: desk.outcome.clock,
    periods: desk.outcome.periods,
    extendedInfos: desk.outcome.extendedInfos,
    rows: desk.outcome.rows,
  }
  expect([sheetOf(unit), lineOf(unit)]).toEqual([sheetOf(atDesk), lineOf(atDesk)])
})

describe('a match of handball', () => {
  const match = () =>
    began('handball-ihf-2025')
      .tap('period-start')
      .after(61)
      .tap('goal', { side: 0, athlete: 'A4' })
      .tap('yellow-card', 1)

  test('is a result and its actions, each with who did it (ODF §8)', () => {
    const [result, actions] = sent(match())
    expect(result?.header).toMatchObject({
      documentType: 'DT_RESULT',
      resultStatus: 'LIVE',
      version: 3,
      date: '2027-09-14',
      time: '140200250',
    })
    expect(result?.body).toMatchObject({
      start: '2027-09-14T13:30:00-03:00',
      end: null,
      clock: { period: 'H1', running: true, time: '1:01' },
    })
    expect(actions?.body).toMatchObject({
      home: 'A',
      away: 'B',
      actions: [
        { action: 'PSTART', period: 'H1' },
        {
          action: 'GOAL',
          when: '1:01',
          scoreH: '1',
          scoreA: '0',
          competitors: [{ code: 'A', athletes: [{ code: 'A4', bib: '4' }] }],
        },
        { action: 'YC', competitors: [{ code: 'B', athletes: [] }] },
      ],
    })
  })

  test('an action keeps its id when one before it is taken back', () => {
    const desk = match()
    const idOf = () => sent(desk)[1]?.body
    const card = desk.taps.at(-1)?.id
    desk.undo('goal')
    expect(idOf()).toMatchObject({ actions: [{ action: 'PSTART' }, { id: card, sortOrder: 2 }] })
  })
})

test('a team keeps the name that its list gave it: who reads the result has no other (ODF §8)', () => {
  const [result] = sent(began('handball-ihf-2025'))
  expect(result?.body).toMatchObject({
    results: [{ competitor: { teamName: 'Time A' } }, { competitor: { teamName: 'Time B' } }],
  })
})

test('a race has no actions; before the start list is confirmed nothing is sent', () => {
  expect(sent(began('swimming-wa-2025')).map(({ header }) => header.documentType)).toEqual(['DT_RESULT'])
  expect(sent(aDesk('swimming-wa-2025'))).toEqual([])
})

test('corrections go along as notes, oldest first; nothing for staff does', () => {
  const desk = began('swimming-wa-2025')
    .out('A', 'no-show', { reason: 'injured in the bus' })
    .tap('end')
    .tap('unofficial')
    .tap('reopen', { value: 'lane 3' })
  expect(sent(desk)[0]?.notes).toEqual(['lane 3'])
  expect(JSON.stringify(sent(desk))).not.toContain('bus')
})

test('the schedule has the desk’s status and the actual times, the planned ones stay', () => {
  const desk = began('swimming-wa-2025').after(60).tap('end')
  const planned = {
    ...NO_UNIT,
    code: desk.unit.code,
    scheduleStatus: 'SCHEDULED' as const,
    start: '2027-09-14T13:25:00-03:00',
    name: { por: 'Série 3' },
  }
  const message = deskScheduleUpdate(planned, desk.outcome, HEADING)
  expect(readOdf(writeOdf(message))).toEqual({ ok: true, value: message })
  expect(message.body).toMatchObject({
    units: [
      {
        start: '2027-09-14T13:25:00-03:00',
        scheduleStatus: 'FINISHED',
        actualStart: '2027-09-14T13:30:00-03:00',
        actualEnd: '2027-09-14T13:31:00-03:00',
      },
    ],
  })
  expect(message.header.documentCode).toBe(`SWM${'-'.repeat(31)}`)
})
