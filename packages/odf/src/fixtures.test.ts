import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type OdfBody, type OdfError, readOdf, writeOdf } from './index.ts'

const FOLDER = new URL('../../../fixtures/odf/', import.meta.url)
const fixture = (path: string): Uint8Array => readFileSync(new URL(path, FOLDER))

/** Every fixture that is read: its kind of body and how many oddities were survived. */
const READ: readonly (readonly [path: string, kind: OdfBody['kind'], warnings: number])[] = [
  ['ATH/entries.xml', 'entries', 0],
  ['ATH/phase-result.xml', 'results', 0],
  ['ATH/ranking.xml', 'results', 0],
  ['ATH/result-official.xml', 'results', 0],
  ['ATH/result-start-list.xml', 'results', 0],
  ['GLO/codes-event.xml', 'codes', 0],
  ['GLO/codes-venue.xml', 'codes', 0],
  ['GLO/keep-alive-clock.xml', 'keep-alive', 0],
  ['GLO/keep-alive.xml', 'keep-alive', 0],
  ['GLO/local-on.xml', 'other', 0],
  ['GLO/medals.xml', 'medal-standings', 0],
  ['GLO/report.xml', 'report', 0],
  ['JUD/medallists.xml', 'medallists', 0],
  ['JUD/medallists-unknown-medal.xml', 'medallists', 1],
  ['JUD/participants.xml', 'participants', 0],
  ['JUD/participants-latin-1.xml', 'participants', 0],
  ['JUD/participants-update.xml', 'participants', 0],
  ['JUD/participants-utf-16.xml', 'participants', 0],
  ['JUD/participants-utf-8-bom.xml', 'participants', 0],
  ['JUD/result-bare.xml', 'bare', 0],
  ['JUD/result-duplicate.xml', 'results', 1],
  ['JUD/result-future.xml', 'results', 0],
  ['JUD/result-sort-order-zero.xml', 'results', 1],
  ['JUD/schedule.xml', 'schedule', 0],
  ['JUD/schedule-duplicate-unit.xml', 'schedule', 1],
  ['JUD/schedule-empty-attributes.xml', 'schedule', 0],
  ['JUD/schedule-short-rsc.xml', 'schedule', 1],
  ['JUD/schedule-unknown-result-status.xml', 'schedule', 1],
  ['JUD/schedule-unknown-status.xml', 'schedule', 1],
  ['JUD/schedule-update.xml', 'schedule', 0],
  ['VVO/result-live.xml', 'results', 0],
  ['VVO/teams.xml', 'teams', 0],
  ['VVO/teams-bare.xml', 'bare', 0],
  ['VVO/teams-update.xml', 'teams', 0],
]

/** The messages of a unit's states (`ARC/match/4-running.xml`): what a file is stands at the end of its name, else it is a result. */
const STATES = /^[A-Z]{3}\/[a-z0-9-]+\/\d-(?:[a-z]+-)?(?<kind>[a-z]+)\.xml$/
const KINDS: readonly OdfBody['kind'][] = ['schedule', 'participants', 'teams', 'medallists']
const FILES = readdirSync(FOLDER, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.xml'))
const OF_STATES = FILES.flatMap((path): (typeof READ)[number][] => {
  const kind = STATES.exec(path)?.groups?.['kind']
  return kind === undefined ? [] : [[path, KINDS.find((known) => known === kind) ?? 'results', 0]]
})

/** Every fixture that is refused: what the error says, and whether it can still be known whose message it was. */
const REFUSED: readonly (readonly [path: string, error: Partial<OdfError>, header: boolean])[] = [
  ['broken/bad-utf-8.xml', { kind: 'bad-encoding', encoding: 'UTF-8' }, true],
  ['broken/declared-utf-16.xml', { kind: 'bad-encoding', encoding: 'UTF-16' }, false],
  ['broken/doctype.xml', { kind: 'doctype' }, false],
  ['broken/duplicate-attribute.xml', { kind: 'malformed-xml' }, true],
  ['broken/empty.xml', { kind: 'malformed-xml' }, false],
  ['broken/entity-bomb.xml', { kind: 'doctype' }, false],
  ['broken/external-entity.xml', { kind: 'doctype' }, false],
  ['broken/header-bad-date.xml', { kind: 'bad-header', attribute: 'Date', value: '14-09-2027' }, false],
  ['broken/header-empty-source.xml', { kind: 'bad-header', attribute: 'Source', value: null }, false],
  ['broken/header-feed-flag.xml', { kind: 'bad-header', attribute: 'FeedFlag', value: 'X' }, false],
  ['broken/header-long-rsc.xml', { kind: 'bad-header', attribute: 'DocumentCode' }, false],
  ['broken/header-without-version.xml', { kind: 'bad-header', attribute: 'Version', value: null }, false],
  ['broken/impossible-day.xml', { kind: 'bad-element', element: 'Unit', attribute: 'StartDate' }, true],
  ['broken/not-xml.xml', { kind: 'malformed-xml' }, false],
  ['broken/nul.xml', { kind: 'malformed-xml' }, true],
  ['broken/result-without-competitor.xml', { kind: 'bad-element', element: 'Result', value: null }, true],
  ['broken/start-without-offset.xml', { kind: 'bad-element', value: '2027-09-14T12:00:00' }, true],
  ['broken/too-deep.xml', { kind: 'too-deep' }, true],
  ['broken/trailing-garbage.xml', { kind: 'malformed-xml' }, true],
  ['broken/truncated.xml', { kind: 'malformed-xml' }, true],
  ['broken/two-roots.xml', { kind: 'malformed-xml' }, true],
  ['broken/undefined-entity.xml', { kind: 'malformed-xml' }, true],
  ['broken/unit-bad-rsc.xml', { kind: 'bad-element', element: 'Unit', attribute: 'Code' }, true],
  ['broken/unit-without-code.xml', { kind: 'bad-element', element: 'Unit', attribute: 'Code', value: null }, true],
  ['broken/unknown-encoding.xml', { kind: 'unknown-encoding', encoding: 'EBCDIC-CP-XX' }, false],
  ['broken/wrong-root.xml', { kind: 'not-odf', root: 'html' }, false],
]

describe('the fixtures', () => {
  test.each([...READ, ...OF_STATES])('%s is read as %s with %i warnings', (path, kind, warnings) => {
    const read = readOdf(fixture(path))
    expect(read).toMatchObject({ ok: true, value: { body: { kind } } })
    if (read.ok) expect(read.value.warnings).toHaveLength(warnings)
  })

  test.each([...READ, ...OF_STATES])('%s says the same after being written', (path) => {
    const read = readOdf(fixture(path))
    if (!read.ok) throw new Error(read.error.reason)
    expect(readOdf(writeOdf(read.value))).toEqual({ ok: true, value: { ...read.value, warnings: [] } })
  })

  test.each(REFUSED)('%s is refused with its reason', (path, error, header) => {
    const read = readOdf(fixture(path))
    expect(read).toMatchObject({ ok: false, error })
    if (read.ok) return
    expect(read.error.reason).toMatch(/^[A-Z].{10,300}\.$/)
    expect(read.error.header?.competitionCode).toBe(header ? 'YG2027' : undefined)
  })

  test('all have their line in the README and in these tables', () => {
    const described = [...readFileSync(new URL('README.md', FOLDER), 'utf8').matchAll(/^- `([^`]+(?:\.xml|\/))`: \S/gm)]
    const lineOf = (path: string) => (STATES.test(path) ? path.replace(/[^/]+$/, '') : path)
    expect(new Set(described.map(([, path]) => path))).toEqual(new Set(FILES.map(lineOf)))
    expect(new Set([...READ, ...OF_STATES, ...REFUSED].map(([path]) => path))).toEqual(new Set(FILES))
  })
})
