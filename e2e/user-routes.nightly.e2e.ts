import type { Games } from '@games/contract'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { demoContent } from '../apps/server/src/demo/content.ts'
import { DEMO_TRIVIA } from '../apps/server/src/demo/trivia.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { fileRefs, showStoredFiles, storeContent } from '../apps/server/src/features/content/index.ts'
import { openFiles, storeUpload } from '../apps/server/src/features/files/index.ts'
import { storeTrivia } from '../apps/server/src/features/trivia/index.ts'
import { film, pdf, photo } from '../apps/server/src/testing/some-files.ts'
import { openBrowser } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import { ALL_LOCALES, type MatrixVisit, openMatrix, type PageMatrix } from './page-matrix.ts'
import type { RunningServer } from './server.ts'

/**
 * The pages of signed-in users, and official content with its files, in the frame's matrix (page-matrix.ts). The demo has its content here, but not its
 * games. every-route.nightly.e2e.ts visits these pages signed out, and without content that needs a file.
 */
const CONTENTS = demoContent('2027-09-08')
const firstOf = (kind: (typeof CONTENTS)[number]['body']['kind']): string =>
  CONTENTS.find(({ body }) => body.kind === kind)?.id ?? ''
const [ALBUM, BULLETIN, VIDEO] = [firstOf('album'), firstOf('informativo'), firstOf('video')]
const TRIVIA = DEMO_TRIVIA[0]?.id

let browser: Browser
let server: RunningServer
let database: Database
let matrix: PageMatrix
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  await database.pool.query(`insert into setting (key, value) values ('login_enabled', 'true'), ('previews', 'true')`)
  await createAccount(database.pool, {
    username: 'torcida',
    email: 'torcida@games.example',
    role: null,
    type: 'staff',
    password: PASSWORD,
  })
  for (const trivia of DEMO_TRIVIA) await storeTrivia(database.pool, trivia)
  await storeContent(database.pool, CONTENTS)
  await uploadFiles()
  await vi.waitFor(async () => {
    const { loginEnabled, previews } = (await (await fetch(`${server.url}/api/games`)).json()) as Games
    if (!loginEnabled || !previews) throw new Error('the settings are not in force yet')
  }, SOON)
  matrix = await openMatrix(browser, server.url, async (context) => {
    const answer = await context.request.post(`${server.url}/api/session`, {
      headers: { origin: server.url },
      data: { identifier: 'torcida', password: PASSWORD },
    })
    if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`)
  })
})
afterAll(async () => {
  await browser?.close()
  await database?.close()
  await server?.stop()
})

/** The file for each place in a body, by the end of its path. Each is made once, since the server checks the same bytes once. */
const FILE_OF: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  logo: () => photo(400, 200),
  poster: () => photo(640, 360),
  pdf: () => pdf(),
  photos: () => photo(),
  source: () => film('film.mp4'),
  captions: () => film('por.vtt'),
}

/** Uploads a file wherever the demo's content names one, by the road of every upload. */
async function uploadFiles(): Promise<void> {
  const { pool } = database
  const { rows } = await pool.query<{ id: string }>(`select id from account where username = 'torcida'`)
  const files = openFiles({
    pool,
    dataDir: server.place.dataDir,
    s3: null,
    accountsKey: 'the server signs addresses, and nobody here does',
    now: Date.now,
    onError: (error) => {
      throw error
    },
  })
  const made = new Map<string, Buffer>()
  try {
    for (const { body } of CONTENTS)
      for (const { id, path } of fileRefs(body)) {
        const place = path.find((part) => part in FILE_OF) ?? ''
        const bytes = made.get(place) ?? (await FILE_OF[place]?.()) ?? Buffer.alloc(0)
        made.set(place, bytes)
        const raw = { body: new Blob([new Uint8Array(bytes)]).stream(), length: bytes.length }
        await storeUpload({ id, name: place, accountId: rows[0]?.id ?? '', raw }, files)
      }
    await showStoredFiles(
      pool,
      CONTENTS.map(({ id }) => id),
    )
  } finally {
    await files.close()
  }
}

const visit = (route: string, path: string): MatrixVisit => ({ route, path, platform: 'android', status: 200 })

/** An address of each, and a text of the demo's that is on it: an empty page would pass as well. */
const VISITS: readonly (readonly [visit: MatrixVisit, shown: RegExp])[] = [
  [visit('ambassadors', '/ambassadors'), /Iara Castanheira/],
  [visit('sponsors', '/sponsors'), /Nativa/],
  [visit('volunteers', '/volunteers'), /\d/],
  [visit('announcements', '/announcements'), /\d/],
  [visit('official-reports', '/official-reports'), /Guia do visitante/],
  [visit('places.$type', '/places/other'), /Farmácia da Orla/],
  [visit('live', '/live'), /Jud[ôo]/],
  [visit('secure', '/secure'), /\S/],
  [visit('hotels', '/hotels'), /Hotel Ponta da Barra/],
  [visit('hospitals', '/hospitals'), /Odonto Jangada/],
  [visit('places.$type', '/places/hotel'), /Hotel Ponta da Barra/],
  [visit('transport', '/transport'), /Vila, Farol/],
  [visit('courses', '/courses'), /\d/],
  [visit('courses', '/courses?of=remote'), /\d/],
  [visit('videos', '/videos'), /\d/],
  [visit('videos', `/videos?pick=${VIDEO}`), /\d/],
  [visit('informativos', '/informativos'), /\d\d:\d\d/],
  [visit('informativos', '/informativos?sort=title'), /\d\d:\d\d/],
  [visit('informativos', `/informativos?id=${BULLETIN}`), /\d\d:\d\d/],
  [visit('official-photos', '/official-photos'), /Judô: a manhã nos tatames/],
  [visit('official-photos', '/official-photos?discipline=JUD'), /Judô: a manhã nos tatames/],
  [visit('official-photos', `/official-photos?album=${ALBUM}`), /Cerimônia de abertura/],
  [visit('official-photos', `/official-photos?album=${ALBUM}&photo=1`), /Cerimônia de abertura/],
  [visit('feedback', '/feedback'), /\S/],
  [visit('_points.trivia.index', '/trivia'), /Tiro com arco: o alvo/],
  [visit('_points.trivia.$id', `/trivia/${TRIVIA}`), /Tiro com arco: o alvo/],
  [visit('_points.qr-scan', '/qr-scan'), /\S/],
  [visit('_points.ranking', '/ranking'), /torcida/],
  [visit('_points.account_.points', '/account/points'), /\S/],
  [visit('account.index', '/account'), /torcida/],
  [visit('profile', '/profile'), /Perfil/],
]

test.each(VISITS.map(([route, shown], turn) => ({ ...route, shown, turn })))(
  '$path, signed in and with its content, in the frame’s matrix (R6.1, R4.4, R2.8)',
  { timeout: 300_000 },
  async ({ shown, turn, ...route }) => {
    expect(await matrix.faultsOf(route, turn, ALL_LOCALES)).toEqual([])
    await expect.poll(() => matrix.readOn('por')).toMatch(shown)
  },
)
