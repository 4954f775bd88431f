import { describe, expect, test } from 'vitest'
import { DISCIPLINE_CODES } from '../disciplines/discipline-codes.ts'
import { RULE_SETS, ruleSetOf, ruleSetsFor } from './rule-sets/rule-sets.ts'
import { openUnit } from './scoring.ts'
import { aDesk, aScoringUnit } from './scoring.factory.ts'
import { scorerOf } from './registry.ts'
import { WORD_IDS } from './words.ts'

const statuses = (desk: ReturnType<typeof aDesk>): (string | null)[] => [
  desk.outcome.scheduleStatus,
  desk.outcome.resultStatus,
]

describe('the steps of a unit (ODF §5, R12.6)', () => {
  test('from the start list to official, with both statuses', () => {
    const desk = aDesk('volleyball-school-2025')
    expect([statuses(desk), desk.proposed]).toEqual([['SCHEDULED', null], ['confirm-start-list']])
    expect(statuses(desk.tap('list-confirm'))).toEqual(['SCHEDULED', 'START_LIST'])
    expect(statuses(desk.tap('ready'))).toEqual(['GETTING_READY', 'START_LIST'])
    expect(statuses(desk.tap('start'))).toEqual(['RUNNING', 'LIVE'])
    expect(statuses(desk.tap('interrupt', { value: 'power cut' }))).toEqual(['INTERRUPTED', 'LIVE'])
    expect(desk.tap('point', 0).refusal).toBe('interrupted')
    expect(statuses(desk.tap('resume'))).toEqual(['RUNNING', 'LIVE'])
    for (let i = 0; i < 2; i++) desk.times(25, 'point', 0).tap('set-end').tap('set-start')
    expect(statuses(desk.tap('end'))).toEqual(['FINISHED', 'UNCONFIRMED'])
    expect(statuses(desk.tap('unofficial'))).toEqual(['FINISHED', 'UNOFFICIAL'])
    expect(statuses(desk.tap('protest', { value: 'a player not on the sheet' }))).toEqual(['FINISHED', 'PROTESTED'])
    expect(desk.tap('official').refusal).toBe('protested')
    expect(statuses(desk.tap('protest-end', { value: { accepted: false } }))).toEqual(['FINISHED', 'UNOFFICIAL'])
    expect(statuses(desk.tap('official'))).toEqual(['FINISHED', 'OFFICIAL'])
  })

  test('a protest that is accepted opens the result; the correction goes with its reason', () => {
    const desk = aDesk('swimming-wa-2025', { members: 1 })
      .tap('start')
      .enter('time', 'A', { ms: 57_700, again: false })
      .tap('end')
      .tap('unofficial')
      .tap('official')
    desk.tap('protest', { value: 'lane 2' }).tap('protest-end', { value: { accepted: true } })
    expect(statuses(desk)).toEqual(['FINISHED', 'UNCONFIRMED'])
    desk.out('A', 'disqualified', { rule: 'SW 4' }).tap('unofficial').tap('official')
    expect(desk.outcome.rows.find(({ competitor }) => competitor.code === 'A')?.irm).toBe('DSQ')
    desk.tap('reopen', { value: 'wrong swimmer' })
    expect([desk.outcome.corrections, statuses(desk)]).toEqual([['wrong swimmer'], ['FINISHED', 'UNCONFIRMED']])
  })

  test('official only by a second person, where the event asks for one', () => {
    const desk = aDesk('swimming-wa-2025', { members: 1, secondPerson: true })
      .tap('start', { by: 'davi' })
      .tap('end', { by: 'davi' })
      .tap('unofficial', { by: 'davi' })
    expect(desk.tap('official', { by: 'davi' }).refusal).toBe('same-person')
    expect(desk.tap('official').refusal).toBe('same-person')
    expect(desk.tap('official', { by: 'carla' }).refusal).toBeNull()
  })

  test('who took something back or chose the rules has a hand in it as well, unless that was taken back (R12.6)', () => {
    const made = () => {
      const desk = aDesk('handball-ihf-2025', { secondPerson: true }).tap('start', { by: 'davi' })
      return desk.tap('period-start', { by: 'davi' }).tap('goal', { side: 0, by: 'davi' })
    }
    const sent = (desk: ReturnType<typeof made>) => {
      desk.tap('period-end', { by: 'davi' }).tap('period-start', { by: 'davi' }).tap('goal', { side: 1, by: 'davi' })
      desk.tap('period-end', { by: 'davi' }).tap('end', { by: 'davi' }).tap('unofficial', { by: 'davi' })
      return desk.tap('official', { by: 'carla' }).refusal
    }
    const goal = made().taps.at(-1)?.id ?? ''
    const undo = { value: goal, by: 'carla' }
    expect(sent(made())).toBeNull()
    expect(sent(made().tap('undo', undo))).toBe('same-person')
    const back = made().tap('undo', undo)
    expect(sent(back.tap('undo', { value: back.taps.at(-1)?.id ?? '', by: 'carla' }))).toBeNull()
    const taken = made().tap('undo', { value: goal, by: 'davi' })
    expect(sent(taken.tap('undo', { value: taken.taps.at(-1)?.id ?? '', by: 'carla' }))).toBe('same-person')
    const rules = { value: { ruleSet: 'handball-ihf-2025-knockout', reason: 'x' }, by: 'carla' }
    const [other] = [made().tap('rules', rules)]
    expect([other.refusal, other.tap('rules', { ...rules, by: 'rui' }).refusal]).toEqual([null, null])
  })

  test('who takes their own slip back has entered nothing, and makes official what others entered (R12.6)', () => {
    const desk = aDesk('handball-ihf-2025', { secondPerson: true }).tap('start', { by: 'davi' })
    desk.tap('period-start', { by: 'davi' }).tap('goal', { side: 0, by: 'davi' }).tap('goal', { side: 1, by: 'carla' })
    desk.tap('undo', { value: desk.taps.at(-1)?.id ?? '', by: 'carla' }).tap('period-end', { by: 'davi' })
    desk.tap('period-start', { by: 'davi' }).tap('period-end', { by: 'davi' })
    desk.tap('end', { by: 'davi' }).tap('unofficial', { by: 'davi' })
    expect(desk.tap('official', { by: 'carla' }).refusal).toBeNull()
  })

  test('what one person made official no other makes official otherwise by taking back (R12.6)', () => {
    const made = () => {
      const desk = aDesk('handball-ihf-2025', { secondPerson: true })
      for (const kind of ['start', 'period-start']) desk.tap(kind, { by: 'link' })
      for (const side of [0, 1, 0, 0] as const) desk.tap('goal', { side, by: 'link' })
      desk.tap('period-end').tap('period-start').tap('period-end')
      return desk.tap('end', { by: 'link' }).tap('unofficial', { by: 'link' }).tap('official', { by: 'carla' })
    }
    const idOf = (desk: ReturnType<typeof aDesk>, kind: string) =>
      desk.taps.findLast((tap) => tap.kind === kind)?.id ?? ''
    const takeBack = (desk: ReturnType<typeof aDesk>, id: string): string => {
      desk.tap('undo', { value: id, by: 'link' })
      expect(desk.refusal).toBeNull()
      return desk.taps.at(-1)?.id ?? ''
    }
    expect([statuses(made())[1], made().score]).toEqual(['OFFICIAL', '3–1'])

    const twice = made()
    const undos = ['official', 'unofficial'].map((kind) => takeBack(twice, idOf(twice, kind)))
    const goal = takeBack(twice, idOf(twice, 'goal'))
    for (const id of undos) takeBack(twice, id)
    expect([statuses(twice)[1], twice.score]).toEqual(['UNOFFICIAL', '2–1'])
    expect(twice.scoring.taps.find(({ tap }) => tap.kind === 'official')?.why).toBe('other-result')

    const reopened = made().tap('reopen', { value: 'x', by: 'link' })
    takeBack(reopened, idOf(reopened, 'goal'))
    takeBack(reopened, idOf(reopened, 'reopen'))
    expect([statuses(reopened)[1], reopened.score]).toEqual(['UNOFFICIAL', '2–1'])

    const protested = made()
      .tap('protest', { value: 'x' })
      .tap('protest-end', { value: { accepted: true } })
    takeBack(protested, idOf(protested, 'goal'))
    takeBack(protested, idOf(protested, 'protest'))
    expect([statuses(protested)[1], protested.score]).toEqual(['UNOFFICIAL', '2–1'])

    // what was made official is there again: so is who made it so
    twice.tap('reopen', { value: 'x' })
    takeBack(twice, goal)
    takeBack(twice, idOf(twice, 'reopen'))
    expect([statuses(twice)[1], twice.score]).toEqual(['OFFICIAL', '3–1'])
  })

  test('abandoned to be begun anew: the score is gone, its taps stay, and it can be taken back', () => {
    const desk = aDesk('handball-ihf-2025')
      .tap('start')
      .tap('period-start')
      .tap('goal', 0)
      .tap('abandon', { value: 'lights out' })
    expect([statuses(desk), desk.scoring.desk.attempt, desk.score]).toEqual([['POSTPONED', 'START_LIST'], 2, '–'])
    expect(desk.scoring.taps.map(({ is }) => is)).toEqual(['counted', 'counted', 'counted', 'counted'])
    // why is the staff's
    expect([desk.outcome.corrections, desk.outcome.actions]).toEqual([[], []])
    expect(desk.undo('abandon').score).toBe('1–0')
    expect(desk.undo('undo').tap('start').tap('period-start').tap('goal', 1).score).toBe('0–1')
  })

  test('nothing goes on unless there is a reason where one is owed', () => {
    const desk = aDesk('handball-ihf-2025').tap('start')
    expect(desk.tap('interrupt').refusal).toBe('reason-needed')
    expect(desk.tap('abandon', { value: '' }).refusal).toBe('reason-needed')
  })

  test('somebody out is taken in again; a code of no list is typed', () => {
    const desk = aDesk('athletics-wa-2024', { members: 1 }).out('A', 'no-show').enter('reinstate', 'A')
    expect(desk.outcome.rows[0]?.irm).toBeNull()
    desk.tap('out', { competitor: 'A', value: { how: 'lapped', rule: null, reason: null, irm: 'LAP' } })
    expect(desk.outcome.rows.find(({ competitor }) => competitor.code === 'A')?.irm).toBe('LAP')
    expect(desk.out('B', 'lapped').refusal).toBe('not-allowed-here')
    expect(desk.out('A', 'no-show').refusal).toBe('already-out')
  })

  test('who is out of the start list is not in it; bibs are changed', () => {
    const desk = aDesk('handball-ihf-2025')
      .tap('athlete-out', { athlete: 'A3', value: 'suspended' })
      .tap('bib', { athlete: 'A4', value: '44' })
    const athletes = desk.outcome.rows[0]?.competitor.athletes
    expect(athletes?.map(({ code }) => code)).not.toContain('A3')
    expect(athletes?.find(({ code }) => code === 'A4')?.bib).toBe('44')
    desk.tap('start').tap('period-start').tap('goal', { side: 0, athlete: 'A3' })
    expect(desk.refusal).toBe('is-out')
    expect(desk.tap('athlete-in', { athlete: 'A3' }).outcome.rows[0]?.competitor.athletes).toHaveLength(8)
  })
})

describe('taps (R12.6)', () => {
  test('an undo is taken back like any tap', () => {
    const desk = aDesk('handball-ihf-2025').tap('start').tap('period-start').tap('goal', 0).undo('goal').undo('undo')
    expect([desk.score, desk.scoring.taps.map(({ is }) => is)]).toEqual([
      '1–0',
      ['counted', 'counted', 'counted', 'undone', 'counted'],
    ])
  })

  test('taken back, brought again and taken back anew: it stays so, whatever becomes of the first undo', () => {
    const desk = aDesk('handball-ihf-2025').tap('start').tap('period-start').tap('goal', 0)
    desk.tap('undo', { value: 't3' }).tap('undo', { value: 't4' }).tap('undo', { value: 't3' })
    expect(desk.score).toBe('0–0')
    desk.tap('undo', { value: 't5' })
    expect([desk.refusal, desk.score]).toEqual([null, '0–0'])
  })

  test.each([
    ['of nothing', 'nothing', 'no-such-tap'],
    ['of what was refused', 't1', 'nothing-to-undo'],
    ['of itself', 't3', 'no-such-tap'],
  ])('an undo %s is refused', (_, value, why) => {
    expect(aDesk('handball-ihf-2025').tap('goal', 0).tap('start').tap('undo', { value }).refusal).toBe(why)
  })

  test('an undo of what was taken back already is refused', () => {
    expect(aDesk('handball-ihf-2025').tap('start').undo('start').undo('start').refusal).toBe('already-undone')
  })

  test('a tap of another unit, of no kind or of nobody is refused with the reason and stays visible', () => {
    const desk = aDesk('handball-ihf-2025')
      .tap('start')
      .tap('period-start')
      .tap('nonsense')
      .tap('goal')
      .tap('goal', { side: 0, athlete: 'Z9' })
    expect(desk.scoring.taps.map(({ why }) => why)).toEqual([
      null,
      null,
      'unknown-kind',
      'no-such-side',
      'no-such-athlete',
    ])
  })

  test('taps that were lost on the way are told, and those not stored yet counted', () => {
    const desk = aDesk('handball-ihf-2025').tap('start').tap('period-start').tap('goal', 0).tap('goal', 1)
    const [start, half, , last] = desk.taps
    if (!start || !half || !last) throw new Error('four taps')
    desk.taps.splice(0, 4, start, half, last)
    expect(desk.scoring.missing).toEqual([{ device: 'one', from: 3, to: 3 }])
    const { stored: _stored, ...pending } = last
    desk.taps.splice(2, 1, pending)
    expect([desk.scoring.pending, desk.score]).toEqual([1, '0–1'])
  })

  test('the same key on two devices at once is told, and both count', () => {
    const desk = aDesk('handball-ihf-2025')
      .tap('start')
      .tap('period-start')
      .tap('goal', { side: 0, device: 'a' })
      .after(1)
      .tap('goal', { side: 0, device: 'b' })
    expect([desk.score, desk.scoring.likelyTwice]).toEqual(['2–0', [['t3', 't4']]])
    desk.after(9).tap('goal', { side: 0, device: 'a' }).tap('goal', { side: 0, device: 'a' })
    expect(desk.scoring.likelyTwice).toHaveLength(1)
  })

  test('what an undo would take back is the last that counts, and nothing once the result was sent', () => {
    const desk = aDesk('swimming-wa-2025', { members: 1 }).tap('start').tap('nonsense')
    expect(desk.scoring.undoable).toBe('t1')
    desk.tap('end').tap('unofficial')
    expect(desk.scoring.undoable).toBe('t4')
    expect(desk.undo('unofficial').scoring.undoable).toBe('t3')
    expect(aDesk('swimming-wa-2025').scoring.undoable).toBeNull()
  })

  test('two devices: what the server stored first counts first', () => {
    const desk = aDesk('judo-ijf-2025', { members: 1 })
      .tap('start')
      .tap('ippon', { side: 0, device: 'a' })
      .tap('ippon', { side: 1, device: 'b' })
    expect([desk.refusal, desk.scoring.verdict.winner]).toEqual(['decided', 0])
  })
})

describe('rule sets (R12.6)', () => {
  test.each([...DISCIPLINE_CODES, 'FBL', 'FSL'])('%s has one', (discipline) => {
    expect(ruleSetsFor(discipline).length).toBeGreaterThan(0)
  })

  test('each names a scorer, whose fields find nothing wrong; no id is there twice', () => {
    for (const { id, scorer, limits } of RULE_SETS) expect([id, scorerOf(scorer)?.faultsOf(limits)]).toEqual([id, []])
    expect(new Set(RULE_SETS.map(({ id }) => id)).size).toBe(RULE_SETS.length)
  })

  const faults = (limits: Readonly<Record<string, unknown>>) => {
    const rules = ruleSetOf('judo-ijf-2025')
    const opened = rules && openUnit(aScoringUnit('judo-ijf-2025', 2), rules, { limits })
    return opened && !opened.ok && opened.error.kind === 'bad-limits' ? opened.error.faults : []
  }

  test.each([
    [{ seconds: '240' }, [{ at: 'seconds', fault: 'no-number' }]],
    [{ seconds: 10 }, [{ at: 'seconds', fault: 'too-small', allowed: '30' }]],
    [{ seconds: 240.5 }, [{ at: 'seconds', fault: 'no-whole-number' }]],
    [{ yuko: 'yes' }, [{ at: 'yuko', fault: 'no-yes-or-no' }]],
    [{ secconds: 240 }, [{ at: 'secconds', fault: 'unknown' }]],
  ])('%j is told where and why', (limits, told) => {
    expect(faults(limits)).toEqual(told)
  })

  test('a fault inside a list is told with its place', () => {
    const rules = ruleSetOf('handball-ihf-2025')
    const opened =
      rules &&
      openUnit(aScoringUnit('handball-ihf-2025', 2), rules, {
        limits: {
          periods: [
            { code: 'H1', seconds: 0, parts: 1 },
            { code: 'X', seconds: 60 },
          ],
        },
      })
    expect(opened).toMatchObject({
      ok: false,
      error: {
        faults: [
          { at: 'periods.0.seconds', fault: 'too-small' },
          { at: 'periods.1.code', fault: 'not-one-of' },
          { at: 'periods.1.parts', fault: 'missing' },
        ],
      },
    })
  })

  test.each([
    ['one side', 1, { kind: 'two-sides-needed' }],
    ['nobody', 0, { kind: 'two-sides-needed' }],
  ])('a match of %s cannot be opened', (_, count, error) => {
    const rules = ruleSetOf('handball-ihf-2025')
    expect(rules && openUnit(aScoringUnit('handball-ihf-2025', count), rules)).toEqual({ ok: false, error })
  })

  test('a list of nobody, or of somebody twice, cannot be opened', () => {
    const rules = ruleSetOf('swimming-wa-2025')
    const unit = aScoringUnit('swimming-wa-2025', 1)
    expect(rules && openUnit({ ...unit, competitors: [] }, rules)).toEqual({
      ok: false,
      error: { kind: 'nobody-competes' },
    })
    const [one] = unit.competitors
    expect(rules && one && openUnit({ ...unit, competitors: [one, one] }, rules)).toEqual({
      ok: false,
      error: { kind: 'competitor-twice', competitor: 'A' },
    })
  })
})

test('every word of a key, a proposal or the board has an id that is there once', () => {
  expect(new Set(WORD_IDS).size).toBe(WORD_IDS.length)
})
