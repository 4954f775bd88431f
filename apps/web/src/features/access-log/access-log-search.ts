import type { AccessLogQuery } from '@games/contract'
import { searchOf } from '../../page-search.ts'

/** What of the access log is shown, as it stands in the address: `/access-log?by=week&at=2027-09-06&device=mobile`. */
export interface AccessLogSearch {
  /** The view mode (R8.1); absent: by days. */
  readonly by?: 'week' | 'range'
  /** First day of a range. As typed: a day that there is not is refused in words, not left out (access-log-period.ts). */
  readonly from?: string
  /** Last day that is shown; absent: today. */
  readonly to?: string
  /** The day, or first day of the week, whose figures are shown; absent: the last one, of a range all of it. */
  readonly at?: string
  readonly device?: NonNullable<AccessLogQuery['device']>
  /** The platform; in a demo `platform` in an address says whose pages the visitor sees (R1.2). */
  readonly app?: NonNullable<AccessLogQuery['platform']>
  /** With the period before beside it. */
  readonly before?: '1'
}

const TYPED = /^.{1,20}/
const LOOKS = {
  by: /^(week|range)$/,
  from: TYPED,
  to: TYPED,
  at: TYPED,
  device: /^(bot|desktop|mobile|tablet)$/,
  app: /^(web|pwa|ios|android)$/,
  before: /^1$/,
}

/** The search of an address (searchOf). */
export const accessLogSearchOf = (search: Readonly<Record<string, unknown>>): AccessLogSearch =>
  searchOf<AccessLogSearch>(LOOKS, search)
