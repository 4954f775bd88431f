import { ApiFailure, type DemoFigures, type Games } from '@games/contract'
import type { Pool } from 'pg'
import { demoToWipe, wipeDemo } from '../../demo/wipe.ts'
import type { DemoFigures as Figures } from '../../demo/wipe.queries.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'

interface DemoWipeDeps {
  readonly pool: Pool
  readonly games: () => Games
  readonly onCommitted: (seq: number) => void
}

/** The end of the demo (0081). */
export const demoWipeCalls = ({ pool, games, onCommitted }: DemoWipeDeps): PrivateCalls<'getDemo' | 'wipeDemo'> => ({
  async getDemo(_input, caller) {
    const found = await demoToWipe(pool, viewerOf(caller).accountId)
    return { view: { demo: found && { ...found, figures: presentFigures(found.figures) } } }
  },
  async wipeDemo({ body: { name } }, caller) {
    if (!isNameOf(games(), name))
      throw new ApiFailure(400, 'invalid-input', 'This is not the name of these games', {
        fields: { name: 'name-other' },
      })
    const wiped = await wipeDemo(pool, caller)
    if (wiped.kind === 'no-demo') throw new ApiFailure(409, 'changed-meanwhile', 'There is no demo here any more')
    if (wiped.kind === 'demo-account')
      throw new ApiFailure(409, 'own-account-first', 'This account is the demo’s and would be gone as well')
    onCommitted(wiped.seq)
    return { view: { action: wiped.action, figures: presentFigures(wiped.figures) } }
  },
})

const comparable = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase('pt')

const isNameOf = ({ name }: Games, typed: string): boolean =>
  Object.values(name).some((text) => text !== undefined && comparable(text) === comparable(typed))

const presentFigures = ({ own_accounts, own_content, own_admins, ...figures }: Figures): DemoFigures => ({
  ...figures,
  ownAccounts: own_accounts,
  ownContent: own_content,
  ownAdmins: own_admins,
})
