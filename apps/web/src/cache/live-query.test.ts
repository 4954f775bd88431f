import { expect, test } from 'vitest'
import { liveQuery } from './live-query.ts'
import { createQueryClient } from './query-client.ts'
import { tell } from './told.ts'

const KEY = ['medals', 'all']
const TOPIC = 'medals:all'

test('a fetch asks for at least the event number the topic was told of', async () => {
  const queryClient = createQueryClient(false)
  const asked: (number | undefined)[] = []
  const query = liveQuery(KEY, TOPIC, async ({ minSeq }) => {
    asked.push(minSeq)
    return { seq: minSeq ?? 1 }
  })
  await queryClient.fetchQuery(query)
  tell(queryClient, TOPIC, 7)
  tell(queryClient, TOPIC, 5)
  await queryClient.fetchQuery({ ...query, staleTime: 0 })
  expect(asked).toEqual([undefined, 7])
})

test('an older answer never replaces a newer view', async () => {
  const queryClient = createQueryClient(false)
  const query = liveQuery(KEY, TOPIC, async () => {
    // the event arrives while the answer is on its way
    queryClient.setQueryData(KEY, { seq: 9 })
    return { seq: 8 }
  })
  await queryClient.fetchQuery(query)
  expect(queryClient.getQueryData(KEY)).toEqual({ seq: 9 })
})
