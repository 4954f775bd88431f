import { isAscii, isUtf8 } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inHundredths } from './finishlynx/times.ts'
import {
  encodeLynx,
  heatsOfEvt,
  heatsOfLif,
  LYNX_ENCODINGS,
  readEvt,
  readLif,
  readPpl,
  readSch,
  writeEvt,
  writePpl,
  writeSch,
} from './index.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (one) => one.charCodeAt(0) & 0xff))
function lif(text: string | Uint8Array) {
  const read = readLif(typeof text === 'string' ? bytes(text) : text)
  if (!read.ok) throw new Error(read.error.kind)
  return read.value
}
const HEAT = '4,1,1,Invented 100 m,+1.0,m/s,,,,100,10:28:03.1767\r\n'

describe('a result file of FinishLynx (.lif), read by position', () => {
  test('the event line, places, times, and nothing that is a difference to the row before (R12.2)', () => {
    const file = lif(
      `${HEAT}1,101,4,Invented,Ana,Escola A,11.285,AL1,11.285,,,10:28:03.177\r\n2,102,5,"Inventada, B",Bea,Escola B,11.291,,0.006\r\n`,
    )
    expect(file).toMatchObject({
      heat: { event: '4', round: '1', heat: '1', name: 'Invented 100 m', wind: '+1.0', distance: '100' },
      rows: [
        { line: 2, place: 1, id: '101', lane: '4', time: '11.285', license: 'AL1', mark: null },
        { line: 3, place: 2, familyName: 'Inventada, B', time: '11.291' },
      ],
      problems: [],
    })
  })

  test.each([
    ['no wind is not none at all', '4,1,1,x,,,,,,100', { wind: null }, []],
    ['against the wind', '4,1,1,x,-0.3,M/S', { wind: '-0.3' }, []],
    ['by a weather station', '4,1,1,x,"-1.4,,,,192,,",M/S SW', { wind: '-1.4' }, []],
    ['with a decimal comma', '4,1,1,x,"+1,0",m/s', { wind: '+1.0' }, []],
    ['with another text behind it', '4,1,1,x,"1.4,2.0",m/s', { wind: null }, ['bad-wind']],
    ['another unit', '4,1,1,x,+3.1,ft/s', { wind: null }, ['bad-wind']],
    ['untitled', '0,0,0,,,,,,,,8:29:39.8684', { event: '0', heat: '0' }, []],
    ['letters in the number', '18B,1,1,x', { event: '18B' }, []],
    ['a long number', '1000007,1000007,1,x', { event: '1000007', round: '1000007' }, []],
    ['a twelfth field', '4,1,1,x,,,,,,100,10:28:03.1767,2027-09-14 10:28:03', { distance: '100' }, []],
  ])('event line: %s', (_, line, heat, problems) => {
    const file = lif(`${line}\n1,1,1,,,,9.99\n`)
    expect(file.heat).toMatchObject(heat)
    expect(file.problems.map(({ problem }) => problem)).toEqual(problems)
  })

  test.each([
    ['DNS,1,4', { mark: { mark: 'DNS', irm: 'DNS' } }],
    ['dnf,1,4', { mark: { irm: 'DNF' } }],
    ['DQ(TR16.8),1,4', { mark: { irm: 'DQ', rule: 'TR16.8' } }],
    ['DSQ,1,4', { mark: { irm: 'DSQ' } }],
    ['SCR,1,4', { mark: { irm: 'WDR' } }],
    ['FS,1,4', { mark: { mark: 'FS', irm: null } }],
    ['AB,1,4', { mark: { mark: 'AB', irm: null } }],
    ['1,1,4,,,,DQ', { place: null, mark: { irm: 'DQ' }, time: null }],
    ['0,1,4,,,,', { place: null, mark: null }],
    [',1,4,,,,', { place: null, mark: null, time: null }],
  ])('%s', (line, row) => {
    expect(lif(`${HEAT}${line}\n`).rows).toMatchObject([row])
  })

  test('a place without a time has not been read yet; a line of nobody and one that cannot be parted cost themselves alone', () => {
    const file = lif(`${HEAT}1,1,1,,,,10.1\n2,2,2,,,,\n3,,,,,,10.9\n"4,4,4\nx\n3,5,3,,,,10.8x\n`)
    expect(file.rows.map(({ id }) => id)).toEqual(['1', '2', '5'])
    expect(file.problems.map(({ problem, line }) => [problem, line])).toEqual([
      ['bad-line', 5],
      ['not-read-yet', 3],
      ['nobody', 4],
      ['bad-line', 6],
      ['bad-time', 7],
      ['not-read-yet', 7],
    ])
  })

  test('decimal commas are read in quotes; one without them is told, and is no time and no license', () => {
    const file = lif(
      '4,1,1,x,"+1,0",m/s\n1,1,1,,,,"1:11,285",AL1,,"0,145","18,489 (18,489),1:11,285 (52,796)"\n2,2,2,,,,1:12,30\n3,3,3,,,,11,285\n',
    )
    expect(file.heat.wind).toBe('+1.0')
    expect(file.rows).toMatchObject([
      {
        time: '1:11.285',
        reaction: '0.145',
        splits: [
          { time: '18.489', lap: '18.489' },
          { time: '1:11.285', lap: '52.796' },
        ],
      },
      { time: null, license: null },
      { time: null, license: null },
    ])
    expect(file.problems.filter(({ problem }) => problem === 'bad-time')).toMatchObject([
      { line: 3, value: '1:12,30' },
      { line: 4, value: '11,285' },
    ])
  })

  test('times on the road have no fraction', () => {
    const file = lif(`${HEAT}1,1,1,,,,2:15:30,AL1\n2,2,2,,,,2:15:31.4\n3,3,3,,,,31:25\n4,4,4,,,,75\n`)
    expect(file.rows.map(({ time }) => time)).toEqual(['2:15:30', '2:15:31.4', '31:25', null])
    expect(heatsOfLif(file).heats[0]?.rows.map(({ result }) => result)).toEqual(['2:15:30', '2:15:31.4', '31:25', null])
  })

  test('a shared place is one where the times are equal; else somebody typed it', () => {
    const tied = lif(`${HEAT}1,1,1,,,,9.5\n5,2,2,,,,9.9\n5,3,3,,,,9.9\n7,4,4,,,,10.1\n`)
    expect(tied.problems).toEqual([])
    expect(lif(`${HEAT}3,1,1,,,,9.5\n3,2,2,,,,9.9\n`).problems).toMatchObject([{ problem: 'place-twice', line: 3 }])
  })

  test('passages end at the finish, those of an abandoned race stay', () => {
    const [first, second] = lif(
      `${HEAT}1,1,1,,,,1:55.893,,,,"3.106 (3.106),1:09.119 (1:06.013),1:55.893 (46.774),2:20.991 (25.099)"\nDNF,2,2,,,,,,,,"3.106 (3.106),1:10.000 (1:06.894)"\n`,
    ).rows
    expect(first?.splits.map(({ time }) => time)).toEqual(['3.106', '1:09.119', '1:55.893'])
    expect(second?.splits).toHaveLength(2)
  })

  test.each([
    ['UTF-8 with its mark', bytes(`\ufeff${HEAT}1,1,1,Conceição\n`), 'Conceição'],
    ['UTF-16 with its mark', encodeLynx(`${HEAT}1,1,1,Otrębusy\n`, 'utf-16le'), 'Otrębusy'],
    ['UTF-16 without', encodeLynx(`${HEAT}1,1,1,Otrębusy\n`, 'utf-16le').subarray(2), 'Otrębusy'],
    ['Windows-1252', latin(`${HEAT}1,1,1,Conceição\n`), 'Conceição'],
    ['cut to low bytes, of which one is none', latin(`${HEAT}1,1,1,Otr\u0119busy\n`), 'Otrbusy'],
  ])('%s', (_, file, name) => {
    expect(lif(file).rows[0]?.familyName).toBe(name)
  })

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blank lines', bytes('\r\n \r\n'), 'empty'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0), 'not-text'],
    ['prose', bytes('Event 1    Girls\nLane Pos Name\n'), 'not-lynx'],
    ['too large', new Uint8Array(6 * 1024 * 1024), 'too-large'],
  ])('%s is refused', (_, file, kind) => {
    expect(readLif(file)).toMatchObject({ ok: false, error: { kind } })
  })

  test('whatever bytes there are, something is said and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string().map(bytes)), (file) => {
        for (const read of [readLif, readEvt, readPpl, readSch]) expect(read(file)).toHaveProperty('ok')
      }),
    )
  })
})

test.each([
  ['11.280', '11.28'],
  ['11.281', '11.29'],
  ['59.991', '1:00.00'],
  ['1:59.9999', '2:00.00'],
  ['59:59.999', '1:00:00.00'],
  ['11.3', '11.3'],
  ['1:01.68', '1:01.68'],
])('thousandths %s are shown as %s: what is over is rounded up', (time, shown) => {
  expect(inHundredths(time)).toBe(shown)
})

describe('as rows of a heat', () => {
  const rowsOf = (text: string) => heatsOfLif(lif(text)).heats[0]?.rows ?? []

  test('where thousandths part two places they are shown, and nowhere else', () => {
    expect(
      rowsOf(`${HEAT}1,1,1,,,,10.832\n2,2,2,,,,10.835\n3,3,3,,,,10.901\n3,4,4,,,,10.901\n`).map(({ result }) => result),
    ).toEqual(['10.832', '10.835', '10.91', '10.91'])
  })

  test('a row that has not been read says neither place nor time; a marked one neither, but why', () => {
    expect(rowsOf(`${HEAT}1,1,1,,,,\nDQ,2,2,,,,11.285\n`)).toMatchObject([
      { rank: null, result: null, irm: null },
      { rank: null, result: null, irm: 'DQ', mark: 'DQ' },
    ])
  })

  test('passages are numbered where nobody of the heat lacks one', () => {
    const { heats, problems } = heatsOfLif(
      lif(
        `${HEAT}1,1,1,,,,2:00.000,,,,"59.000 (59.000),2:00.000 (1:01.000)"\n2,2,2,,,,2:01.000,,,,"2:01.000 (2:01.000)"\n`,
      ),
    )
    expect(heats[0]?.rows.map(({ splits }) => splits.length)).toEqual([2, 0])
    expect(problems).toMatchObject([{ problem: 'splits-missing', line: 3 }])
  })

  test('who is there by number is known by it, a relay by its lane; the same twice counts once', () => {
    const { heats, problems } = heatsOfLif(
      lif(`${HEAT}1,7,1,,,,9.1\n2,,2,Invented School,,INVE  A,9.2\n3,7,3,,,,9.3\n`),
    )
    expect(heats[0]?.rows.map(({ key }) => key)).toEqual(['bib:7', 'lane:2'])
    expect(problems).toMatchObject([{ problem: 'twice', line: 4 }])
  })
})

describe('start lists (.evt), people (.ppl), programme (.sch)', () => {
  test('competitors follow their event, by comma, tab or blank; comments and shifted columns', () => {
    const read = readEvt(
      bytes(
        ';made by hand\r\n1,1,1,Invented relay,,,,,,800\r\n,,1,Invented School,,INVE  A\r\n\t12,2,Inventada,Ana,Escola A,,AL1\r\n21A,,,Short track\r\n,1051,1\r\n,,,,,1,Shifted,Ana\r\n',
      ),
    )
    if (!read.ok) throw new Error(read.error.kind)
    expect(read.value.heats).toMatchObject([
      {
        event: '1',
        distance: '800',
        rows: [
          { id: null, lane: '1', familyName: 'Invented School' },
          { id: '12', license: 'AL1' },
        ],
      },
      { event: '21A', round: '1', heat: '1', rows: [{ id: '1051', lane: '1', familyName: null }] },
    ])
    expect(read.value.problems).toMatchObject([{ problem: 'nobody', line: 7 }])
    expect(heatsOfEvt(read.value).heats.map(({ key, says }) => [key, says])).toEqual([
      ['1/1/1', 'start-list'],
      ['21A/1/1', 'start-list'],
    ])
  })

  test('a competitor before any event, and a file of none', () => {
    expect(readEvt(bytes(',1,1\n'))).toMatchObject({ ok: false, error: { kind: 'not-lynx' } })
    expect(readSch(bytes(';x\n2\n1,1,2\n'))).toMatchObject({
      value: { heats: [{ event: '2', round: '1', heat: '1' }, { heat: '2' }] },
    })
    expect(readPpl(bytes(';x\n1,Inventada,Ana,Escola,,F,"10,18"\n'))).toMatchObject({
      value: { people: [{ id: '1', familyName: 'Inventada', affiliation: 'Escola', license: null }] },
    })
  })

  const word = fc
    .string({ maxLength: 12, unit: fc.constantFrom(...Array.from('aZ9 ,"çãõñÉ-.;ę漢\u0007\n')) })
    .map((text) => text.trim() || null)
  const row = fc.record({
    id: fc.option(fc.integer({ min: 1, max: 9_999 }).map(String), { nil: null }),
    lane: fc.integer({ min: 1, max: 9 }).map(String),
    familyName: word,
    givenName: word,
    affiliation: word,
    license: fc.option(fc.constantFrom('1001', 'AL-7'), { nil: null }),
  })
  const heat = fc.record({
    event: fc.constantFrom('1', '18B', '1000007'),
    round: fc.constantFrom('1', '2'),
    heat: fc.constantFrom('1', '12'),
    name: word,
    distance: fc.constantFrom('100', '800', null),
    rows: fc.array(row, { maxLength: 4 }),
  })
  // what a field cannot hold is written as a blank, quotes as others
  const written = (text: string | null) =>
    (text ?? '')
      .replace(/[\u0007\n]+/g, ' ')
      .replaceAll('"', '’')
      .trim() || null

  test.each(LYNX_ENCODINGS)('what is written in %s is read back the same (R12.2)', (encoding) => {
    // what the encoding lacks is another property
    const inEncoding = (text: string | null) =>
      encoding === 'utf-16le' ? written(text) : (written(text)?.replaceAll('ę', 'e').replaceAll('漢', '?') ?? null)
    fc.assert(
      fc.property(fc.array(heat, { minLength: 1, maxLength: 4 }), (heats) => {
        const file = encodeLynx(writeEvt(heats), encoding)
        // `É’` in Windows-1252 is a letter of UTF-8
        fc.pre(encoding === 'utf-16le' || !isUtf8(file) || isAscii(file))
        const read = readEvt(file)
        if (!read.ok) throw new Error(read.error.kind)
        expect(read.value.problems).toEqual([])
        expect(read.value.heats).toMatchObject(
          heats.map((one) => ({
            event: one.event,
            round: one.round,
            heat: one.heat,
            name: inEncoding(one.name),
            distance: one.distance,
            rows: one.rows.map((each) => ({
              ...each,
              familyName: inEncoding(each.familyName),
              givenName: inEncoding(each.givenName),
              affiliation: inEncoding(each.affiliation),
            })),
          })),
        )
        expect(readSch(encodeLynx(writeSch(heats), encoding))).toMatchObject({
          value: { heats: heats.map((one) => ({ event: one.event, round: one.round, heat: one.heat })) },
        })
        const people = heats.flatMap(({ rows }) => rows.filter(({ id }) => id !== null))
        const ppl = readPpl(encodeLynx(writePpl(people), encoding))
        if (people.length > 0)
          expect(ppl.ok && ppl.value.people.map(({ id }) => id)).toEqual(
            [...new Set(people.map(({ id }) => id))].sort((a, b) => Number(a) - Number(b)),
          )
      }),
    )
  })
})
