import { DISCIPLINE_CODES, padRsc } from '@games/domain'
import { suggestedRuleSet } from '@games/domain/scoring/index'
import { type EventType, eventTypeCode, type Variant } from '@games/domain/sports/event-type'
import { sportOf } from '@games/domain/sports/registry'
import { rankList, ruleSetOf } from '@games/domain/ranking-rules/index'
import { aDesk, type TestDesk } from '@games/domain/scoring/scoring.factory'
import { titleContradictions } from '@games/domain/sports/recognise/title-contradictions'
import { eventTypeName, typeCodeOf } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { describe, expect, test } from 'vitest'
import { eventOfStyle, isSameStyle, readLenex, sheetsOfEntries, swimStyleOf } from '../../venue-files/index.ts'
import { eventCodeOf, namedEvent, recognisedEvent } from './word-codes.ts'

/** An event of each type, with the values that its codes need. */
const variantOf = ({ codes }: EventType): Variant => ({
  ...(codes.some((code) => code.includes('{metres}')) && { metres: 200 }),
  ...(codes.some((code) => code.includes('{legs}')) && { legs: 4 }),
  ...(codes.some((code) => code.includes('{kg}')) && { kg: 57 }),
})
const filled = (text: string, variant: Variant): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(variant, name)))
const EVENTS = [...DISCIPLINE_CODES, 'MPN', 'FBL', 'FSL'].flatMap((discipline) =>
  sportOf(discipline).eventTypes.map((type) => ({ discipline, id: type.id, type, variant: variantOf(type) })),
)

test('the course of a pool is no part of an event (R12.5)', () => {
  expect(eventCodeOf('SWM', namedEvent('SWM', 'Women 50 LC Meter Freestyle'))).toBe(padRsc('SWMW50MFR'))
})

test.each([
  ['ATH', '4 x 100 m 12-14 feminino', 'ATHW4X100M--12T14'],
  ['FEN', 'Espada masculina M15', 'FENMEPEE----U15'],
  ['JUD', 'Sub-15 -57 kg feminino', 'JUDW57KG----U15'],
])('%s %s has its age class (R12.5)', (discipline, words, code) => {
  expect(eventCodeOf(discipline, namedEvent(discipline, words))).toBe(padRsc(code))
})

describe.each(EVENTS)('$discipline $id is the same event by every road (R12.5)', ({ discipline, type, variant }) => {
  const code = padRsc(`${discipline}W${eventTypeCode(type, variant)}`)
  const numbers = [
    variant.legs !== undefined && variant.metres !== undefined ? '4 x 200 m' : variant.metres && '200 m',
    variant.kg && 'até 57 kg',
  ]

  test('its own code, and every other code of it', () => {
    expect(typedEventOf(code)?.type.id).toBe(type.id)
    for (const template of type.codes.filter((one) => !/\{(?:km|class)\}/.test(one))) {
      const other = typedEventOf(padRsc(`${discipline}W${filled(template, variant)}`))
      expect([template, other?.type.id]).toEqual([template, type.id])
      if (other) expect(eventTypeCode(other.type, { ...variant, ...other.variant })).not.toBeNull()
    }
  })

  test('its name in three languages', () => {
    for (const name of [type.name.por, type.name.spa ?? type.name.por, type.name.eng ?? type.name.por]) {
      const named = namedEvent(discipline, filled(name, variant), variant.kg === undefined ? null : '57 kg')
      const found = typedEventOf(eventCodeOf(discipline, named))
      expect([name, named.certainty, found?.type.id]).toEqual([name, 'certain', type.id])
    }
  })

  test('the words of organisers, and the same rules', () => {
    for (const words of type.words.filter((one) => one !== '')) {
      const named = namedEvent(discipline, ...numbers.map((one) => one || null), words, 'feminino')
      const found = typedEventOf(eventCodeOf(discipline, named))
      expect([words, found?.type.id]).toEqual([words, type.id])
      expect(suggestedRuleSet(eventCodeOf(discipline, named))).toBe(suggestedRuleSet(code))
    }
  })

  test('its stored type, also for an event with the code of an earlier release', () => {
    const stored = { type: type.id, variant, gender: 'W', isConfirmed: true }
    expect(typeCodeOf(code, stored)).toBe(code)
    const digest = padRsc(`${discipline}W4F7K2M`)
    const unit = `${digest.slice(0, 22)}FNL-000100--`
    const read = typeCodeOf(unit, stored)
    expect([typedEventOf(read)?.type.id, read.slice(22)]).toEqual([type.id, 'FNL-000100--'])
    expect(suggestedRuleSet(read)).toBe(suggestedRuleSet(typeCodeOf(`${code.slice(0, 22)}FNL-000100--`, null)))
  })
})

/** An event of each type with its name in English, as timing systems title races. */
const titled = EVENTS.map((one) => ({ ...one, english: eventTypeName(one)?.eng ?? '' }))

describe.each(titled.filter(({ discipline }) => discipline === 'ATH'))(
  'FinishLynx: $id by its title (R12.5)',
  ({ discipline, id, type, variant, english }) => {
    const code = padRsc(`${discipline}W${eventTypeCode(type, variant)}`)
    const titles = [`${english} Women`, `Women ${english}`, `Women's ${english}`, english.replace(' m ', ' Metres ')]

    test.each(titles)('%s', (title) => {
      const { found } = recognisedEvent(discipline, title)
      expect([found.certainty, found.certainty !== 'unknown' && found.type.id]).toEqual(['certain', id])
      expect(titleContradictions({ title, distance: null }, code)).toEqual([])
    })

    test('contradicts every other event and the other gender', () => {
      const [title = ''] = titles
      expect(titleContradictions({ title, distance: null }, `ATHM${code.slice(4)}`)).toContain('gender')
      // the title of a part is no contradiction to a combined event
      for (const other of EVENTS.filter((one) => one.discipline === 'ATH' && one.id !== id)) {
        if (other.type.form === 'combined') continue
        const otherCode = padRsc(`ATHW${eventTypeCode(other.type, other.variant)}`)
        expect([other.id, titleContradictions({ title, distance: null }, otherCode)]).not.toEqual([other.id, []])
      }
    })
  },
)

describe.each(EVENTS.filter(({ discipline }) => discipline === 'SWM'))('LENEX: $id by its style (R12.5)', (event) => {
  const { discipline, id, type, variant } = event
  const code = padRsc(`${discipline}W${eventTypeCode(type, variant)}`)
  const style = swimStyleOf(code)

  test('the style of its code, and of every other code of it', () => {
    expect([style?.distance, style?.relayCount]).toEqual([200, variant.legs ?? 1])
    for (const template of type.codes) {
      const other = swimStyleOf(padRsc(`${discipline}W${filled(template, variant)}`))
      expect([template, style && other && isSameStyle(style, other)]).toEqual([template, true])
    }
  })

  test('its style is the style of no other event type', () => {
    const types = EVENTS.filter((one) => one.discipline === 'SWM').map((one) => one.type)
    expect(style && eventOfStyle(style, types)).toEqual({ type, variant })
    expect(style && eventOfStyle({ ...style, technique: 'KICK' }, types)).toBeNull()
  })

  test('no other event of swimming has its style', () => {
    const others = EVENTS.filter((one) => one.discipline === 'SWM' && one.id !== id).map((one) =>
      swimStyleOf(padRsc(`SWMW${eventTypeCode(one.type, one.variant)}`)),
    )
    expect(others.filter((other) => style && other && isSameStyle(style, other))).toEqual([])
  })

  test('entries of a meet are of the event', () => {
    const lenex = `<LENEX version="3.0"><MEETS><MEET name="Meet"><SESSIONS><SESSION number="1" date="2027-09-14"><EVENTS>
      <EVENT eventid="1" number="1" gender="F"><SWIMSTYLE distance="${style?.distance}" relaycount="${style?.relayCount}" stroke="${style?.stroke}"/></EVENT>
      </EVENTS></SESSION></SESSIONS><CLUBS><CLUB code="AL" name="Alagoas"><ATHLETES><ATHLETE athleteid="1" lastname="Inventada" firstname="Ana" gender="F">
      <ENTRIES><ENTRY eventid="1"/></ENTRIES></ATHLETE></ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>`
    const read = readLenex(new TextEncoder().encode(lenex))
    const [entries] = read.ok && read.value.meet ? sheetsOfEntries(read.value.meet) : []
    const words = entries?.rows[1]?.cells[1] ?? ''
    expect([words, eventCodeOf(discipline, namedEvent(discipline, words))]).toEqual([words, code])
  })
})

/** Taps of the result desk by which A is better than B. */
const AT_DESK: Readonly<Record<string, (desk: TestDesk) => TestDesk>> = {
  time: (desk) =>
    desk.enter('time', 'B', { ms: 120_000, again: false }).enter('time', 'A', { ms: 59_000, again: false }),
  sprints: (desk) => desk.tap('sprint', { value: { codes: ['A', 'B'], isLast: false } }),
  attempts: (desk) =>
    desk
      .enter('attempt', 'B', { mark: 580, wind: null, round: null })
      .enter('attempt', 'A', { mark: 640, wind: null, round: null }),
  height: (desk) =>
    desk
      .tap('bar', { value: 180 })
      .enter('trial', 'B', 'o')
      .enter('trial', 'A', 'o')
      .tap('bar', { value: 190 })
      .enter('trial', 'A', 'o'),
}
const RANKED_AT_DESK = EVENTS.flatMap((event) => {
  const unit = `${padRsc(`${event.discipline}W${eventTypeCode(event.type, event.variant)}`).slice(0, 22)}FNL-000100--`
  const ruleSet = suggestedRuleSet(unit)
  // a criterium is timed and decided by its sprints
  const { measure, form } = event.type
  const taps = AT_DESK[event.id === 'criterium' ? 'sprints' : measure === 'time' ? 'time' : form]
  return ruleSet && taps ? [{ ...event, unit, ruleSet, taps }] : []
})

test.each(RANKED_AT_DESK)(
  '$discipline $id: the better one is first at the desk and by the ranking rules (R12.6)',
  ({ unit, ruleSet, type, taps }) => {
    const desk = taps(aDesk(ruleSet.id, { members: type.entrant === 'athlete' ? 1 : 4 }).tap('start'))
    expect(desk.score).toMatch(/^1 A /)
    const rules = ruleSetOf(unit)
    const rows = ['B', 'A'].flatMap((code) => desk.outcome.rows.filter(({ competitor }) => competitor.code === code))
    const list = { status: 'OFFICIAL', started: true, headToHead: false, clock: null, periods: [] } as const
    const ranked = rules && rankList({ code: unit, typeCode: unit, ...list, extendedInfos: [], rows }, rules)
    expect(ranked?.rows.map(({ competitor, rank }) => [competitor, rank])).toEqual([
      ['A', 1],
      ['B', 2],
    ])
  },
)
