import type { NeedSource } from '../office-home/index.ts'
import { isEmpty } from './change-setting.queries.ts'

/** An installation without a message and without content waits for its first day. */
export const setUpNeeds: NeedSource = async (tx) => {
  if (!(await isEmpty(tx.from([])))) return []
  return [
    {
      hurt: 'missing',
      need: {
        key: 'set-up:games',
        state: 'empty',
        kind: 'set-up',
        name: null,
        values: {},
        href: '/office/first-day',
        since: null,
      },
    },
  ]
}
