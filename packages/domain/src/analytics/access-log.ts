/** Devices of the access log (R8.1). */
export const ACCESS_DEVICES = ['bot', 'desktop', 'mobile', 'tablet'] as const
export type AccessDevice = (typeof ACCESS_DEVICES)[number]

/** Statuses with a label of their own (R8.1). */
export const ACCESS_STATUSES = [200, 201, 204, 301, 302, 304, 400, 401, 403, 404, 500, 502, 503] as const

/** True for a status with a label of its own. */
export const hasLabel = (status: number): status is (typeof ACCESS_STATUSES)[number] =>
  (ACCESS_STATUSES as readonly number[]).includes(status)

/** True for a status that counts as an error; all others are successes (R8.1). */
export const isAccessError = (status: number): boolean => status >= 400
