import { type Games, gamesTimeAt } from '@games/contract'
import type { Pool } from 'pg'
import { openAccounts } from '../features/accounts/index.ts'
import type { FilmWatch } from '../features/safe-sport/index.ts'
import { createPrivateHandlers } from '../features/private-handlers.ts'
import { createOutbox } from '../mail/mailer.ts'
import { GAMES, testApp } from './test-app.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** ACCOUNTS_KEY of tests. */
export const TEST_KEY = 'a key of tests that is long enough'

/** An app of tests with accounts on a database, and everything private behind them. */
export function accountsApp(
  pool: Pool,
  over: Partial<Games> = {},
  film: Pick<FilmWatch, 'film' | 'points'> = { film: () => null, points: () => 0 },
) {
  const games: Games = { ...GAMES, loginEnabled: true, ...over }
  const outbox = createOutbox(Date.now)
  const accounts = openAccounts({
    pool,
    accountsKey: TEST_KEY,
    mailer: outbox,
    games: () => games,
    siteUrl: 'https://games.example',
    now: Date.now,
    onError: (error) => {
      throw error
    },
  })
  const { app, logged } = testApp({
    privateHandlers: createPrivateHandlers({
      pool,
      accounts,
      accountsKey: TEST_KEY,
      outbox,
      film,
      today: () => games.today,
      gamesNow: () => gamesTimeAt(games.clock, Date.now()),
      onError: (error) => {
        throw error
      },
    }),
    sessionOf: accounts.sessionOf,
    games: () => games,
  })
  const password = 'um gato no telhado'
  return {
    app,
    logged,
    outbox,
    password,
    close: accounts.close,
    /** A browser that nobody has signed in with. */
    visitor: () => createVisitor(app),
    /** A visitor who has just made an account of this name. */
    async signedUp(username: string): Promise<Visitor> {
      const visitor = createVisitor(app)
      const { status } = await visitor.call('POST', '/api/accounts', {
        username,
        email: `${username}@escola.example`,
        cpf: '52998224725',
        password,
        repeat: password,
      })
      if (status !== 200) throw new Error(`${username} could not sign up: ${status}`)
      return visitor
    },
  }
}
export type AccountsApp = ReturnType<typeof accountsApp>
