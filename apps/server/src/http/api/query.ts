import type { Context } from 'hono'

/** A call's query parameters that have a value. */
export const queryOf = (c: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
