import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES, testApp } from '../../testing/test-app.ts'
import { filmFolder } from '../safe-sport/index.ts'
import { boxAt } from './boxes.ts'
import { cutFilm } from './film-pieces.ts'
import { DEMO_STREAM } from './index.ts'

const FOLDER = DEMO_STREAM.slice(0, DEMO_STREAM.lastIndexOf('/'))
const NOON = Date.parse('2027-09-14T12:00:07Z')
const streamAt = (now: number, demo = true) => {
  const { get } = testApp({ games: () => ({ ...GAMES, demo }), streamNow: () => now })
  return async (name: string) => get(`${FOLDER}/${name}`)
}
const textOf = async (answer: Promise<Response>) => (await answer).text()
const numbersIn = (playlist: string) =>
  [...playlist.matchAll(/^(?:\w+-)?(\d+)\.\w+$/gm)].map(([, number]) => Number(number))

test('the demo’s film is cut into eight pieces of five seconds that together are its pictures (R6.1)', () => {
  const film = readFileSync(join(filmFolder(), 'film.mp4'))
  const { count, seconds, piece, init, codec, most } = cutFilm(film)
  expect([count, seconds]).toEqual([8, 5])
  expect(codec).toMatch(/^avc1\.[\da-f]{6}$/)
  const pieces = Array.from({ length: count }, (_, at) => piece(at, at))
  expect(Buffer.concat(pieces.map((one) => boxAt(one, ['mdat']))).equals(boxAt(film, ['mdat']))).toBe(true)
  expect(Math.max(...pieces.map((one) => boxAt(one, ['mdat']).length))).toBe(most)
  for (const [at, one] of pieces.entries()) {
    const time = boxAt(one, ['moof', 'traf', 'tfdt'])
    const unit = boxAt(init, ['moov', 'trak', 'mdia', 'mdhd']).readUInt32BE(12)
    expect(Number(time.readBigUInt64BE(4))).toBe(at * seconds * unit)
    const trun = boxAt(one, ['moof', 'traf', 'trun'])
    const samples = Array.from({ length: trun.readUInt32BE(4) }, (_, sample) => 12 + 16 * sample)
    expect(samples.reduce((sum, from) => sum + trun.readUInt32BE(from), 0)).toBe(seconds * unit)
    // a piece begins with a picture that needs no other, and where it says
    expect(samples.map((from) => trun.readUInt32BE(from + 8) === 0x02_00_00_00).indexOf(true)).toBe(0)
    expect(one.subarray(one.indexOf('moof') - 4 + trun.readInt32BE(8)).equals(boxAt(one, ['mdat']))).toBe(true)
  }
})

test('what is no film of one track, or cut elsewhere than at equal distances, is refused when it is read', () => {
  const film = readFileSync(join(filmFolder(), 'film.mp4'))
  expect(() => cutFilm(film.subarray(0, 4_000))).toThrow('no box of MP4')
  const moved = Buffer.from(film)
  // its second key frame one picture earlier
  moved.writeUInt32BE(100, film.indexOf('stss') + 4 + 8 + 4)
  expect(() => cutFilm(moved)).toThrow('equally far apart')
})

test('the stream names its pictures and captions in three languages, and by the clock the six pieces that can be had (R6.1)', async () => {
  const get = streamAt(NOON)
  const main = await textOf(get('main.m3u8'))
  for (const language of ['pt-', 'en-', 'es-']) expect(main).toContain(`LANGUAGE="${language}`)
  const pictures = await textOf(get('pictures.m3u8'))
  const shown = numbersIn(pictures)
  expect(shown).toHaveLength(6)
  // the newest ended two seconds ago
  expect((shown.at(-1) ?? 0) * 5_000 + 5_000).toBe(NOON - 2_000)
  expect(pictures).toContain(`#EXT-X-MEDIA-SEQUENCE:${shown[0]}`)
  expect((await get('pictures.m3u8')).headers.get('cache-control')).toBe('no-cache')
  for (const name of ['init.mp4', ...shown.map((piece) => `${piece}.m4s`)])
    expect((await get(name)).headers.get('content-type')).toBe('video/mp4')
  const later = numbersIn(await textOf(streamAt(NOON + 5_000)('pictures.m3u8')))
  expect(later).toEqual(shown.map((piece) => piece + 1))
  // the same for whoever asks whichever server
  const piece = async (now: number) => Buffer.from(await (await streamAt(now)(`${shown[2]}.m4s`)).arrayBuffer())
  expect((await piece(NOON)).equals(await piece(NOON + 9_000))).toBe(true)
})

test.each(['por', 'eng', 'spa'])(
  'captions in %s are those of the film at the same place (R6.1, R4.1)',
  async (locale) => {
    const get = streamAt(NOON)
    const whole = readFileSync(join(filmFolder(), `${locale}.vtt`), 'utf8')
    const shown = numbersIn(await textOf(get(`${locale}.m3u8`)))
    expect(shown).toEqual(numbersIn(await textOf(get('pictures.m3u8'))))
    for (const piece of shown) {
      const captions = await textOf(get(`${locale}-${piece}.vtt`))
      const [head = '', ...cues] = captions.split('\n\n')
      // the film begins with every eighth piece
      expect(head).toContain(`MPEGTS:${((piece - (piece % 8)) % 17_280) * 5 * 90_000}`)
      expect(cues.length).toBeGreaterThan(0)
      for (const cue of cues) expect(whole).toContain(cue)
    }
  },
)

test('at midnight its time begins anew, which the playlist says before the first piece of the day and after it is gone', async () => {
  const midnight = Date.parse('2027-09-15T00:00:00Z')
  const at = (seconds: number) => textOf(streamAt(midnight + seconds * 1_000)('pictures.m3u8'))
  const day = midnight / 86_400_000
  const across = await at(12)
  expect(across).toContain(`#EXT-X-DISCONTINUITY-SEQUENCE:${day - 1}\n`)
  expect(across.indexOf('#EXT-X-DISCONTINUITY\n')).toBeLessThan(across.indexOf(`\n${day * 17_280}.m4s`))
  expect(across.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1)
  const after = await at(40)
  expect(after).toContain(`#EXT-X-DISCONTINUITY-SEQUENCE:${day}\n`)
  expect(after).not.toContain('#EXT-X-DISCONTINUITY\n')
  const first = Buffer.from(await (await streamAt(midnight + 12_000)(`${day * 17_280}.m4s`)).arrayBuffer())
  expect(boxAt(first, ['moof', 'traf', 'tfdt']).readBigUInt64BE(4)).toBe(0n)
})

test.each([
  '0.m4s',
  '999999999999.m4s',
  '1.vtt',
  'por-1.m4s',
  'deu.m3u8',
  'film.mp4',
  '..%2fmain.m3u8',
  '-1.m4s',
  '1e3.m4s',
])('there is no %s, and nothing where there is no demo', async (name) => {
  expect((await streamAt(NOON)(name)).status).toBe(404)
  expect((await streamAt(NOON, false)('main.m3u8')).status).toBe(404)
})
