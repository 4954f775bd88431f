import type { Api } from '@games/contract'
import type { LiveStreams } from '@games/contract/content/shown-content'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The live streams, by start. */
export const liveStreamsQuery = (api: Api): ViewQuery<LiveStreams> => ({
  key: ['live-streams'],
  topic: topics.content('live-stream'),
  load: (options) => api.listLiveStreams({}, options),
})
