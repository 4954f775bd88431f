import { describe, expect, it } from 'vitest'
import { planGames } from './games.ts'
import { gamesInstant } from './games-time.ts'
import { script } from './timeline.ts'

const startDate = '2027-09-08'
const games = planGames({ seed: 1, startDate })
const cues = script(games)
const opening = gamesInstant(startDate, 5, '09:40')
const seen = (before: boolean) => {
  const statuses = new Set<string>()
  for (const { at, units, header } of cues)
    if (at < opening === before) {
      for (const unit of units) statuses.add(unit.scheduleStatus)
      if (header.resultStatus) statuses.add(header.resultStatus)
    }
  return statuses
}
const EVERYTHING = [
  'GETTING_READY',
  'RUNNING',
  'SCHEDULED_BREAK',
  'INTERRUPTED',
  'DELAYED',
  'POSTPONED',
  'RESCHEDULED',
  'CANCELLED',
  'FINISHED',
  'START_LIST',
  'LIVE',
  'UNOFFICIAL',
  'OFFICIAL',
  'PROTESTED',
  'PARTIAL',
]

describe('R12.3 what does not go as planned', () => {
  it('has happened in every kind before the judo morning of day 5, where the demonstration opens', () => {
    expect([...seen(true)]).toEqual(expect.arrayContaining(EVERYTHING))
  })

  it('happens again afterwards', () => {
    expect([...seen(false)]).toEqual(expect.arrayContaining(EVERYTHING))
  })

  it('changes the start on the schedule only by RESCHEDULED (ODF §6)', () => {
    const starts = new Map(games.units.map((unit) => [unit.code, unit.unscheduled ? null : unit.start]))
    let moved = 0
    for (const { units } of cues)
      for (const unit of units) {
        const start = unit.start === null ? null : Date.parse(unit.start)
        if (start !== starts.get(unit.code)) {
          expect(unit.scheduleStatus).toBe('RESCHEDULED')
          moved += 1
        }
        starts.set(unit.code, start)
      }
    expect(moved).toBeGreaterThanOrEqual(4)
  })

  it('explains every change of an official result: PROTESTED before or a note with it (ODF §1)', () => {
    const results = new Map<string, { rows: string; notes: number }>()
    let corrected = 0
    for (const cue of cues) {
      if (cue.header.documentType !== 'DT_RESULT' || cue.header.resultStatus !== 'OFFICIAL') continue
      const { body, notes } = cue.build()
      const rows = JSON.stringify(body.kind === 'results' ? body.results : [])
      const before = results.get(cue.header.documentCode)
      if (before) expect(notes.length).toBeGreaterThan(before.notes)
      if (before && before.rows !== rows) corrected += 1
      results.set(cue.header.documentCode, { rows, notes: notes.length })
    }
    expect(corrected).toBeGreaterThanOrEqual(15)
  })

  it('never plays a unit that was called off', () => {
    const cancelled = new Set<string>()
    for (const { header, units } of cues) {
      for (const unit of units) {
        if (cancelled.has(unit.code)) expect(unit.scheduleStatus).toBe('CANCELLED')
        if (unit.scheduleStatus === 'CANCELLED') cancelled.add(unit.code)
      }
      if (header.documentType === 'DT_RESULT') expect(cancelled.has(header.documentCode)).toBe(false)
    }
    expect(cancelled.size).toBeGreaterThanOrEqual(2)
  })
})
