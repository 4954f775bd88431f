import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_FILM } from './demo-film.ts'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')
const cuesOf = (address: string) =>
  readFileSync(join(PUBLIC, address), 'utf8')
    .split('\n\n')
    .slice(1)
    .map((cue) => {
      const [times = '', ...lines] = cue.trim().split('\n')
      const [from = 0, to = 0] = times
        .split(' --> ')
        .map((time) => Number(time.slice(3)) + 60 * Number(time.slice(0, 2)))
      return { from, to, lines }
    })

test('the demo’s film is small, and comes first as what every phone plays (R4.5)', () => {
  const sizes = DEMO_FILM.sources.map(({ address }) => statSync(join(PUBLIC, address)).size)
  expect(Math.max(...sizes)).toBeLessThan(300_000)
  expect(DEMO_FILM.sources[0]?.type).toBe('video/mp4')
  // the file's own duration: version 0 of the movie's header has its units and length after eight bytes of dates
  const file = readFileSync(join(PUBLIC, DEMO_FILM.sources[0]?.address ?? ''))
  const header = file.indexOf('mvhd') + 4
  expect(file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)).toBe(DEMO_FILM.seconds)
  // its index stands before its pictures, so that it begins before it is loaded
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
})

test.each(DEMO_FILM.captions)('its captions can be read in time, two short lines at most: $locale', ({ address }) => {
  const cues = cuesOf(address)
  expect(cues).toHaveLength(10)
  for (const [at, { from, to, lines }] of cues.entries()) {
    expect(from).toBeGreaterThan(cues[at - 1]?.to ?? 0)
    expect(to).toBeLessThan(DEMO_FILM.seconds)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42)
    // characters a second, of a quick reader
    expect(lines.join(' ').length / (to - from)).toBeLessThan(21)
  }
  expect(readFileSync(join(PUBLIC, address), 'utf8')).toContain('100')
})

test('its captions say the same at the same time in every language, each within one chapter', () => {
  const times = DEMO_FILM.captions.map(({ address }) => cuesOf(address).map(({ from, to }) => [from, to]))
  for (const other of times) expect(other).toEqual(times[0])
  const begins = DEMO_FILM.chapters.map(({ at }) => at)
  for (const [from = 0, to = 0] of times[0] ?? []) expect(begins.filter((at) => at > from && at < to)).toEqual([])
})
