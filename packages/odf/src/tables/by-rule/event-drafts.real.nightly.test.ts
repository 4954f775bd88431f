import { padRsc, rscPrefix } from '@games/domain'
import { describe, expect, test } from 'vitest'
import { readParis2024 } from '../../adapters/paris2024.ts'
import { realFolder } from '../../adapters/real-folder.fixture.ts'
import { readRio2016Athletics } from '../../adapters/rio2016-athletics.ts'
import type { OdfMedal, OdfMessage, OdfUnit } from '../../message.ts'
import { type ListNow, NO_FACTS } from './event-facts.ts'
import { eventByRule } from './event-drafts.ts'
import { sameMedals } from './medals-by-rule.ts'

/** A published games as sheets of results bring it, without medals: what the rules give beside what was published, in one line of counts. */
function comparedMedals(messages: readonly OdfMessage[]) {
  const events = new Map<string, { lists: Map<string, ListNow>; units: Map<string, OdfUnit> }>()
  const of = (code: string) => {
    const key = rscPrefix(code, 'event')
    const found = events.get(key) ?? { lists: new Map(), units: new Map() }
    events.set(key, found)
    return found
  }
  const published = new Map<string, OdfMessage>()
  for (const message of messages) {
    const { body, header } = message
    if (body.kind === 'schedule') for (const unit of body.units) of(unit.code).units.set(unit.code, unit)
    if (body.kind === 'results' && header.documentType === 'DT_RESULT')
      of(header.documentCode).lists.set(header.documentCode, { status: header.resultStatus, results: body })
    if (body.kind === 'medallists') published.set(rscPrefix(header.documentCode, 'event'), message)
  }
  const counts: Record<string, number> = { equal: 0 }
  const otherwise: string[] = []
  for (const [key, message] of published) {
    const facts = events.get(key)
    if (message.body.kind !== 'medallists' || !facts) continue
    const { drafts, remarks } = eventByRule(message.header.documentCode, { ...NO_FACTS, ...facts }, [])
    const given = drafts.flatMap(({ body }) => (body.kind === 'medallists' ? body.medals : []))
    const open = remarks.find(({ of: what }) => what === 'medal')
    if (sameMedals(given, message.body.medals)) counts['equal'] = (counts['equal'] ?? 0) + 1
    else if (given.length > 0 && isPartOf(given, message.body.medals)) counts['fewer'] = (counts['fewer'] ?? 0) + 1
    else if (given.length === 0 || open) {
      const why = open?.why?.rule ?? 'nothing decides'
      counts[why] = (counts[why] ?? 0) + 1
    } else otherwise.push(key.replace(/-+$/, ''))
  }
  return { counts, otherwise }
}

/** Whether all that is given was given. */
const isPartOf = (given: readonly OdfMedal[], published: readonly OdfMedal[]): boolean =>
  given.every((one) => published.some((other) => sameMedals([one], [other])))

const [paris, rio] = [realFolder('paris2024'), realFolder('rio2016-athletics')]
let whole: readonly OdfMessage[] | undefined
/** Read once: two tests ask for it. */
const ofParis = () => (whole ??= readParis2024(paris as string).messages)

describe.skipIf(paris === null)('Paris 2024, results alone (R12.5)', () => {
  // GARW1APFX: a court gave the bronze to another
  test('medals are those that were published, wherever the rules or the ranks decide', () => {
    expect(comparedMedals(ofParis())).toMatchInlineSnapshot(`
      {
        "counts": {
          "equal": 315,
          "fewer": 4,
          "not-played": 8,
          "ranks-incomplete": 1,
        },
        "otherwise": [
          "GARW1APFX",
        ],
      }
    `)
  })
})
describe.skipIf(rio === null)('Rio 2016 athletics, results alone (R12.5)', () => {
  test('medals are those that ranks of the finals give', () => {
    expect(comparedMedals(readRio2016Athletics(rio as string).messages)).toMatchInlineSnapshot(`
      {
        "counts": {
          "equal": 47,
        },
        "otherwise": [],
      }
    `)
  })
})

/**
 * Tables of pools that results alone give, beside whom the published games sent on from each pool: as many of its first places. In one line of
 * counts; `open`: the last place that goes on is level, by what is missing.
 */
function comparedPools(messages: readonly OdfMessage[]) {
  const events = new Map<string, { lists: Map<string, ListNow>; units: Map<string, OdfUnit> }>()
  const of = (code: string) => {
    const key = rscPrefix(code, 'event')
    const found = events.get(key) ?? { lists: new Map(), units: new Map() }
    events.set(key, found)
    return found
  }
  for (const { body, header } of messages) {
    if (body.kind === 'schedule') for (const unit of body.units) of(unit.code).units.set(unit.code, unit)
    if (body.kind === 'results' && header.documentType === 'DT_RESULT')
      of(header.documentCode).lists.set(header.documentCode, { status: header.resultStatus, results: body })
  }
  const counts = { pools: 0, members: 0, equal: 0, open: 0 }
  const otherwise: string[] = []
  for (const [key, facts] of events) {
    const { drafts, remarks } = eventByRule(padRsc(key), { ...NO_FACTS, ...facts }, [])
    const tables = drafts.filter(({ documentType }) => documentType === 'DT_POOL_STANDING')
    const pools = new Set(tables.map(({ documentCode }) => documentCode.slice(0, 26)))
    const through = new Set(
      [...facts.lists]
        .filter(([code]) => !pools.has(code.slice(0, 26)))
        .flatMap(([, { results }]) => results.results.map(({ competitor }) => competitor.code)),
    )
    for (const { documentCode, body } of tables) {
      const rows = body.kind === 'results' ? body.results : []
      const many = rows.filter(({ competitor }) => through.has(competitor.code)).length
      const open = remarks.find(({ of: what, code }) => what === 'standing' && code === documentCode)
      const best = rows.filter(({ rank }) => rank !== null && Number(rank) <= many)
      counts.pools += 1
      counts.members += rows.length
      if (best.length === many && best.every(({ competitor }) => through.has(competitor.code))) counts.equal += 1
      else if (open) counts.open += 1
      else otherwise.push(documentCode.replace(/-+$/, ''))
    }
  }
  return { counts, otherwise }
}

describe.skipIf(paris === null)('Paris 2024, matches of pools alone (R12.5)', () => {
  test('the first of each table are those who went on', () => {
    expect(comparedPools(ofParis())).toMatchInlineSnapshot(`
      {
        "counts": {
          "equal": 72,
          "members": 276,
          "open": 1,
          "pools": 73,
        },
        "otherwise": [],
      }
    `)
  })
})
