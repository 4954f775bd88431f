import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Games, gamesTimeAt } from '@games/contract'
import type { Pool } from 'pg'
import { openAccounts } from '../features/accounts/index.ts'
import type { PdfWorkers } from '../features/books/index.ts'
import { createTableImports } from '../features/imports/index.ts'
import { createSheetImports, Planner } from '../features/sheets/index.ts'
import { describeFiles, type FileOptions, openFiles } from '../features/files/index.ts'
import type { FilmWatch } from '../features/safe-sport/index.ts'
import { createPrivateHandlers } from '../features/private-handlers.ts'
import { deskPasses, type SendOptions, startSender } from '../features/desk/index.ts'
import { openVenueFiles, type VenueFiles } from '../features/venue-files/index.ts'
import { createDemoOutbox } from '../mail/demo-outbox.ts'
import { POLICY } from './feed.ts'
import { createSentMails } from './sent-mails.ts'
import { quietPushCalls } from './some-device.ts'
import { GAMES, testApp } from './test-app.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** ACCOUNTS_KEY of tests. */
export const TEST_KEY = 'a key of tests that is long enough'

/** For tests that make no PDF. */
export const printNothing: PdfWorkers['print'] = () => Promise.reject(new Error('these tests print nothing'))

/** The cheapest hash there is: what a server's costs is asked once, in accounts.test.ts. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

/** Its thread reads the sheets of all files of a worker: the start of a thread loads everything that reads sheets. */
const PLANNER = new Planner()

/** Files of timing systems, with no folder that is watched and nobody who follows. */
export const someVenueFiles = (pool: Pool): VenueFiles =>
  openVenueFiles({
    pool,
    policy: POLICY,
    utcOffset: () => GAMES.utcOffset,
    now: Date.now,
    folder: null,
    onCommitted: () => {},
    wake: () => {},
    log: (line, error) => {
      throw new Error(line, { cause: error })
    },
  })

/** What the result desk sends by, at the games' time of tests. */
const sendOptions = (pool: Pool, games: Games): Omit<SendOptions, 'onError'> => ({
  pool,
  gamesTime: (instant) => gamesTimeAt(games.clock, instant),
  utcOffset: () => games.utcOffset,
  today: () => games.today,
  now: Date.now,
  wake: () => {},
  policy: POLICY,
  log: (line, error) => {
    throw new Error(line, { cause: error })
  },
  onCommitted: () => {},
  sweepMs: null,
})

/** An app of tests with accounts on a database, and everything private behind them. */
export function accountsApp(
  pool: Pool,
  over: Partial<Games> = {},
  film: Pick<FilmWatch, 'film' | 'points'> = { film: () => null, points: () => 0 },
  print: PdfWorkers['print'] = printNothing,
  files: Partial<FileOptions> = {},
  onError = (error: unknown): void => {
    throw error
  },
) {
  const games: Games = { ...GAMES, loginEnabled: true, ...over }
  const sent = createSentMails()
  const printed: string[] = []
  const outbox = games.demo
    ? createDemoOutbox({ now: Date.now, isDemo: () => games.demo, print: (text) => printed.push(text) })
    : null
  const accounts = openAccounts({
    pool,
    accountsKey: TEST_KEY,
    mailer: {
      async send(mail) {
        await sent.send(mail)
        await outbox?.send(mail)
      },
    },
    outbox,
    games: () => games,
    siteUrl: 'https://games.example',
    now: Date.now,
    onError,
    passwordCost: CHEAP,
  })
  const stored = openFiles({
    pool,
    dataDir: join(tmpdir(), 'games-files'),
    s3: null,
    accountsKey: TEST_KEY,
    now: Date.now,
    onError,
    ...files,
  })
  const imports = createTableImports({
    pool,
    policy: POLICY,
    utcOffset: () => games.utcOffset,
    now: Date.now,
    log: onError,
  })
  const venueFiles = someVenueFiles(pool)
  const deskSender = startSender({ ...sendOptions(pool, games), onError })
  const { app, logged } = testApp({
    stored,
    privateHandlers: createPrivateHandlers({
      pool,
      visitorPool: pool,
      accounts,
      accountsKey: TEST_KEY,
      outbox,
      pushCalls: quietPushCalls(pool, accounts.attempts),
      stored,
      film,
      utcOffset: () => games.utcOffset,
      today: () => games.today,
      gamesNow: () => gamesTimeAt(games.clock, Date.now()),
      games: () => games,
      print,
      files: describeFiles(stored.addresses),
      imports,
      sheets: createSheetImports({ pool, imports, planner: PLANNER }),
      venueFiles,
      // a test sends what was scored when it says so: deskSender.sweep
      deskSender: { tapped() {}, movesOf: deskSender.movesOf },
      onCommitted: () => {},
      wake: () => {},
      wakeRebuilds: () => {},
      onError,
    }),
    sessionOf: accounts.sessionOf,
    deskPassOf: deskPasses(pool, () => games.today),
    games: () => games,
  })
  const password = 'um gato no telhado'
  return {
    app,
    /** As everything here has it: a test may set the day. */
    games,
    logged,
    /** E-mails as a mail server would get them. */
    sent,
    /** What the demo has printed on the console. */
    printed,
    password,
    stored,
    venueFiles,
    deskSender,
    async close() {
      await deskSender.close()
      await stored.close()
      await accounts.close()
    },
    /** A browser that nobody has signed in with. */
    visitor: () => createVisitor(app),
    /** A visitor who has just created an account of this name, in a new browser unless one is given. */
    async signedUp(username: string, fields: object = {}, visitor = createVisitor(app)): Promise<Visitor> {
      const { status } = await visitor.call('POST', '/api/accounts', {
        username,
        email: `${username}@escola.example`,
        cpf: '52998224725',
        password,
        repeat: password,
        ...fields,
      })
      if (status !== 200) throw new Error(`${username} could not sign up: ${status}`)
      return visitor
    },
  }
}
export type AccountsApp = ReturnType<typeof accountsApp>
