import type { Context } from 'hono'

/** A call's query parameters that have a value: those it knows in the contract's order, so that their order makes no other call. */
export function queryOf(c: Context, known: readonly string[]): Record<string, string> {
  const sent = Object.entries(c.req.query()).filter(([, value]) => value !== '')
  const place = ([name]: [string, string]) => (known.includes(name) ? known.indexOf(name) : known.length)
  return Object.fromEntries(sent.sort((a, b) => place(a) - place(b)))
}
