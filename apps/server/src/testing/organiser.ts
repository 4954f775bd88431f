import { randomUUID } from 'node:crypto'
import { SheetPlan } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type AccountsApp, accountsApp } from './accounts-app.ts'
import type { VenueFiles } from '../features/venue-files/index.ts'
import { emptyDatabase } from './feed.ts'
import { medalsInForce } from './medals-in-force.ts'
import type { Visitor } from './visitor.ts'

interface Office {
  readonly db: Pick<TestDatabase, 'pool' | 'url'>
  /** An account with the role `operator`. */
  readonly ivone: Pick<Visitor, 'call'>
  /** Signs up another account. */
  readonly signedUp: AccountsApp['signedUp']
  /** A browser without an account. */
  readonly visitor: AccountsApp['visitor']
  /** A file that the account with the role `operator` downloads. */
  readonly download: (path: string) => Promise<Response>
  /** The files of timing systems, as the watched folder calls them. */
  readonly venueFiles: Pick<VenueFiles, 'takeFromFolder' | 'tryWaiting' | 'changedStartLists' | 'forgetLeft'>
  /** Sends the results of the result desk. */
  readonly sendDesk: () => Promise<void>
  /** Opens a sheet; returns its plan. */
  readonly open: (content: string | Uint8Array, name?: string) => Promise<SheetPlan>
  /** Plans a sheet again with other choices, such as answers. */
  readonly choose: (id: string, body: object) => Promise<SheetPlan>
  /** Applies a plan; returns the number of the action. `leaveOut`: without the rows that are not understood. */
  readonly apply: (plan: SheetPlan, leaveOut?: boolean) => Promise<number>
  /** The HTTP status of an undo. */
  readonly undo: (action: number) => Promise<number>
  /** Medals in their order: `gold SP`. */
  readonly medals: () => Promise<string[]>
}

/** The office of an installation with its own database, which is empty before each test of the calling file. `tables`: emptied beside the usual ones. */
export function emptyOffice(...tables: readonly string[]): Office {
  let database: TestDatabase
  let app: AccountsApp
  let operator: Visitor
  beforeAll(async () => {
    database = await testDatabase()
    app = accountsApp(database.pool)
    operator = await app.signedUp('ivone')
    await database.pool.query(`update account set role = 'operator'`)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  beforeEach(async () => {
    await emptyDatabase(database.pool)
    await emptyTables(database.pool, 'office_action', 'sheet_draft', 'sheet_columns', 'code_name', ...tables)
  })
  const planOf = async (method: string, path: string, body: object): Promise<SheetPlan> => {
    const answer = await operator.call(method, path, body)
    expect(answer.status).toBe(200)
    return SheetPlan.parse(answer.body)
  }
  return {
    db: {
      get pool() {
        return database.pool
      },
      get url() {
        return database.url
      },
    },
    signedUp: (username) => app.signedUp(username),
    visitor: () => app.visitor(),
    download: async (path) =>
      app.app.request(path, {
        headers: {
          host: 'games.example',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '192.0.2.1',
          cookie: [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      }),
    venueFiles: {
      takeFromFolder: (...input) => app.venueFiles.takeFromFolder(...input),
      tryWaiting: () => app.venueFiles.tryWaiting(),
      changedStartLists: () => app.venueFiles.changedStartLists(),
      forgetLeft: () => app.venueFiles.forgetLeft(),
    },
    ivone: { call: (...input) => operator.call(...input) },
    async sendDesk() {
      await app.deskSender.sweep()
      await app.deskSender.idle()
    },
    open: (content, name = 'planilha.csv') =>
      planOf('POST', '/api/office/sheets', {
        id: randomUUID(),
        name,
        content: Buffer.from(content).toString('base64'),
      }),
    choose: (id, body) => planOf('POST', `/api/office/sheets/${id}/plan`, body),
    async apply({ id, seen }, leaveOut = false) {
      const { status, body } = await operator.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut })
      expect(status).toBe(200)
      return Number(body['action'])
    },
    undo: async (action) => (await operator.call('POST', `/api/office/actions/${action}/undo`)).status,
    medals: () => medalsInForce(database.pool),
  }
}
