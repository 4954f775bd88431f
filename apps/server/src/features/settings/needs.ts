import type { NeedSource } from '../office-home/index.ts'
import { setUpRow } from './change-setting.queries.ts'

/** An installation without messages and without anything published waits for its first day. */
export const setUpNeeds: NeedSource = async (tx) => {
  const { messages, units, published } = await setUpRow(tx.from([]))
  if (messages + units + published > 0) return []
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
