import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const { get } = testApp()
const icons = async (path: string) => {
  const answer = await get(`/api/icons/${path}`)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

describe('the icon service answers in Iconify’s shape (R3.11)', () => {
  test('our own pictograms, and the names that are none', async () => {
    const { status, headers, body } = await icons('games.json?icons=jud,nobody,home')
    expect(status).toBe(200)
    expect(body).toMatchObject({ prefix: 'games', width: 24, height: 24, not_found: ['nobody'] })
    expect(Object.keys(body['icons'] as object).toSorted()).toEqual(['home', 'jud'])
    expect((body['icons'] as Record<string, { body: string }>)['jud']?.body).toMatch(
      /^<g fill="none" stroke="currentColor".*<path /,
    )
    expect(headers.get('cache-control')).toBe('public, max-age=604800')
  })

  test('all 18 disciplines', async () => {
    const codes = 'arc,ath,bdm,bkb,cyc,fen,gar,gry,hbl,jud,ows,swm,tkw,tri,tte,vbv,vvo,wre'
    const { body } = await icons(`games.json?icons=${codes}`)
    expect(Object.keys(body['icons'] as object)).toHaveLength(18)
    expect(body['not_found']).toBeUndefined()
  })

  test('Material Design Icons, with what an alias stands for', async () => {
    const { status, body } = await icons('mdi.json?icons=home,accessible')
    expect(status).toBe(200)
    expect((body['icons'] as Record<string, { body: string }>)['home']?.body).toContain('<path')
  })

  test('an answer of unknown names alone is still an answer', async () => {
    expect((await icons('games.json?icons=nobody')).body).toMatchObject({ icons: {}, not_found: ['nobody'] })
  })

  test('the same names in another order are the same answer, and 304 to who has it', async () => {
    const [one, other] = [await icons('games.json?icons=jud,home'), await icons('games.json?icons=home,jud,jud')]
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'))
    const again = await get('/api/icons/games.json?icons=jud,home', { 'if-none-match': one.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('a large answer is compressed', async () => {
    const answer = await get('/api/icons/games.json?icons=arc,ath,bdm,bkb,cyc,fen,gar,gry,hbl', {
      'accept-encoding': 'br',
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
  })
})

test.each([
  ['games.json', 400],
  ['games.json?icons=', 400],
  ['games.json?icons=../secret', 400],
  ['games.json?icons=Upper', 400],
  ['games.json?icons=a,,b', 400],
  [`games.json?icons=${'a'.repeat(65)}`, 400],
  [`games.json?icons=${Array.from({ length: 101 }, (_, n) => `a${n}`).join()}`, 400],
  ['fa.json?icons=home', 404],
  ['__proto__.json?icons=home', 404],
  ['games?icons=home', 404],
])('%s is refused with %i (R3.11)', async (path, expected) => {
  expect((await icons(path)).status).toBe(expected)
})

test.each(['games', 'mdi'])('names of the language itself are no icons: %s (R3.11)', async (prefix) => {
  const { body } = await icons(`${prefix}.json?icons=constructor`)
  expect(body).toMatchObject({ icons: {}, not_found: ['constructor'] })
})
