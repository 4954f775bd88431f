import type { Api } from '@games/contract'
import type { OfficialReports } from '@games/contract/content/shown-content'
import { topics } from '@games/contract/live'
import type { ViewQuery } from '../../cache/view-cache.ts'

/** The organiser's reports, the newest first. */
export const officialReportsQuery = (api: Api): ViewQuery<OfficialReports> => ({
  key: ['official-reports'],
  topic: topics.content('report'),
  load: (options) => api.listOfficialReports({}, options),
})
