import { accountCalls } from './accounts/account-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { deskCalls } from './desk/desk-calls.ts'
import { feedDeskCalls } from './feed-desk/feed-desk-calls.ts'
import { feedbackCalls } from './feedback/feedback-calls.ts'
import { officeFeedbackCalls } from './feedback/office-feedback-calls.ts'
import { fileCalls } from './files/file-calls.ts'
import { followCalls } from './follow/follow-calls.ts'
import { athletePhotoCalls } from './office/athlete-photo-calls.ts'
import { eventFormatCalls } from './office/event-format-calls.ts'
import { eventTypeCalls } from './office/event-type-calls.ts'
import { officeCalls } from './office/office-calls.ts'
import { resultSourceCalls } from './office/result-source-calls.ts'
import { sheetCalls } from './office/sheet-calls.ts'
import { settingsCalls } from './office/settings-calls.ts'
import { invitationCalls } from './people/invitation-calls.ts'
import { peopleCalls } from './people/people-calls.ts'
import { venueDeskCalls } from './people/venue-desk-calls.ts'
import { pointCalls } from './points/point-calls.ts'
import type { PrivateClient, PrivateEndpoint } from './private-endpoint.ts'
import type { privatePaths } from './private-paths.ts'
import { pushCalls } from './push/push-calls.ts'
import { safeSportCalls } from './safe-sport/safe-sport-calls.ts'
import { officeTriviaCalls } from './trivia/office-trivia-calls.ts'
import { triviaCalls } from './trivia/trivia-calls.ts'
import { venueFileCalls } from './venue-files/venue-file-calls.ts'

/** One endpoint per path of `privatePaths`: a missing or an extra one is a type error. */
const define = <const C extends Readonly<Record<keyof typeof privatePaths, PrivateEndpoint>>>(
  contract: C & { [K in Exclude<keyof C, keyof typeof privatePaths>]: never },
): C => contract

/** Every call that is answered to one person (decision 0071), by feature. */
export const privateContract = define({
  ...accountCalls,
  ...contentCalls,
  ...deskCalls,
  ...feedDeskCalls,
  ...feedbackCalls,
  ...officeCalls,
  ...settingsCalls,
  ...sheetCalls,
  ...resultSourceCalls,
  ...eventFormatCalls,
  ...eventTypeCalls,
  ...athletePhotoCalls,
  ...officeFeedbackCalls,
  ...officeTriviaCalls,
  ...fileCalls,
  ...peopleCalls,
  ...invitationCalls,
  ...venueDeskCalls,
  ...pointCalls,
  ...followCalls,
  ...pushCalls,
  ...safeSportCalls,
  ...triviaCalls,
  ...venueFileCalls,
})

export type PrivateContract = typeof privateContract
export type PrivateApi = PrivateClient<PrivateContract>
