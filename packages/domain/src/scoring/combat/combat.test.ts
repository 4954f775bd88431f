import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../scoring.factory.ts'

const timeUp = (desk: TestDesk, seconds: number): TestDesk => desk.after(seconds).tap('clock-stop')

describe('taekwondo (WT 2022-24)', () => {
  const desk = (id = 'taekwondo-wt-2022') => aDesk(id, { members: 1 }).tap('start')
  const round = (bout: TestDesk, kicks: readonly (readonly [string, 0 | 1])[], seconds = 120): TestDesk => {
    bout.tap('period-start')
    for (const [kind, side] of kicks) bout.tap(kind, side)
    return timeUp(bout, seconds).tap('period-end')
  }

  test.each([
    ['punch', 1],
    ['trunk-kick', 2],
    ['head-kick', 3],
    ['turning-trunk-kick', 4],
    ['turning-head-kick', 5],
  ])('%s is worth %i; a gam-jeom gives one to the other', (kind, worth) => {
    const bout = desk().tap('period-start').tap(kind, 0).tap('gam-jeom', 0)
    expect(bout.periods).toEqual([`R1 ${worth}–1`])
  })

  test('best of three rounds; the result is the rounds (R12.6)', () => {
    const bout = round(round(desk(), [['trunk-kick', 0]]), [
      ['head-kick', 1],
      ['punch', 0],
    ])
    expect([bout.score, bout.proposed]).toEqual(['1–1', ['round-start']])
    round(bout, [['head-kick', 0]]).tap('end')
    expect([bout.score, bout.wlt, bout.decision(), bout.line]).toEqual(['2–1', 'WL', 'PTF', 'on points'])
    expect(bout.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['points', '6', '3'],
      ['head', '1', '1'],
      ['trunk', '1', '0'],
      ['punch', '1', '0'],
      ['gam-jeom', '0', '0'],
    ])
  })

  test('a round in which a side is twelve ahead is proposed to end at once', () => {
    const bout = desk().tap('period-start').times(3, 'turning-trunk-kick', 1)
    expect([bout.proposed, bout.tap('punch', 0).refusal]).toEqual([['round-end 1'], 'period-over'])
    expect(bout.tap('period-end').score).toBe('0–1')
  })

  test('the fifth gam-jeom of a round loses it, whatever the points', () => {
    const bout = desk().tap('period-start').tap('turning-head-kick', 0).times(5, 'gam-jeom', 0)
    expect(bout.proposed).toEqual(['round-end 1'])
    const lost = bout
      .tap('period-end')
      .tap('period-start')
      .after(30)
      .times(5, 'gam-jeom', 0)
      .tap('period-end')
      .tap('end')
    expect([lost.decision(), lost.line]).toEqual(['PUN', 'by punitive declaration at 0:30'])
  })

  test.each([
    [
      'points by turning kicks',
      [
        ['turning-trunk-kick', 1],
        ['trunk-kick', 0],
        ['trunk-kick', 0],
      ],
      '0–1',
    ],
    [
      'points to the head',
      [
        ['head-kick', 0],
        ['trunk-kick', 1],
        ['punch', 1],
      ],
      '1–0',
    ],
    [
      'points to the trunk',
      [
        ['trunk-kick', 1],
        ['punch', 0],
        ['punch', 0],
      ],
      '0–1',
    ],
    [
      'fewer gam-jeom',
      [
        ['punch', 0],
        ['gam-jeom', 0],
      ],
      '1–0',
    ],
  ] as const)('a level round goes by %s', (_, kicks, score) => {
    expect(round(desk(), kicks).score).toBe(score)
  })

  test('what is still level is the judges’: it does not end without an answer', () => {
    const bout = timeUp(desk().tap('period-start'), 120)
    expect([bout.tap('period-end').refusal, bout.proposed]).toEqual([
      'tie-unanswered',
      ['registered-hits', 'superiority 0', 'superiority 1'],
    ])
    expect(bout.tap('superiority', 1).score).toBe('0–1')
  })

  test('registered hits part a level round, and equal hits leave it to the judges (WT 2022, row 69)', () => {
    const bout = timeUp(desk().tap('period-start').tap('punch', 0).tap('punch', 1), 120)
    expect(bout.tap('hits', { value: { home: 4, away: 6 } }).proposed).toEqual(['round-end 1'])
    expect(bout.tap('hits', { value: { home: 6, away: 6 } }).proposed).toEqual(['superiority 0', 'superiority 1'])
    bout.tap('hits', { value: { home: 4, away: 6 } }).tap('period-end')
    expect([bout.score, bout.outcome.rows.map(({ extended }) => extended.at(-1)?.value)]).toEqual(['0–1', ['4', '6']])
  })

  test.each([
    ['a round that is not level', [['punch', 0]], { home: 4, away: 6 }, 'no-tie'],
    [
      'a round that gam-jeom part',
      [
        ['punch', 0],
        ['gam-jeom', 0],
      ],
      { home: 4, away: 6 },
      'no-tie',
    ],
    ['a number of hits below zero', [], { home: -1, away: 6 }, 'bad-value'],
  ] as const)('registered hits are refused for %s', (_, kicks, value, why) => {
    const bout = desk().tap('period-start')
    for (const [kind, side] of kicks) bout.tap(kind, side)
    expect(timeUp(bout, 120).tap('hits', { value }).refusal).toBe(why)
  })

  describe('a level golden round until 2022 (row 70)', () => {
    const golden = (
      kicks: readonly (readonly [string, 0 | 1])[],
      ...rounds: (readonly (readonly [string, 0 | 1])[])[]
    ) => {
      const bout = desk('taekwondo-wt-2018')
      for (let at = 0; at < 3; at += 1) round(bout, rounds[at] ?? [])
      bout.tap('period-start')
      for (const [kind, side] of kicks) bout.tap(kind, side)
      return timeUp(bout, 60)
    }
    const level = [[['punch', 0]], [['punch', 0]], [['trunk-kick', 1]]] as const

    test('a punch in it decides', () => {
      expect(golden([['punch', 1]]).proposed).toEqual(['round-end 1'])
    })
    test('then the hits registered in it', () => {
      expect(golden([]).tap('hits', { value: { home: 3, away: 2 } }).proposed).toEqual(['round-end 0'])
    })
    test('then the rounds won, if the hits are entered', () => {
      expect(golden([], ...level).proposed).toEqual(['registered-hits', 'superiority 0', 'superiority 1'])
      expect(golden([], ...level).tap('hits', { value: { home: 2, away: 2 } }).proposed).toEqual(['round-end 0'])
    })
    test('then fewer gam-jeom of all rounds', () => {
      const bout = golden(
        [],
        [
          ['punch', 1],
          ['gam-jeom', 1],
        ],
      ).tap('hits', { value: { home: 0, away: 0 } })
      expect(bout.proposed).toEqual(['round-end 0'])
      expect(bout.tap('period-end').tap('end').decision()).toBe('SUP')
    })
    test('then the judges', () => {
      const bout = golden([]).tap('hits', { value: { home: 0, away: 0 } })
      expect(bout.proposed).toEqual(['superiority 0', 'superiority 1'])
      expect(bout.tap('superiority', 1).tap('end').wlt).toBe('LW')
    })
  })

  test('before 2022 the points of all rounds count, then a golden round', () => {
    const bout = round(round(round(desk('taekwondo-wt-2018'), [['punch', 0]]), [['punch', 1]]), [])
    expect([bout.score, bout.proposed]).toEqual(['1–1', ['round-start']])
    bout.tap('period-start').tap('trunk-kick', 1).tap('period-end').tap('end')
    expect([bout.score, bout.wlt, bout.decision(), bout.line]).toEqual(['1–3', 'LW', 'GDP', 'by golden point'])
  })

  test('the referee stops the contest', () => {
    const bout = desk().tap('period-start').after(65).tap('rsc', 0).tap('end')
    expect([bout.wlt, bout.line]).toEqual(['WL', 'by referee stoppage at 1:05'])
  })

  test('both withdrawn have a code of their own', () => {
    const bout = aDesk('taekwondo-wt-2022').out(0, 'no-show').out(1, 'withdrawn').tap('end')
    expect([bout.score, bout.wlt]).toEqual(['DDW–DDW', 'LL'])
  })
})

describe('wrestling (UWW 2025-26)', () => {
  const desk = (id = 'wrestling-uww-2025-freestyle') => aDesk(id, { members: 1 }).tap('start').tap('period-start')
  const points = (bout: TestDesk, side: 0 | 1, ...values: readonly number[]): TestDesk => {
    for (const value of values) bout.tap('points', { side, value })
    return bout
  }
  const onTime = (bout: TestDesk): TestDesk => {
    timeUp(bout, 180).tap('period-end').tap('period-start')
    return timeUp(bout, 180).tap('period-end')
  }

  test.each<[string, (b: TestDesk) => TestDesk, string, string, readonly string[], string]>([
    ['a fall', (b) => b.after(72).tap('fall', 0), 'VFA', 'WL', ['5', '0'], 'by fall at 1:12'],
    ['ten ahead', (b) => points(b.after(30), 0, 4, 4, 2), 'VSU', 'WL', ['4', '0'], 'by technical superiority at 0:30'],
    [
      'ten ahead of somebody with points',
      (b) => points(points(b, 1, 1), 0, 5, 4, 2),
      'VSU1',
      'WL',
      ['4', '1'],
      'by technical superiority at 0:00',
    ],
    ['points when the time is over', (b) => onTime(points(b, 1, 2)), 'VPO', 'LW', ['0', '3'], 'on points'],
    ['points against points', (b) => onTime(points(points(b, 0, 2, 2), 1, 1)), 'VPO1', 'WL', ['3', '1'], 'on points'],
    [
      'the third caution of the other',
      (b) => {
        for (let i = 0; i < 3; i++) b.tap('caution', { side: 1, value: 1 })
        return b
      },
      'VCA',
      'WL',
      ['5', '0'],
      'by three cautions at 0:00',
    ],
  ])('%s: classification points (R12.6)', (_, fought, decision, wlt, classification, line) => {
    const bout = fought(desk()).tap('end')
    expect([bout.decision(), bout.wlt, [0, 1].map((row) => bout.value(row, 'CLASS_PTS')), bout.line]).toEqual([
      decision,
      wlt,
      classification,
      line,
    ])
  })

  test.each<[string, string, (b: TestDesk) => TestDesk, string]>([
    ['the most high-value holds', 'wrestling-uww-2025-freestyle', (b) => points(points(b, 0, 4), 1, 2, 2), 'WL'],
    [
      'fewer cautions',
      'wrestling-uww-2025-freestyle',
      (b) => points(points(b, 0, 2), 1, 2).tap('caution', { side: 0, value: 0 }),
      'LW',
    ],
    ['the last point', 'wrestling-uww-2025-freestyle', (b) => points(points(b, 0, 2), 1, 2), 'LW'],
    [
      'in Greco-Roman the first point',
      'wrestling-uww-2025-greco-roman',
      (b) => b.tap('passivity', { side: 1, value: 1 }).tap('passivity', { side: 0, value: 1 }),
      'WL',
    ],
    [
      'in the older edition the last one',
      'wrestling-uww-2023-greco-roman',
      (b) => b.tap('passivity', { side: 1, value: 1 }).tap('passivity', { side: 0, value: 1 }),
      'LW',
    ],
  ])('equal points go by %s', (_, rules, fought, wlt) => {
    const bout = onTime(fought(desk(rules))).tap('end')
    expect([bout.wlt, bout.line]).toEqual([wlt, 'on criteria'])
  })

  test('nobody has a point: the mat chairman decides', () => {
    const bout = onTime(desk())
    expect([bout.tap('end').refusal, bout.proposed]).toEqual(['tie-unanswered', ['winner-by-decision']])
  })

  test('eight points are enough in Greco-Roman; a hold of three there is not', () => {
    expect(points(desk('wrestling-uww-2025-greco-roman'), 0, 4, 4).scoring.verdict.decision).toBe('VSU')
    expect(points(desk(), 0, 3).refusal).toBe('bad-value')
  })

  test.each([
    ['disqualified', '2DSQ', 'no winner: both sides disqualified'],
    ['injured', '2VIN', 'no winner: both sides injured'],
  ])('both %s: %s, no classification points', (how, decision, line) => {
    const bout = desk().out(0, how).out(1, how).tap('end')
    expect([bout.decision(), bout.wlt, bout.value(0, 'CLASS_PTS'), bout.line]).toEqual([decision, 'LL', '0', line])
  })

  test('each side that is out for another reason has its own code, and no decision names a reason for both (UWW 14)', () => {
    const bout = desk().out(0, 'injured').out(1, 'disqualified').tap('end')
    const irms = bout.outcome.rows.map(({ irm }) => irm)
    expect([bout.decision(), bout.wlt, irms, bout.value(1, 'CLASS_PTS')]).toEqual([
      undefined,
      'LL',
      ['INJ', 'DSQ'],
      '0',
    ])
    expect(desk().out(0, 'no-show').out(1, 'no-show').tap('end').decision()).toBe('2VFO')
    const alone = desk().out(0, 'disqualified').tap('end')
    expect([alone.decision(), alone.outcome.rows[0]?.irm]).toEqual(['DSQ', null])
  })

  test('a lost challenge gives one to the other', () => {
    expect(desk().tap('challenge-lost', 0).score).toBe('0–1')
  })
})

describe('fencing (FIE 2025)', () => {
  const desk = (id = 'fencing-fie-2025-foil') => aDesk(id, { members: 3 }).tap('start').tap('period-start')

  test('to fifteen touches; nothing after them (R12.6)', () => {
    const bout = desk().times(15, 'touch', 0)
    expect([bout.score, bout.proposed, bout.tap('touch', 1).refusal]).toEqual(['15–0', ['end 0'], 'decided'])
    expect([bout.tap('end').wlt, bout.line]).toEqual(['WL', null])
  })

  test('after three periods the one ahead wins; level goes to priority and an extra minute', () => {
    const bout = desk().tap('touch', 0)
    for (let i = 0; i < 2; i++) timeUp(bout, 180).tap('period-end').tap('period-start')
    timeUp(bout.tap('touch', 1), 180).tap('period-end')
    expect(bout.proposed).toEqual(['priority 0', 'priority 1'])
    bout.tap('priority', 1).tap('extra-minute')
    expect(bout.scoring.board(bout.now).period).toBe('OT')
    timeUp(bout, 60).tap('end')
    expect([bout.score, bout.wlt, bout.line]).toEqual(['1–1', 'LW', 'by priority'])
    expect(bout.undo('end').undo('clock-stop').tap('touch', 0).tap('end').line).toBe('in the extra minute')
  })

  test('a second offence is red, and the touch the other one’s', () => {
    const bout = desk().tap('yellow-card', 0)
    expect(bout.tap('yellow-card', 0).refusal).toBe('not-allowed-here')
    expect(bout.tap('red-card', 0).score).toBe('0–1')
    expect(bout.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['yellow', '1', '0'],
      ['red', '1', '0'],
    ])
  })

  test('a black card decides: excluded', () => {
    const bout = desk().tap('touch', 0).tap('black-card', 0).tap('end')
    expect([bout.wlt, bout.outcome.rows[0]?.irm, bout.line]).toEqual(['LW', 'EXC', 'by black card'])
  })

  test('sabre breaks at eight and keeps no clock', () => {
    const bout = desk('fencing-fie-2025-sabre').times(8, 'touch', 1)
    expect([bout.proposed, bout.scoring.board(0).clock]).toEqual([['period-end'], null])
    bout.tap('period-end').tap('period-start').times(7, 'touch', 1).tap('end')
    expect([bout.periods, bout.wlt]).toEqual([['P1 0–8', 'P2 0–7'], 'LW'])
  })

  test('épée: a double touch counts for both, and not for a win of both', () => {
    const bout = desk('fencing-fie-2025-epee').times(13, 'touch', 0).times(13, 'touch', 1).tap('double-touch')
    expect([bout.score, bout.tap('double-touch').refusal]).toEqual(['14–14', 'decided'])
    expect(desk().tap('double-touch').refusal).toBe('not-allowed-here')
  })

  test('a relay: each leg to five touches more, the legs beside the score', () => {
    const relay = desk('fencing-fie-2025-team').times(2, 'touch', 1).times(5, 'touch', 0)
    expect(relay.proposed).toEqual(['leg-end'])
    relay.tap('period-end').tap('period-start').times(8, 'touch', 1)
    expect([relay.score, relay.sheet.cells]).toEqual([
      '5–10',
      [
        [
          { text: '5', note: '+5' },
          { text: '5', note: '+0' },
        ],
        [
          { text: '2', note: '+2' },
          { text: '10', note: '+8' },
        ],
      ],
    ])
    expect(relay.line).toBe('after 2 legs')
  })
})

describe('a pool of fencing (FIE 2025)', () => {
  const bout = (
    desk: TestDesk,
    home: string,
    homeTouches: number,
    awayTouches: number,
    away: string,
    winner = homeTouches > awayTouches ? 'home' : 'away',
  ) => desk.tap('pool-bout', { value: { home, away, homeTouches, awayTouches, winner } })
  const pool = () => {
    const desk = aDesk('fencing-fie-2025-pool', { count: 3, members: 1 }).tap('start')
    return bout(bout(bout(desk, 'A', 5, 3, 'B'), 'B', 5, 2, 'C'), 'C', 5, 4, 'A')
  }

  test('victories per bout, then the indicator, then touches given (R12.6)', () => {
    expect(pool().score).toBe('1 A 1, 2 B 1, 3 C 1')
    expect(pool().sheet.cells[0]?.map((cell) => cell?.text ?? null)).toEqual([null, 'V5', 'D4', '1/2', '9', '8', '+1'])
    expect(pool().proposed).toEqual(['end'])
  })

  test('on time a bout may be won level, by priority', () => {
    const desk = aDesk('fencing-fie-2025-pool', { count: 2, members: 1 }).tap('start')
    expect(bout(desk, 'A', 4, 4, 'B', 'home').score).toBe('1 A 1, 2 B 0')
  })

  test.each([
    ['entered before', (d: TestDesk) => bout(d, 'B', 5, 1, 'A'), 'entered-already'],
    ['with more than five touches', (d: TestDesk) => bout(d.undo('pool-bout'), 'A', 6, 1, 'C'), 'bad-value'],
    ['won with fewer touches', (d: TestDesk) => bout(d.undo('pool-bout'), 'A', 3, 4, 'C', 'home'), 'bad-value'],
    ['of nobody', (d: TestDesk) => bout(d, 'A', 5, 1, 'Z'), 'no-such-competitor'],
  ])('a bout %s is refused', (_, entered, why) => {
    expect(entered(pool()).refusal).toBe(why)
  })

  test.each(['no-show', 'withdrawn', 'retired', 'injured', 'disqualified', 'excluded'])(
    'the pool is complete without a fencer who is out as %s (FIE o.74)',
    (how) => {
      const desk = bout(aDesk('fencing-fie-2025-pool', { count: 3, members: 1 }).tap('start'), 'C', 5, 0, 'A')
      bout(desk.out('C', how), 'A', 5, 4, 'B')
      expect([desk.score.slice(0, 10), desk.proposed]).toEqual(['1 A 1, 2 B', ['end']])
      expect(desk.scoring.board(0).facts).toEqual([{ word: 'bouts', value: '1', of: '1' }])
    },
  )

  test('the bouts of who is excluded are struck out', () => {
    expect(pool().out('C', 'excluded').score).toBe('1 A 1, 2 B 0, - C EXC')
  })
})
