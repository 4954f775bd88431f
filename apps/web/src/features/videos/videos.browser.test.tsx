import type { LiveStream, Video } from '@games/contract/content/shown-content'
import { NIGHTLY } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveContent, shownContent, signIn, signOut, USER } from '../../content/testing/users-content.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMatch } from '../../units/unit.factory.ts'

const HANDBALL = { code: 'HBL', name: { por: 'Handebol' } } as LiveStream['discipline']
const stream = (id: string, over: Partial<LiveStream> = {}): LiveStream => ({
  ...shownContent(id),
  title: { por: `Transmissão ${id}` },
  discipline: HANDBALL,
  unit: null,
  where: { por: 'Arena dos Marujos' },
  starts: '2027-09-14T13:30:00-03:00',
  ends: null,
  signal: 'good',
  captioned: true,
  address: `/files/${id}/stream.m3u8`,
  forUsers: false,
  ...over,
})
const openLive = (streams: LiveStream[], path = '/live', subject = {}) =>
  openPage(path, {
    width: 320,
    subject,
    api: {
      listLiveStreams: () => Promise.resolve({ seq: 5, streams }),
      getUnit: () =>
        Promise.resolve({
          seq: 5,
          unit: aMatch(),
          resultType: null,
          startList: [],
          results: [],
          periods: [],
        } as never),
    },
  })

let played: string[] = []
beforeEach(() => {
  // no film is there to be played
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  played = []
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation((address) => void played.push(address))
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a signal that is lost is said, and the score of the unit stays (R6.1)', NIGHTLY, async () => {
  const { screen, views } = await openLive([
    stream('a', { unit: 'HBLWTEAM6---------------SFNL000100--' }),
    stream('b', { ends: '2027-09-14T14:00:00-03:00' }),
  ])
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Ao vivo agora' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.units-row')).toHaveLength(1)
  // what is over is not offered
  await expect.poll(() => document.querySelectorAll('.videos-stream')).toHaveLength(1)
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
  views.put(['live-streams'], {
    seq: 6,
    streams: [stream('a', { unit: 'HBLWTEAM6---------------SFNL000100--', signal: 'lost' })],
  })
  await expect.element(screen.getByText('O sinal caiu')).toBeVisible()
  await expect.element(screen.getByText('sem sinal')).toBeVisible()
  expect(document.querySelectorAll('.units-row')).toHaveLength(1)
})

test('a stream for users has no address for anybody else, who is shown the way in; a user can watch it (R4.4)', async () => {
  const mine = stream('a', { forUsers: true, address: null })
  const guest = await openLive([mine], '/live', { loginEnabled: true })
  await expect
    .element(guest.screen.getByRole('link', { name: 'Entrar', exact: true }).last())
    .toHaveAttribute('href', '/login?redirect=%2Flive%3Fpick%3Da')
  await expect.element(guest.screen.getByRole('button', { name: 'Assistir: Transmissão a' })).not.toBeInTheDocument()
  await guest.screen.unmount()
  signIn()
  serveContent({
    '/api/live-streams/addresses': () =>
      Response.json({ addresses: [{ id: 'a', address: 'https://elsewhere.example/watch' }] }),
  })
  const user = await openLive([mine], '/live', USER)
  // a page elsewhere is led to, not framed
  await expect
    .element(user.screen.getByRole('link', { name: 'Assistir em outro site' }))
    .toHaveAttribute('href', 'https://elsewhere.example/watch')
})

const video = (id: string, over: Partial<Video> = {}): Video => ({
  ...shownContent(id),
  title: { por: `Vídeo ${id}` },
  summary: null,
  address: `/files/${id}/original.mp4`,
  captions: [
    {
      language: 'por',
      file: {
        id: 'c',
        kind: 'captions',
        name: 'c.vtt',
        variants: [
          {
            name: 'original.vtt',
            type: 'text/vtt',
            bytes: 1,
            width: null,
            height: null,
            address: '/files/c/original.vtt',
          },
        ],
        pages: null,
        seconds: null,
      },
    },
  ],
  poster: null,
  seconds: 221,
  discipline: HANDBALL,
  unit: null,
  day: '2027-09-14',
  ...over,
})

test('nothing of a video is loaded before somebody wants it; then it has its captions, and a broken one can be tried again', async () => {
  signIn()
  serveContent({ '/api/videos': () => Response.json({ videos: [video('a'), video('b', { captions: [] })] }) })
  const { screen } = await openPage('/videos', { subject: USER, width: 320 })
  await expect.element(screen.getByText('3:41').first()).toBeVisible()
  expect(document.querySelector('video')).toBe(null)
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
  await screen.getByRole('button', { name: 'Assistir: Vídeo a' }).click()
  await expect.poll(() => document.querySelector('track')?.getAttribute('src')).toBe('/files/c/original.vtt')
  await expect.poll(() => played).toEqual(['/files/a/original.mp4'])
  document.querySelector('video')?.dispatchEvent(new Event('error'))
  await expect.element(screen.getByText('O vídeo não pôde ser tocado')).toBeVisible()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => played).toEqual(['/files/a/original.mp4', '/files/a/original.mp4'])
  await screen.getByRole('link', { name: /Vídeo b/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Assistir: Vídeo b' })).toBeVisible()
  await expect.element(screen.getByText('sem legenda')).toBeVisible()
})
